import { formatMonth } from "#app/calendar/format-date.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import { useToolLink } from "./use-tool-link.ts";
import { isShortNotice, maxLeadMonths } from "#app/plan/rules/checklist/due-dates.ts";
import type { useChecklist } from "./use-checklist.ts";

/** How the days of the list were computed, and what would improve them. */
export function ChecklistHints({ list }: { list: ReturnType<typeof useChecklist> }) {
  const { time, since, events } = list;
  const start = useToolLink("details");
  return (
    <div className="checklist__hints prose">
      {time === null && (
        <p>
          Add your wedding day, or a season and a year, in{" "}
          <ThemeLink to={start?.path ?? "/plan"}>Wedding details</ThemeLink>, and we&rsquo;ll date every task.
        </p>
      )}
      {time !== null && !time.exact && (
        <p>
          Counted from {formatMonth(time.day.slice(0, 7))}, where your season begins: with the wedding day the
          months become days.
        </p>
      )}
      {time !== null && isShortNotice({ since, wedding: time.day }) && (
        <p>
          You have less than the usual {maxLeadMonths} months, so early tasks are closer together. Legal
          deadlines haven’t moved.
        </p>
      )}
      {events.length === 0 && (
        <p>
          These are the tasks for a ceremony and a reception. Choose your events in{" "}
          <ThemeLink to={start?.path ?? "/plan"}>Wedding details</ThemeLink> to add theirs.
        </p>
      )}
    </div>
  );
}
