// The pictures of accesses: which one, which block and warp, which execution. Frames are drawn already; here they change.
(function () {
  "use strict";
  const data = JSON.parse(document.getElementById("data").textContent);
  const still = matchMedia("(prefers-reduced-motion: reduce)");

  class Panel {
    constructor(root, number, record) {
      Object.assign(this, { root, number, views: record.views, pool: record.pool, counted: record.others, marks: record.marks, timer: null });
      this.part = (name) => root.querySelector(`[data-part="${name}"]`);
      this.drawings = document.querySelectorAll(`.matrices[data-panel="${number}"] svg`);
      this.chosen = {};
      this.part("block").addEventListener("change", () => this.show());
      this.part("warp").addEventListener("change", () => this.show());
      this.part("step").addEventListener("input", () => this.show());
      this.part("back").addEventListener("click", () => this.move(-1));
      this.part("on").addEventListener("click", () => this.move(1));
      this.part("play").addEventListener("click", () => this.play());
      for (const button of document.querySelectorAll(`.matrices[data-panel="${number}"] [data-move]`))
        button.addEventListener("click", () => this.move(Number(button.dataset.move)));
      this.part("views").addEventListener("keydown", (event) => this.keys(event));
      this.part("views").addEventListener("click", (event) => {
        const button = event.target.closest("button");
        if (button) this.choose(Number(button.dataset.view), true);
      });
    }

    view() {
      return this.views[this.current];
    }

    // Offer the accesses of a line; the one that was shown stays if it is among them.
    line(line) {
      const mine = this.views.map((view, index) => (view.line === line ? index : -1)).filter((index) => index >= 0);
      const box = this.part("views");
      box.replaceChildren();
      for (const index of mine) {
        const button = document.createElement("button");
        button.type = "button";
        button.dataset.view = index;
        button.setAttribute("role", "radio");
        button.textContent = button.title = this.views[index].name;
        box.append(button);
      }
      this.part("picture").hidden = mine.length === 0;
      if (mine.length) this.choose(mine.includes(this.current) ? this.current : mine[0], false);
      this.others(line, mine.length > 0);
    }

    // Accesses whose addresses no formula gives are not drawn; what was counted of them is said.
    others(line, drawn) {
      const box = this.part("others");
      const texts = this.counted[line] || [];
      const items = texts.map((text) => Object.assign(document.createElement("li"), { textContent: text }));
      box.querySelector("ul").replaceChildren(...items);
      box.hidden = texts.length === 0;
      this.part("none").hidden = drawn || texts.length > 0;
      this.part("none").textContent = `Line ${line} accesses no memory.`;
    }

    choose(index, tell) {
      this.current = index;
      const view = this.view();
      for (const button of this.part("views").children) {
        const on = Number(button.dataset.view) === index;
        button.setAttribute("aria-checked", String(on));
        button.tabIndex = on ? 0 : -1;
        if (on && tell) button.focus({ preventScroll: true });
      }
      this.offer("block", view.blocks.map((block) => `(${block.join(", ")})`));
      this.offer("warp", view.warps.map(String));
      const step = this.part("step");
      step.max = view.steps.length - 1;
      step.value = Math.min(Number(step.value), view.steps.length - 1);
      this.part("facts").textContent = view.facts;
      for (const kind of ["useful", "broadcast", "wasted", "conflict"])
        this.part("legend").querySelector(`.i-${kind}`).parentElement.hidden = !view.kinds.includes(kind);
      this.show();
    }

    offer(name, texts) {
      const select = this.part(name);
      const before = select.value;
      select.replaceChildren(...texts.map((text) => new Option(text, text)));
      if (texts.includes(before)) select.value = before;
    }

    state(view) {
      const execution = this.view().steps[Number(this.part("step").value)];
      const step = Math.max(0, view.steps.findLastIndex((listed) => listed <= execution));
      const block = Math.max(0, this.part("block").selectedIndex);
      const warp = Math.max(0, this.part("warp").selectedIndex);
      return (step * view.blocks.length + Math.min(block, view.blocks.length - 1)) * view.warps.length +
        Math.min(warp, view.warps.length - 1);
    }

    show() {
      const view = this.view();
      const at = this.state(view);
      for (const name of ["lanes", "linear", "tile"]) {
        const picture = view[name];
        const svg = this.part(name).querySelector("svg");
        this.part(name).hidden = !picture;
        if (!picture) continue;
        svg.querySelector("[data-frame]").innerHTML = this.pool[picture.index[at]];
        if (svg.dataset.height !== String(picture.height)) {
          const [, , width] = svg.getAttribute("viewBox").split(" ");
          svg.setAttribute("viewBox", `0 0 ${width} ${picture.height}`);
          svg.setAttribute("height", picture.height);
          svg.dataset.height = picture.height;
        }
        if (name === "lanes") svg.setAttribute("aria-label", `${view.name}. ${view.captions[at]}`);
      }
      this.part("said").textContent = view.captions[at];
      const step = Number(this.part("step").value);
      this.part("step").setAttribute("aria-valuetext", `execution ${view.steps[step] + 1} of ${view.executions}`);
      this.part("back").disabled = step === 0;
      this.part("on").disabled = step === view.steps.length - 1;
      for (const svg of this.drawings) this.matrices(svg, step);
    }

    // All three matrices show the same execution, as far as each has one.
    matrices(svg, step) {
      for (const [role, record] of Object.entries(this.marks)) {
        const view = this.views[record.view];
        const group = svg.querySelector(`[data-marks="${role}"]`);
        if (!view || !group) continue;
        group.innerHTML = record.frames[this.state(view)] || "";
      }
      const view = this.view();
      const place = `block ${this.part("block").value}, warp ${this.part("warp").value}, execution ${view.steps[step] + 1}`;
      svg.closest(".matrices").querySelector("[data-part=place]").textContent = place;
    }

    move(by) {
      const step = this.part("step");
      step.value = Number(step.value) + by;
      this.show();
    }

    play() {
      const button = this.part("play");
      const stop = () => {
        clearInterval(this.timer);
        this.timer = null;
        button.textContent = "play";
      };
      if (this.timer) return stop();
      const step = this.part("step");
      if (Number(step.value) >= Number(step.max)) step.value = 0;
      button.textContent = "pause";
      this.show();
      this.timer = setInterval(() => {
        if (Number(step.value) >= Number(step.max)) return stop();
        this.move(1);
      }, still.matches ? 1500 : 700);
    }

    keys(event) {
      const move = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      if (!move) return;
      event.preventDefault();
      const all = [...this.part("views").children];
      const at = all.findIndex((button) => Number(button.dataset.view) === this.current);
      this.choose(Number(all[(at + move + all.length) % all.length].dataset.view), true);
    }
  }

  const panels = [...document.querySelectorAll(".access")].map(
    (root) => new Panel(root, Number(root.dataset.panel), data.panels[Number(root.dataset.panel)]),
  );
  document.addEventListener("line-chosen", (event) => {
    for (const panel of panels) if (panel.number === event.detail.panel) panel.line(event.detail.line);
  });
  for (const panel of panels) {
    const first = data.panels[panel.number].first;
    if (first) window.rooftileChoose(panel.number, first, { scroll: true });
  }
  const named = /^#L(\d+)$/.exec(location.hash);
  if (named && panels.length) window.rooftileChoose(0, Number(named[1]), { scroll: true });
})();
