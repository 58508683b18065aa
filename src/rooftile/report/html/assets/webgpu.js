// Runs a WGSL kernel on the reader's own WebGPU adapter, holds C against float64, and times it. Nothing leaves the page.
(function () {
  "use strict";
  const CHECKED = 256; // cells of C
  const PASSES = 5; // that are timed
  const LIMITS = [
    "maxBufferSize",
    "maxStorageBufferBindingSize",
    "maxComputeWorkgroupStorageSize",
    "maxComputeInvocationsPerWorkgroup",
    "maxComputeWorkgroupSizeX",
    "maxComputeWorkgroupSizeY",
  ];

  // The same numbers in every browser, uniform in [0, 1): mulberry32.
  function generator(seed) {
    return () => {
      seed = (seed + 0x6d2b79f5) | 0;
      let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
      t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
      return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
    };
  }

  // Half precision (IEEE 754 binary16); encoded are only multiples of 1/1024 below one, which it holds exactly.
  function toHalf(value) {
    if (value === 0) return 0;
    const exponent = Math.floor(Math.log2(Math.abs(value)));
    return ((value < 0) << 15) | ((exponent + 15) << 10) | ((Math.abs(value) / 2 ** exponent - 1) * 1024);
  }
  function fromHalf(bits) {
    const sign = bits & 0x8000 ? -1 : 1;
    const exponent = (bits >> 10) & 31;
    const fraction = bits & 1023;
    if (exponent === 31) return fraction ? NaN : sign * Infinity;
    return sign * (exponent ? 2 ** (exponent - 15) * (1 + fraction / 1024) : 2 ** -24 * fraction);
  }

  // How an element type is stored, drawn at random and read as a number.
  const TYPES = {
    float32: { array: Float32Array, random: (r) => 2 * r() - 1, poison: NaN, read: (x) => x },
    float16: {
      array: Uint16Array,
      random: (r) => toHalf((Math.floor(2048 * r()) - 1024) / 1024 || 0.5),
      poison: 0x7e00,
      read: fromHalf,
    },
    int32: { array: Int32Array, random: (r) => Math.floor(16 * r()) - 8, poison: 0x7fc00000, read: (x) => x },
    uint32: { array: Uint32Array, random: (r) => Math.floor(16 * r()), poison: 0x7fc00000, read: (x) => x },
  };

  const padded = (bytes) => Math.ceil(bytes / 4) * 4; // what can be copied

  // Contents before the launch: what is given, random matrices, and in C what no right kernel leaves there.
  function contents(program, binding, seed) {
    const bytes = new Uint8Array(padded(binding.size));
    if (binding.data !== null) {
      bytes.set(Uint8Array.from(atob(binding.data), (c) => c.charCodeAt(0)));
    } else if ("ABC".includes(binding.role)) {
      const type = TYPES[binding.dtype];
      const values = new type.array(bytes.buffer);
      const random = generator(seed);
      if (binding.role === "C" && program.beta === 0) values.fill(type.poison);
      else for (let i = 0; i < values.length; i++) values[i] = type.random(random);
    }
    return bytes;
  }

  // A matrix of the problem in a buffer: (row, column) => number.
  function matrix(binding, bytes, rows, columns) {
    const type = TYPES[binding.dtype];
    const values = new type.array(bytes.buffer);
    const pitch = binding.columns ?? (binding.transposed ? rows : columns);
    return (row, column) => type.read(values[binding.transposed ? column * pitch + row : row * pitch + column]);
  }

  // Cells of C, its corners among them, against sums in float64.
  function check(program, before, after) {
    const { m, n, k, alpha, beta, tolerance } = program;
    const of = (role, bytes, rows, columns) => {
      const at = program.bindings.findIndex((binding) => binding.role === role);
      return matrix(program.bindings[at], bytes[at], rows, columns);
    };
    const [a, b, old] = [of("A", before, m, k), of("B", before, k, n), of("C", before, m, n)];
    const c = of("C", after, m, n);
    const random = generator(7);
    const cells = [[0, 0], [0, n - 1], [m - 1, 0], [m - 1, n - 1]];
    while (cells.length < CHECKED) cells.push([Math.floor(m * random()), Math.floor(n * random())]);
    const result = { checked: cells.length, wrong: 0, error: 0, first: null };
    for (const [row, column] of cells) {
      let sum = 0;
      let size = 0;
      for (let i = 0; i < k; i++) {
        const product = a(row, i) * b(i, column);
        sum += product;
        size += Math.abs(product);
      }
      const expected = alpha * sum + (beta === 0 ? 0 : beta * old(row, column));
      const magnitude = Math.abs(alpha) * size + (beta === 0 ? 0 : Math.abs(beta * old(row, column)));
      const got = c(row, column);
      const error = Math.abs(got - expected);
      if (error <= tolerance * magnitude) {
        if (magnitude > 0) result.error = Math.max(result.error, error / magnitude);
      } else {
        result.wrong += 1;
        result.first ??= { row, column, got, expected };
      }
    }
    return result;
  }

  const SOFTWARE = /swiftshader|llvmpipe|lavapipe|software|basic render|warp/i;

  async function request(program) {
    const adapter = navigator.gpu ? await navigator.gpu.requestAdapter({ powerPreference: "high-performance" }) : null;
    if (!adapter) throw new Error("there is no WebGPU adapter: this browser, or its driver, does not offer one");
    const missing = program.features.filter((name) => !adapter.features.has(name));
    if (missing.length) throw new Error(`the kernel needs ${missing.join(", ")}, which this adapter does not have`);
    const timestamps = adapter.features.has("timestamp-query") ? ["timestamp-query"] : [];
    const device = await adapter.requestDevice({
      requiredFeatures: [...program.features, ...timestamps],
      requiredLimits: Object.fromEntries(LIMITS.map((name) => [name, adapter.limits[name]])),
    });
    const { vendor, architecture, device: model, description, isFallbackAdapter } = adapter.info;
    const name = description || model || [vendor, architecture].filter(Boolean).join(" ") || "an unnamed adapter";
    const software = Boolean(isFallbackAdapter ?? adapter.isFallbackAdapter) || SOFTWARE.test(`${architecture} ${name}`);
    return { device, name, software };
  }

  // The pipeline with its buffers: (pass) => void sets them, so that a launch is one call more.
  async function prepare(device, program, before) {
    const visibility = GPUShaderStage.COMPUTE;
    const usage =
      GPUBufferUsage.STORAGE | GPUBufferUsage.UNIFORM | GPUBufferUsage.COPY_SRC | GPUBufferUsage.COPY_DST;
    const buffers = program.bindings.map((_, at) => {
      const buffer = device.createBuffer({ size: before[at].byteLength, usage });
      device.queue.writeBuffer(buffer, 0, before[at]);
      return buffer;
    });
    const groups = Array.from({ length: 1 + Math.max(...program.bindings.map((b) => b.group)) }, (_, group) => {
      const mine = program.bindings.map((b, at) => [b, buffers[at]]).filter(([b]) => b.group === group);
      const layout = device.createBindGroupLayout({
        entries: mine.map(([b]) => ({ binding: b.binding, visibility, buffer: { type: b.kind } })),
      });
      const entries = mine.map(([b, buffer]) => ({ binding: b.binding, resource: { buffer } }));
      return { layout, group: device.createBindGroup({ layout, entries }) };
    });
    const module = device.createShaderModule({ code: program.code });
    const fault = (await module.getCompilationInfo()).messages.find(({ type }) => type === "error");
    if (fault) throw new Error(`line ${fault.lineNum}: ${fault.message}`);
    const pipeline = await device.createComputePipelineAsync({
      layout: device.createPipelineLayout({ bindGroupLayouts: groups.map(({ layout }) => layout) }),
      compute: { module, entryPoint: program.entry_point, constants: program.constants },
    });
    const set = (pass) => {
      pass.setPipeline(pipeline);
      groups.forEach(({ group }, number) => pass.setBindGroup(number, group));
    };
    return { buffers, set };
  }

  async function download(device, buffer) {
    const size = buffer.size;
    const copy = device.createBuffer({ size, usage: GPUBufferUsage.MAP_READ | GPUBufferUsage.COPY_DST });
    const encoder = device.createCommandEncoder();
    encoder.copyBufferToBuffer(buffer, 0, copy, 0, size);
    device.queue.submit([encoder.finish()]);
    await copy.mapAsync(GPUMapMode.READ);
    const bytes = new Uint8Array(copy.getMappedRange().slice(0));
    copy.destroy();
    return bytes;
  }

  // Seconds that one pass of some launches takes: between its timestamps, or until the queue is empty.
  function stopwatch(device, program, set) {
    const stamps = device.features.has("timestamp-query");
    const querySet = stamps && device.createQuerySet({ type: "timestamp", count: 2 });
    const resolved =
      stamps && device.createBuffer({ size: 16, usage: GPUBufferUsage.QUERY_RESOLVE | GPUBufferUsage.COPY_SRC });
    async function pass(launches) {
      const encoder = device.createCommandEncoder();
      const timestampWrites = { querySet, beginningOfPassWriteIndex: 0, endOfPassWriteIndex: 1 };
      const compute = encoder.beginComputePass(stamps ? { timestampWrites } : {});
      set(compute);
      for (let i = 0; i < launches; i++) compute.dispatchWorkgroups(...program.workgroups);
      compute.end();
      if (stamps) encoder.resolveQuerySet(querySet, 0, 2, resolved, 0);
      const started = performance.now();
      device.queue.submit([encoder.finish()]);
      await device.queue.onSubmittedWorkDone();
      if (!stamps) return (performance.now() - started) / 1e3;
      const [begin, end] = new BigUint64Array((await download(device, resolved)).buffer);
      return Number(end - begin) / 1e9;
    }
    return { pass, stamps };
  }

  // The median of some passes, each long enough that neither a timestamp's grain nor a submission counts.
  async function time(device, program, set) {
    const { pass, stamps } = stopwatch(device, program, set);
    const enough = stamps ? 0.02 : 0.1;
    let launches = 1;
    let seconds = await pass(launches);
    while (seconds < enough && launches < 4096) {
      launches = Math.min(4096, Math.ceil(launches * Math.max(2, Math.min(64, (1.2 * enough) / Math.max(seconds, 1e-6)))));
      seconds = await pass(launches);
    }
    const taken = [];
    for (let i = 0; i < PASSES && (i === 0 || seconds * i < 4); i++) taken.push((await pass(launches)) / launches);
    taken.sort((x, y) => x - y);
    const middle = (taken[(taken.length - 1) >> 1] + taken[taken.length >> 1]) / 2;
    return { seconds: middle, launches, passes: taken.length, stamps };
  }

  /** Run `program` once, check C, then time it: { name, software, check, time }; an Error says what stood in the way. */
  async function run(program) {
    const { device, name, software } = await request(program);
    try {
      device.pushErrorScope("out-of-memory");
      device.pushErrorScope("validation");
      const before = program.bindings.map((binding, at) => contents(program, binding, at + 1));
      const { buffers, set } = await prepare(device, program, before);
      const encoder = device.createCommandEncoder();
      const pass = encoder.beginComputePass();
      set(pass);
      pass.dispatchWorkgroups(...program.workgroups);
      pass.end();
      device.queue.submit([encoder.finish()]);
      const error = (await device.popErrorScope()) ?? (await device.popErrorScope());
      if (error) throw new Error(error.message);
      const after = await Promise.all(
        program.bindings.map((b, at) => (b.role === "C" ? download(device, buffers[at]) : null)),
      );
      const checked = program.tolerance === null ? null : check(program, before, after);
      return { name, software, check: checked, time: await time(device, program, set) };
    } finally {
      device.destroy();
    }
  }

  window.rooftileRun = run;
})();
