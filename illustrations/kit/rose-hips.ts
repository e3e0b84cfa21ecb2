import { place } from "./svg.ts";

/** A rose hip of winter, hanging from its stalk at 0,-20; radius 9. Inks: hip, hip-l, twig. */
export function roseHipSymbol(prefix: string) {
  return {
    defs: `
  <g id="${prefix}h"><path d="M0 0q-4-12 0-20" stroke="var(--twig)" stroke-width="3" fill="none"/><circle r="9" fill="var(--hip)"/><path d="M-7-4a8 8 0 0 1 7-4 9 9 0 0 0-4 9z" fill="var(--hip-l)"/><path d="M-3 8l3 7 3-7z" fill="var(--twig)"/></g>`,
    at: (x: number, y: number, scale: number, turn = 0): string => place(`${prefix}h`, x, y, scale, turn),
  };
}
