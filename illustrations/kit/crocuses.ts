import { place } from "./svg.ts";

/** A prairie crocus that grows up from 0,0, about 95 high. Inks: stem, cro, cro-l, cro-d, yolk. */
export function crocusSymbol(prefix: string) {
  return {
    defs: `
  <g id="${prefix}c">
    <path d="M-2 0C-4-20-2-30 0-40L3-40C2-28 3-16 3 0z" fill="var(--stem)"/>
    <path d="M0-34C-16-30-26-20-30-8-18-14-8-20 0-28 8-20 18-14 30-8 26-20 16-30 0-34z" fill="var(--stem)"/>
    <path d="M0-38C-26-42-34-64-26-84-14-80-6-70-2-60-4-74-2-88 2-96 8-86 10-72 8-60 12-72 20-80 30-82 34-62 26-42 0-38z" fill="var(--cro-d)"/>
    <path d="M0-38C-20-46-24-66-14-90-2-82 4-66 2-40zM2-40C2-62 8-78 20-88 28-68 22-48 2-40z" fill="var(--cro)"/>
    <path d="M0-40C-8-54-8-74 2-92 12-76 12-56 4-40z" fill="var(--cro-l)"/>
    <path d="M-3-58h0M4-64h0M9-56h0" stroke="var(--yolk)" stroke-width="7" stroke-linecap="round"/>
  </g>`,
    at: (x: number, y: number, scale: number, turn = 0): string => place(`${prefix}c`, x, y, scale, turn),
  };
}
