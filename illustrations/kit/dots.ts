import { type ArtPoint, itemAt, joinNumbers, roundWhole } from "./paths.ts";

/** What is wider stays a disc. */
export const maxDotWidth = 110;

/**
 * Round dots of one width as outlines with few corners, in whole units. A browser works out a round
 * stroke of no length as a circle of sixteen pieces, on every square of the screen again; a
 * filled outline takes it a third of that, and on a card the one is not to be told from the other.
 */
export function dots(places: readonly ArtPoint[], width: number): string {
  const { left, top, outline } = shape(width);
  let [lastX, lastY] = [0, 0];
  return places
    .map(([x, y], index) => {
      const [startX, startY] = [roundWhole(x - left), roundWhole(y - top)];
      const step = joinNumbers([`${startX - lastX}`, `${startY - lastY}`]);
      [lastX, lastY] = [startX, startY];
      return `${index === 0 ? "M" : "m"}${step}${outline}`;
    })
    .join("");
}

interface Shape {
  /** From the middle to where the outline begins. */
  readonly left: number;
  readonly top: number;
  /** From there clockwise. */
  readonly outline: string;
}

/** The leaves of a crown: as much ink as a disc, cut with ten corners. */
function tuft(radius: number): Shape {
  const out = radius * 1.034;
  const corners = Array.from({ length: 10 }, (_, index): ArtPoint => {
    const angle = (index / 10) * 2 * Math.PI;
    return [roundWhole(-out * Math.cos(angle)), roundWhole(-out * Math.sin(angle))];
  });
  const steps = corners
    .slice(1)
    .flatMap(([x, y], index) => [x - itemAt(corners, index)[0], y - itemAt(corners, index)[1]].map(String));
  return { left: out, top: 0, outline: `l${joinNumbers(steps)}z` };
}

/** A square for the smallest, then a hexagon, an octagon and a tuft. */
function shape(width: number): Shape {
  if (width <= 4.5) {
    const side = Math.max(2, roundWhole(width * 0.89));
    return { left: side / 2, top: side / 2, outline: `h${side}v${side}h-${side}z` };
  }
  if (width <= 9) {
    const [slant, half] = [Math.max(1, roundWhole(width * 0.26)), roundWhole(width * 0.47)];
    const flat = roundWhole(width) - 2 * slant;
    return {
      left: width / 2,
      top: 0,
      outline: `l${slant}-${half}h${flat}l${slant} ${half}-${slant} ${half}h-${flat}z`,
    };
  }
  if (width > 56) return tuft(width / 2);
  const slant = roundWhole(width * 0.29);
  const flat = roundWhole(width) - 2 * slant;
  return {
    left: width / 2,
    top: flat / 2,
    outline: `l${slant}-${slant}h${flat}l${slant} ${slant}v${flat}l-${slant} ${slant}h-${flat}z`,
  };
}
