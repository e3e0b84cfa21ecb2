import { useLocation, useSearchParams } from "react-router";

import type { BudgetPlan } from "#content/budget/budget-plan.ts";
import { southAsianPlan, standardPlan } from "#content/budget/budget-plans.ts";
import { TextField } from "#app/ui/form-fields/text-field.tsx";
import { AutoSubmitForm } from "#app/site/url-state/auto-submit-form.tsx";
import { SectionHead } from "#app/ui/design-system/section-head.tsx";
import { paramsBesidesBudget, urlWithDefaultShares } from "#app/visitor/tools/tool-url.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";
import type { ThemePack } from "#app/site/theme/theme-pack.ts";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";

import { BudgetLines } from "./budget-lines.tsx";
import { BudgetNotes } from "./budget-notes.tsx";
import { BudgetSunChart } from "#app/ui/charts/budget-sun-chart.tsx";
import { splitBudget } from "./split-budget.ts";
import { eventsField, parseBudgetRequest, type BudgetRequest } from "./parse-budget-request.ts";

const plans: Record<ThemePack["budget"]["plan"], BudgetPlan> = {
  standard: standardPlan,
  southAsian: southAsianPlan,
};

/** Splits a total into lines; the URL holds the input, so that a split can be shared. */
export function BudgetSplitter({ id }: { id: string }) {
  const plan = plans[useWeddingTheme().pack.budget.plan];
  const { search } = useLocation();
  const [parameters] = useSearchParams();
  const request = parseBudgetRequest(parameters, plan);
  const rows = splitBudget(plan, request);
  return (
    <section className="section section--surface budget" id={id} aria-labelledby="budget-heading">
      <div className="wrap">
        <SectionHead
          eyebrow="Budget splitter"
          heading="Where the money goes"
          id="budget-heading"
          lede={plan.intro}
        />
        {/* A plan's own fields: a theme change brings the other plan's. */}
        <AutoSubmitForm
          key={plan.id}
          action="/planning-tools"
          fragment="budget"
          className="budget__form"
          carried={paramsBesidesBudget(search)}
        >
          <div className="budget__asked">
            {budgetFields(plan, request).map((field) => (
              <TextField key={field.name} idPrefix="budget" maxLength={20} autoComplete="off" {...field} />
            ))}
            <button type="submit" className="button button--primary">
              Split it
            </button>
            <BudgetSunChart bands={rows.map(({ line, fraction }) => ({ id: line.id, fraction }))} />
            <ThemeLink to={urlWithDefaultShares(search)} preventScrollReset className="text-link">
              Back to the usual shares
            </ThemeLink>
          </div>
          <BudgetLines plan={plan} rows={rows} request={request} />
        </AutoSubmitForm>
        <BudgetNotes rows={rows} request={request} />
      </div>
    </section>
  );
}

/** The three figures that a split begins with; the patterns say when one is valid. */
function budgetFields(plan: BudgetPlan, { typed, errors }: BudgetRequest) {
  return [
    {
      name: "total",
      label: "Total in dollars",
      value: typed.total,
      error: errors.total,
      pattern: String.raw`\s*\$?\s*\d[\d ,]{2,}(\.\d{1,2})?\s*`,
      inputMode: "decimal",
    },
    {
      name: "guests",
      label: "Guests",
      value: typed.guests,
      error: errors.guests,
      pattern: String.raw`\s*[1-9](\d{0,3}|[ ,]\d{3})\s*`,
      inputMode: "numeric",
    },
    {
      name: eventsField(plan),
      label: "Events with a meal",
      value: typed.events,
      usual: String(plan.events),
      error: errors.events,
      pattern: "[1-9]|1[0-2]",
      inputMode: "numeric",
    },
  ] as const;
}
