import type { Directory } from "#app/catalogue/directory/directory.server.ts";
import { parseSavedIds } from "#app/catalogue/directory/directory-query.ts";
import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";

import { deliveryMethodFor, describeDelivery } from "./delivery.ts";

/** A vendor or venue that an enquiry may go to. */
export type Recipient = Pick<ListingCard, "id" | "name" | "category"> & {
  /** How an enquiry reaches it, in words. */
  delivery: string;
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
    .map(({ card: { id, name, category, fictional }, reachable }) => ({
      id,
      name,
      category,
      delivery: describeDelivery(deliveryMethodFor({ fictional, reachable }), category === "venues"),
    }));
}
