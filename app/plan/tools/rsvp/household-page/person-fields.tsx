import { TextField } from "#app/ui/form-fields/text-field.tsx";
import { CheckboxTilesField } from "#app/ui/form-fields/checkbox-tiles-field.tsx";
import { diets } from "#app/plan/schema/guests.schema.ts";
import type { Say } from "#app/languages/translate.ts";

import type { RsvpReplyErrors, RsvpReplyValues } from "./parse-reply-form.ts";
import { DishSelect } from "./dish-select.tsx";
import { householdIdPrefix, personLabel } from "./household-labels.ts";
import { ShownValue } from "./shown-value.tsx";
import type { InvitedPerson } from "#app/plan/projections/household-view.ts";

type PersonFieldsProps = {
  say: Say<"reply" | "diet">;
  fields: readonly InvitedPerson[];
  /** What each person chooses from here; empty where that is asked beside who comes. */
  dishes: readonly string[];
  values: RsvpReplyValues;
  errors: RsvpReplyErrors;
};

/** Names and diets of the people who come: the kitchen plans with them. */
export function PersonFields({ say, fields, dishes, values, errors }: PersonFieldsProps) {
  const dietOptions = diets.map((diet) => ({ value: diet, label: say("diet", diet) }));
  const isPosted = Object.keys(values).length > 0;
  return (
    <div className="household__persons">
      <h2 className="heading-small">{say("reply", "people")}</h2>
      <p className="note">{say("reply", "whyPeople")}</p>
      {fields.map(({ id, name, child, diets: chosen, allergies, meal }, at) => (
        <details
          key={id}
          className="household__person"
          open={at === 0 || ["name", "diets", "allergies", "meal"].some((field) => errors[`${field}-${id}`])}
        >
          <summary>{personLabel(say, name, at)}</summary>
          <div className="household__fields">
            <TextField
              idPrefix={householdIdPrefix}
              name={`name-${id}`}
              label={say("reply", "name")}
              error={errors[`name-${id}`]}
              value={isPosted ? values[`name-${id}`]?.[0] : name}
              maxLength={200}
              autoComplete="off"
            />
            <label className="checkbox">
              <input
                type="checkbox"
                name={`child-${id}`}
                value="yes"
                defaultChecked={isPosted ? values[`child-${id}`] !== undefined : child}
              />
              {say("reply", "child")}
            </label>
            <CheckboxTilesField
              idPrefix={householdIdPrefix}
              name={`diets-${id}`}
              label={say("reply", "eats")}
              error={errors[`diets-${id}`]}
              values={isPosted ? (values[`diets-${id}`] ?? []) : chosen}
              options={dietOptions}
            />
            {dishes.length > 0 && (
              <DishSelect
                isNamed
                {...{ say, dishes, values, errors }}
                called={personLabel(say, name, at)}
                person={{ id, meal }}
              />
            )}
            <TextField
              idPrefix={householdIdPrefix}
              name={`allergies-${id}`}
              label={say("reply", "allergies")}
              error={errors[`allergies-${id}`]}
              value={isPosted ? values[`allergies-${id}`]?.[0] : allergies}
              maxLength={500}
              autoComplete="off"
            />
            <ShownValue field={`name-${id}`} value={name} posted={values} />
            <ShownValue field={`child-${id}`} value={child ? "yes" : ""} posted={values} />
            <ShownValue field={`diets-${id}`} value={inPageOrder(chosen).join(" ")} posted={values} />
            <ShownValue field={`allergies-${id}`} value={allergies} posted={values} />
          </div>
        </details>
      ))}
    </div>
  );
}

/** A form sends its ticked boxes in the order of the page. */
const inPageOrder = (chosen: readonly string[]) => diets.filter((diet) => chosen.includes(diet));
