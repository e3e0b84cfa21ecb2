import { TextField, CheckboxTilesField } from "#app/ui/design-system/form-fields.tsx";
import { diets } from "#app/plan/schema/guests.schema.ts";
import { dietNames } from "#app/plan/rules/guests/guest-labels.ts";

import type { RsvpReplyErrors, RsvpReplyValues } from "./parse-reply-form.ts";
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
      <p className="note">So that there is a card with each name, and food that everybody can eat.</p>
      {fields.map(({ id, name, diets: chosen, allergies }, at) => (
        <details
          key={id}
          className="household__person"
          open={at === 0 || ["name", "diets", "allergies"].some((field) => errors[`${field}-${id}`])}
        >
          <summary>{name === "" ? `Person ${at + 1}` : name}</summary>
          <div className="household__fields">
            <TextField
              idPrefix="person"
              name={`name-${id}`}
              label="Name"
              error={errors[`name-${id}`]}
              value={isPosted ? values[`name-${id}`]?.[0] : name}
              maxLength={200}
              autoComplete="off"
            />
            <CheckboxTilesField
              idPrefix="person"
              name={`diets-${id}`}
              label="Eats"
              error={errors[`diets-${id}`]}
              values={isPosted ? (values[`diets-${id}`] ?? []) : chosen}
              options={dietOptions}
            />
            <TextField
              idPrefix="person"
              name={`allergies-${id}`}
              label="Allergies and other wishes"
              error={errors[`allergies-${id}`]}
              value={isPosted ? values[`allergies-${id}`]?.[0] : allergies}
              maxLength={500}
              autoComplete="off"
            />
          </div>
        </details>
      ))}
    </div>
  );
}
