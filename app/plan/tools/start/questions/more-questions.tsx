import { integerField, moneyField } from "#app/plan/ui/fields/field-kinds.ts";
import { PlanField } from "#app/plan/ui/fields/plan-field.tsx";

import { places } from "#app/plan/tools/start/places.ts";
import type { QuestionProps } from "./question-props.ts";

/** What can wait: guests, budget and place. */
export function MoreQuestions({ answers, change }: QuestionProps) {
  return (
    <details className="start-plan__more">
      <summary>More questions</summary>
      <div className="start-question__pair">
        <PlanField
          {...integerField(0, 5000)}
          label="Guests, about"
          value={answers.guests}
          write={(guests) => change({ guests })}
          readOnly={false}
        />
        <PlanField
          {...moneyField(1_000_000_000)}
          label="Budget in dollars"
          value={answers.budgetCents}
          write={(budgetCents) => change({ budgetCents })}
          readOnly={false}
        />
      </div>
      <fieldset className="start-choices" aria-label="Where">
        {places.map(({ id, name }) => (
          <label key={id} className="start-choice">
            <input
              type="checkbox"
              className="visually-hidden"
              checked={answers.places.includes(id)}
              onChange={({ currentTarget }) => {
                const others = answers.places.filter((place) => place !== id);
                change({ places: currentTarget.checked ? [...others, id] : others });
              }}
            />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
    </details>
  );
}
