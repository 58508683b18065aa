// The warp-tiled kernel with two pairs of tiles in workgroup memory, of 8 steps along K each: while one pair is
// multiplied, the next is on its way from storage buffers to registers, and it goes where nobody reads any more.
// Nothing waits for storage buffers, and one barrier a tile is enough. What a step needs is read from workgroup memory
// while the one before it is multiplied.
const BM = 128u;
const BN = 128u;
const BK = 8u;
const COUNT = 128u;

struct Dims {
  M: u32,
  N: u32,
  K: u32,
  lda: u32,
  ldb: u32,
}

@group(0) @binding(0) var<uniform> d: Dims;
@group(0) @binding(1) var<storage, read> A: array<vec4f>;
@group(0) @binding(2) var<storage, read> B: array<vec4f>;
@group(0) @binding(3) var<storage, read_write> C: array<f32>;

// Two tiles of each matrix, by step along K and group of rows or columns, which are constants below: so only the last
// index has to be kept within bounds, and it is the same at every step.
var<workgroup> As: array<array<array<vec4f, 16>, 4>, BK>;  // transposed
var<workgroup> Bs: array<array<array<vec4f, 32>, 2>, BK>;

fn store(row: u32, col: u32, sums: vec4f) {
  if (row < d.M) {
    let at = row * d.N + col;
    if (col < d.N) { C[at] = sums.x; }
    if (col + 1u < d.N) { C[at + 1u] = sums.y; }
    if (col + 2u < d.N) { C[at + 2u] = sums.z; }
    if (col + 3u < d.N) { C[at + 3u] = sums.w; }
  }
}

