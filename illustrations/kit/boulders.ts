import { type ArtPoint, polygonTenths } from "./paths.ts";
import { seededRandom } from "./random.ts";
import { place } from "./svg.ts";

/** The outline of a block that was split from its bed, 100 wide and 60 high, clockwise from the lower left. */
const outline: readonly ArtPoint[] = [
  [-50, 0],
  [-52, -32],
  [-34, -56],
  [8, -60],
  [42, -50],
  [52, -20],
  [47, 0],
];
/** What is narrower shows neither its bed nor the lichen. */
const small = 76;
/** Where its top, its front and its side meet. */
const corner: ArtPoint = [18, -36];

/**
 * Blocks of sandstone as symbols of one drawing, standing on 0,0, lit from the right and from above;
 * mirrored they are lit from the left. Inks: rock, rock-l, rock-d, and lichen on their tops.
 */
export function boulderSymbols(prefix: string, seeds: readonly number[]) {
  const block = (seed: number, index: number) => {
    const random = seededRandom(seed);
    const torn = outline.map(([x, y]): ArtPoint => [
      x + (random() - 0.5) * 12,
      y === 0 ? 0 : y + (random() - 0.5) * 14,
    ]);
    const [cornerX, cornerY]: ArtPoint = [
      corner[0] + (random() - 0.5) * 24,
      corner[1] + (random() - 0.5) * 8,
    ];
    const [foot, left, shoulder, crest, right] = torn;
    if (!foot || !left || !shoulder || !crest || !right) throw new RangeError("a block has seven corners");
    const middle: ArtPoint = [cornerX, cornerY];
    const bed = Math.round(-12 - 8 * random());
    const stone =
      `<path d="${polygonTenths(torn)}" fill="var(--rock)"/>` +
      `<path d="${polygonTenths([foot, left, [left[0] + 16, left[1] + 2], middle, [cornerX - 6, 0]])}" fill="var(--rock-d)"/>` +
      `<path d="${polygonTenths([left, shoulder, crest, right, middle, [left[0] + 16, left[1] + 2]])}" fill="var(--rock-l)"/>`;
    return (
      `<g id="${prefix}bs${index}">${stone}</g><g id="${prefix}b${index}">${stone}` +
      `<path d="M-46 ${bed}L${Math.round(cornerX - 4)} ${bed + 4}L48 ${bed - 1}" stroke="var(--rock-d)" stroke-width="1.5" fill="none"/>` +
      `<path d="M-20-46h0M-10-50h0M6-47h0" stroke="var(--lichen)" stroke-width="5" stroke-linecap="round"/></g>`
    );
  };
  return {
    defs: seeds.map(block).join(""),
    /** The block of that number (counted round the seeds), of this width in units. */
    at: (number: number, x: number, y: number, width: number, mirrored = false): string => {
      const scale = (width / 100).toFixed(2);
      return place(
        `${prefix}${width < small ? "bs" : "b"}${number % seeds.length}`,
        x,
        y,
        mirrored ? `-${scale} ${scale}` : scale,
      );
    },
  };
}
