import { shortlistStatuses, type ShortlistStatus } from "#app/catalogue/plan-outbox/shortlist-status.ts";
import { type ShortlistRow } from "#app/plan/schema/shortlist.schema.ts";

/**
 * Whether a row is one of this site's listings; the others are businesses that the couple found elsewhere.
 */
export const isListingId = (id: string) => /^[1-9]\d{0,8}$/.test(id);

type Change = Partial<Omit<ShortlistRow, "id">>;

/**
 * The effect of a heart on the shortlist.
 * @param row undefined where the listing is not on it
 * @returns the row to write, 'remove', or null where nothing changes
 */
export function changeAfterHeart(row: ShortlistRow | undefined, isSaved: boolean): Change | "remove" | null {
  if (isSaved) return row === undefined || row.unhearted ? { unhearted: false } : null;
  if (row === undefined || row.unhearted) return null;
  return hasNoDetails(row) ? "remove" : { unhearted: true };
}

/** Whether a row records nothing but that the listing was saved. */
export function hasNoDetails({ id: _id, name: _name, category: _category, ...said }: ShortlistRow): boolean {
  return Object.values(said).every(
    (value) => value === null || value === "" || value === false || value === "considering",
  );
}

/** The effect of an enquiry through the site on the listing's row: a status is only ever raised. */
export function changeAfterEnquiry(row: ShortlistRow | undefined, reference: string): Change {
  const isNews = row === undefined || row.status === "considering";
  return { enquiry: reference, unhearted: false, ...(isNews ? { status: "contacted" } : {}) };
}

/**
 * What an enquiry knows of a vendor: it fills what the row leaves open, and only ever raises the status. Added once
 * more, the same enquiry's newer price counts, and its newer words come before the earlier ones. Another enquiry
 * leaves a quote, and the way to the answer that it comes from, as they are.
 * @param vendor the state of its answer; a quote in cents
 */
export function changeAfterVendor(
  row: ShortlistRow | undefined,
  vendor: Pick<
    ShortlistRow,
    "name" | "category" | "status" | "quoteCents" | "quotePerGuest" | "quoteNote" | "notes"
  >,
  reference: string,
): Change {
  const { name, category, status, quoteCents, quotePerGuest, quoteNote, notes } = vendor;
  const isSame = row?.enquiry === reference;
  const isQuoted = (row?.quoteCents ?? null) !== null;
  const keepsEnquiry = isQuoted && !isSame && (row?.enquiry ?? "") !== "";
  const isOtherQuote = row?.quoteCents !== quoteCents || row.quotePerGuest !== quotePerGuest;
  const takesQuote = quoteCents !== null && (!isQuoted || (isSame && isOtherQuote));
  return {
    ...(keepsEnquiry ? {} : { enquiry: reference }),
    unhearted: false,
    ...(row === undefined || row.name === "" ? { name } : {}),
    ...(row === undefined || row.category === "" ? { category } : {}),
    ...(row === undefined || rank(row.status) < rank(status) ? { status } : {}),
    ...(takesQuote ? { quoteCents, quotePerGuest } : {}),
    ...newer("quoteNote", row?.quoteNote ?? "", quoteNote, isSame),
    ...newer("notes", row?.notes ?? "", notes, isSame),
  };
}

/** The most that a field of words holds. */
const longest = { quoteNote: 2000, notes: 4000 } as const;

function newer(
  field: keyof typeof longest,
  before: string,
  words: string,
  isSame: boolean,
): Partial<Record<keyof typeof longest, string>> {
  if (words === "" || before.includes(words) || (before !== "" && !isSame)) return {};
  const both = before === "" ? words : `${words}\n\nBefore: ${before}`;
  return { [field]: both.slice(0, longest[field]) };
}

const rank = (status: ShortlistStatus) => shortlistStatuses.indexOf(status);

/**
 * What a business's quote comes to, in cents.
 * @param guests how many the wedding has to be ready for; null where that is open
 * @returns null without a quote, or where it is for each guest and their number is open
 */
export function quotedTotal(
  { quoteCents, quotePerGuest }: Pick<ShortlistRow, "quoteCents" | "quotePerGuest">,
  guests: number | null,
): number | null {
  if (quoteCents === null || !quotePerGuest) return quoteCents;
  return guests === null ? null : quoteCents * guests;
}

/** A written quote raises the status, unless it is already further on. */
export function statusAfterQuote(status: ShortlistStatus, quoteCents: number | null): ShortlistStatus {
  return quoteCents !== null && status !== "booked" ? "quoted" : status;
}

/** The name of a row; a listing's name may not be loaded yet. */
export function businessName({ id, name }: Pick<ShortlistRow, "id" | "name">): string {
  if (name !== "") return name;
  return isListingId(id) ? `Listing ${id}` : "Without a name";
}
