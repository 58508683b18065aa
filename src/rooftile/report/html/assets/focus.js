// A box that scrolls can be reached with the Tab key; one whose content fits is left out of the way.
(function () {
  "use strict";
  const boxes = document.querySelectorAll(".scroll, .table, .listing, .lesson, pre, main > table");
  const update = () => {
    for (const box of boxes) {
      const scrolls = box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1;
      if (scrolls) box.tabIndex = 0;
      else box.removeAttribute("tabindex");
    }
  };
  const later = new ResizeObserver(update);
  for (const box of boxes) later.observe(box);
  update();
})();
