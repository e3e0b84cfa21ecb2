import { formatTenths } from "./paths.ts";
import { beads } from "./beads.ts";

/** Bulbs on a wire: wire, halo, bulb and bright core along one line that is given an id. Inks: ink, glow, sun. */
export const lightString = (id: string, line: string, gap: number, bulb: number): string =>
  `<path d="${line}" fill="none" stroke="var(--ink)" stroke-width="${formatTenths(bulb / 4)}"/>` +
  beads(id, line, bulb, gap, [
    { breadth: 2.6, corners: 12, inkName: "glow", opacity: 0.3 },
    { breadth: 1, corners: 7, inkName: "glow" },
    { breadth: 0.55, corners: 5, inkName: "sun" },
  ]);
