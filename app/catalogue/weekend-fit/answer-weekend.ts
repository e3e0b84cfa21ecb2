import type { Directory } from "#app/catalogue/directory/directory.server.ts";
import type { ThemeName } from "#app/site/theme/theme-name.ts";

import { findFits } from "./find-fits.ts";
import { reportFits, type FitReport } from "./fit-report.ts";
import { listFitVenues } from "./list-fit-venues.ts";
import { listFitVendors } from "./vendors/list-fit-vendors.ts";
import { parseWeekend } from "./weekend-request.ts";

/** Milliseconds that the search may take of the server. */
const budget = 1500;

/** The weekend of an address, where it fits, and a card for the picture of each place that is shown as one that could carry it. */
export function answerWeekend(
  directory: Pick<Directory, "inCategory" | "listing" | "quotedMeal">,
  parameters: URLSearchParams,
  theme: ThemeName,
) {
  const weekend = parseWeekend(parameters, theme);
  const venues = listFitVenues(directory);
  const vendors = listFitVendors(directory, weekend.vendors);
  const report = reportFits(weekend, findFits(weekend, venues, performance.now() + budget, vendors));
  const cards = picturedPlaces(report).flatMap((place) => {
    const card = directory.listing(place)?.card;
    if (card === undefined) return [];
    const { id, name, category, services, southAsian, fictional, image, picture } = card;
    return [{ id, name, category, services, southAsian, fictional, image, picture }];
  });
  return { weekend, report, cards };
}

/** Ids of the venues whose picture stands beside a result: the first of each. */
const picturedPlaces = ({ fits, fitsIf, together }: FitReport): number[] => [
  ...new Set([...fits, ...fitsIf, ...together].flatMap(({ venues: [first] }) => first?.id ?? [])),
];
