import type { Directory } from "#app/catalogue/directory/directory.server.ts";
import { parseSavedIds } from "#app/catalogue/directory/saved-ids.ts";
import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import { unknownFactsOf } from "#app/catalogue/venue-facts/unknown-facts.ts";
import { reportableFactLabels } from "#app/catalogue/venue-facts/reportable-fact-keys.ts";

import { describeDeliveryBefore } from "./delivery.ts";

/** A vendor or venue that an enquiry may go to. */
export type Recipient = Pick<ListingCard, "id" | "name" | "category"> & {
  /** How an enquiry reaches it, in words. */
  delivery: string;
  /** What nobody knows of it and it can be asked for. */
  unknown: { key: string; label: string }[];
};

/**
 * The listings that an address or a form names, each once; unknown ones are left out.
 * @param values ids, with commas between them or one by one
 */
export function findRecipients(
  directory: Pick<Directory, "listing">,
  values: readonly string[],
): Recipient[] {
  return parseSavedIds(values.join(","))
    .flatMap((id) => directory.listing(id) ?? [])
    .map((listing) => {
      const { id, name, category, fictional } = listing.card;
      return {
        id,
        name,
        category,
        delivery: describeDeliveryBefore({ ...listing, fictional }, category === "venues"),
        unknown: unknownFactsOf(listing, albertaDate(new Date())).map((key) => ({
          key,
          label: reportableFactLabels(key, { category }).label,
        })),
      };
    });
}
