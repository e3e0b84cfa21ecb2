import { weddingKinds, type TraditionId } from "#content/plan/wedding-kinds.ts";

import { events, wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { dayField, moneyField, textField, integerField } from "#app/plan/ui/fields/field-kinds.ts";
import { PlanField } from "#app/plan/ui/fields/plan-field.tsx";
import { useRowMutations, useCanEdit, useRow, useRows } from "#app/plan/session/plan-provider.tsx";

import { shiftDate, defaultEvents } from "#app/plan/rules/wedding-events.ts";

const largestBudget = 1_000_000_000;

/** Date, guests, budget, places and the kind of wedding: thirty seconds to a plan. */
export function StartForm() {
  const row = useRow(wedding, weddingRowId);
  const { put } = useRowMutations(wedding);
  const change = (what: Parameters<typeof put>[1]) => put(weddingRowId, what);
  const moveTo = useMoveWedding(row?.date ?? null);
  const readOnly = !useCanEdit();
  return (
    <section className="tool-ticket plan__start" aria-labelledby="plan-start">
      <div className="tool-ticket__inner">
        <h2 className="heading-small" id="plan-start">
          The wedding
        </h2>
        <div className="plan__grid">
          <PlanField
            {...textField(120)}
            label="Whose wedding"
            value={row?.title ?? ""}
            write={(title) => change({ title })}
            placeholder="Simran and Daniel"
            readOnly={readOnly}
          />
          <PlanField
            {...dayField}
            label="Wedding day"
            value={row?.date ?? null}
            write={moveTo}
            readOnly={readOnly}
          />
          <PlanField
            {...integerField(0, 5000)}
            label="Guests in all"
            value={row?.guests ?? null}
            write={(guests) => change({ guests })}
            readOnly={readOnly}
          />
          <PlanField
            {...moneyField(largestBudget)}
            label="Budget in dollars"
            value={row?.budgetCents ?? null}
            write={(budgetCents) => change({ budgetCents })}
            readOnly={readOnly}
          />
        </div>
        {row?.date == null && <SeasonAndYear />}
        {!readOnly && <Places />}
        {!readOnly && <KindOfWedding />}
      </div>
    </section>
  );
}

/** Moves the wedding day, and with it all events that have a date. */
function useMoveWedding(before: string | null): (date: string | null) => void {
  const held = useRows(events);
  const { put: putWedding } = useRowMutations(wedding);
  const { put: putEvent } = useRowMutations(events);
  return (date) => {
    putWedding(weddingRowId, { date });
    if (date === null || before === null) return;
    for (const event of held)
      if (event.date !== null) putEvent(event.id, { date: shiftDate(event.date, before, date) });
  };
}

const seasons = [
  { id: "spring", name: "Spring" },
  { id: "summer", name: "Summer" },
  { id: "autumn", name: "Autumn" },
  { id: "winter", name: "Winter" },
] as const;

/** Without a date: the month is enough to plan. */
function SeasonAndYear() {
  const row = useRow(wedding, weddingRowId);
  const { put } = useRowMutations(wedding);
  const readOnly = !useCanEdit();
  return (
    <div className="plan__grid plan__no-day">
      <div className="field">
        <label className="field__label" htmlFor="plan-season">
          No day yet? Then the season
        </label>
        <select
          id="plan-season"
          className="input"
          value={row?.season ?? ""}
          disabled={readOnly}
          onChange={({ currentTarget }) =>
            put(weddingRowId, { season: seasons.find(({ id }) => id === currentTarget.value)?.id ?? null })
          }
        >
          <option value="">Not decided</option>
          {seasons.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
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

const places = [
  { id: "calgary", name: "Calgary" },
  { id: "banff", name: "Banff and Canmore" },
] as const;

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

/** Adds the usual events of a kind of wedding; existing ones stay as they are. */
function KindOfWedding() {
  const row = useRow(wedding, weddingRowId);
  const held = useRows(events);
  const { put } = useRowMutations(events);
  const begin = (kind: TraditionId) => {
    for (const { id, ...event } of defaultEvents(kind, {
      date: row?.date ?? null,
      guests: row?.guests ?? null,
    }))
      if (!held.some((known) => known.id === id)) put(id, event);
  };
  return (
    <fieldset className="plan__choices">
      <legend className="field__label">Begin with the events of</legend>
      {weddingKinds.map(({ id, name }) => (
        <button key={id} type="button" className="choice" onClick={() => begin(id)}>
          {name}
        </button>
      ))}
    </fieldset>
  );
}
