import type { BudgetPlan } from "#content/budget/budget-plan.ts";
import { FieldError } from "#app/ui/form-fields/field-error.tsx";
import { formatDollars, formatRoundDollars } from "#app/money/canadian-dollars.ts";

import { BudgetSwatch } from "#app/ui/charts/budget-swatch.tsx";
import { budgetColour } from "#app/ui/charts/budget-colours.ts";
import { AddToPlan } from "#app/catalogue/plan-outbox/add-to-plan.tsx";
import type { AddedMessage } from "#app/catalogue/plan-outbox/outbox-message.ts";
import type { BudgetSplitRow } from "./split-budget.ts";
import { shareField, type BudgetRequest } from "./parse-budget-request.ts";

type BudgetLinesProps = { plan: BudgetPlan; rows: readonly BudgetSplitRow[]; request: BudgetRequest };

/**
 * The lines of the budget: an editable share, its amount, the amount per guest, and the source of the share.
 */
export function BudgetLines({ plan, rows, request }: BudgetLinesProps) {
  const { total, guests, errors } = request;
  return (
    <div className="budget__lines">
      {errors.shares !== undefined && (
        <FieldError
          id="budget-shares-error"
          error={`${errors.shares}. Until then the usual shares are shown`}
        />
      )}
      <ul>
        {rows.map((row, position) => (
          <BudgetLine
            key={row.line.id}
            plan={plan}
            row={row}
            request={request}
            ink={budgetColour(position)}
          />
        ))}
      </ul>
      <output className="budget__sum">
        {total === null
          ? "Type a total to see the money."
          : `Together ${formatDollars(total)}${guests === null ? "" : `, ${formatRoundDollars(total / guests)} a guest`}.`}
      </output>
      {total !== null && (
        <p>
          <AddToPlan
            message={budgetMessage(total, request, rows)}
            what="The budget"
            to="/plan/budget"
            label="Use this budget in your plan"
            className="button button--primary"
          />
        </p>
      )}
    </div>
  );
}

/** The split as the plan takes it. */
function budgetMessage(
  cents: number,
  { guests }: BudgetRequest,
  rows: readonly BudgetSplitRow[],
): AddedMessage {
  const lines = rows.map(({ line: { id, label }, cents: share }) => ({ id, name: label, cents: share ?? 0 }));
  return { kind: "budget", cents, guests, lines };
}

type BudgetLineProps = {
  plan: BudgetPlan;
  row: BudgetSplitRow;
  request: BudgetRequest;
  /** The colour of its band in the sun. */
  ink: string;
};

function BudgetLine({ plan, row, request: { typed, errors }, ink }: BudgetLineProps) {
  const { line } = row;
  return (
    <li className="budget-line">
      <BudgetSwatch ink={ink} />
      <div className="budget-line__name">
        <label htmlFor={`budget-${line.id}`}>{line.label}</label>
        <p className="note">
          {line.published === null ? "Our rule of thumb" : `Published: ${line.published}`}
        </p>
      </div>
      <span className="budget-line__share">
        <input
          id={`budget-${line.id}`}
          name={shareField(plan, line)}
          className="input"
          defaultValue={typed.shares[line.id]}
          data-usual={String(line.share)}
          pattern="\d{1,2}(\.\d)?|100(\.0)?"
          inputMode="decimal"
          maxLength={5}
          autoComplete="off"
          aria-describedby={errors.shares === undefined ? undefined : "budget-shares-error"}
        />
        <span aria-hidden="true">%</span>
      </span>
      <BudgetMoney row={row} />
    </li>
  );
}

function BudgetMoney({ row: { cents, perGuest, fraction } }: Pick<BudgetLineProps, "row">) {
  const share = <span className="note">{percent(fraction)} of all</span>;
  if (cents === null) return <p className="budget-line__money">{share}</p>;
  return (
    <p className="budget-line__money">
      <strong>{formatDollars(cents)}</strong>
      {perGuest === null ? share : <span className="note">{formatRoundDollars(perGuest)} a guest</span>}
    </p>
  );
}

/** '48%', or '12.5%'. */
function percent(fraction: number): string {
  return `${Math.round(fraction * 1000) / 10}%`;
}
