import { TextField, CheckboxTilesField } from "#app/ui/design-system/form-fields.tsx";
import { diets } from "#app/plan/schema/guests.schema.ts";
import { dietNames } from "#app/plan/rules/guests/guest-labels.ts";

import type { RsvpReplyErrors, RsvpReplyValues } from "./parse-reply-form.ts";
import { householdIdPrefix, personLabel } from "./household-labels.ts";
import { ShownValue } from "./shown-value.tsx";
import type { InvitedPerson } from "#app/plan/projections/household-view.ts";

type PersonFieldsProps = {
  fields: readonly InvitedPerson[];
  values: RsvpReplyValues;
  errors: RsvpReplyErrors;
};

const dietOptions = diets.map((diet) => ({ value: diet, label: dietNames[diet] }));

/** Names and diets of the people who come: the kitchen plans with them. */
export function PersonFields({ fields, values, errors }: PersonFieldsProps) {
  const isPosted = Object.keys(values).length > 0;
  return (
    <div className="household__persons">
      <h2 className="heading-small">Names and food</h2>
      <p className="note">
        For name cards, and for food that everyone can eat. Add your children and your plus-one here.
      </p>
      {fields.map(({ id, name, child, diets: chosen, allergies }, at) => (
        <details
          key={id}
          className="household__person"
          open={at === 0 || ["name", "diets", "allergies"].some((field) => errors[`${field}-${id}`])}
        >
          <summary>{personLabel(name, at)}</summary>
          <div className="household__fields">
            <TextField
              idPrefix={householdIdPrefix}
              name={`name-${id}`}
              label="Name"
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
              A child
            </label>
            <CheckboxTilesField
              idPrefix={householdIdPrefix}
              name={`diets-${id}`}
              label="Eats"
              error={errors[`diets-${id}`]}
              values={isPosted ? (values[`diets-${id}`] ?? []) : chosen}
              options={dietOptions}
            />
            <TextField
              idPrefix={householdIdPrefix}
              name={`allergies-${id}`}
              label="Allergies and other wishes"
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
