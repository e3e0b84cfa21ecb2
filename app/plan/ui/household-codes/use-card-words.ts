import { useEffect, useState } from "react";

import { countList } from "#app/languages/count-list.ts";
import { englishLanguageNames, languages, type Language } from "#app/languages/language.ts";
import type { Messages } from "#app/languages/messages.ts";
import { translate } from "#app/languages/translate.ts";
import { cardWords, type CardWords } from "#app/plan/rules/rsvp/card-words.ts";
import { households } from "#app/plan/schema/guests.schema.ts";
import { rsvp, rsvpRowId } from "#app/plan/schema/rsvp.schema.ts";
import { useRow, useRows } from "#app/plan/session/plan-provider.tsx";

import { watchMessages } from "./watch-messages.ts";

/** What a household's card says, and in which language. */
type HouseholdCardWords = CardWords & { language: Language };

/** What the cards of several households say. */
export type CardWordsOf = {
  /** Undefined until the household's language is loaded. */
  of: (household: string) => HouseholdCardWords | undefined;
  /** Whether the languages of all these households are loaded. */
  areLoaded: boolean;
  /** Why some are not, as sentences; null while they are on their way. */
  error: string | null;
};

/** What the printed cards of households say, each in the language that the couple suggests. */
export function useCardWords(ids: readonly string[]): CardWordsOf {
  const rows = useRows(households);
  const settings = useRow(rsvp, rsvpRowId);
  const suggested = new Map(rows.map(({ id, language }) => [id, language]));
  const languageOf = (household: string) => suggested.get(household) ?? "en";
  const wanted = new Set(ids.map(languageOf));
  const asked = languages.filter((language) => wanted.has(language));
  const messagesOf = useMessagesOf(asked);
  const { until = null, phone = "" } = settings ?? {};
  const words = new Map(
    asked.flatMap((language) => {
      const messages = messagesOf.get(language) ?? null;
      if (messages === null) return [];
      const say = translate({ language, ...messages });
      return [[language, { language, ...cardWords(say, { until, phone }) }]];
    }),
  );
  const failed = asked.filter((language) => messagesOf.get(language) === null);
  return {
    of: (household) => words.get(languageOf(household)),
    areLoaded: words.size === asked.length,
    error: failed.length === 0 ? null : describeMissing(failed),
  };
}

const describeMissing = (failed: readonly Language[]) =>
  `We couldn’t load the cards in ${countList(failed.map((language) => englishLanguageNames[language]))}. ` +
  "Check your connection and reload this page.";

const none: ReadonlyMap<Language, Messages | null> = new Map();

/** The messages of several languages, as they are loaded; null for what did not come. */
function useMessagesOf(asked: readonly Language[]): ReadonlyMap<Language, Messages | null> {
  const [known, setKnown] = useState(none);
  const names = asked.join(" ");
  useEffect(
    () =>
      watchMessages(
        languages.filter((language) => names.split(" ").includes(language)),
        (language, messages) => setKnown((before) => new Map(before).set(language, messages)),
      ),
    [names],
  );
  return known;
}
