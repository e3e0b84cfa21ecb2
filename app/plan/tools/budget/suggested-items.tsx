import { reserveId } from "#content/plan/budget-parts.ts";
import { formatDollars } from "#app/money/canadian-dollars.ts";

import type { Suggested } from "./suggest-budget.ts";
import { usualCost } from "#app/plan/budget/usual-cost.ts";

type SuggestedListProps = {
  /** Everything that could be suggested, in the order of the lines. */
  all: readonly Suggested[];
  /** What is, without what the couple does without. */
  suggested: readonly Suggested[];
  without: ReadonlySet<string>;
  setWithout: (without: ReadonlySet<string>) => void;
};

/** Each suggested item with its amount; one that is left out leaves its money to the others. */
export function SuggestedList({ all, suggested, without, setWithout }: SuggestedListProps) {
  const toggle = (id: string, isWanted: boolean) => {
    const next = new Set(without);
    if (isWanted) next.delete(id);
    else next.add(id);
    setWithout(next);
  };
  return (
    <ul className="suggested-list">
      {all.map(({ id, part, event }, at) => {
        const now = suggested.find((one) => one.id === id);
        // Once for all events.
        const usual = all[at - 1]?.part === part ? null : usualCost(part);
        return (
          <li key={id}>
            <label className="checkbox">
              <input
                type="checkbox"
                checked={!without.has(id)}
                disabled={id === reserveId}
                onChange={({ currentTarget }) => toggle(id, currentTarget.checked)}
              />
              <span>
                {part.name}
                {event !== null && <small> {event.name || "an event"}</small>}
              </span>
            </label>
            <span className="suggested-list__money">
              <strong>{formatDollars(now?.total ?? 0)}</strong>
              {now?.perGuest === true && (
                <small>
                  {event?.guests} guests at {formatDollars(now.plannedCents)}
                </small>
              )}
            </span>
            {usual !== null && <p className="note">{usual}</p>}
          </li>
        );
      })}
    </ul>
  );
}
