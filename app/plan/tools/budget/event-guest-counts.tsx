import { useState } from "react";

import { formatDollars } from "#app/money/canadian-dollars.ts";
import { events, type EventRow } from "#app/plan/schema/wedding.schema.ts";
import { integerField } from "#app/plan/ui/fields/field-kinds.ts";
import { PlanField } from "#app/plan/ui/fields/plan-field.tsx";
import { WeddingGuests } from "#app/plan/ui/fields/wedding-guests.tsx";
import { formatInteger } from "#app/plan/ui/fields/parse-fields.ts";
import { useHeadcounts } from "#app/plan/ui/use-headcounts.ts";
import { useRowMutations, useCanEdit } from "#app/plan/session/plan-provider.tsx";
import { useSortedEvents } from "#app/plan/ui/use-sorted-events.ts";

import { explainGuests, sumLines, type TotalLine } from "./explain-totals.ts";
import { TotalBreakdown } from "./total-breakdown.tsx";
import { describeHeadcount } from "./describe-headcount.ts";
import type { Budget } from "./calculate-budget.ts";
import type { TrialGuestCounts } from "./use-budget.ts";

type EventGuestsProps = {
  budget: Budget;
  /** Without the trial numbers. */
  asPlanned: Budget;
  tried: TrialGuestCounts;
  setTried: (tried: TrialGuestCounts) => void;
};

/** The number of guests of each event, its source, and its cost: change one and every figure follows. */
export function EventGuestCounts({ budget, asPlanned, tried, setTried }: EventGuestsProps) {
  const held = useSortedEvents();
  const counts = useHeadcounts();
  // It stays while its number is typed digit by digit.
  const [asksForGuests] = useState(() => held.every(({ id }) => (counts.get(id)?.expected ?? null) === null));
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
      {asksForGuests && (
        <div className="event-guests__all">
          <p>How many guests? Everything that is priced by the guest follows.</p>
          <WeddingGuests />
        </div>
      )}
      <ul className="event-guests">
        {held.map((event) => (
          <EventCount
            key={event.id}
            event={event}
            moves={explainGuests(event.id, budget)}
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

type EventCountProps = {
  event: EventRow;
  /** What its guests move. */
  moves: readonly TotalLine[];
  tried: number | null;
  tryOut: (guests: number | null) => void;
};

function EventCount({ event, moves, tried, tryOut }: EventCountProps) {
  const headcount = useHeadcounts().get(event.id);
  const { put } = useRowMutations(events);
  const mayEdit = useCanEdit();
  const name = event.name || "An event";
  if (headcount === undefined) return null;
  const fromList = headcount.invited > 0 && headcount.planned === null;
  return (
    <li>
      {fromList || !mayEdit ? (
        <PlanField
          {...integerField(0, 5000)}
          label={`${name}: try another number`}
          placeholder={formatInteger(headcount.expected)}
          value={tried}
          write={tryOut}
          readOnly={false}
        />
      ) : (
        <PlanField
          {...integerField(0, 5000)}
          label={`${name}: guests`}
          placeholder={formatInteger(headcount.expected)}
          value={event.guests}
          write={(guests) => put(event.id, { guests })}
          readOnly={false}
        />
      )}
      <p className="note">{describeHeadcount(headcount, event.guests)}</p>
      <div className="event-guests__moves">
        {moves.length === 0 ? (
          headcount.expected !== null && <span className="note">Nothing here is priced by the guest</span>
        ) : (
          <TotalBreakdown name={name} cents={sumLines(moves)} unit=" by the guest" lines={() => moves} />
        )}
      </div>
    </li>
  );
}
