import { beads } from "./beads.ts";
import { polygonTenths, formatTenths } from "./paths.ts";
import { definedLine } from "./split-lines.ts";
import { straightScallopRing } from "./ornament-rings.ts";
import { place } from "./svg.ts";

/** Where petals catch the light: short lens-shaped flecks, each at a point of the flower and in the direction of its rim. */
const flecks = [
  [-20, -20, -48],
  [-11, -28, -28],
  [9, -30, 14],
  [18, -26, 30],
  [-12, -6, -66],
  [-5, -12, -34],
]
  .map(([x = 0, y = 0, degrees = 0]) => {
    const angle = (degrees * Math.PI) / 180;
    const along = [3 * Math.cos(angle), 3 * Math.sin(angle)] as const;
    const across = [-1.5 * Math.sin(angle), 1.5 * Math.cos(angle)] as const;
    return polygonTenths([
      [x - along[0], y - along[1]],
      [x + across[0], y + across[1]],
      [x + along[0], y + along[1]],
      [x - across[0], y - across[1]],
    ]);
  })
  .join("");

/** The heart of a small flower, and three petals that catch the light. */
const petalled = "M-9 0l4-8h9l5 8-5 8h-9zM-22-16l14-11 3 4-13 11zM0-31l12 2 0 4-12-1zM-27 4l4-1 3 12-4 0z";

/** Marigold heads (radius 40) and mango leaves that grow up from 0,0. Inks: mg-d, mg, mg-m, mg-l, lf, lf-d. */
export function marigoldSymbols(prefix: string) {
  return {
    defs: `
      <g id="${prefix}M">
        <path id="${prefix}mr" d="${straightScallopRing(14, 0.58, 36)}" fill="var(--mg-d)"/>
        <path d="${straightScallopRing(12, 0.58, 28)}" fill="var(--mg)"/>
        <path d="${straightScallopRing(10, 0.58, 20)}" fill="var(--mg-m)"/>
        <path d="${straightScallopRing(7, 0.58, 12)}" fill="var(--mg)"/>
        <path d="${straightScallopRing(6, 0.58, 5)}${flecks}" fill="var(--mg-l)"/>
      </g>
      <g id="${prefix}Ms">
        <path d="${straightScallopRing(9, 0.58, 34)}" fill="var(--mg-d)"/>
        <path d="${straightScallopRing(7, 0.58, 23)}" fill="var(--mg)"/>
        <path d="${petalled}" fill="var(--mg-l)"/>
      </g>
      <g id="${prefix}N">
        <path d="M0 0C-16-20-16-50 0-80 16-50 16-20 0 0z" fill="var(--lf)"/>
        <path d="M0 0C16-20 16-50 0-80 3-50 3-20 0 0z" fill="var(--lf-d)"/>
      </g>`,
    /** A small one has fewer petals: more are not to be seen. */
    head: (x: number, y: number, scale: number, turn = 0): string =>
      place(`${prefix}${scale < 0.5 ? "Ms" : "M"}`, x, y, scale, turn),
    leaf: (x: number, y: number, scale: number, turn = 0): string => place(`${prefix}N`, x, y, scale, turn),
  };
}

/** With fewer corners where it is shown small, and a fleck of light on every second one. */
const marigoldBead = (width: number) =>
  [
    { breadth: 1, corners: 7, inkName: "mg-d" },
    { breadth: 0.72, corners: width > 16 ? 6 : 5, inkName: "mg" },
    { breadth: width > 20 ? 0.3 : 0.36, corners: 4, inkName: "mg-l", every: width > 20 ? 1 : 2 },
  ] as const;

/** Marigolds threaded on a line, as wide as said. The id is the drawing's own. */
export const garland = (id: string, line: string, width: number): string =>
  beads(id, line, width, width * 0.74, marigoldBead(width));

/** The same as one line stroked three times with round dots: fewer bytes and more work, for heroes and ornament. */
export const strokedGarland = (id: string, line: string, width: number): string =>
  definedLine(id, line) +
  `<g fill="none" stroke-linecap="round" stroke-dasharray="0 ${formatTenths(width * 0.74)}">` +
  `<use href="#${id}" stroke="var(--mg-d)" stroke-width="${width}"/>` +
  `<use href="#${id}" stroke="var(--mg)" stroke-width="${formatTenths(width * 0.72)}"/>` +
  `<use href="#${id}" stroke="var(--mg-l)" stroke-width="${formatTenths(width * 0.3)}"/></g>`;
