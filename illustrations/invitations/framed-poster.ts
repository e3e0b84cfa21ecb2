import { lotusRing } from "../kit/ornament-rings.ts";
import { roseSymbols } from "../kit/roses.ts";
import { fill, stroke } from "../kit/shapes.ts";
import { notched, rule } from "./plates.ts";

/** The opening of a frame by its edges. */
interface Opening {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Wall {
  readonly width: number;
  readonly height: number;
  /** A thousandth of a sheet's width in the units of this drawing. */
  readonly unit: number;
  readonly opening: Opening;
  /** Height of the fine line between the names and what follows them. */
  readonly ruleAt: number;
  /** Height of a spray of wild roses where the wall has room for one. */
  readonly sprayAt?: number;
}

const roses = roseSymbols("wall-");

/** Distance of the flowers of the wall's paper. */
const [across, down] = [125, 108];

/**
 * A poster in a frame of cream and gold on a papered wall, in inks `var(--NAME)`.
 * @param picture what is seen in the opening, placed already
 */
export function framedPoster(
  { width, height, unit, opening, ruleAt, sprayAt }: Wall,
  picture: string,
): string {
  const grown = (by: number) => {
    const wider = Math.round(by * unit);
    return notched(
      opening.left - wider,
      opening.top - wider,
      opening.right + wider,
      opening.bottom + wider,
      Math.round(22 * unit),
    );
  };
  const [rows, columns] = [Math.ceil(height / unit / down) + 1, Math.ceil(1000 / across) + 1];
  const paper = Array.from({ length: rows * columns }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    const [x, y] = [column * across - (row % 2) * (across / 2), row * down - 20];
    return `<use href="#wall-flower" x="${x}" y="${y}"/>`;
  });
  return (
    `<defs>${roses.defs}<path id="wall-flower" d="${lotusRing(5, 9, 8)}" fill="var(--deep-2)"/>` +
    `<clipPath id="wall-opening"><path d="${grown(0)}"/></clipPath></defs>` +
    `<path d="M0 0H${width}V${height}H0z" fill="var(--deep)"/>` +
    `<g transform="scale(${unit})">${paper.join("")}</g>` +
    fill("third-d", grown(30)) +
    fill("paper", grown(24)) +
    `<g clip-path="url(#wall-opening)">${picture}</g>` +
    stroke("cloth", 5 * unit, grown(0)) +
    stroke("gold-l", 2 * unit, grown(0)) +
    `<g transform="scale(${unit})">${rule(500, ruleAt, 300, "gilt")}${sprayAt === undefined ? "" : spray(sprayAt)}</g>`
  );
}

const spray = (y: number): string =>
  [
    roses.leaf(420, y, 1.3, -70),
    roses.leaf(580, y, 1.3, 70),
    roses.leaf(452, y - 28, 1.2, -32),
    roses.leaf(548, y - 28, 1.2, 32),
    roses.side(410, y - 4, 0.9, -40),
    roses.bud(590, y, 1, 54),
    roses.open(500, y - 4, 1.3, 8),
  ].join("");
