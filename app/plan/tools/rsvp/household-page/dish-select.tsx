import type { Say } from "#app/languages/translate.ts";
import type { InvitedPerson } from "#app/plan/projections/household-view.ts";
import { FieldError } from "#app/ui/form-fields/field-error.tsx";

import { householdIdPrefix } from "./household-labels.ts";
import type { RsvpReplyErrors, RsvpReplyValues } from "./parse-reply-form.ts";
import { ShownValue } from "./shown-value.tsx";

type DishSelectProps = {
  say: Say<"reply">;
  /** Whether it has a name of its own to be seen; beside the person it is clear without. */
  isNamed?: boolean;
  /** What the person is called. */
  called: string;
  person: Pick<InvitedPerson, "id" | "meal">;
  /** In the couple's words. */
  dishes: readonly string[];
  values: RsvpReplyValues;
  errors: RsvpReplyErrors;
};

/** The dish of one person. */
export function DishSelect({
  say,
  isNamed = false,
  called,
  person,
  dishes,
  values,
  errors,
}: DishSelectProps) {
  const name = `meal-${person.id}`;
  const id = `${householdIdPrefix}-${name}`;
  const error = errors[name];
  const saved = dishes.includes(person.meal) ? person.meal : "";
  return (
    <div className="household__dish">
      {isNamed && (
        <label className="field__label" htmlFor={id}>
          {say("reply", "dishOf", { person: called })}
        </label>
      )}
      <select
        id={id}
        name={name}
        className="input"
        defaultValue={values[name]?.[0] ?? saved}
        {...(!isNamed && { "aria-label": say("reply", "dishOf", { person: called }) })}
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
