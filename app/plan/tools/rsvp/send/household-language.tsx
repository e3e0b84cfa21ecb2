import { englishLanguageNames, languages } from "#app/languages/language.ts";
import { households } from "#app/plan/schema/guests.schema.ts";
import { useRow, useRowMutations } from "#app/plan/session/plan-provider.tsx";
import { OptionField } from "#app/plan/ui/fields/option-field.tsx";

/** What a household reads its invitation in: the couple's suggestion, which the household can change. */
export const useHouseholdLanguage = (household: string) => useRow(households, household)?.language ?? "en";

/** Chooses the language of a household's message and page. */
export function HouseholdLanguage({ household }: { household: string }) {
  const { put } = useRowMutations(households);
  return (
    <OptionField
      label="Language of message and page"
      value={useHouseholdLanguage(household)}
      choices={languages.map((language) => ({ id: language, name: englishLanguageNames[language] }))}
      choose={(language) => put(household, { language })}
    />
  );
}
