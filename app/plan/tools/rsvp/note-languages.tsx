import {
  englishLanguageNames,
  languageAttributes,
  languages,
  type Language,
} from "#app/languages/language.ts";
import { guestWords, maxNoteLetters } from "#app/plan/schema/rsvp.schema.ts";
import { useCanEdit, useRow, useRowMutations } from "#app/plan/session/plan-provider.tsx";
import { PlanTextArea } from "#app/plan/ui/fields/plan-text-area.tsx";

import "#app/languages/guest-words.css";

/** The couple's note on the households' pages in the languages other than English, where it wants it worded so. */
export function NoteLanguages() {
  return (
    <details className="rsvp__note-languages">
      <summary>Word it in other languages</summary>
      <p className="note">
        A household reads it in its own language. Where you leave a language empty, it reads the text above.
      </p>
      {languages
        .filter((language) => language !== "en")
        .map((language) => (
          <NoteIn key={language} language={language} />
        ))}
    </details>
  );
}

function NoteIn({ language }: { language: Language }) {
  const row = useRow(guestWords, language);
  const { put } = useRowMutations(guestWords);
  return (
    <PlanTextArea
      label={`What households read first in ${englishLanguageNames[language]}`}
      wordsClass="guest-words"
      {...languageAttributes(language)}
      value={row?.note ?? ""}
      write={(note) => put(language, { note })}
      maxLength={maxNoteLetters}
      readOnly={!useCanEdit()}
    />
  );
}
