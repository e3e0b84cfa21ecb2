import { whole } from "./paths.ts";
import { ink } from "./svg.ts";

export interface Sun {
  readonly x: number;
  readonly y: number;
}

/**
 * The banded sun of the standard theme: flat ellipses around a low sun, each about a quarter wider
 * than the next. Radii run from the outermost in and print the inks down to k1.
 */
export const ellipseBands = (sun: Sun, stretch: number, radii: readonly number[]): string =>
  radii
    .map(
      (radius, index) =>
        `<ellipse cx="${sun.x}" cy="${sun.y}" rx="${whole(radius * stretch)}" ry="${radius}" fill="${ink(`k${radii.length - index}`)}"/>`,
    )
    .join("");

/**
 * The sun of the Indian theme: scalloped and lotus rings, so that the sky is a rangoli. The ring
 * symbols have a radius of 100 and take turns; every second one is turned by half a petal.
 */
export const ringBands = (symbols: readonly string[], radii: readonly number[], halfPetal = 0): string =>
  radii
    .map((radius, index) => {
      const symbol = symbols[index % symbols.length];
      const turn = halfPetal === 0 ? "" : `rotate(${index % 2 === 1 ? halfPetal : 0})`;
      return `<use href="#${symbol}" transform="${turn}scale(${radius / 100})" fill="${ink(`k${radii.length - index}`)}"/>`;
    })
    .join("");

/** Circles of gold dots between the rings; `dots` of them on each circle. */
export const dottedCircles = (radii: readonly number[], dots: number, weight: number): string =>
  radii
    .map(
      (radius) =>
        `<circle r="${radius}" stroke-width="${whole(radius / weight)}" stroke-dasharray="0 ${((radius * 2 * Math.PI) / dots).toFixed(2)}"/>`,
    )
    .join("");
