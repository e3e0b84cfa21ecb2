import { vendorKinds, type VendorKindId } from "#content/fit/vendor-kinds.ts";
import type { Directory } from "#app/catalogue/directory/directory.server.ts";
import type { Listing } from "#app/catalogue/directory/listing.ts";

import type { FitVendor } from "./fit-vendor.ts";
import { isOfKind } from "./is-of-kind.ts";

/**
 * The public vendors of the kinds that a weekend needs, as the rules know them.
 * @param most of a category: the best rated of those kinds
 */
export function listFitVendors(
  { inCategory, listing }: Pick<Directory, "inCategory" | "listing">,
  needed: readonly VendorKindId[],
  most = Infinity,
): FitVendor[] {
  const kinds = vendorKinds.filter(({ id }) => needed.includes(id));
  const categories = new Set(kinds.map(({ category }) => category));
  return [...categories].flatMap((category) =>
    inCategory(category)
      .toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0) || a.id - b.id)
      .flatMap(({ id }) => {
        const found = listing(id);
        const vendor = found && toFitVendor(found);
        return vendor && kinds.some((kind) => isOfKind(kind, vendor)) ? [vendor] : [];
      })
      .slice(0, most),
  );
}

/** What the rules of a weekend know of a vendor's listing. */
export function toFitVendor({
  card,
  offers,
  travels,
  facts,
  taken,
  freeUntil,
}: Pick<Listing, "offers" | "travels" | "facts" | "taken" | "freeUntil"> & {
  card: Pick<Listing["card"], "id" | "name" | "category" | "fictional" | "tags" | "location">;
}): FitVendor {
  const guests = facts.find(({ key, guestsTo }) => key === "guests" && guestsTo !== null);
  return {
    id: card.id,
    name: card.name,
    category: card.category,
    fictional: card.fictional,
    words: [...card.tags, ...offers].join("; "),
    location: card.location,
    travels,
    facts: Object.fromEntries(
      facts.map(({ key, answer, text, source, checkedOn, confidence }) => [
        key,
        { answer, text, source, checkedOn, doubtful: confidence === "low" },
      ]),
    ),
    guests:
      guests?.guestsTo == null || guests.confidence === "low"
        ? null
        : { to: guests.guestsTo, source: guests.source, checkedOn: guests.checkedOn },
    taken,
    freeUntil,
  };
}
