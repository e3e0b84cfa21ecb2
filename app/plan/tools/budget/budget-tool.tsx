import { useState } from "react";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import { useSortedEvents } from "#app/plan/ui/use-sorted-events.ts";
import { useShownElement, useShownRow } from "#app/plan/ui/shown-row.ts";

import { BudgetChart } from "./budget-chart.tsx";
import { BudgetItems } from "./budget-items.tsx";
import { BudgetPrintSheet } from "./budget-print-sheet.tsx";
import { BudgetSuggestion } from "./budget-suggestion.tsx";
import { BudgetSummary } from "./budget-summary.tsx";
import { EventGuestCounts } from "./event-guest-counts.tsx";
import { groupBudget, type GroupBy } from "./group-budget.ts";
import { paymentElementId } from "./item-payments.tsx";
import { PaymentCalendar } from "./payment-calendar.tsx";
import { VenueCostsSection } from "./venue-costs-section.tsx";
import { useBudget, type TrialGuestCounts } from "./use-budget.ts";

import "./budget.css";

const noneTried: TrialGuestCounts = new Map();

/** What the wedding costs: what was planned, quoted and invoiced, what is paid, and what is due when. */
export default function BudgetTool() {
  const [today] = useState(() => albertaDate(new Date()));
  const [tried, setTried] = useState(noneTried);
  const [by, setBy] = useState<GroupBy>("event");
  const budget = useBudget(tried);
  const asPlanned = useBudget(noneTried);
  const held = useSortedEvents();
  const asked = useShownRow();
  useShownElement(asked === null ? null : paymentElementId(asked));
  const groups = groupBudget(budget.entries, by, held);
  return (
    <div className="plan-budget">
      <BudgetSummary budget={budget} today={today} />
      <BudgetSuggestion isEmpty={budget.entries.length === 0} />
      {budget.entries.length > 0 && (
        <>
          <EventGuestCounts budget={budget} asPlanned={asPlanned} tried={tried} setTried={setTried} />
          <BudgetChart groups={groups} totals={budget.totals} by={by} setBy={setBy} />
        </>
      )}
      <BudgetItems groups={groups} by={by} today={today} payment={asked} />
      <VenueCostsSection />
      <PaymentCalendar budget={budget} today={today} />
      <BudgetPrintSheet budget={budget} groups={groups} today={today} />
    </div>
  );
}
