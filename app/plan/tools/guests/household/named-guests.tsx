import { useEffect, useId, useMemo, useState } from "react";

import { Icon } from "#app/ui/illustrations/icon.tsx";
import { guests } from "#app/plan/schema/guests.schema.ts";
import { addGuests } from "#app/plan/rules/rsvp/add-guests.ts";
import { maxGuests } from "#app/plan/document/plan-limits.ts";
import { PlanField } from "#app/plan/ui/fields/plan-field.tsx";
import { parseText, formatText } from "#app/plan/ui/fields/parse-fields.ts";
import { useRowMutations, useCanEdit, usePlan, useRows } from "#app/plan/session/plan-provider.tsx";
import { useDeletionStep } from "#app/plan/ui/use-deletion.ts";

import { removeGuest } from "#app/plan/tools/guests/remove-guest.ts";
import { DietChoices } from "./diet-choices.tsx";
import { DishField } from "./dish-field.tsx";

/** Named people of a household, with their diets. */
export function NamedGuests({ household }: { household: string }) {
  const all = useRows(guests);
  const { put } = useRowMutations(guests);
  const { document: plan } = usePlan();
  const deleteStep = useDeletionStep();
  const [deleted, setDeleted] = useState<{ name: string; bringBack: () => void } | null>(null);
  const mayEdit = useCanEdit();
  const fieldId = useId();
  const [added, setAdded] = useState<string>();
  // Whoever adds a name types it next.
  useEffect(() => {
    if (added !== undefined) document.getElementById(`${fieldId}-${added}`)?.focus();
  }, [added, fieldId]);
  const people = useMemo(() => all.filter((guest) => guest.household === household), [all, household]);
  return (
    <section className="guest-people" aria-labelledby="guest-people">
      <h3 className="heading-small" id="guest-people">
        By name
      </h3>
      {people.map((guest) => (
        <div key={guest.id} className="guest-people__one">
          <PlanField
            label="Name"
            id={`${fieldId}-${guest.id}`}
            value={guest.name}
            show={formatText}
            read={parseText}
            write={(name) => put(guest.id, { name })}
            maxLength={200}
            readOnly={!mayEdit}
          />
          <PlanField
            label="Allergies"
            value={guest.allergies}
            show={formatText}
            read={parseText}
            write={(allergies) => put(guest.id, { allergies })}
            maxLength={500}
            readOnly={!mayEdit}
          />
          <DishField meal={guest.meal} choose={(meal) => put(guest.id, { meal })} readOnly={!mayEdit} />
          <label className="checkbox">
            <input
              type="checkbox"
              checked={guest.child}
              disabled={!mayEdit}
              onChange={({ currentTarget }) => put(guest.id, { child: currentTarget.checked })}
            />
            A child
          </label>
          <DietChoices
            legend={`${guest.name === "" ? "This guest" : guest.name} eats`}
            chosen={guest.diets}
            choose={(diets) => put(guest.id, { diets })}
            readOnly={!mayEdit}
          />
          {mayEdit && (
            <button
              type="button"
              className="text-link plan__remove"
              onClick={() => {
                const name = guest.name || "Guest";
                const bringBack = deleteStep(name, (from) => removeGuest(from, guest.id));
                setDeleted({ name, bringBack });
              }}
            >
              <Icon name="close" />
              Remove {guest.name === "" ? "this guest" : guest.name}
            </button>
          )}
        </div>
      ))}
      {/* In place of a toast, which cannot be pressed beside a modal dialog. */}
      <output className="guest-people__deleted">
        {deleted !== null && (
          <>
            Deleted “{deleted.name}”
            <button
              type="button"
              className="button button--line button--small"
              onClick={() => {
                deleted.bringBack();
                setDeleted(null);
              }}
            >
              Undo
            </button>
          </>
        )}
      </output>
      {mayEdit && all.length < maxGuests && (
        <button
          type="button"
          className="button button--line button--small"
          onClick={() => setAdded(addGuests(plan, household, [{ name: "" }])[0])}
        >
          Add a name
        </button>
      )}
    </section>
  );
}
