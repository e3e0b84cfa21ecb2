import type { Shortlisted, ShortlistStatus } from "./shortlist-tables.ts";

/** Whether a row is one of this site's listings; others the couple found elsewhere. */
export const isListing = (id: string) => /^[1-9]\d{0,8}$/.test(id);

type Change = Partial<Omit<Shortlisted, "id">>;

/**
 * What a heart does to the shortlist.
 * @param row undefined where the listing is not on it
 * @returns what to write, 'remove', or null where nothing is to be done
 */
export function afterHeart(row: Shortlisted | undefined, isSaved: boolean): Change | "remove" | null {
  if (isSaved) return row === undefined || row.unhearted ? { unhearted: false } : null;
  if (row === undefined || row.unhearted) return null;
  return saysNoMore(row) ? "remove" : { unhearted: true };
}

/** Whether a row says no more than that the listing was saved. */
export function saysNoMore({ id: _id, name: _name, category: _category, ...said }: Shortlisted): boolean {
  return Object.values(said).every(
    (value) => value === null || value === "" || value === false || value === "considering",
  );
}

/** What asking a listing through the site does to its row: a status is only ever raised. */
export function afterAsking(row: Shortlisted | undefined, reference: string): Change {
  const isNews = row === undefined || row.status === "considering";
  return { enquiry: reference, unhearted: false, ...(isNews ? { status: "contacted" } : {}) };
}

/** A quote that is written down makes a status of it, unless they are further already. */
export function statusWithQuote(status: ShortlistStatus, quoteCents: number | null): ShortlistStatus {
  return quoteCents !== null && status !== "booked" ? "quoted" : status;
}

/** What to call a row; the name of a listing may not have come yet. */
export function nameOf({ id, name }: Pick<Shortlisted, "id" | "name">): string {
  if (name !== "") return name;
  return isListing(id) ? `Listing ${id}` : "Without a name";
}
