import { dotted } from "./meadow.ts";
import { roundWhole } from "./paths.ts";
import { type Random, seededRandom } from "./random.ts";

export interface TreeCrownOptions {
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
export function treeCrown(
  { x, y, across, high, tufts, tuft, seed, light }: TreeCrownOptions,
  name: string,
): string {
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
  const shaded = discs(spots, tuft, -light * tuft * 0.25, tuft * 0.3);
  const middle = discs(spots, tuft * 0.88, light * tuft * 0.1, -tuft * 0.05);
  const bright = discs(lit, tuft * 0.25, light * tuft * 0.2, -tuft * 0.24);
  return (
    `<g fill="none" stroke-linecap="round">` +
    tuftsOf(seen(shaded, middle), `${name}-d`) +
    tuftsOf(seen(middle, []), name) +
    tuftsOf(seen(bright, []), `${name}-l`) +
    "</g>"
  );
}

interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

const discs = (spots: readonly Spot[], radius: number, dx: number, dy: number): Disc[] =>
  spots.map(({ x, y, size }) => ({
    x: roundWhole(x + dx),
    y: roundWhole(y + dy),
    radius: roundWhole(2 * radius * size) / 2,
  }));

/** Without the discs that others of the same ink or those above hide entirely. */
function seen(layer: readonly Disc[], above: readonly Disc[]): Disc[] {
  let left = [...layer];
  for (const disc of layer) {
    const others = [...left.filter((other) => other !== disc), ...above];
    if (isHidden(disc, others)) left = left.filter((other) => other !== disc);
  }
  return left;
}

/** Looks at many points of the disc, its rim among them. */
const isHidden = ({ x, y, radius }: Disc, others: readonly Disc[]): boolean =>
  [1, 0.75, 0.5, 0.25].every((share) =>
    Array.from({ length: 32 }, (_, step) => (step / 16) * Math.PI).every((angle) => {
      const px = x + Math.cos(angle) * radius * share;
      const py = y + Math.sin(angle) * radius * share;
      return others.some((other) => Math.hypot(px - other.x, py - other.y) <= other.radius - 0.3);
    }),
  );

/** Zero-length strokes with round caps, one path for each size: discs for the fewest bytes. */
const tuftsOf = (layer: readonly Disc[], inkName: string): string =>
  [...new Set(layer.map(({ radius }) => radius))]
    .map((radius) => {
      const dots = layer.filter((disc) => disc.radius === radius).map(({ x, y }) => [x, y] as const);
      return `<path d="${dotted(dots)}" stroke="var(--${inkName})" stroke-width="${2 * radius}"/>`;
    })
    .join("");
