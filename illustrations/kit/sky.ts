import { formatTenths, roundWhole } from "./paths.ts";
import { ink } from "./svg.ts";

export interface Sun {
  readonly x: number;
  readonly y: number;
}

/**
 * The banded sun of the standard theme: flat ellipses around a low sun, each about a quarter wider
 * than the next. Radii run from the outermost in and print the inks down to k1. They end on `ground`, where
 * something opaque hides the rest.
 */
export const ellipseBands = (
  sun: Sun,
  stretch: number,
  radii: readonly number[],
  { ground = Infinity, every = 1 }: SkyOnGround = {},
): string =>
  radii
    .map((radius, index) => {
      if ((index + 1) % every !== 0) return "";
      const inkName = ink(`k${radii.length - index}`);
      const [across, below] = [roundWhole(radius * stretch), ground - sun.y];
      if (below >= radius)
        return `<ellipse cx="${sun.x}" cy="${sun.y}" rx="${across}" ry="${radius}" fill="${inkName}"/>`;
      const half = roundWhole(across * Math.sqrt(1 - (below / radius) ** 2));
      return `<path d="M${sun.x - half} ${ground}A${across} ${radius} 0 1 1 ${sun.x + half} ${ground}z" fill="${inkName}"/>`;
    })
    .join("");

/**
 * The sun of the Indian theme: scalloped and lotus rings, so that the sky is a rangoli. The ring
 * symbols have a radius of 100 and take turns; every second one is turned by half a petal. As many of the
 * outermost as are `skipped` are not printed.
 */
export const ringBands = (
  symbols: readonly string[],
  radii: readonly number[],
  halfPetal = 0,
  skipped = 0,
): string =>
  radii
    .map((radius, index) => {
      if (index < skipped) return "";
      const symbol = symbols[index % symbols.length];
      const turn = halfPetal === 0 ? "" : `rotate(${index % 2 === 1 ? halfPetal : 0})`;
      return `<use href="#${symbol}" transform="${turn}scale(${radius / 100})" fill="${ink(`k${radii.length - index}`)}"/>`;
    })
    .join("");

/** Circles of gold dots between the rings; `dots` of them on each circle, which is drawn in quarters. */
export const dottedCircles = (radii: readonly number[], dots: number, weight: number): string =>
  radii
    .map((radius) => {
      const style = `stroke-width="${roundWhole(radius / weight)}" stroke-dasharray="0 ${((radius * 2 * Math.PI) / dots).toFixed(2)}"`;
      if (dots % 4 !== 0) return `<circle r="${radius}" ${style}/>`;
      return `<g ${style}>${[0, 1, 2, 3].map((quarter) => arc(radius, quarter / 4, (quarter + 1) / 4 - 0.5 / dots)).join("")}</g>`;
    })
    .join("");

/** A part of a circle from one share of its turn to another. */
const arc = (radius: number, from: number, to: number): string => {
  const point = (share: number) =>
    [Math.cos, Math.sin].map((part) => formatTenths(radius * part(2 * Math.PI * share))).join(" ");
  return `<path d="M${point(from)}A${radius} ${radius} 0 0 1 ${point(to)}"/>`;
};

interface SkySheet {
  readonly sun: Sun;
  /** Radius of the sun's disc. */
  readonly disc: number;
  readonly radii: readonly number[];
  /** An upright poster where nothing else is said. */
  readonly size?: readonly [width: number, height: number];
}

interface SkyOnGround {
  readonly horizon?: number;
  /** y where the bands end, because something opaque hides the rest. */
  readonly ground?: number;
  /** Every nth band, from the outermost in: a lake gives back fewer. */
  readonly every?: number;
}

/** The whole sky of a standard poster: the darkest ink, the bands around the horizon under the sun, and its disc. */
export const bandedSky = ({
  sun,
  disc,
  radii,
  stretch,
  horizon = sun.y,
  ground,
  every,
  size = [800, ground ?? 1000],
}: SkySheet & SkyOnGround & { readonly stretch: number }): string =>
  sheet(size) +
  ellipseBands({ x: sun.x, y: horizon }, stretch, radii, { ground, every }) +
  `<circle cx="${sun.x}" cy="${sun.y}" r="${disc}" fill="var(--sun)"/>`;

interface Rangoli extends SkySheet {
  /** Ring symbols of radius 100, which take turns. */
  readonly rings: readonly string[];
  readonly halfPetal?: number;
  readonly dots: {
    readonly radii: readonly number[];
    readonly count: number;
    readonly weight: number;
    readonly inkName: string;
    readonly opacity: number;
  };
}

/** The whole sky of an Indian poster: rings around the sun, dotted circles between them, and its disc. */
export const rangoliSky = ({
  sun,
  disc,
  radii,
  rings,
  halfPetal,
  dots,
  size = [800, 1000],
}: Rangoli): string => {
  const skipped = hidden(sun, radii, size);
  return (
    sheet(size, skipped === 0 ? "k9" : `k${radii.length - skipped + 1}`) +
    `<g transform="translate(${sun.x} ${sun.y})">${ringBands(rings, radii, halfPetal, skipped)}` +
    `<g fill="none" stroke="var(--${dots.inkName})" stroke-linecap="round" stroke-opacity="${dots.opacity}">` +
    `${dottedCircles(dots.radii, dots.count, dots.weight)}</g><circle r="${disc}" fill="var(--sun)"/></g>`
  );
};

/** How many of the rings, from the outermost in, reach over every corner: the last of them is all that is seen. */
const hidden = (
  { x, y }: Sun,
  radii: readonly number[],
  [width, height]: readonly [number, number],
): number =>
  radii.filter((radius) => radius >= Math.hypot(Math.max(x, width - x), Math.max(y, height - y))).length;

const sheet = ([width, height]: readonly [number, number], inkName = "k9"): string =>
  `<path d="M0 0H${width}V${height}H0z" fill="var(--${inkName})"/>`;
