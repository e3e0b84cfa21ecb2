import type { BudgetPart } from "#content/plan/budget-part.ts";
import { costLines } from "#content/planning-resources/costs.ts";
import { formatDate } from "#app/calendar/format-date.ts";
import { formatDollarRange } from "#app/money/format-ranges.ts";

/** What most couples pay for a part of the budget, with its source; null where no source was found. */
export function typicalCost({ usual }: Pick<BudgetPart, "usual">): string | null {
  const line = costLines.find(({ id }) => id === usual);
  if (line === undefined) return null;
  const { item, unit, source, checked } = line;
  return `${item}: usually ${formatDollarRange(line.usual)} ${unit} before GST. Source: ${source}. Checked ${formatDate(checked)}.`;
}
