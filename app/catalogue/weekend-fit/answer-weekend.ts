import type { Directory } from "#app/catalogue/directory/directory.server.ts";
import type { ThemeName } from "#app/site/theme/theme-name.ts";

import { findFits } from "./find-fits.ts";
import { reportFits } from "./fit-report.ts";
import { listFitVenues } from "./list-fit-venues.ts";
import { listFitVendors } from "./vendors/list-fit-vendors.ts";
import { parseWeekend } from "./weekend-request.ts";

/** Milliseconds that the search may take of the server. */
const budget = 1500;

/** The weekend of an address, where it fits, and the pictures of the places that were tried. */
export function answerWeekend(
  directory: Pick<Directory, "inCategory" | "listing" | "quotedMeal">,
  parameters: URLSearchParams,
  theme: ThemeName,
) {
  const weekend = parseWeekend(parameters, theme);
  const venues = listFitVenues(directory);
  const vendors = listFitVendors(directory, weekend.vendors);
  const report = reportFits(weekend, findFits(weekend, venues, performance.now() + budget, vendors));
  const cards = venues.flatMap(({ cost }) => {
    const card = directory.listing(cost.id)?.card;
    if (card === undefined) return [];
    const { id, name, category, services, southAsian, fictional, image, picture } = card;
    return [{ id, name, category, services, southAsian, fictional, image, picture }];
  });
  return { weekend, report, cards };
}
