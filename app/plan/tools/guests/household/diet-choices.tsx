import { diets } from "#app/plan/schema/guests.schema.ts";
import { dietNames } from "#app/plan/rules/guests/guest-labels.ts";

type Diet = (typeof diets)[number];

type DietChoicesProps = {
  legend: string;
  chosen: readonly Diet[];
  choose: (diets: Diet[]) => void;
  readOnly: boolean;
};

/** What somebody eats; more than one may be true. */
export function DietChoices({ legend, chosen, choose, readOnly }: DietChoicesProps) {
  return (
    <fieldset className="plan__choices" disabled={readOnly}>
      <legend className="field__label">{legend}</legend>
      {diets.map((diet) => (
        <label key={diet} className="choice guest-choice">
          <input
            type="checkbox"
            className="visually-hidden"
            checked={chosen.includes(diet)}
            onChange={({ currentTarget }) =>
              choose(diets.filter((one) => (one === diet ? currentTarget.checked : chosen.includes(one))))
            }
          />
          {dietNames[diet]}
        </label>
      ))}
    </fieldset>
  );
}
