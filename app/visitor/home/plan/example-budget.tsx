import { BudgetSunChart } from "#app/ui/charts/budget-sun-chart.tsx";
import { BudgetSwatch } from "#app/ui/charts/budget-swatch.tsx";
import { budgetColour } from "#app/ui/charts/budget-colours.ts";
import { formatRoundDollars } from "#app/money/canadian-dollars.ts";

import { examplePlan } from "./example-plan.ts";

const total = examplePlan.budget.reduce((sum, { cents }) => sum + cents, 0);

/** Where the money goes, as in the plan's budget. */
export function ExampleBudget() {
  return (
    <div className="home-plan__budget">
      <p className="home-plan__names">
        Budget <small>{formatRoundDollars(total)} expected</small>
      </p>
      <BudgetSunChart bands={examplePlan.budget.map(({ id, cents }) => ({ id, fraction: cents / total }))} />
      <ul>
        {examplePlan.budget.map(({ id, name, cents }, position) => (
          <li key={id}>
            <BudgetSwatch ink={budgetColour(position)} />
            <span>{name}</span>
            <strong>{formatRoundDollars(cents)}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}
