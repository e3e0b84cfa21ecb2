import { ellipseBands } from "../kit/sky.ts";
import type { Sheet } from "./print-invitation.ts";

export interface LowSun {
  readonly x: number;
  readonly y: number;
  readonly disc: number;
  /** y of the middle of the bands, where it is not the sun's. */
  readonly horizon?: number;
  readonly stretch: number;
  /** k8 to k1. Texts that stand on the sky stay outside of the fifth. */
  readonly radii: readonly number[];
  readonly ground?: number;
}

/** The banded sky of a sheet. */
export const sheetSky = (
  { height }: Sheet,
  { x, y, disc, horizon = y, stretch, radii, ground = height }: LowSun,
): string =>
  `<path d="M0 0H1000V${ground}H0z" fill="var(--k9)"/>` +
  ellipseBands({ x, y: horizon }, stretch, radii, { ground }) +
  `<circle cx="${x}" cy="${y}" r="${disc}" fill="var(--sun)"/>`;
