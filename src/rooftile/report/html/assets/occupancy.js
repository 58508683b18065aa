// Occupancy for other numbers, by the rule of rooftile's model (cuda_occupancy.h): tested to give the same.
(function () {
  "use strict";
  const data = JSON.parse(document.getElementById("data").textContent).occupancy;
  const form = document.getElementById("occ-form");
  const up = (value, unit) => Math.ceil(value / unit) * unit;

  function occupancy(sm, threads, registers, shared) {
    const warps = Math.ceil(threads / 32);
    const allocated = up(shared + sm.reserved_shared_bytes, sm.shared_unit);
    const warpRegisters = up(registers * 32, sm.register_unit);
    const perPartition = Math.floor(sm.registers / sm.partitions);
    const resident = warpRegisters ? Math.floor(perPartition / warpRegisters) * sm.partitions : null;
    const limits = {
      registers: resident === null ? null : Math.floor(resident / warps),
      shared_mem: allocated ? Math.floor(sm.shared_bytes / allocated) : null,
      warps: Math.floor(sm.max_warps / warps),
      blocks: sm.max_blocks,
    };
    const fits =
      registers <= sm.max_registers_per_thread &&
      up(warps, sm.partitions) * warpRegisters <= sm.registers_per_block &&
      shared <= sm.shared_bytes_per_block_optin;
    const blocks = fits ? Math.min(...Object.values(limits).filter((limit) => limit !== null)) : 0;
    return { limits, blocks, warps: blocks * warps, occupancy: (blocks * warps) / sm.max_warps };
  }

  window.rooftileOccupancy = occupancy;
  if (!form || !data) return;
  const { sm, room } = data;
  const input = (name) => document.getElementById(`occ-${name}`);

  // As the rest of the page is rounded: halves to the even digit.
  function percent(share) {
    const scale = share === 0 || share >= 0.0995 ? 1 : 10;
    const value = share * 100 * scale;
    const half = value - Math.floor(value) === 0.5;
    return `${((half ? 2 * Math.round(value / 2) : Math.round(value)) / scale).toFixed(scale === 1 ? 0 : 1)} %`;
  }

  function show() {
    const [registers, shared, threads] = ["registers", "shared", "threads"].map((name) => Number(input(name).value));
    for (const name of ["registers", "shared", "threads"])
      document.getElementById(`occ-${name}-value`).textContent = Number(input(name).value).toLocaleString("en");
    const found = occupancy(sm, threads, registers, shared);
    for (const [name, limit] of Object.entries(found.limits)) {
      const binds = found.blocks > 0 && limit === found.blocks;
      const bar = document.getElementById(`occ-bar-${name}`);
      bar.setAttribute("width", limit === null ? room : Math.min(1, limit / sm.max_blocks) * room);
      bar.setAttribute("class", binds ? "bound" : "unit");
      const text = limit === null ? "no limit" : `${limit}${binds ? ", binds" : ""}`;
      document.querySelector(`#occ-text-${name} text`).textContent = text;
    }
    document.getElementById("occ-bar").setAttribute("width", found.occupancy * room);
    document.querySelector("#occ-text text").textContent = percent(found.occupancy);
    const blocks = `${found.blocks} block${found.blocks === 1 ? "" : "s"}`;
    const note = found.blocks ? `${found.warps} of ${sm.max_warps} warps, ${blocks}` : "such a block cannot be launched";
    document.querySelector("#occ-note text").textContent = note;
    document.getElementById("occ-said").textContent =
      `${threads} threads a block, ${registers} registers a thread, ${shared.toLocaleString("en")} bytes a block: ${note}.`;
  }

  form.addEventListener("input", show);
  form.addEventListener("reset", () => setTimeout(show));
})();
