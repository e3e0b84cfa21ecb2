import { tenths } from "./paths.ts";
import { scallop } from "./rings.ts";
import { place } from "./svg.ts";

/** Marigold heads (radius 40) and mango leaves that grow up from 0,0. Inks: mg-d, mg, mg-m, mg-l, lf, lf-d. */
export function marigoldSymbols(prefix: string) {
  return {
    defs: `
      <g id="${prefix}M">
        <path id="${prefix}mr" d="${scallop(15, 0.58, 36)}" fill="var(--mg-d)"/>
        <path d="${scallop(13, 0.58, 28)}" fill="var(--mg)"/>
        <path d="${scallop(11, 0.58, 20)}" fill="var(--mg-m)"/>
        <path d="${scallop(9, 0.58, 12)}" fill="var(--mg)"/>
        <path d="${scallop(6, 0.58, 5)}" fill="var(--mg-l)"/>
        <path d="M-22-16C-14-30 6-36 22-24M-14 6C-16-8-4-18 10-14" stroke="var(--mg-l)" stroke-width="3" stroke-linecap="round" fill="none" stroke-dasharray="3 7"/>
      </g>
      <g id="${prefix}N">
        <path d="M0 0C-16-20-16-50 0-80 16-50 16-20 0 0z" fill="var(--lf)"/>
        <path d="M0 0C16-20 16-50 0-80 3-50 3-20 0 0z" fill="var(--lf-d)"/>
      </g>`,
    head: (x: number, y: number, scale: number, turn = 0): string => place(`${prefix}M`, x, y, scale, turn),
    leaf: (x: number, y: number, scale: number, turn = 0): string => place(`${prefix}N`, x, y, scale, turn),
  };
}

/** One line stroked three times with round dots: beads for almost no bytes. The line is given an id and reused. */
export const garland = (id: string, line: string, width: number): string =>
  `<path fill="none" id="${id}" d="${line}"/>` +
  `<g fill="none" stroke-linecap="round" stroke-dasharray="0 ${tenths(width * 0.74)}">` +
  `<use href="#${id}" stroke="var(--mg-d)" stroke-width="${width}"/>` +
  `<use href="#${id}" stroke="var(--mg)" stroke-width="${tenths(width * 0.72)}"/>` +
  `<use href="#${id}" stroke="var(--mg-l)" stroke-width="${tenths(width * 0.3)}"/></g>`;
