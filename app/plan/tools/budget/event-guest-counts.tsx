import { formatDollars } from "#app/money/canadian-dollars.ts";
import { events } from "#app/plan/document/wedding-tables.ts";
import { wholeField } from "#app/plan/fields/field-kinds.ts";
import { PlanField } from "#app/plan/ui/fields/plan-field.tsx";
import { showWhole } from "#app/plan/ui/fields/parse-fields.ts";
import { useHeadcounts } from "#app/plan/ui/use-headcounts.ts";
import { useChange, useMayEdit, useRows } from "#app/plan/session/plan-provider.tsx";
import { inOrder } from "#app/plan/start/plan-events.ts";

import { describeHeadcount } from "./describe-headcount.ts";
import type { Budget, PlannedEvent } from "./calculate-budget.ts";
import type { Tried } from "#app/plan/budget/use-budget.ts";

type EventGuestsProps = {
  budget: Budget;
  /** Without the numbers that are tried. */
  asPlanned: Budget;
  tried: Tried;
  setTried: (tried: Tried) => void;
};

/** The number of guests of each event, where it comes from, and what it costs: change one and every figure follows. */
export function EventGuests({ budget, asPlanned, tried, setTried }: EventGuestsProps) {
  const held = inOrder(useRows(events));
  if (held.length === 0) return null;
  const difference = budget.totals.expected.total - asPlanned.totals.expected.total;
  const tryOut = (id: string, guests: number | null) => {
    const next = new Map(tried);
    if (guests === null) next.delete(id);
    else next.set(id, guests);
    setTried(next);
  };
  return (
    <section className="plan__section" aria-labelledby="plan-budget-guests">
      <h2 className="heading-medium" id="plan-budget-guests">
        Guests move the money
      </h2>
      <ul className="event-guests">
        {held.map((event) => (
          <EventCount
            key={event.id}
            event={event}
            moves={movedBy(budget, event.id)}
            tried={tried.get(event.id) ?? null}
            tryOut={(guests) => tryOut(event.id, guests)}
          />
        ))}
      </ul>
      {tried.size > 0 && (
        <p className="event-guests__tried">
          <output>
            You are trying other numbers: that is {formatDollars(Math.abs(difference))}{" "}
            {difference < 0 ? "less" : "more"}. The plan does not change.
          </output>
          <button
            type="button"
            className="button button--line button--small"
            onClick={() => setTried(new Map())}
          >
            Back to the plan’s numbers
          </button>
        </p>
      )}
    </section>
  );
}

/** What is expected of an event's items that follow its guests. */
const movedBy = ({ entries }: Budget, event: string) =>
  entries.reduce(
    (sum, { item, costs }) =>
      item.event === event && item.perGuest && costs.from !== "actual"
        ? sum + (costs.expected?.total ?? 0)
        : sum,
    0,
  );

type EventCountProps = {
  event: PlannedEvent;
  moves: number;
  tried: number | null;
  tryOut: (guests: number | null) => void;
};

function EventCount({ event, moves, tried, tryOut }: EventCountProps) {
  const headcount = useHeadcounts().get(event.id);
  const { put } = useChange(events);
  const mayEdit = useMayEdit();
  const name = event.name || "An event";
  if (headcount === undefined) return null;
  const fromList = headcount.invited > 0 && headcount.planned === null;
  return (
    <li className="panel">
      {fromList || !mayEdit ? (
        <PlanField
          {...wholeField(0, 5000)}
          label={`${name}: try another number`}
          placeholder={showWhole(headcount.expected)}
          value={tried}
          write={tryOut}
          readOnly={false}
        />
      ) : (
        <PlanField
          {...wholeField(0, 5000)}
          label={`${name}: guests`}
          placeholder={showWhole(headcount.expected)}
          value={event.guests}
          write={(guests) => put(event.id, { guests })}
          readOnly={false}
        />
      )}
      <p className="note">{describeHeadcount(headcount, event.guests)}</p>
      <p className="event-guests__moves">
        {moves === 0 ? "Nothing here is priced by the guest" : `${formatDollars(moves)} by the guest`}
      </p>
    </li>
  );
}
