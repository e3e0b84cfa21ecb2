import { dotted } from "../kit/meadow.ts";
import { roundWhole } from "../kit/paths.ts";
import { seededRandom } from "../kit/random.ts";

type Ground = (x: number) => number;

/** A clipped hedge: its top follows the ground line in round bumps, and it is solid down to `foot`, where the next one hides it. */
export function hedge(
  from: number,
  to: number,
  groundAt: Ground,
  bump: number,
  seed: number,
  foot = 1000,
): string {
  const random = seededRandom(seed);
  let x = from;
  let y = groundAt(from);
  let path = `M${from} ${foot}V${roundWhole(y)}`;
  while (x < to) {
    const width = bump * (0.7 + 0.7 * random());
    const nextX = Math.min(to, x + width);
    const nextY = groundAt(nextX);
    const [across, down] = [roundWhole(nextX) - roundWhole(x), roundWhole(nextY) - roundWhole(y)];
    path += `q${roundWhole(across / 2 + down * 0.56)} ${roundWhole(down / 2 - across * 0.56)} ${across} ${down}`;
    x = nextX;
    y = nextY;
  }
  return `${path}V${foot}z`;
}

/** Blossoms strewn over a bed, from just under its upper line down to `depth`. */
export function blossoms(
  from: number,
  to: number,
  groundAt: Ground,
  depth: number,
  count: number,
  seed: number,
) {
  const random = seededRandom(seed);
  return dotted(
    Array.from({ length: count }, () => {
      const x = roundWhole(from + (to - from) * random());
      return [x, groundAt(x) + 6 + depth * random()] as const;
    }),
  );
}

export function fern(x: number, y: number, scale: number, turn: number): string {
  const pairs = 8;
  const leaflets = Array.from({ length: pairs }, (_, pair) => {
    const up = pair / pairs;
    const foot = roundWhole(-20 - up * 190);
    const length = 70 * (1 - up * 0.8);
    const rise = roundWhole(-length * 0.55);
    const tip = roundWhole(-length * 0.42);
    const fall = roundWhole(length * 0.42);
    const side = (sign: 1 | -1) =>
      `M0 ${foot}q${roundWhole(sign * length * 0.4)} ${rise} ${roundWhole(sign * length)} ${tip}l${roundWhole(-sign * length * 0.45)} ${roundWhole(fall * 1.1)}z`;
    return side(-1) + side(1);
  });
  return `<g transform="translate(${x} ${y})rotate(${turn})scale(${scale})"><path d="${leaflets.join("")}M-3 0L0-216 3 0z"/></g>`;
}

const peacockEye = (row: number, column: number) => {
  const out = (row + 1) / 7.4;
  const across = row === 0 ? 0 : column / row - 0.5;
  const x = 640 + out * 186 - across * 44 * out;
  const y = 858 + out * 96 + across * 104 * out + out * out * 10;
  return `<use href="#cE" transform="translate(${roundWhole(x)} ${roundWhole(y)})rotate(38)scale(${(0.36 + out * 0.5).toFixed(2)})"/>`;
};

/** The eyes of the train, in seven rows that widen away from the bird; symbol cE is one eye. */
export const peacockEyes = [0, 1, 2, 3, 4, 5, 6]
  .flatMap((row) => Array.from({ length: row + 1 }, (_, column) => peacockEye(row, column)))
  .join("");
