import { type ArtPoint, along, itemAt, polygon, roughen } from "./paths.ts";
import type { Random } from "./random.ts";

/** `away` is 1 when the shaded side lies to the right of the peak, -1 when it lies to the left. */
type Away = 1 | -1;

interface Face {
  readonly peak: ArtPoint;
  readonly base: number;
  readonly away: Away;
  readonly random: Random;
}

/** The main plane of shadow: from the peak down a zigzag spine, and back up along the shaded flank. */
export function shadowFace({
  peak,
  base,
  away,
  random,
  flank,
  zigzag,
  lean,
}: Face & { readonly flank: readonly ArtPoint[]; readonly zigzag: number; readonly lean: number }): string {
  const height = base - peak[1];
  const spine: ArtPoint[] = [peak];
  let [x, y] = peak;
  while (y < base - 6) {
    const step = Math.min(base - y, (26 + 50 * random()) * (height / 360 + 0.45));
    const swing = zigzag * step * (0.28 + 0.42 * random());
    spine.push([x + away * (swing + lean * step), y + step * (0.5 + 0.12 * random())]);
    x += away * (lean * step + swing * (0.1 - 0.35 * random()));
    y += step;
    spine.push([x, y]);
  }
  spine[spine.length - 1] = [itemAt(spine, -1)[0], base];
  const foot: ArtPoint = [itemAt(flank, -1)[0] + away * height * 0.02, base];
  return polygon([...flank, foot, ...spine.toReversed()]);
}

/** A long kinked blade that hangs from a point of the ridge: a gully in the light, a fold in the shade. */
export function shard(
  from: ArtPoint,
  length: number,
  drift: number,
  width: number,
  away: Away,
  random: Random,
): string {
  const [x, y] = from;
  const first = 0.3 + 0.15 * random();
  const second = 0.6 + 0.12 * random();
  const side = away * width;
  return polygon([
    from,
    [x + drift * first * 0.7 + side * 0.75, y + length * first * 0.8],
    [x + drift * first + side * 0.45, y + length * (first + 0.06)],
    [x + drift * second + side, y + length * second],
    [x + drift * (second + 0.1) + side * 0.4, y + length * (second + 0.05)],
    [x + drift, y + length],
    [x + drift * 0.72 - side * 0.12, y + length * 0.66],
    [x + drift * 0.5 + side * 0.12, y + length * 0.5],
    [x + drift * 0.22 - side * 0.1, y + length * 0.26],
  ]);
}

export function buttress({
  peak,
  base,
  away,
  random,
  number,
  count,
}: Face & { readonly number: number; readonly count: number }): { lit: string; shade: string } {
  const height = base - peak[1];
  const x = peak[0] + (number + 0.5 - count / 2 + (random() - 0.5) * 0.5) * height * 0.5;
  const rise = height * (0.1 + 0.3 * random() * (1 - (number / count) * 0.6));
  const top: ArtPoint = [x, base - rise];
  const side = away * rise * (0.4 * random() + 0.5);
  return {
    lit: polygon([top, ...roughen([top, [x - side, base]], 6, random, 1).slice(1), [x, base]]),
    shade: polygon([
      top,
      [x + side * 0.3, base - rise * 0.62],
      [x + side * 0.22, base - rise * 0.5],
      [x + side * 0.8, base],
      [x - side * 0.1, base],
      [x + side * 0.12, base - rise * 0.3],
      [x - side * 0.04, base - rise * 0.45],
    ]),
  };
}

/** Snow down to a share of the flank, with a lower edge of tongues; a peak too small for it stays bare. */
export function snowCap(
  peak: ArtPoint,
  base: number,
  flank: readonly ArtPoint[],
  share: number,
  random: Random,
): string {
  const height = base - peak[1];
  const end = along(flank, share);
  if (end[1] - peak[1] < 26) return "";
  const top = flank.filter((point) => Math.abs(point[0] - peak[0]) < Math.abs(end[0] - peak[0]) - 1);
  const tongues = Array.from({ length: 6 }, (_, tongue): ArtPoint => {
    const back = (tongue + 0.8) / 6.6;
    const x = end[0] + (peak[0] - end[0]) * back;
    const y = end[1] + (peak[1] + (end[1] - peak[1]) * 0.95 - end[1]) * back;
    return [x, y + (tongue % 2 === 1 ? -10 : 14 + 40 * random()) * (height / 330)];
  });
  return polygon([...top, end, ...tongues]);
}