@compute @workgroup_size(COUNT)
fn double_buffered(@builtin(workgroup_id) tile: vec3u, @builtin(local_invocation_index) index: u32) {
  let row0 = tile.y * BM;
  let col0 = tile.x * BN;
  let pitch_a = d.lda / 4u;
  let pitch_b = d.ldb / 4u;
  let tiles = d.K / BK;

  // Its place: one of 2 x 2 tiles of 64 x 64, and there one of 4 x 8. Neighbours i and i ^ 1 share their rows, i and
  // i ^ 2 their columns: so half of 32 invocations read as few different elements as can be.
  let lane = index % 32u;
  let wr = index / 64u;
  let wc = index / 32u % 2u;
  let rl = lane / 2u % 4u;
  let cl = lane / 8u * 2u + lane % 2u;

  // The 4 x 4 elements that it brings: half of the invocations bring A's tile, half B's. Of A, eight neighbours store
  // side by side, and rows beyond the last one are the last one: they become part of elements that C does not have.
  let from_a = index < COUNT / 2u;
  let part = index % (COUNT / 2u);
  let sl = part % 4u;
  let swr = part / 4u % 2u;
  let sk = part / 8u % 2u;
  let sg = part / 16u;
  let sc = part % 32u;
  let kb = part / 32u * 4u;
  let twc = sc / 16u;
  let tg = sc / 8u % 2u;
  let tl = sc % 8u;
  let r0 = row0 + (swr * 16u + sg * 4u + sl) * 4u;
  let top = d.M - 1u;
  let at_a = min(r0, top) * pitch_a + sk;
  let at_b = kb * pitch_b + min(tile.x * (BN / 4u) + sc, pitch_b - 1u);
  var at = select(at_b, at_a, from_a);
  let row1 = select(pitch_b, (min(r0 + 1u, top) - min(r0, top)) * pitch_a, from_a);
  let row2 = select(2u * pitch_b, (min(r0 + 2u, top) - min(r0, top)) * pitch_a, from_a);
  let row3 = select(3u * pitch_b, (min(r0 + 3u, top) - min(r0, top)) * pitch_a, from_a);
  let advance = select(BK * pitch_b, BK / 4u, from_a);
  let last = at + (tiles - 1u) * advance;
  var n0: vec4f;
  var n1: vec4f;
  var n2: vec4f;
  var n3: vec4f;

  // Its 16 x 8 elements, four neighbours each: of rows 0 to 15, left and right. They are variables of their own, for
  // compilers order the work better so than with an array.
  var s0l: vec4f; var s0r: vec4f; var s1l: vec4f; var s1r: vec4f; var s2l: vec4f; var s2r: vec4f; var s3l: vec4f;
  var s3r: vec4f; var s4l: vec4f; var s4r: vec4f; var s5l: vec4f; var s5r: vec4f; var s6l: vec4f; var s6r: vec4f;
  var s7l: vec4f; var s7r: vec4f; var s8l: vec4f; var s8r: vec4f; var s9l: vec4f; var s9r: vec4f; var s10l: vec4f;
  var s10r: vec4f; var s11l: vec4f; var s11r: vec4f; var s12l: vec4f; var s12r: vec4f; var s13l: vec4f; var s13r: vec4f;
  var s14l: vec4f; var s14r: vec4f; var s15l: vec4f; var s15r: vec4f;

  if (tiles != 0u) {
    if (from_a) {
      n0 = A[at]; n1 = A[at + row1]; n2 = A[at + row2]; n3 = A[at + row3];
    } else {
      n0 = B[at]; n1 = B[at + row1]; n2 = B[at + row2]; n3 = B[at + row3];
    }
    at = min(at + advance, last);
    for (var t = 0u; t < tiles; t++) {
      let pair = t % 2u;
      if (from_a) {
        let into_a = pair * 8u + swr * 4u + sl;
        As[sk * 4u + 0u][sg][into_a] = vec4f(n0.x, n1.x, n2.x, n3.x);
        As[sk * 4u + 1u][sg][into_a] = vec4f(n0.y, n1.y, n2.y, n3.y);
        As[sk * 4u + 2u][sg][into_a] = vec4f(n0.z, n1.z, n2.z, n3.z);
        As[sk * 4u + 3u][sg][into_a] = vec4f(n0.w, n1.w, n2.w, n3.w);
      } else {
        let into_b = pair * 16u + twc * 8u + tl;
        Bs[kb + 0u][tg][into_b] = n0;
        Bs[kb + 1u][tg][into_b] = n1;
        Bs[kb + 2u][tg][into_b] = n2;
        Bs[kb + 3u][tg][into_b] = n3;
      }
      workgroupBarrier();  // this pair is filled, the other one is used

      let in_a = pair * 8u + wr * 4u + rl;
      let in_b = pair * 16u + wc * 8u + cl;
      let a00 = As[0u][0u][in_a]; let a01 = As[0u][1u][in_a]; let a02 = As[0u][2u][in_a]; let a03 = As[0u][3u][in_a];
      let b00 = Bs[0u][0u][in_b]; let b01 = Bs[0u][1u][in_b];

      // The next tile is asked for as soon as this one is there; behind the last one it is asked for again.
      if (from_a) {
        n0 = A[at]; n1 = A[at + row1]; n2 = A[at + row2]; n3 = A[at + row3];
      } else {
        n0 = B[at]; n1 = B[at + row1]; n2 = B[at + row2]; n3 = B[at + row3];
      }
      at = min(at + advance, last);

      let a10 = As[1u][0u][in_a]; let a11 = As[1u][1u][in_a]; let a12 = As[1u][2u][in_a]; let a13 = As[1u][3u][in_a];
      let b10 = Bs[1u][0u][in_b]; let b11 = Bs[1u][1u][in_b];
      s0l += a00.x * b00; s0r += a00.x * b01; s1l += a00.y * b00; s1r += a00.y * b01; s2l += a00.z * b00;
      s2r += a00.z * b01; s3l += a00.w * b00; s3r += a00.w * b01; s4l += a01.x * b00; s4r += a01.x * b01;
      s5l += a01.y * b00; s5r += a01.y * b01; s6l += a01.z * b00; s6r += a01.z * b01; s7l += a01.w * b00;
      s7r += a01.w * b01; s8l += a02.x * b00; s8r += a02.x * b01; s9l += a02.y * b00; s9r += a02.y * b01;
      s10l += a02.z * b00; s10r += a02.z * b01; s11l += a02.w * b00; s11r += a02.w * b01; s12l += a03.x * b00;
      s12r += a03.x * b01; s13l += a03.y * b00; s13r += a03.y * b01; s14l += a03.z * b00; s14r += a03.z * b01;
      s15l += a03.w * b00; s15r += a03.w * b01;

      let a20 = As[2u][0u][in_a]; let a21 = As[2u][1u][in_a]; let a22 = As[2u][2u][in_a]; let a23 = As[2u][3u][in_a];
      let b20 = Bs[2u][0u][in_b]; let b21 = Bs[2u][1u][in_b];
      s0l += a10.x * b10; s0r += a10.x * b11; s1l += a10.y * b10; s1r += a10.y * b11; s2l += a10.z * b10;
      s2r += a10.z * b11; s3l += a10.w * b10; s3r += a10.w * b11; s4l += a11.x * b10; s4r += a11.x * b11;
      s5l += a11.y * b10; s5r += a11.y * b11; s6l += a11.z * b10; s6r += a11.z * b11; s7l += a11.w * b10;
      s7r += a11.w * b11; s8l += a12.x * b10; s8r += a12.x * b11; s9l += a12.y * b10; s9r += a12.y * b11;
      s10l += a12.z * b10; s10r += a12.z * b11; s11l += a12.w * b10; s11r += a12.w * b11; s12l += a13.x * b10;
      s12r += a13.x * b11; s13l += a13.y * b10; s13r += a13.y * b11; s14l += a13.z * b10; s14r += a13.z * b11;
      s15l += a13.w * b10; s15r += a13.w * b11;

      let a30 = As[3u][0u][in_a]; let a31 = As[3u][1u][in_a]; let a32 = As[3u][2u][in_a]; let a33 = As[3u][3u][in_a];
      let b30 = Bs[3u][0u][in_b]; let b31 = Bs[3u][1u][in_b];
      s0l += a20.x * b20; s0r += a20.x * b21; s1l += a20.y * b20; s1r += a20.y * b21; s2l += a20.z * b20;
      s2r += a20.z * b21; s3l += a20.w * b20; s3r += a20.w * b21; s4l += a21.x * b20; s4r += a21.x * b21;
      s5l += a21.y * b20; s5r += a21.y * b21; s6l += a21.z * b20; s6r += a21.z * b21; s7l += a21.w * b20;
      s7r += a21.w * b21; s8l += a22.x * b20; s8r += a22.x * b21; s9l += a22.y * b20; s9r += a22.y * b21;
      s10l += a22.z * b20; s10r += a22.z * b21; s11l += a22.w * b20; s11r += a22.w * b21; s12l += a23.x * b20;
      s12r += a23.x * b21; s13l += a23.y * b20; s13r += a23.y * b21; s14l += a23.z * b20; s14r += a23.z * b21;
      s15l += a23.w * b20; s15r += a23.w * b21;

      let a40 = As[4u][0u][in_a]; let a41 = As[4u][1u][in_a]; let a42 = As[4u][2u][in_a]; let a43 = As[4u][3u][in_a];
      let b40 = Bs[4u][0u][in_b]; let b41 = Bs[4u][1u][in_b];
      s0l += a30.x * b30; s0r += a30.x * b31; s1l += a30.y * b30; s1r += a30.y * b31; s2l += a30.z * b30;
      s2r += a30.z * b31; s3l += a30.w * b30; s3r += a30.w * b31; s4l += a31.x * b30; s4r += a31.x * b31;
      s5l += a31.y * b30; s5r += a31.y * b31; s6l += a31.z * b30; s6r += a31.z * b31; s7l += a31.w * b30;
      s7r += a31.w * b31; s8l += a32.x * b30; s8r += a32.x * b31; s9l += a32.y * b30; s9r += a32.y * b31;
      s10l += a32.z * b30; s10r += a32.z * b31; s11l += a32.w * b30; s11r += a32.w * b31; s12l += a33.x * b30;
      s12r += a33.x * b31; s13l += a33.y * b30; s13r += a33.y * b31; s14l += a33.z * b30; s14r += a33.z * b31;
      s15l += a33.w * b30; s15r += a33.w * b31;

      let a50 = As[5u][0u][in_a]; let a51 = As[5u][1u][in_a]; let a52 = As[5u][2u][in_a]; let a53 = As[5u][3u][in_a];
      let b50 = Bs[5u][0u][in_b]; let b51 = Bs[5u][1u][in_b];
      s0l += a40.x * b40; s0r += a40.x * b41; s1l += a40.y * b40; s1r += a40.y * b41; s2l += a40.z * b40;
      s2r += a40.z * b41; s3l += a40.w * b40; s3r += a40.w * b41; s4l += a41.x * b40; s4r += a41.x * b41;
      s5l += a41.y * b40; s5r += a41.y * b41; s6l += a41.z * b40; s6r += a41.z * b41; s7l += a41.w * b40;
      s7r += a41.w * b41; s8l += a42.x * b40; s8r += a42.x * b41; s9l += a42.y * b40; s9r += a42.y * b41;
      s10l += a42.z * b40; s10r += a42.z * b41; s11l += a42.w * b40; s11r += a42.w * b41; s12l += a43.x * b40;
      s12r += a43.x * b41; s13l += a43.y * b40; s13r += a43.y * b41; s14l += a43.z * b40; s14r += a43.z * b41;
      s15l += a43.w * b40; s15r += a43.w * b41;

      let a60 = As[6u][0u][in_a]; let a61 = As[6u][1u][in_a]; let a62 = As[6u][2u][in_a]; let a63 = As[6u][3u][in_a];
      let b60 = Bs[6u][0u][in_b]; let b61 = Bs[6u][1u][in_b];
      s0l += a50.x * b50; s0r += a50.x * b51; s1l += a50.y * b50; s1r += a50.y * b51; s2l += a50.z * b50;
      s2r += a50.z * b51; s3l += a50.w * b50; s3r += a50.w * b51; s4l += a51.x * b50; s4r += a51.x * b51;
      s5l += a51.y * b50; s5r += a51.y * b51; s6l += a51.z * b50; s6r += a51.z * b51; s7l += a51.w * b50;
      s7r += a51.w * b51; s8l += a52.x * b50; s8r += a52.x * b51; s9l += a52.y * b50; s9r += a52.y * b51;
      s10l += a52.z * b50; s10r += a52.z * b51; s11l += a52.w * b50; s11r += a52.w * b51; s12l += a53.x * b50;
      s12r += a53.x * b51; s13l += a53.y * b50; s13r += a53.y * b51; s14l += a53.z * b50; s14r += a53.z * b51;
      s15l += a53.w * b50; s15r += a53.w * b51;

      let a70 = As[7u][0u][in_a]; let a71 = As[7u][1u][in_a]; let a72 = As[7u][2u][in_a]; let a73 = As[7u][3u][in_a];
      let b70 = Bs[7u][0u][in_b]; let b71 = Bs[7u][1u][in_b];
      s0l += a60.x * b60; s0r += a60.x * b61; s1l += a60.y * b60; s1r += a60.y * b61; s2l += a60.z * b60;
      s2r += a60.z * b61; s3l += a60.w * b60; s3r += a60.w * b61; s4l += a61.x * b60; s4r += a61.x * b61;
      s5l += a61.y * b60; s5r += a61.y * b61; s6l += a61.z * b60; s6r += a61.z * b61; s7l += a61.w * b60;
      s7r += a61.w * b61; s8l += a62.x * b60; s8r += a62.x * b61; s9l += a62.y * b60; s9r += a62.y * b61;
      s10l += a62.z * b60; s10r += a62.z * b61; s11l += a62.w * b60; s11r += a62.w * b61; s12l += a63.x * b60;
      s12r += a63.x * b61; s13l += a63.y * b60; s13r += a63.y * b61; s14l += a63.z * b60; s14r += a63.z * b61;
      s15l += a63.w * b60; s15r += a63.w * b61;

      s0l += a70.x * b70; s0r += a70.x * b71; s1l += a70.y * b70; s1r += a70.y * b71; s2l += a70.z * b70;
      s2r += a70.z * b71; s3l += a70.w * b70; s3r += a70.w * b71; s4l += a71.x * b70; s4r += a71.x * b71;
      s5l += a71.y * b70; s5r += a71.y * b71; s6l += a71.z * b70; s6r += a71.z * b71; s7l += a71.w * b70;
      s7r += a71.w * b71; s8l += a72.x * b70; s8r += a72.x * b71; s9l += a72.y * b70; s9r += a72.y * b71;
      s10l += a72.z * b70; s10r += a72.z * b71; s11l += a72.w * b70; s11r += a72.w * b71; s12l += a73.x * b70;
      s12r += a73.x * b71; s13l += a73.y * b70; s13r += a73.y * b71; s14l += a73.z * b70; s14r += a73.z * b71;
      s15l += a73.w * b70; s15r += a73.w * b71;
    }
  }

  // What is left of K is less than a tile: nothing is asked for beyond it, and only so many steps are made.
  let rest = d.K % BK;
  if (rest != 0u) {
    let pair = tiles % 2u;
    at = select(at_b, at_a, from_a) + tiles * advance;
    if (from_a) {
      if (sk * 4u < rest) {
        n0 = A[at]; n1 = A[at + row1]; n2 = A[at + row2]; n3 = A[at + row3];
      }
    } else {
      if (kb < rest) { n0 = B[at]; }
      if (kb + 1u < rest) { n1 = B[at + row1]; }
      if (kb + 2u < rest) { n2 = B[at + row2]; }
      if (kb + 3u < rest) { n3 = B[at + row3]; }
    }
    if (from_a) {
      let into_a = pair * 8u + swr * 4u + sl;
      As[sk * 4u + 0u][sg][into_a] = vec4f(n0.x, n1.x, n2.x, n3.x);
      As[sk * 4u + 1u][sg][into_a] = vec4f(n0.y, n1.y, n2.y, n3.y);
      As[sk * 4u + 2u][sg][into_a] = vec4f(n0.z, n1.z, n2.z, n3.z);
      As[sk * 4u + 3u][sg][into_a] = vec4f(n0.w, n1.w, n2.w, n3.w);
    } else {
      let into_b = pair * 16u + twc * 8u + tl;
      Bs[kb + 0u][tg][into_b] = n0;
      Bs[kb + 1u][tg][into_b] = n1;
      Bs[kb + 2u][tg][into_b] = n2;
      Bs[kb + 3u][tg][into_b] = n3;
    }
    workgroupBarrier();

    let in_a = pair * 8u + wr * 4u + rl;
    let in_b = pair * 16u + wc * 8u + cl;
    for (var k = 0u; k < rest; k++) {
      let a0 = As[k][0u][in_a]; let a1 = As[k][1u][in_a]; let a2 = As[k][2u][in_a]; let a3 = As[k][3u][in_a];
      let b0 = Bs[k][0u][in_b]; let b1 = Bs[k][1u][in_b];
      s0l += a0.x * b0; s0r += a0.x * b1; s1l += a0.y * b0; s1r += a0.y * b1; s2l += a0.z * b0; s2r += a0.z * b1;
      s3l += a0.w * b0; s3r += a0.w * b1; s4l += a1.x * b0; s4r += a1.x * b1; s5l += a1.y * b0; s5r += a1.y * b1;
      s6l += a1.z * b0; s6r += a1.z * b1; s7l += a1.w * b0; s7r += a1.w * b1; s8l += a2.x * b0; s8r += a2.x * b1;
      s9l += a2.y * b0; s9r += a2.y * b1; s10l += a2.z * b0; s10r += a2.z * b1; s11l += a2.w * b0; s11r += a2.w * b1;
      s12l += a3.x * b0; s12r += a3.x * b1; s13l += a3.y * b0; s13r += a3.y * b1; s14l += a3.z * b0; s14r += a3.z * b1;
      s15l += a3.w * b0; s15r += a3.w * b1;
    }
  }

  let row = row0 + wr * 64u + rl * 4u;
  let col = col0 + wc * 64u + cl * 4u;
  store(row, col, s0l); store(row, col + 32u, s0r); store(row + 1u, col, s1l); store(row + 1u, col + 32u, s1r);
  store(row + 2u, col, s2l); store(row + 2u, col + 32u, s2r); store(row + 3u, col, s3l);
  store(row + 3u, col + 32u, s3r); store(row + 16u, col, s4l); store(row + 16u, col + 32u, s4r);
  store(row + 17u, col, s5l); store(row + 17u, col + 32u, s5r); store(row + 18u, col, s6l);
  store(row + 18u, col + 32u, s6r); store(row + 19u, col, s7l); store(row + 19u, col + 32u, s7r);
  store(row + 32u, col, s8l); store(row + 32u, col + 32u, s8r); store(row + 33u, col, s9l);
  store(row + 33u, col + 32u, s9r); store(row + 34u, col, s10l); store(row + 34u, col + 32u, s10r);
  store(row + 35u, col, s11l); store(row + 35u, col + 32u, s11r); store(row + 48u, col, s12l);
  store(row + 48u, col + 32u, s12r); store(row + 49u, col, s13l); store(row + 49u, col + 32u, s13r);
  store(row + 50u, col, s14l); store(row + 50u, col + 32u, s14r); store(row + 51u, col, s15l);
  store(row + 51u, col + 32u, s15r);
}
