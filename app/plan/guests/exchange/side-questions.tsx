import { ChoiceField } from "#app/plan/ui/fields/option-field.tsx";
import { sides } from "#app/plan/guests/guest-tables.ts";
import type { SideNames } from "#app/plan/rules/guests/guest-labels.ts";
import { plainWord, type SideWord } from "#app/plan/tools/guests/import-export/side-and-tier.ts";

type SideQuestionsProps = {
  words: readonly string[];
  names: SideNames;
  answers: ReadonlyMap<string, SideWord>;
  answer: (word: string, side: SideWord | null) => void;
};

/** Whose side the words of a list mean. */
export function SideQuestions({ words, names, answers, answer }: SideQuestionsProps) {
  return (
    <fieldset className="guest-columns">
      <legend className="field__label">Whose side is it?</legend>
      {words.map((word) => (
        <ChoiceField
          key={word}
          label={`“${word.slice(0, 40)}”`}
          none="A tag, no side"
          value={answers.get(plainWord(word)) ?? null}
          choices={sides.map((id) => ({ id, name: names[id] }))}
          choose={(side) => answer(word, side)}
        />
      ))}
    </fieldset>
  );
}
