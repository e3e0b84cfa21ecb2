import { type ArtPoint, polygonTenths } from "./paths.ts";
import { type Random, seededRandom } from "./random.ts";
import { place } from "./svg.ts";

const tiers = 9;

/** A bough that reaches out to one side and hangs at its tip, ragged with tufts below. */
const bough = (y: number, reach: number, thick: number, random: Random): string => {
  const tip = reach * (0.8 + 0.35 * random());
  const droop = thick * (0.5 + 0.5 * random());
  return polygonTenths([
    [0, y],
    [tip * 0.45, y + droop * 0.3],
    [tip, y + droop + 2],
    [tip * 0.72, y + thick * 0.95],
    [tip * 0.6, y + thick * 1.25],
    [tip * 0.42, y + thick * 0.85],
    [tip * 0.26, y + thick * 1.2],
    [0, y + thick * 0.8],
  ]);
};

/** Subalpine larches in fall, 100 high, foot at 0,0, lit from the right. Inks: larch, larch-l, larch-d, bark. */
export function larchSymbols(prefix: string, seeds: readonly number[]) {
  const tree = (seed: number, index: number) => {
    const random = seededRandom(seed);
    const step = 88 / tiers;
    const rows = Array.from({ length: tiers }, (_, tier) => ({
      y: -98 + tier * step,
      reach: 3 + 22 * Math.pow((tier + 1) / tiers, 0.8) * (0.82 + 0.3 * random()),
    }));
    const edge = (side: 1 | -1) =>
      rows.flatMap(({ y, reach }): ArtPoint[] => [
        [side * reach * 0.9, y + step * 1.35],
        [side * reach * 0.4, y + step * 1.2],
      ]);
    const silhouette = polygonTenths([[0, -106], ...edge(1), [0, -6], ...edge(-1).toReversed()]);
    const half = (side: 1 | -1) =>
      rows.map(({ y, reach }) => bough(y, side * reach, step * 0.85, random)).join("");
    return (
      `<g id="${prefix}A${index}"><path d="M-2-20L-3 0H3L2-20z" fill="var(--bark)"/>` +
      `<path d="${silhouette}" fill="var(--larch-d)"/>` +
      `<path d="${half(-1)}" fill="var(--larch)"/><path d="${half(1)}" fill="var(--larch-l)"/></g>`
    );
  };
  return {
    defs: seeds.map(tree).join(""),
    /** With its foot at x, y; trees are counted round the seeds. */
    tree: (number: number, x: number, y: number, height: number): string =>
      place(`${prefix}A${number % seeds.length}`, x, y, height / 100),
  };
}
