import { weddingKinds } from "#content/plan/wedding-kinds.ts";

import { wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { moneyField, textField, integerField } from "#app/plan/ui/fields/field-kinds.ts";
import { OptionField } from "#app/plan/ui/fields/option-field.tsx";
import { PlanField } from "#app/plan/ui/fields/plan-field.tsx";
import { useRowMutations, useCanEdit, useRow } from "#app/plan/session/plan-provider.tsx";
import { useTransaction } from "#app/plan/session/use-transaction.ts";
import { addTradition } from "#app/plan/rules/start/add-tradition.ts";

import { PartnerNames } from "./details/partner-names.tsx";
import { WeddingDay } from "./details/wedding-day.tsx";
import { WeddingGuests } from "#app/plan/ui/fields/wedding-guests.tsx";
import { places } from "./places.ts";
import { seasons } from "./seasons.ts";

const largestBudget = 1_000_000_000;

/** Who, when, how many, for how much, where and in which tradition. */
export function StartForm() {
  const row = useRow(wedding, weddingRowId);
  const { put } = useRowMutations(wedding);
  const change = (what: Parameters<typeof put>[1]) => put(weddingRowId, what);
  const readOnly = !useCanEdit();
  return (
    <section className="plan-ticket plan__start" aria-labelledby="plan-start">
      <div className="plan-ticket__inner">
        <h2 className="heading-small" id="plan-start">
          Wedding details
        </h2>
        <div className="plan__grid">
          <PartnerNames />
          <PlanField
            {...textField(120)}
            label="Whose wedding"
            value={row?.title ?? ""}
            write={(title) => change({ title })}
            placeholder="Simran and Daniel"
            readOnly={readOnly}
          />
          <WeddingGuests />
          <PlanField
            {...moneyField(largestBudget)}
            label="Budget in dollars"
            value={row?.budgetCents ?? null}
            write={(budgetCents) => change({ budgetCents })}
            readOnly={readOnly}
          />
          <WeddingDay />
        </div>
        {row?.date == null && <SeasonAndYear />}
        {!readOnly && <Places />}
        {!readOnly && <KindOfWedding />}
      </div>
    </section>
  );
}

/** Without a date: the season is enough to plan. */
function SeasonAndYear() {
  const row = useRow(wedding, weddingRowId);
  const { put } = useRowMutations(wedding);
  const readOnly = !useCanEdit();
  return (
    <div className="plan__grid plan__no-day">
      <OptionField
        label="No day yet? Then the season"
        value={row?.season ?? null}
        choices={seasons}
        none="Not decided"
        choose={(season) => put(weddingRowId, { season })}
        disabled={readOnly}
      />
      <PlanField
        {...integerField(1900, 2100)}
        label="and the year"
        value={row?.year ?? null}
        write={(year) => put(weddingRowId, { year })}
        readOnly={readOnly}
      />
    </div>
  );
}

function Places() {
  const chosen = useRow(wedding, weddingRowId)?.places ?? [];
  const { put } = useRowMutations(wedding);
  return (
    <fieldset className="plan__choices">
      <legend className="field__label">Where</legend>
      {places.map(({ id, name }) => (
        <label key={id} className="tile-checkbox">
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={({ currentTarget }) => {
              const others = chosen.filter((place) => place !== id);
              put(weddingRowId, { places: currentTarget.checked ? [...others, id] : others });
            }}
          />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Adds a tradition to what is planned, so that two make one wedding. */
function KindOfWedding() {
  const step = useTransaction();
  return (
    <fieldset className="plan__choices">
      <legend className="field__label">Add the events of</legend>
      {weddingKinds.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className="choice"
          onClick={() => step((document) => addTradition(document, id))}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
