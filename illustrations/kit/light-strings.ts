import { tenths } from "./paths.ts";
import { strung } from "./pieces.ts";

/** Bulbs on a wire: wire, halo, bulb and bright core along one line that is given an id. Inks: ink, glow, sun. */
export const lightString = (id: string, line: string, gap: number, bulb: number): string =>
  `${strung(id, line)}<g fill="none">` +
  `<use href="#${id}" stroke="var(--ink)" stroke-width="${tenths(bulb / 4)}"/>` +
  `<g stroke="var(--glow)" stroke-linecap="round" stroke-dasharray="0 ${tenths(gap)}">` +
  `<use href="#${id}" stroke-width="${tenths(bulb * 2.6)}" stroke-opacity=".3"/>` +
  `<use href="#${id}" stroke-width="${tenths(bulb)}"/>` +
  `<use href="#${id}" stroke="var(--sun)" stroke-width="${tenths(bulb * 0.55)}"/></g></g>`;
