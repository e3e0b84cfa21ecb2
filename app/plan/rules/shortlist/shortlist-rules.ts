import { formatDollars } from "#app/money/canadian-dollars.ts";
import { longestVendorWords } from "#app/catalogue/plan-outbox/outbox-message.ts";
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
export function hasNoDetails({
  id: _id,
  name: _name,
  category: _category,
  sample: _sample,
  ...said
}: ShortlistRow): boolean {
  return Object.values(said).every(
    (value) => value === null || value === "" || value === false || value === "considering",
  );
}

/**
 * The effect of an enquiry through the site on the listing's row: a status is only ever raised, and a quote keeps the
 * way to the answer that it comes from.
 * @param sample whether the listing is invented: nobody was contacted
 */
export function changeAfterEnquiry(row: ShortlistRow | undefined, reference: string, sample = false): Change {
  const isNews = !sample && (row === undefined || row.status === "considering");
  return {
    ...(isQuotedIn(row, reference) ? {} : { enquiry: reference }),
    unhearted: false,
    ...sampleMark(row, sample, reference),
    ...(isNews ? { status: "contacted" } : {}),
  };
}

/**
 * A former version of the site took a sample that an enquiry names for contacted: once it is marked, it is considered
 * again.
 */
function sampleMark(row: ShortlistRow | undefined, sample: boolean, reference: string): Change {
  if ((row?.sample ?? false) === sample) return {};
  const wasContacted = row?.status === "contacted" && row.enquiry === reference && row.quoteCents === null;
  return sample && wasContacted ? { sample, status: "considering" } : { sample };
}

/** Whether a row has the quote of another enquiry. */
const isQuotedIn = (row: ShortlistRow | undefined, reference: string): boolean =>
  row !== undefined && row.quoteCents !== null && row.enquiry !== "" && row.enquiry !== reference;

type Words = Pick<ShortlistRow, "quoteNote" | "notes">;

/**
 * What an enquiry knows of a vendor: it fills what the row leaves open, and only ever raises the status. Added once
 * more with other words, the same enquiry's price counts, and what it replaces stays in the notes. Another enquiry
 * leaves a quote as it is.
 * @param vendor the state of its answer; a quote in cents
 */
export function changeAfterVendor(
  row: ShortlistRow | undefined,
  vendor: Pick<ShortlistRow, "name" | "category" | "status" | "quoteCents" | "quotePerGuest" | "sample"> &
    Words,
  reference: string,
): Change {
  const { name, category, status, quoteCents, quotePerGuest, sample } = vendor;
  const isSame = row?.enquiry === reference;
  const before = row?.quoteCents ?? null;
  const hasNewWords = (["quoteNote", "notes"] as const).some(
    (field) => vendor[field] !== "" && row?.[field].includes(vendor[field]) === false,
  );
  const isOther = before !== quoteCents || row?.quotePerGuest !== quotePerGuest;
  const takesQuote = quoteCents !== null && (before === null || (isSame && hasNewWords && isOther));
  const former =
    takesQuote && before !== null
      ? `Before: ${formatDollars(before)}${row?.quotePerGuest === true ? " per guest" : ""}`
      : "";
  return {
    ...(isQuotedIn(row, reference) ? {} : { enquiry: reference }),
    unhearted: false,
    ...sampleMark(row, sample, reference),
    ...(row === undefined || row.name === "" ? { name } : {}),
    ...(row === undefined || row.category === "" ? { category } : {}),
    ...(row === undefined || rank(row.status) < rank(status) ? { status } : {}),
    ...(takesQuote ? { quoteCents, quotePerGuest } : {}),
    ...newerWords("quoteNote", row, vendor.quoteNote, isSame, ""),
    ...newerWords("notes", row, vendor.notes, isSame, former),
  };
}

/** Newer words stand before the earlier ones; what does not fit beside the couple's own words is left out. */
function newerWords(
  field: keyof Words,
  row: ShortlistRow | undefined,
  words: string,
  isSame: boolean,
  former: string,
): Partial<Words> {
  const before = row?.[field] ?? "";
  const isNew = words !== "" && !before.includes(words) && (before === "" || isSame);
  if (!isNew && former === "") return {};
  const all = [isNew ? words : "", former, before === "" || former !== "" ? before : `Before: ${before}`];
  const text = all.filter((part) => part !== "").join("\n\n");
  return text.length > longestVendorWords[field] ? {} : { [field]: text };
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
