import { OptionField } from "#app/plan/ui/fields/option-field.tsx";
import { sides } from "#app/plan/schema/guests.schema.ts";
import type { SideNames } from "#app/plan/rules/guests/guest-labels.ts";
import { normalizeWord, type HouseholdSide } from "./side-and-tier.ts";

type SideQuestionsProps = {
  words: readonly string[];
  names: SideNames;
  answers: ReadonlyMap<string, HouseholdSide>;
  answer: (word: string, side: HouseholdSide | null) => void;
};

/** Which side the words of a list mean. */
export function SideMappingFields({ words, names, answers, answer }: SideQuestionsProps) {
  return (
    <fieldset className="guest-columns">
      <legend className="field__label">Whose side</legend>
      {words.map((word) => (
        <OptionField
          key={word}
          label={`“${word.slice(0, 40)}”`}
          none="Add as a tag"
          value={answers.get(normalizeWord(word)) ?? null}
          choices={sides.map((id) => ({ id, name: names[id] }))}
          choose={(side) => answer(word, side)}
        />
      ))}
    </fieldset>
  );
}
