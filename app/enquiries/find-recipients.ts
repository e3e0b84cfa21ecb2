import type { DirectoryIndex } from "#app/directory/directory-index.ts";
import { parseSavedIds } from "#app/directory/directory-query.ts";
import type { ListingCard } from "#app/directory/listing-card.ts";

/** A vendor or venue that an enquiry may go to. */
export type Recipient = Pick<ListingCard, "id" | "name" | "category">;

/**
 * The listings that an address or a form names, each once; unknown ones are left out.
 * @param values ids, with commas between them or one by one
 */
export function findRecipients(index: DirectoryIndex, values: readonly string[]): Recipient[] {
  return parseSavedIds(values.join(","))
    .flatMap((id) => index.card(id) ?? [])
    .map(({ id, name, category }) => ({ id, name, category }));
}
