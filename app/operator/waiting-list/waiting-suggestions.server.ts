import { asc, isNull } from "drizzle-orm";

import { suggestionFields } from "#app/couple/suggestions/suggestion-fields.ts";
import { submittedRows, submittedWords } from "#app/messaging/forms/submitted-field.ts";
import type { Database } from "#database/database.ts";
import { suggestions } from "#database/schema/index.ts";

import { maxOfAKind, type WaitingItem, type WaitingPart } from "./waiting-item.ts";
import { filled } from "./waiting-submissions.server.ts";

/** Businesses that couples suggested and that nobody has looked at. */
export async function waitingSuggestions(database: Database): Promise<WaitingPart> {
  const which = isNull(suggestions.outcome);
  const rows = await database
    .select()
    .from(suggestions)
    .where(which)
    .orderBy(asc(suggestions.receivedAt))
    .limit(maxOfAKind);
  const items = rows.map((suggestion): WaitingItem => {
    const { reference, receivedAt, name, category, website } = suggestion;
    const isVenue = category === "venues";
    return {
      kind: "suggestion",
      id: reference,
      since: receivedAt.toISOString(),
      title: `A couple suggests ${name}`,
      why: whyNotListed(isVenue, website),
      facts: filled(submittedRows(suggestionFields, suggestion)),
      texts: submittedWords(suggestionFields, suggestion)
        .filter((text) => text !== "")
        .map((text) => ({ from: "How they know them", text })),
      actions: [
        ...(isVenue || website === null ? [] : (["suggestion-list"] as const)),
        ...(isVenue ? [] : (["suggestion-invite"] as const)),
        "suggestion-dismiss",
      ],
    };
  });
  return { items, total: await database.$count(suggestions, which) };
}

/** What the page cannot do with a suggestion, and who can; null where it can do all. */
function whyNotListed(isVenue: boolean, website: string | null): string | null {
  if (isVenue) return "A venue needs rooms and facts with their sources: that is work for the computer.";
  return website === null
    ? "No website is given: find their email and invite them, or list them with a phone number at the computer."
    : null;
}
