import { formatTenths } from "./paths.ts";

/** The line of a garland wound round a pillar: only the turns in front. */
export function woundGarland(x: number, halfWidth: number, top: number, foot: number, step: number): string {
  let turns = "";
  for (let y = top; y + step * 0.6 <= foot; y += step)
    turns += `M${x - halfWidth} ${formatTenths(y)}Q${x} ${formatTenths(y + step * 0.5)} ${x + halfWidth} ${formatTenths(y + step * 0.5)}`;
  return turns;
}

const stack = [
  { up: 0, radius: 42 },
  { up: 62, radius: 33 },
  { up: 112, radius: 25 },
];

/** Three brass pots one on another, the lowest standing on y. Inks: gold, gold-l, gold-d. */
export const brassPots = (x: number, y: number, scale = 1): string =>
  stack
    .map(({ up, radius }) => {
      const r = radius * scale;
      const middle = y - up * scale - r * 0.8;
      return (
        `<ellipse cx="${x}" cy="${formatTenths(middle)}" rx="${formatTenths(r)}" ry="${formatTenths(r * 0.8)}" fill="var(--gold)"/>` +
        `<path d="M${formatTenths(x + r * 0.2)} ${formatTenths(middle - r * 0.78)}A${formatTenths(r)} ${formatTenths(r * 0.8)} 0 0 1 ${x} ${formatTenths(middle + r * 0.8)}Q${formatTenths(x + r * 0.7)} ${formatTenths(middle)} ${formatTenths(x + r * 0.2)} ${formatTenths(middle - r * 0.78)}z" fill="var(--gold-d)"/>` +
        `<path d="M${formatTenths(x - r * 0.6)} ${formatTenths(middle - r * 0.86)}h${formatTenths(r * 1.2)}v${formatTenths(6 * scale)}h${formatTenths(-r * 1.2)}z" fill="var(--gold-l)"/>`
      );
    })
    .join("");
