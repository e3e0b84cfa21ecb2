import { place } from "./svg.ts";

type Lamp = readonly [x: number, y: number, scale: number];

const saucer = `
  <path d="M-21-9C-12-3 12-3 21-9 21 1 12 8 0 8-12 8-21 1-21-9z" fill="var(--clay)"/>
  <path d="M-21-9C-12-3 12-3 21-9 20-6 19-4 18-2 10 3-10 3-18-2-19-4-20-6-21-9z" fill="var(--gold)"/>`;
const halo = `
  <circle cy="-14" r="26" fill="var(--flame)" opacity=".16"/>
  <circle cy="-14" r="15" fill="var(--flame)" opacity=".28"/>`;
const flame = `
  <path d="M0-32C8-22 9-14 5-8 2-5-2-5-5-8-9-14-6-22 0-32z" fill="var(--flame)"/>
  <path d="M0-22C4-16 4-12 2-9 1-8-1-8-2-9-4-12-3-17 0-22z" fill="var(--flame-l)"/>`;

/** A lit clay lamp, its saucer at 0,0. Inks: flame, flame-l, clay, gold. */
export function diyaSymbol(prefix: string) {
  return {
    defs: `<g id="${prefix}D">${halo}${flame}${saucer}</g>`,
    at: (...lamp: Lamp): string => place(`${prefix}D`, ...lamp),
  };
}

/**
 * The lamps of a hero, whose flames flicker by their class: all together and above what they stand on. A browser
 * can let one group of a drawing flicker without painting it again, but no part of a symbol.
 */
export function flickeringDiyas(prefix: string) {
  return {
    defs: `<g id="${prefix}D">${halo}${saucer}</g><g id="${prefix}F">${flame}</g>`,
    lamps: (lamps: readonly Lamp[]): string => lamps.map((lamp) => place(`${prefix}D`, ...lamp)).join(""),
    flames: (lamps: readonly Lamp[]): string =>
      `<g class="wr-flame">${lamps.map((lamp) => place(`${prefix}F`, ...lamp)).join("")}</g>`,
  };
}
