import { saveOnce } from "#app/messaging/forms/save-once.server.ts";
import type { CompleteRow } from "#database/complete-row.ts";
import type { Database } from "#database/database.ts";
import { suggestions } from "#database/schema/index.ts";

import type { Suggestion } from "./suggestion.ts";

/**
 * Saves a suggestion once, however often its form is sent (see saveOnce). It causes no mail: it waits at the desk.
 * @param formKey random key that a script gave the form, or null
 * @returns the public reference, and whether this call was the first
 */
export async function saveSuggestion(
  database: Database,
  suggestion: Suggestion,
  formKey: string | null,
): Promise<{ reference: string; isNew: boolean }> {
  return saveOnce(database, suggestion, formKey, {
    prefix: "WS",
    table: suggestions,
    row: (keys) =>
      ({
        submissionKey: keys.submissionKey,
        reference: keys.reference,
        name: suggestion.name,
        category: suggestion.category,
        website: suggestion.website,
        note: suggestion.note,
        doneAt: null,
        outcome: null,
      }) satisfies CompleteRow<typeof suggestions>,
  });
}
