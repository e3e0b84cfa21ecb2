import type { Language } from "#app/languages/language.ts";
import type { Say } from "#app/languages/translate.ts";

import type { HouseholdView } from "./household-view.ts";
import { nameEvents } from "./name-events.ts";

/**
 * A household's view as one reader has it: events as they are called in its language, and of the couple's notes the
 * one in that language, or the one for all where there is none.
 */
export const viewInLanguage = (
  view: HouseholdView,
  language: Language,
  say: Say<"reply" | "event" | "tradition">,
): HouseholdView => ({
  ...nameEvents(say, view),
  note: view.notes[language] ?? view.note,
  notes: {},
});
