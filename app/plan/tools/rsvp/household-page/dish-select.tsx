import type { Say } from "#app/languages/translate.ts";
import type { InvitedPerson } from "#app/plan/projections/household-view.ts";
import { FieldError } from "#app/ui/form-fields/field-error.tsx";

import { householdIdPrefix } from "./household-labels.ts";
import type { RsvpReplyErrors, RsvpReplyValues } from "./parse-reply-form.ts";
import { ShownValue } from "./shown-value.tsx";

type DishSelectProps = {
  say: Say<"reply">;
  /** What the person is called. */
  called: string;
  person: Pick<InvitedPerson, "id" | "meal">;
  /** In the couple's words. */
  dishes: readonly string[];
  values: RsvpReplyValues;
  errors: RsvpReplyErrors;
};

/** The dish of one person. */
export function DishSelect({ say, called, person, dishes, values, errors }: DishSelectProps) {
  const name = `meal-${person.id}`;
  const id = `${householdIdPrefix}-${name}`;
  const error = errors[name];
  const saved = dishes.includes(person.meal) ? person.meal : "";
  return (
    <div className="household__dish">
      <select
        id={id}
        name={name}
        className="input"
        defaultValue={values[name]?.[0] ?? saved}
        aria-label={say("reply", "dishOf", { person: called })}
        {...(error === undefined ? {} : { "aria-invalid": true, "aria-describedby": `${id}-error` })}
      >
        <option value="">{say("reply", "chooseDish")}</option>
        {dishes.map((dish) => (
          <option key={dish} value={dish}>
            {dish}
          </option>
        ))}
      </select>
      <FieldError id={`${id}-error`} error={error} />
      <ShownValue field={name} value={saved} posted={values} />
    </div>
  );
}
