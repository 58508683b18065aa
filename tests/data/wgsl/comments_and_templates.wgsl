//! dispatch 1 1 1
//! 0:0 r u32[16] out zero
/* A block comment /* with another one */ inside it */
// Line comment with /* that begins nothing
// Where < and > are brackets and where they compare.
@group(0) @binding(0) var<storage, read_write> r : array<u32,/* sixteen */16>;
const a = 1; const b = 2; const c = 5; const d = 3;
fn two(p: bool, q: bool) -> u32 { return u32(p) + 2u * u32(q); }
fn wrap(v: array<vec2<u32>,2>)->array<vec2<u32>,2>{return v;}
@compute @workgroup_size(1/*x*/,1,1)
fn main() {
  var x = 1; let y = 2;
  r[0] = two(x < y, (5 > (7)));
  r[1] = two(a < b, (c > d));
  let v = array<vec2<u32>,2>(vec2<u32>(1,2),vec2<u32>(3,4));
  r[2] = wrap(v)[1].y;
  r[3] = u32(x<y)+u32(x>y)+u32(x<=y)+u32(x>=y);
  var arr = array<u32, 3 + (8 >> 2)>();
  arr[u32(a<b)] = 9u;
  r[4] = arr[1] + arr[4];
  if (a < b && c > d) { r[5] = 1; }
  let w: vec4<f32>=vec4<f32>(1.0);
  r[6] = (u32(w.x)<<2u)>>1u;
  r[7] = bitcast<u32>(-1)>>28u;
  r[8] = two(x<y,(y>x));
  let s = select(a<b,d<=c,(a>b));
  r[9] = u32(s);
  r[10] = u32(x-1)+u32(- -x)+u32(!(!true));
  let p: ptr<function,i32> = &x;
  *p=*p* *p+3;
  r[11] = u32(x- -1);
  for (var i=0u;i<4u;i++){r[12]+=i;}
}
