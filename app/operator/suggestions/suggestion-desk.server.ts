import { desc, eq, isNull } from "drizzle-orm";

import { normalizeReference } from "#app/messaging/forms/normalize-reference.ts";
import { maxDeskListRows, type DeskList } from "#app/messaging/forms/desk-list.ts";
import type { Database } from "#database/database.ts";
import { suggestions } from "#database/schema/index.ts";

const { reference, receivedAt, name, category, website, note, doneAt, outcome } = suggestions;

const columns = { reference, receivedAt, name, category, website, note, doneAt, outcome };

type SuggestionSummary = Pick<typeof suggestions.$inferSelect, keyof typeof columns>;

/**
 * The latest suggestions, newest first.
 * @param most maximum number; null for all
 * @param onlyOpen leaves out closed ones
 */
export async function listSuggestions(
  database: Database,
  most: number | null = maxDeskListRows,
  onlyOpen = false,
): Promise<DeskList<SuggestionSummary>> {
  const which = onlyOpen ? isNull(outcome) : undefined;
  const newest = database
    .select(columns)
    .from(suggestions)
    .where(which)
    .orderBy(desc(receivedAt), desc(suggestions.id));
  const rows = await (most === null ? newest : newest.limit(most));
  return { rows, total: await database.$count(suggestions, which) };
}

/** One suggestion; null when there is none. */
export async function showSuggestion(database: Database, named: string): Promise<SuggestionSummary | null> {
  const [row] = await database
    .select(columns)
    .from(suggestions)
    .where(eq(reference, normalizeReference(named)));
  return row ?? null;
}
