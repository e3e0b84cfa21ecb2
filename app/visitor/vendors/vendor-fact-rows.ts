import { factKeysOf } from "#content/catalogue/reportable-fact-keys.ts";
import type { Listing, VendorFact } from "#app/catalogue/directory/listing.ts";
import { withAge, type WithAge } from "#app/catalogue/venue-facts/fact-age.ts";
import { reportableFactLabels } from "#app/catalogue/venue-facts/reportable-fact-keys.ts";

/** A question to a vendor with what is known; null: nobody has said. */
export type VendorFactRow = { key: string; label: string; fact: WithAge<VendorFact> | null };

/**
 * What couples ask of a vendor, in canonical order; empty for a kind of which no facts are saved.
 * @param today day in Alberta: the age of a fact counts from the day of rendering
 */
export function vendorFactRows(
  { card: { category }, facts }: Pick<Listing, "card" | "facts">,
  today: string,
): VendorFactRow[] {
  return factKeysOf(category).map((key) => {
    const fact = facts.find((known) => known.key === key);
    const { label } = reportableFactLabels(key, { category });
    return { key, label, fact: fact === undefined ? null : withAge(fact, today) };
  });
}
