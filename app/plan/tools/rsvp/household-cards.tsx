import { languageAttributes } from "#app/languages/language.ts";
import { wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { useRow } from "#app/plan/session/plan-provider.tsx";
import type { CardWordsOf } from "#app/plan/ui/household-codes/use-card-words.ts";

import "#app/languages/guest-words.css";

type HouseholdCardsProps = {
  ready: readonly { id: string; name: string; code: string }[];
  words: CardWordsOf;
};

/** Cards to insert into the invitations, each in its household's language, visible only in print. */
export function HouseholdCards({ ready, words: wordsOf }: HouseholdCardsProps) {
  const title = useRow(wedding, weddingRowId)?.title ?? "";
  return (
    <ul className="rsvp-cards" aria-hidden="true">
      {ready.map(({ id, name, code }) => {
        const words = wordsOf.of(id);
        if (words === undefined) return null;
        return (
          <li key={id} className="guest-words" {...languageAttributes(words.language)}>
            <p className="rsvp-cards__title" dir="auto">
              {title}
            </p>
            <p dir="auto">{name}</p>
            <p>{words.reply}</p>
            <p>{words.enter}</p>
            <p className="rsvp-cards__where" dir="ltr">
              {window.location.host}/rsvp
            </p>
            <p className="rsvp-cards__code" dir="ltr">
              {code}
            </p>
            {words.call !== "" && <p>{words.call}</p>}
          </li>
        );
      })}
    </ul>
  );
}
