import { place } from "./svg.ts";

const grains = [0, 1, 2, 3, 4, 5]
  .map((step) => {
    const y = -62 - step * 11;
    return { left: `M0 ${y}q-12-3-11-17 11 3 11 17`, right: `M0 ${y}q12-3 11-17-11 3-11 17` };
  })
  .map(({ left, right }) => ({ left, right }));

/** A ripe ear on its stalk and a tied sheaf; both grow up from 0,0. Inks: wheat, wheat-l, wheat-d, tie. */
export function wheatSymbols(prefix: string) {
  return {
    defs: `
      <g id="${prefix}E">
        <path d="M-1.500 0Q2-40-1-64L1-64Q4-40 1.500 0z" fill="var(--wheat-d)"/>
        <path d="${grains.map(({ left }) => left).join("")}M0-126q-7-10 0-22z" fill="var(--wheat-l)"/>
        <path d="${grains.map(({ right }) => right).join("")}M0-126q7-10 0-22z" fill="var(--wheat)"/>
        <path d="M-9-82L-16-112M9-82L16-112M-8-104L-12-136M8-104L12-136M0-140V-160" stroke="var(--wheat-l)" stroke-width="1.500"/>
      </g>
      <g id="${prefix}F">
        <path d="M-26 0C-14-40-10-60-22-96H22C10-60 14-40 26 0 10 6-10 6-26 0z" fill="var(--wheat-d)"/>
        <path d="M-14 2C-6-40-4-60-12-96M-2 4C0-40 0-60 0-96M12 3C5-40 6-60 12-96" stroke="var(--wheat)" stroke-width="5" fill="none"/>
        ${[-38, -24, -12, 0, 12, 24, 38].map((turn) => place(`${prefix}E`, turn * 0.4, -50, 1 - Math.abs(turn) / 240, turn)).join("")}
        <path d="M-15-62Q0-54 15-62L16-48Q0-40-16-48z" fill="var(--tie)"/>
      </g>`,
    ear: (x: number, y: number, scale: number, turn = 0): string => place(`${prefix}E`, x, y, scale, turn),
    sheaf: (x: number, y: number, scale: number, turn = 0): string => place(`${prefix}F`, x, y, scale, turn),
  };
}
