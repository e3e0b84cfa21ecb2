import type { FitVenue } from "#app/catalogue/weekend-fit/fit-venue.ts";

/** Parts of the country that vendors say they travel to. */
const fitRegions = ["calgary", "mountains"] as const;

export type FitRegion = (typeof fitRegions)[number];

/** Where a weekend is: 1 for Calgary, 2 for the mountains, 3 for both, 0 where nobody knows. */
export type FitRegions = 0 | 1 | 2 | 3;

/** West of here, on the way to Canmore, Calgary's own vendors have to be asked whether they come. */
const mountainsFrom = -114.9;

/** Where a venue lies. */
export function regionOf({ position }: Pick<FitVenue, "position">): FitRegions {
  return position === null ? 0 : position[0] < mountainsFrom ? 2 : 1;
}

/** Where venues lie together. */
export function regionsOf(regions: readonly FitRegions[]): FitRegions {
  const [isIn, isOut] = [1, 2].map((region) => regions.some((own) => own === region || own === 3));
  return isIn === true ? (isOut === true ? 3 : 1) : isOut === true ? 2 : 0;
}

/** The regions by their names. */
export const regionsIn = (regions: FitRegions): FitRegion[] =>
  fitRegions.filter((_, at) => Math.floor(regions / 2 ** at) % 2 === 1);
