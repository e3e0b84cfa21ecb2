import { albertaDate } from "#app/calendar/alberta-time.ts";
import { formatDate } from "#app/calendar/format-date.ts";
import { formatDollars } from "#app/money/canadian-dollars.ts";
import { putRow } from "#app/plan/document/plan-table.ts";
import { moveWedding } from "#app/plan/rules/start/move-wedding.ts";
import { setWeddingDay } from "#app/plan/rules/start/set-wedding-day.ts";
import { setWeddingGuests } from "#app/plan/rules/start/set-wedding-guests.ts";
import { wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import {
  clearQuestion,
  type ArrivalQuestion,
  type WeddingQuestion,
} from "#app/plan/session/outbox/arrivals.ts";
import { usePlan, useRow } from "#app/plan/session/plan-provider.tsx";
import { useTransaction } from "#app/plan/session/use-transaction.ts";
import { formatCount } from "#app/languages/site-language.ts";

import { BudgetItemsQuestion } from "./budget-items-question.tsx";

/** What another page says and the plan says differently: the couple chooses. */
export function ArrivalQuestions({ questions }: { questions: readonly ArrivalQuestion[] }) {
  // The items follow the total, so that comes first.
  const asksTotal = questions.some(({ field }) => field === "budgetCents");
  return questions.map((question) =>
    question.field === "budgetItems" ? (
      !asksTotal && <BudgetItemsQuestion key={question.field} question={question} />
    ) : (
      <WeddingFactQuestion key={question.field} question={question} />
    ),
  );
}

function WeddingFactQuestion({ question }: { question: WeddingQuestion }) {
  const { document, here } = usePlan();
  const row = useRow(wedding, weddingRowId);
  const step = useTransaction();
  const { field, value, from } = question;
  const known = row?.[field] ?? null;
  const close = () => clearQuestion(localStorage, here.store, field);
  const change = () => {
    const today = albertaDate(new Date());
    step(() => {
      if (question.field === "guests") setWeddingGuests(document, question.value);
      else if (question.field === "budgetCents")
        putRow(wedding, document, weddingRowId, { budgetCents: question.value });
      else if (row?.date == null) setWeddingDay(document, question.value, today);
      else moveWedding(document, row.date, question.value, today);
    });
    close();
  };
  const [now, other] = [describe(field, known), describe(field, value)];
  return (
    <section className="arrivals__question" aria-label={labels[field]}>
      <p>
        {labels[field]}: your plan says <strong>{now}</strong>, {from} says <strong>{other}</strong>.
        {field === "date" && " Your events move with the day."}
      </p>
      <p className="arrivals__choices">
        <button type="button" className="button button--primary button--small" onClick={change}>
          Change to {other}
        </button>
        <button type="button" className="button button--line button--small" onClick={close}>
          Keep {now}
        </button>
      </p>
    </section>
  );
}

const labels = { date: "Wedding day", guests: "Guests", budgetCents: "Budget" } as const;

function describe(field: WeddingQuestion["field"], value: string | number | null): string {
  if (value === null) return "nothing yet";
  if (typeof value === "string") return formatDate(value);
  return field === "budgetCents" ? formatDollars(value) : `${formatCount(value)} guests`;
}
