import { formatDate } from "#app/calendar/format-date.ts";
import { daysBetween } from "#app/calendar/date-arithmetic.ts";
import { useToday } from "#app/plan/ui/use-today.ts";
import { useRow } from "#app/plan/session/plan-provider.tsx";
import { wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";

/** How the wedding is going: the first page of a plan. */
export default function TodayTool() {
  const today = useToday();
  const date = useRow(wedding, weddingRowId)?.date ?? null;
  return (
    <section className="plan__section" aria-labelledby="plan-today">
      <h2 className="heading-large" id="plan-today">
        Today
      </h2>
      <p>
        {date === null
          ? "No wedding day yet."
          : `${Math.max(0, daysBetween(today, date))} days until ${formatDate(date)}`}
      </p>
    </section>
  );
}
