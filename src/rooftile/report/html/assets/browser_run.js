// The button that runs the page's kernel here, what it says, and the point on the roofline.
(function () {
  "use strict";
  const program = JSON.parse(document.getElementById("data").textContent).webgpu;
  const button = document.getElementById("webgpu-run");
  const said = document.getElementById("webgpu-said");
  const list = document.getElementById("webgpu-results");
  if (!program || !button) return;

  const PREFIXES = ["p", "n", "u", "m", "", "k", "M", "G", "T", "P"];
  function si(value, unit) {
    if (value === 0) return `0 ${unit}`;
    const step = Math.max(-4, Math.min(5, Math.floor(Math.log10(Math.abs(value) * (1 + 5e-4)) / 3)));
    return `${Number((value / 1000 ** step).toPrecision(3))} ${PREFIXES[step + 4]}${unit}`;
  }
  const small = (value) => (value === 0 ? "0" : value.toExponential(1));
  const count = (value) => value.toLocaleString("en");

  function verdict(found) {
    if (found === null) return "Not checked, for this report has nothing to check it against.";
    if (found.wrong === 0)
      return (
        `Right: ${count(found.checked)} cells of C agree with sums in float64. Largest error ${small(found.error)} of a ` +
        `cell's magnitude, ${small(program.tolerance)} allowed.`
      );
    const { row, column, got, expected } = found.first;
    return (
      `Wrong: ${count(found.wrong)} of ${count(found.checked)} cells of C disagree with sums in float64; ` +
      `C[${row}, ${column}] is ${got}, should be ${expected}.`
    );
  }

  function speed({ time, name, software }) {
    const clock = time.stamps ? "timestamps" : "until the queue was empty";
    const passes = `${time.passes} ${time.passes === 1 ? "pass" : "passes"}`;
    const launches = `${count(time.launches)} ${time.launches === 1 ? "launch" : "launches"}`;
    return (
      `${si(time.seconds, "s")} a launch, ${si(program.flops / time.seconds, "FLOP/s")}, measured on ${name}` +
      `${software ? ", which is software on this machine's CPU" : ""} (${clock}, median of ${passes} of ${launches}).`
    );
  }

  // On a logarithmic axis, at its end where it ends before.
  function place(axis, value) {
    const share = Math.log(value / axis.low) / Math.log(axis.high / axis.low);
    const shown = Math.min(Math.max(share, 0), 1);
    return { at: axis.start + shown * axis.length, outside: shown !== share };
  }

  function element(name, attributes) {
    const made = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    return made;
  }

  // A text where no other one stands.
  function label(svg, x, y, words) {
    const taken = [...svg.querySelectorAll("text")].map((text) => text.getBBox());
    const text = element("text", { class: "label halo" });
    text.textContent = words;
    svg.append(text);
    const { width } = svg.viewBox.baseVal;
    for (let step = 0; step < 40; step++)
      for (const side of [1, -1]) {
        const at = y + 4 + 7 * Math.ceil(step / 2) * (step % 2 ? 1 : -1);
        text.setAttribute("x", x + 11 * side);
        text.setAttribute("y", at);
        text.setAttribute("text-anchor", side > 0 ? "start" : "end");
        const box = text.getBBox();
        const free = taken.every(
          (o) => o.x > box.x + box.width || o.x + o.width < box.x || o.y > box.y + box.height || o.y + o.height < box.y,
        );
        if (free && box.x >= 78 && box.x + box.width <= width - 4 && box.y >= 40) return;
      }
  }

  function draw({ time, name, software }) {
    const svg = document.querySelector("#roofline svg");
    document.getElementById("webgpu-point")?.remove();
    if (!program.chart || !svg) return "";
    if (software) return "It is not put on the roofline: a CPU that plays a GPU says nothing about a GPU.";
    const rate = program.flops / time.seconds;
    const [x, y] = [place(program.chart.x, program.chart.intensity), place(program.chart.y, rate)];
    const outside = x.outside || y.outside;
    const group = element("g", { id: "webgpu-point" });
    group.append(element("path", { class: "measured", d: `M${x.at} ${y.at - 7}l7 12h-14z` }));
    svg.append(group);
    label(svg, x.at, y.at, `measured: ${name}${outside ? ", beyond this chart" : ""}`);
    group.append(svg.lastElementChild);
    return (
      `The triangle on the roofline is this rate over the FLOP/B at ${program.chart.level} that this report predicts for ` +
      `${program.chart.gpu}, whose roofs these are${outside ? "; it lies beyond the chart's edge" : ""}.`
    );
  }

  function show(sentences) {
    list.replaceChildren(
      ...sentences.filter(Boolean).map((sentence) => {
        const item = document.createElement("li");
        item.textContent = sentence;
        return item;
      }),
    );
  }

  if (!navigator.gpu) {
    button.disabled = true;
    button.textContent = "This browser has no WebGPU";
    said.textContent = "Browsers offer it to pages that come from a file, from this machine or over https.";
    return;
  }
  let running = false;
  button.addEventListener("click", async () => {
    if (running) return;
    running = true;
    button.setAttribute("aria-disabled", "true");
    said.textContent = "Running ...";
    show([]);
    try {
      const result = await window.rooftileRun(program);
      said.textContent = result.check && result.check.wrong ? "It ran, and is wrong." : "It ran.";
      show([verdict(result.check), speed(result), draw(result)]);
    } catch (error) {
      said.textContent = `It did not run: ${error.message}`;
    }
    button.removeAttribute("aria-disabled");
    running = false;
  });
})();
