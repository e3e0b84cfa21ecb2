import type { BudgetPlan } from "#content/budget/budget-plan.ts";
import { FieldError } from "#app/design-system/form-fields.tsx";
import { formatDollars, formatRoundDollars } from "#app/money/canadian-dollars.ts";

import { budgetInks } from "./budget-inks.ts";
import type { BudgetRow } from "./make-budget.ts";
import { shareField, type BudgetRequest } from "./read-budget-request.ts";

type BudgetLinesProps = { plan: BudgetPlan; rows: readonly BudgetRow[]; request: BudgetRequest };

/** The lines of the budget: a share that can be changed, its money, a guest's part, and where the share comes from. */
export function BudgetLines({ plan, rows, request }: BudgetLinesProps) {
  const { total, guests, typed, troubles } = request;
  return (
    <div className="budget__lines">
      {troubles.shares !== undefined && (
        <FieldError
          id="budget-shares-error"
          error={`${troubles.shares}. Until then the usual shares are shown`}
        />
      )}
      <ul>
        {rows.map((row, position) => (
          <li key={row.line.id} className="budget-line">
            <svg className="budget-line__ink t0" viewBox="0 0 16 16" aria-hidden="true">
              <path d="M0 0H16V16H0z" fill={budgetInks[position]} />
            </svg>
            <div className="budget-line__name">
              <label htmlFor={`budget-${row.line.id}`}>{row.line.label}</label>
              <p className="note">
                {row.line.published === null ? "Our rule of thumb" : `Published: ${row.line.published}`}
              </p>
            </div>
            <span className="budget-line__share">
              <input
                id={`budget-${row.line.id}`}
                name={shareField(plan, row.line)}
                className="input"
                defaultValue={typed.shares[row.line.id]}
                data-usual={String(row.line.share)}
                pattern="\d{1,2}(\.\d)?|100(\.0)?"
                inputMode="decimal"
                maxLength={5}
                autoComplete="off"
                aria-describedby={troubles.shares === undefined ? undefined : "budget-shares-error"}
              />
              <span aria-hidden="true">%</span>
            </span>
            <p className="budget-line__money">
              {row.cents === null ? (
                <span className="note">{percent(row.fraction)} of all</span>
              ) : (
                <>
                  <strong>{formatDollars(row.cents)}</strong>
                  <span className="note">
                    {row.perGuest === null
                      ? `${percent(row.fraction)} of all`
                      : `${formatRoundDollars(row.perGuest)} a guest`}
                  </span>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
      <output className="budget__sum">
        {total === null
          ? "Type a total to see the money."
          : `Together ${formatDollars(total)}${guests === null ? "" : `, ${formatRoundDollars(total / guests)} a guest`}.`}
      </output>
    </div>
  );
}

/** '48%', or '12.5%'. */
function percent(fraction: number): string {
  return `${Math.round(fraction * 1000) / 10}%`;
}
