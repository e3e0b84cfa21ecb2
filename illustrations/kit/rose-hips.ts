import { place } from "./svg.ts";

/** A rose hip of winter, hanging from its stalk at 0,-20; radius 9. Inks: hip, hip-l, twig. */
export function roseHipSymbol(prefix: string) {
  return {
    defs: `
  <g id="${prefix}h"><path d="M-1.500 0L-3-20 0-20 1.500 0zM-3 8l3 7 3-7z" fill="var(--twig)"/><path d="M-9-4L-4-9H4L9-4V4L4 9H-4L-9 4z" fill="var(--hip)"/><path d="M-7-3L-4-8H0L-4 1z" fill="var(--hip-l)"/></g>`,
    at: (x: number, y: number, scale: number, turn = 0): string => place(`${prefix}h`, x, y, scale, turn),
  };
}
