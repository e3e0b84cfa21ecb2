import { costLines } from "#content/planning-resources/costs.ts";
import { splitCents } from "#app/money/split-cents.ts";

import { suggestBudget, type SuggestedItem, type SuggestionEvent } from "./suggest-budget.ts";
import { typicalCost } from "./typical-cost.ts";

/** An item of a budget whose amount the couple has not decided. */
export type OutlinedItem = Pick<SuggestedItem, "id" | "part" | "event"> & {
  perGuest: boolean;
  /** The middle of what couples usually pay, per guest where it is priced so; null where no source is known. */
  plannedCents: number | null;
  /** Usual share of the whole budget, in whole per cent; all of them together are 100. */
  share: number;
  /** Share, usual price with its source, and what to enter. */
  notes: string;
};

/** Any amount gives the same shares; a large one loses none of them to rounding. */
const exampleCents = 100_000_00;

/** The shape of a budget before its amount is known: which items, with their usual shares and prices. */
export function outlineBudget(events: readonly SuggestionEvent[]): OutlinedItem[] {
  const items = suggestBudget({ budgetCents: exampleCents, events });
  const shares = splitCents(
    100,
    items.map(({ total }) => total),
  );
  return items.map(({ id, part, event }, at) => {
    const share = shares[at] ?? 0;
    const usual = typicalCost(part);
    return {
      id,
      part,
      event,
      perGuest: part.perGuest === true,
      plannedCents: usualMiddle(part.usual),
      share,
      notes: [
        share === 0 ? "Usually less than 1% of the budget." : `Usually about ${share}% of the budget.`,
        usual ?? "Enter your quote, or what you expect to pay.",
      ].join(" "),
    };
  });
}

/** Rounded to 50 dollars as all costs in tools; a plate to whole dollars. */
function usualMiddle(id: string | undefined): number | null {
  const line = costLines.find((known) => known.id === id);
  if (line === undefined) return null;
  const [from, to] = line.usual;
  const middle = (from + to) / 2;
  const step = middle < 500 ? 1 : 50;
  return Math.round(middle / step) * step * 100;
}
