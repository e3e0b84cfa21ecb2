import { href } from "react-router";

import { unsentData } from "#app/ui/design-system/unsent-data.ts";

import type { VenuesPageData } from "./build-venues-page.ts";

/** All venues of a page that filters them by itself. */
export const venueListData = unsentData<VenuesPageData>();

/**
 * All venues for the filter in the browser; null where there are too many: then each page is sent its own.
 * @throws Error without an answer
 */
export async function fetchVenueList(): Promise<VenuesPageData | null> {
  const answer = await fetch(href("/venues/list"));
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`The list of venues answered ${answer.status}`);
  // Written by our own server, from the same type.
  const list: VenuesPageData = await answer.json();
  return list;
}
