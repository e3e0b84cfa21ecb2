import { place } from "./svg.ts";

/** Iceland poppies as symbols: one open to the eye (radius about 40), one from the side on its stem, which ends at 0,150. Inks: pop, pop-d, pop-l, gold, gold-l, leaf-d. */
export function poppySymbols(prefix: string) {
  return {
    defs: `
      <g id="${prefix}Q">
        <path d="M0 4C-18 8-44-4-42-24-40-40-20-46 0-34 20-46 40-40 42-24 44-4 18 8 0 4z" fill="var(--pop-d)"/>
        <path d="M0-8C-24-20-48-4-44 14-40 34-18 40 0 32 18 40 40 34 44 14 48-4 24-20 0-8z" fill="var(--pop)"/>
        <path d="M-6-6C-22-14-42-4-40 12-38 22-32 28-24 31-30 16-22 2-6-6zM8 10C22 8 34 12 38 22 32 32 18 36 4 31 10 26 12 18 8 10z" fill="var(--pop-l)"/>
        <circle cy="2" r="10" fill="var(--gold)"/>
        <circle cx="-1" cy="1" r="5" fill="var(--gold-l)"/>
        <path d="M-16 0h0M-12-11h0M0-15h0M12-11h0M16 0h0M11 13h0M-11 13h0M0 18h0" stroke="var(--gold-l)" stroke-width="4" stroke-linecap="round"/>
      </g>
      <g id="${prefix}U">
        <path d="M0 10C6 60-4 110 0 150" stroke="var(--leaf-d)" stroke-width="4" fill="none"/>
        <path d="M-30-20C-28-44-8-48 0-34 8-48 28-44 30-20 30 0 14 14 0 14-14 14-30 0-30-20z" fill="var(--pop-d)"/>
        <path d="M-34-14C-22-26-8-22 0-8 8-22 22-26 34-14 32 6 16 18 0 18-16 18-32 6-34-14z" fill="var(--pop)"/>
        <path d="M-28-12C-18-20-8-16-2-6-6 4-6 12-4 17-16 16-28 6-28-12z" fill="var(--pop-l)"/>
      </g>`,
    open: (x: number, y: number, scale: number, turn = 0): string => place(`${prefix}Q`, x, y, scale, turn),
    side: (x: number, y: number, scale: number, turn = 0): string => place(`${prefix}U`, x, y, scale, turn),
  };
}
