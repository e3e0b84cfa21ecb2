import { useLocation, useSearchParams } from "react-router";

import { LiveForm } from "#app/design-system/live-form.tsx";
import { SectionHead } from "#app/design-system/section-head.tsx";
import { besidesBudget, withUsualShares } from "#app/planning-tools/tool-address.ts";
import { ThemeLink } from "#app/wedding-theme/theme-link.tsx";
import { useWeddingTheme } from "#app/wedding-theme/theme-provider.tsx";

import { BudgetField } from "./budget-field.tsx";
import { BudgetLines } from "./budget-lines.tsx";
import { BudgetNotes } from "./budget-notes.tsx";
import { BudgetSun } from "./budget-sun.tsx";
import { makeBudget } from "./make-budget.ts";
import { eventsField, readBudgetRequest } from "./read-budget-request.ts";

/** Splits a total into lines; the address holds what was typed, so that a split can be sent to somebody. */
export function BudgetTool() {
  const { plan } = useWeddingTheme().pack.budget;
  const { search } = useLocation();
  const [parameters] = useSearchParams();
  const request = readBudgetRequest(parameters, plan);
  const { typed, troubles } = request;
  const rows = makeBudget(plan, request);
  return (
    <section className="section section--surface budget" id="budget" aria-labelledby="budget-heading">
      <div className="wrap">
        <SectionHead
          eyebrow="Budget splitter"
          heading="Where the money goes"
          id="budget-heading"
          lede={plan.intro}
        />
        {/* A plan's own fields: a flip of the theme brings the other plan's. */}
        <LiveForm
          key={plan.id}
          action="/planning-tools"
          fragment="budget"
          className="budget__form"
          carried={besidesBudget(search)}
        >
          <div className="budget__asked">
            <BudgetField
              name="total"
              label="Total in dollars"
              value={typed.total}
              trouble={troubles.total}
              pattern="\s*\$?\s*\d[\d ,]{2,}(\.\d{1,2})?\s*"
              inputMode="decimal"
            />
            <BudgetField
              name="guests"
              label="Guests"
              value={typed.guests}
              trouble={troubles.guests}
              pattern="[1-9]\d{0,3}"
              inputMode="numeric"
            />
            <BudgetField
              name={eventsField(plan)}
              label="Events with a meal"
              value={typed.events}
              usual={String(plan.events)}
              trouble={troubles.events}
              pattern="[1-9]|1[0-2]"
              inputMode="numeric"
            />
            <button type="submit" className="button button--primary">
              Split it
            </button>
            <BudgetSun rows={rows} />
            <ThemeLink to={withUsualShares(search)} preventScrollReset className="text-link">
              Back to the usual shares
            </ThemeLink>
          </div>
          <BudgetLines plan={plan} rows={rows} request={request} />
        </LiveForm>
        <BudgetNotes rows={rows} request={request} />
      </div>
    </section>
  );
}
