import { type ArtPoint, along, itemAt, polygon, roughen } from "./paths.ts";
import { seededRandom } from "./random.ts";
import { buttress, shadowFace, shard, snowCap } from "./mountain-rock.ts";

/**
 * How a mountain carries itself: a horn runs straight from saddle to peak, a castle climbs in ledges to
 * a flat top, a slab breaks off short under its summit, a back is round. Points of a flank as shares of
 * its breadth and of its height, from the saddle up.
 */
const habits = {
  horn: [],
  castle: [
    [0.3, 0.2],
    [0.37, 0.44],
    [0.6, 0.55],
    [0.67, 0.84],
    [0.84, 0.97],
  ],
  slab: [
    [0.42, 0.2],
    [0.74, 0.56],
    [0.88, 0.94],
  ],
  back: [
    [0.22, 0.34],
    [0.5, 0.7],
    [0.78, 0.93],
  ],
} as const satisfies Record<string, readonly ArtPoint[]>;

type Habit = keyof typeof habits;

export interface RidgeOptions {
  /** Placed by hand: saddle, peak, saddle … saddle. The count is odd, or light and shade change sides. */
  readonly key: readonly ArtPoint[];
  /** One for each peak, from the left; horns where nothing is said. */
  readonly habits?: readonly Habit[];
  /** y of the foot. */
  readonly base: number;
  /** The side that is lit, or the x of the sun: then each peak is lit where it faces the sun. */
  readonly light?: "left" | "right" | number;
  readonly seed?: number;
  /** How far the torn edge strays from the line between two key points. */
  readonly roughness?: number;
  readonly depth?: number;
  /** How far the edge of the shadow swings from side to side on its way down. */
  readonly zigzag?: number;
  /** How much that edge leans away from the light. */
  readonly lean?: number;
  /** Dark gullies in each lit face. */
  readonly gullies?: number;
  /** Deep folds in each shaded face. */
  readonly folds?: number;
  /** Share of a peak's flanks under snow. */
  readonly snow?: number;
  /** Buttresses at the foot of each peak. */
  readonly buttresses?: number;
  /** How far gullies and folds fan out towards the saddles. */
  readonly fan?: number;
}

/** A range in the middle distance, behind what the picture is about. */
export const backdrop = {
  gullies: 3,
  folds: 2,
  buttresses: 2,
  depth: 2,
  zigzag: 0.7,
} as const satisfies Partial<RidgeOptions>;

/** A far range: little rock to see, and that soft. */
export const distant = {
  roughness: 12,
  gullies: 2,
  folds: 1,
  buttresses: 0,
  depth: 2,
  zigzag: 0.6,
} as const satisfies Partial<RidgeOptions>;

/** Path data by tone: each is one path with many shapes. */
export interface Ridge {
  readonly lit: string;
  readonly gullies: string;
  readonly shade: string;
  readonly folds: string;
  readonly snow: string;
  readonly snowShade: string;
  readonly buttressLit: string;
  readonly buttressShade: string;
}

/** A mountain range: hand-placed key points, with the tedious jagged edges done by rule. */
export function ridge(options: RidgeOptions): Ridge {
  const { key, base, light = "left", seed = 1, roughness = 10, depth = 3 } = options;
  const {
    zigzag = 1,
    lean = 0.1,
    gullies = 5,
    folds = gullies,
    snow = 0,
    buttresses = 3,
    fan = 0.35,
  } = options;
  const random = seededRandom(seed);
  const flanks = key
    .slice(1)
    .map((to, index) =>
      roughen(
        slope(itemAt(key, index), to, options.habits?.[index >> 1] ?? "horn"),
        roughness,
        random,
        depth,
      ),
    );
  const skyline = flanks.flatMap((flank, index) => (index === 0 ? flank : flank.slice(1)));
  const tones: Record<keyof Ridge, string> = {
    lit: polygon([...skyline, [itemAt(key, -1)[0], base], [itemAt(key, 0)[0], base]]),
    gullies: "",
    shade: "",
    folds: "",
    snow: "",
    snowShade: "",
    buttressLit: "",
    buttressShade: "",
  };

  for (let index = 1; index < key.length - 1; index += 2) {
    const peak = itemAt(key, index);
    const towardsLeft = typeof light === "number" ? peak[0] >= light : light === "left";
    const away = towardsLeft ? 1 : -1;
    const outgoing = itemAt(flanks, index);
    const incoming = itemAt(flanks, index - 1).toReversed();
    const shaded = away > 0 ? outgoing : incoming;
    const sunny = away > 0 ? incoming : outgoing;

    tones.shade += shadowFace({ peak, base, away, flank: shaded, zigzag, lean, random });
    tones.folds += hanging(folds, (fold) => {
      const share = ((fold + 0.15 + 0.6 * random()) / folds) * 0.95;
      const from = along(shaded, share);
      const length = (base - from[1]) * (0.25 + 0.4 * random());
      const drift = away * length * (0.1 + fan * share * random());
      return shard(from, length, drift, length * (0.1 + 0.08 * random()) + 4, away, random);
    });
    tones.gullies += hanging(gullies, (gully) => {
      const share = 0.06 + ((gully + 0.2 + 0.6 * random()) / gullies) * 0.86;
      const from = along(sunny, share);
      const length = (base - from[1]) * (0.32 + 0.45 * random());
      const drift = -away * length * (0.04 + fan * share);
      return shard(from, length, drift, length * (0.06 + 0.08 * random()) + 3, away, random);
    });
    for (let number = 0; number < buttresses; number++) {
      const rock = buttress({ peak, base, away, number, count: buttresses, random });
      tones.buttressLit += rock.lit;
      tones.buttressShade += rock.shade;
    }
    if (snow > 0) {
      tones.snow += snowCap(peak, base, sunny, snow, random);
      tones.snowShade += snowCap(peak, base, shaded, snow, random);
    }
  }
  return tones;
}

/** The line between a saddle and a peak, whichever comes first. */
function slope(from: ArtPoint, to: ArtPoint, habit: Habit): ArtPoint[] {
  const climbs = to[1] < from[1];
  const [saddle, peak] = climbs ? [from, to] : [to, from];
  const between = habits[habit].map(([across, up]): ArtPoint => [
    saddle[0] + (peak[0] - saddle[0]) * across,
    saddle[1] + (peak[1] - saddle[1]) * up,
  ]);
  return [from, ...(climbs ? between : between.toReversed()), to];
}

const hanging = (count: number, draw: (number: number) => string): string =>
  Array.from({ length: count }, (_, number) => draw(number)).join("");

/** The range in the inks `name-l`, `-m`, `-s`, `-d`; `overLit` lies on the lit rock, under the shadow. */
export const paintRidge = (range: Ridge, name: string, overLit = ""): string =>
  layer(range.lit, `${name}-l`) +
  layer(range.gullies, `${name}-m`) +
  overLit +
  layer(range.shade, `${name}-s`) +
  layer(range.folds, `${name}-d`) +
  (range.snow ? layer(range.snow, "snow") + layer(range.snowShade, "snow-s") : "") +
  (range.buttressLit ? layer(range.buttressLit, `${name}-l`) + layer(range.buttressShade, `${name}-s`) : "");

/** The range as still water gives it back: its faces and its snow, without the rifts that the water hides. */
export const mirroredRidge = (range: Ridge, name: string): string =>
  paintRidge({ ...range, gullies: "", folds: "", buttressLit: "", buttressShade: "" }, name);

const layer = (data: string, inkName: string): string =>
  data === "" ? "" : `<path d="${data}" fill="var(--${inkName})"/>`;
