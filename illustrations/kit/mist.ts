import { type ArtPoint, joinNumbers, roundWhole } from "./paths.ts";
import { seededRandom } from "./random.ts";

/**
 * Dots that get denser towards the bottom, for mist and glow: a path of strokes as short as they
 * are wide. The left and right edges meet, so it can be a pattern.
 */
function stipple(width: number, height: number, count: number, seed: number, density = 2): string {
  const random = seededRandom(seed);
  const dots: ArtPoint[] = [];
  for (let tries = 0; dots.length < count && tries < count * 60; tries++) {
    const y = height * Math.pow(random(), 1 / density);
    const x = width * random();
    const gap = 2.2 + 5 * (1 - y / height);
    const crowded = dots.some((dot) => {
      const across = Math.abs(dot[0] - x);
      const nearest = Math.min(across, width - across);
      return nearest * nearest + (dot[1] - y) ** 2 < gap * gap;
    });
    if (!crowded) dots.push([x, y]);
  }
  dots.sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  let last: ArtPoint = [0, 0];
  const steps = dots.map(([x, y], index) => {
    const dot: ArtPoint = [roundWhole(x), roundWhole(y)];
    const step = `${index === 0 ? "M" : "m"}${joinNumbers([String(dot[0] - last[0]), String(dot[1] - last[1])])}h2`;
    last = [dot[0] + 2, dot[1]];
    return step;
  });
  return steps.join("");
}

/** The mist between far peaks and treeline: a strip 110 high, repeated sideways; the number of dots to 180 of its width. */
export const mistPattern = (id: string, dots: number): string =>
  `<pattern id="${id}" width="90" height="110" patternUnits="userSpaceOnUse"><path d="${stipple(90, 110, roundWhole(dots / 2), 4)}" fill="none" stroke="var(--mist)" stroke-width="2"/></pattern>`;

/** That strip with its upper edge at y. */
export const mist = (id: string, y: number, width = 800): string =>
  `<path d="M0 0H${width}V110H0z" fill="url(#${id})" transform="translate(0 ${y})"/>`;
