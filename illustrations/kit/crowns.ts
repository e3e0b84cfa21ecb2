import { dotted } from "./meadow.ts";
import { whole } from "./paths.ts";
import { type Random, seededRandom } from "./random.ts";

export interface Crown {
  readonly x: number;
  readonly y: number;
  readonly across: number;
  readonly high: number;
  readonly tufts: number;
  /** Radius of a full tuft of leaves. */
  readonly tuft: number;
  readonly seed: number;
  /** Where the light comes from: -1 from the left, 1 from the right. */
  readonly light: number;
}

const sizes = [0.55, 0.78, 1] as const;

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: (typeof sizes)[number];
}

const anySize = (random: Random) => sizes[random() < 0.34 ? 0 : random() < 0.5 ? 1 : 2];

/** The crown of a leafy tree: round tufts, and the small ones that catch the sun. Inks: `name`, `name-l`, `name-d`. */
export function crown({ x, y, across, high, tufts, tuft, seed, light }: Crown, name: string): string {
  const random = seededRandom(seed);
  const spots = Array.from({ length: tufts }, (): Spot => {
    const angle = random() * 2 * Math.PI;
    const out = Math.sqrt(random());
    return {
      x: x + Math.cos(angle) * out * across,
      y: y + Math.sin(angle) * out * high,
      size: anySize(random),
    };
  });
  const lit = spots
    .filter((spot) => (spot.x - x) * light - (spot.y - y) > -high * 0.35)
    .flatMap((spot) =>
      [0, 1, 2].map(() => ({
        x: spot.x + (random() - 0.4) * tuft * 0.9 * light,
        y: spot.y - (random() - 0.35) * tuft * 0.8,
        size: anySize(random),
      })),
    );
  return (
    `<g fill="none" stroke-linecap="round">` +
    tuftsOf(spots, tuft, -light * tuft * 0.25, tuft * 0.3, `${name}-d`) +
    tuftsOf(spots, tuft * 0.88, light * tuft * 0.1, -tuft * 0.05, name) +
    tuftsOf(lit, tuft * 0.25, light * tuft * 0.2, -tuft * 0.24, `${name}-l`) +
    "</g>"
  );
}

/** Zero-length strokes with round caps, one path for each size: discs for the fewest bytes. */
const tuftsOf = (spots: readonly Spot[], radius: number, dx: number, dy: number, inkName: string): string =>
  sizes
    .map((size) => {
      const dots = spots
        .filter((spot) => spot.size === size)
        .map((spot) => [spot.x + dx, spot.y + dy] as const);
      return `<path d="${dotted(dots)}" stroke="var(--${inkName})" stroke-width="${whole(2 * radius * size)}"/>`;
    })
    .join("");
