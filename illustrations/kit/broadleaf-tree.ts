import { dots } from "./dots.ts";
import type { ArtPoint } from "./paths.ts";
import { seededRandom } from "./random.ts";

export interface BroadleafOptions {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly seed: number;
  readonly leaf?: string;
  /** The side of the sun: its tufts are lit. */
  readonly light: "left" | "right";
}

/** A cottonwood or another round-headed tree with its foot at x, y. Inks: bark and, by the name of its leaf, `-l` and `-d`. */
export function broadleafTree({ x, y, height, seed, leaf = "asp", light }: BroadleafOptions): string {
  const chance = seededRandom(seed);
  const side = light === "left" ? -1 : 1;
  const tufts = (count: number, radius: number, shift: number, reach: number) =>
    dots(
      Array.from({ length: count }, (): ArtPoint => {
        const angle = chance() * 6.3;
        const out = Math.sqrt(chance()) * reach;
        return [
          shift * side + Math.cos(angle) * 30 * out,
          -64 - Math.abs(shift) * 0.5 + Math.sin(angle) * 32 * out,
        ];
      }),
      radius * 2,
    );
  return (
    `<g transform="translate(${x} ${y})scale(${(height / 100).toFixed(2)})">` +
    `<path d="M-4 0C-3-20-3-34-12-52L-9-54 0-36 4-58 7-57 3-34 13-46 15-43 4-24 4 0z" fill="var(--bark)"/>` +
    `<path d="${tufts(13, 13, -4, 1)}" fill="var(--${leaf}-d)"/>` +
    `<path d="${tufts(9, 11, 5, 0.9)}" fill="var(--${leaf})"/>` +
    `<path d="${tufts(5, 8, 12, 0.6)}" fill="var(--${leaf}-l)"/></g>`
  );
}
