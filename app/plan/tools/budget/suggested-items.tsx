import { reserveId } from "#content/plan/budget-parts.ts";
import { formatDollars } from "#app/money/canadian-dollars.ts";

import type { SuggestedItem } from "#app/plan/rules/budget/suggest-budget.ts";
import { typicalCost } from "#app/plan/rules/budget/typical-cost.ts";
import { formatCount } from "#app/languages/site-language.ts";

type SuggestedListProps = {
  /** All possible suggestions, in the order of the lines. */
  all: readonly SuggestedItem[];
  /** The present ones, without those that the couple leaves out. */
  suggested: readonly SuggestedItem[];
  without: ReadonlySet<string>;
  setWithout: (without: ReadonlySet<string>) => void;
};

/** Each suggested item with its amount; one that is left out leaves its money to the others. */
export function SuggestedItems({ all, suggested, without, setWithout }: SuggestedListProps) {
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
        const usual = all[at - 1]?.part === part ? null : typicalCost(part);
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
              {now?.perGuest === true && event?.guests != null && (
                <small>
                  {formatCount(event.guests)} guests at {formatDollars(now.plannedCents)}
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
