import { budgetColour } from "#app/ui/charts/budget-colours.ts";
import { BudgetSwatch } from "#app/ui/charts/budget-swatch.tsx";
import { BudgetSunChart } from "#app/ui/charts/budget-sun-chart.tsx";
import { formatDollars } from "#app/money/canadian-dollars.ts";

import type { BudgetGroup, GroupBy } from "./group-budget.ts";
import type { BudgetTotals } from "./calculate-budget.ts";

type BudgetChartProps = {
  groups: readonly BudgetGroup[];
  totals: BudgetTotals;
  by: GroupBy;
  setBy: (by: GroupBy) => void;
};

const ways = [
  { id: "event", name: "By event" },
  { id: "category", name: "By category" },
] as const;

/** Where the money goes: a sun whose bands are as large as their share, and the table that says the same. */
export function BudgetChart({ groups, totals, by, setBy }: BudgetChartProps) {
  const all = totals.expected.total;
  const largestFirst = groups
    .toSorted((a, b) => b.totals.expected.total - a.totals.expected.total)
    .map((group) => ({ ...group, fraction: all === 0 ? 0 : group.totals.expected.total / all }));
  return (
    <section className="plan__section" aria-labelledby="plan-budget-chart">
      <h2 className="heading-medium" id="plan-budget-chart">
        Where the money goes
      </h2>
      <fieldset className="plan__choices" aria-label="Put together">
        {ways.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className="choice"
            aria-pressed={by === id}
            onClick={() => setBy(id)}
          >
            {name}
          </button>
        ))}
      </fieldset>
      <div className="budget-chart">
        <BudgetSunChart bands={largestFirst.map(({ id, fraction }) => ({ id, fraction }))} />
        <table>
          <caption className="visually-hidden">
            What is expected {by === "event" ? "for each event" : "in each category"}, and what of it is paid
          </caption>
          <thead>
            <tr>
              <th scope="col">{by === "event" ? "Event" : "Category"}</th>
              <th scope="col">Expected</th>
              <th scope="col">Paid</th>
            </tr>
          </thead>
          <tbody>
            {largestFirst.map(({ id, name, fraction, totals: { expected, standing } }, position) => (
              <tr key={id}>
                <th scope="row">
                  <BudgetSwatch ink={budgetColour(position)} />
                  {name}
                </th>
                <td>
                  {formatDollars(expected.total)}
                  <small>{percent(fraction)} of all</small>
                </td>
                <td>{formatDollars(standing.paid)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Together</th>
              <td>{formatDollars(all)}</td>
              <td>{formatDollars(groups.reduce((sum, group) => sum + group.totals.standing.paid, 0))}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}

/** '12.5%' */
const percent = (fraction: number) => `${Math.round(fraction * 1000) / 10}%`;
