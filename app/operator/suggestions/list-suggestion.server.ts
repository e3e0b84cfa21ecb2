import { and, eq, isNull, sql } from "drizzle-orm";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import type { ClaimDependencies } from "#app/business/claims/grant-listing.server.ts";
import { inviteBusiness } from "#app/business/claims/invite-business.server.ts";
import { readInvitationBasis } from "#app/business/claims/invitation-basis.ts";
import { writeSpreadsheet } from "#app/spreadsheets/write-spreadsheet.ts";
import { normalizeReference } from "#app/messaging/forms/normalize-reference.ts";
import type { Database } from "#database/database.ts";
import type { SuggestionOutcome } from "#database/enums.ts";
import { suggestions } from "#database/schema/index.ts";
import { importVendors } from "#app/operator/register/import-vendors.server.ts";

/** What the operator knows of a suggested business beside what the couple said. */
export type SuggestionDetails = {
  phone: string | null;
  website: string | null;
  email: string | null;
  /** The page that publishes the email, and the day on which it was seen there. */
  source: string | null;
  found: string | null;
};

/** What became of a suggestion; `problems` say why it cannot be listed as it is. */
export type ListedSuggestion =
  | { done: true; listingId: number; invitation: string | null }
  | { done: false; problems: string[] };

const named = (reference: string) => eq(suggestions.reference, normalizeReference(reference));

/**
 * Makes a listing of a suggestion that says how to reach the business and no more, by the rules of an import,
 * and invites the business where its email and the page that publishes it are known.
 * @returns null where no open suggestion has the reference
 */
export async function listSuggestion(
  dependencies: ClaimDependencies,
  reference: string,
  details: SuggestionDetails,
): Promise<ListedSuggestion | null> {
  const { database } = dependencies;
  const [suggestion] = await database
    .select()
    .from(suggestions)
    .where(and(named(reference), isNull(suggestions.outcome)));
  if (suggestion === undefined) return null;
  const { name, category } = suggestion;
  const { phone, email, source, found } = details;
  const header = ["name", "category", "phone", "website", "email", "source", "found on"];
  const website = details.website ?? suggestion.website;
  const line = [name, category, phone, website, email, source, found].map((cell) => cell ?? "");
  const bytes = new TextEncoder().encode(writeSpreadsheet(header, [line]));
  const report = await importVendors(database, bytes, {
    dryRun: false,
    skipBad: false,
    allowDuplicates: false,
  });
  const [imported] = report.lines;
  if (imported?.id === null || imported === undefined || imported.outcome === "refuse")
    return {
      done: false,
      problems: (imported?.problems ?? []).map(({ field, reason }) => `${field}: ${reason}`),
    };
  // Two operators at once: the second finds the first one's listing, and invites nobody.
  if ((await closeSuggestion(database, reference, "listed")) !== true) return null;
  const basis = readInvitationBasis({ source, foundOn: found, asked: null }, albertaDate(new Date()));
  const invited =
    email === null || basis === null ? null : await inviteBusiness(dependencies, imported.id, email, basis);
  return { done: true, listingId: imported.id, invitation: invited?.done ? invited.reference : null };
}

/**
 * Closes a suggestion that is open.
 * @returns whether it was open until now; null when there is none
 */
export async function closeSuggestion(
  database: Database,
  reference: string,
  outcome: SuggestionOutcome,
): Promise<boolean | null> {
  const closed = await database
    .update(suggestions)
    .set({ outcome, doneAt: sql`now()` })
    .where(and(named(reference), isNull(suggestions.outcome)))
    .returning({ id: suggestions.id });
  if (closed.length > 0) return true;
  return (await database.$count(suggestions, named(reference))) > 0 ? false : null;
}
