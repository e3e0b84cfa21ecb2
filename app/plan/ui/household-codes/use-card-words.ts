import { useEffect, useState } from "react";

import { languages, type Language } from "#app/languages/language.ts";
import { loadMessages } from "#app/languages/load-messages.ts";
import { translate } from "#app/languages/translate.ts";
import { cardWords, type CardWords } from "#app/plan/rules/rsvp/card-words.ts";
import { households } from "#app/plan/schema/guests.schema.ts";
import { rsvp, rsvpRowId } from "#app/plan/schema/rsvp.schema.ts";
import { useRow, useRows } from "#app/plan/session/plan-provider.tsx";

/** What a household's card says, and in which language. */
type HouseholdCardWords = CardWords & { language: Language };

type Loaded = ReadonlyMap<Language, Awaited<ReturnType<typeof loadMessages>>>;

/**
 * What the printed card of a household says, in the language that the couple suggests; undefined until the languages
 * of all these households are loaded.
 */
export function useCardWords(ids: readonly string[]): (household: string) => HouseholdCardWords | undefined {
  const rows = useRows(households);
  const settings = useRow(rsvp, rsvpRowId);
  const suggested = new Map(rows.map(({ id, language }) => [id, language]));
  const languageOf = (household: string) => suggested.get(household) ?? "en";
  const loaded = useMessagesOf(new Set(ids.map(languageOf)));
  const { until = null, phone = "" } = settings ?? {};
  const words = new Map(
    [...loaded].map(([language, messages]) => {
      const say = translate({ language, ...messages });
      return [language, { language, ...cardWords(say, { until, phone }) }];
    }),
  );
  return (household) => words.get(languageOf(household));
}

const none: Loaded = new Map();

/** The messages of several languages; none until all of them are loaded. */
function useMessagesOf(asked: ReadonlySet<Language>): Loaded {
  const [loaded, setLoaded] = useState(none);
  const missing = [...asked.difference(loaded)].join(" ");
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      const wanted = languages.filter((language) => missing.split(" ").includes(language));
      if (wanted.length === 0) return;
      const added = await Promise.all(
        wanted.map(async (language) => [language, await loadMessages(language)] as const),
      );
      if (isWanted) setLoaded((before) => new Map([...before, ...added]));
    };
    // Without a signal and not loaded before, the cards are there once their words are.
    void load().catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [missing]);
  return missing === "" ? loaded : none;
}
