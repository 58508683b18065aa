// One line is chosen in everything that belongs to one kernel: source, pictures, tables, findings.
(function () {
  "use strict";

  const marks = (panel) => document.querySelectorAll(`[data-panel="${panel}"] [data-line]`);

  function choose(panel, line, options) {
    for (const mark of marks(panel)) mark.classList.toggle("on", Number(mark.dataset.line) === line);
    const listing = document.querySelector(`.listing-of[data-panel="${panel}"]`);
    if (listing) {
      for (const button of listing.querySelectorAll(".ln")) {
        const on = Number(button.textContent) === line;
        button.setAttribute("aria-pressed", String(on));
        button.tabIndex = on ? 0 : -1;
        if (on) {
          if (options.focus) button.focus({ preventScroll: true });
          if (options.scroll) reveal(button.closest("tr"), listing.querySelector(".listing"));
        }
      }
    }
    document.dispatchEvent(new CustomEvent("line-chosen", { detail: { panel, line } }));
  }

  // Scroll the listing, not the page, until the row is in its middle.
  function reveal(row, box) {
    const inside = row.getBoundingClientRect();
    const around = box.getBoundingClientRect();
    if (inside.top < around.top + 40 || inside.bottom > around.bottom - 20)
      box.scrollTop += inside.top - around.top - box.clientHeight / 2;
  }

  document.addEventListener("click", (event) => {
    const mark = event.target.closest("[data-line]");
    const panel = mark && mark.closest("[data-panel]");
    if (panel) choose(Number(panel.dataset.panel), Number(mark.dataset.line), { scroll: !mark.closest(".listing") });
  });

  document.addEventListener("keydown", (event) => {
    const button = event.target.closest && event.target.closest(".ln");
    if (!button) return;
    const move = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }[event.key];
    if (move === undefined) return;
    event.preventDefault();
    const panel = button.closest("[data-panel]");
    const all = [...panel.querySelectorAll(".ln")];
    const next = all[Math.min(Math.max(all.indexOf(button) + move, 0), all.length - 1)];
    choose(Number(panel.dataset.panel), Number(next.textContent), { focus: true, scroll: true });
  });

  window.rooftileChoose = choose;
})();
