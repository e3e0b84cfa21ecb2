import { describeMonth } from "#app/calendar/format-date.ts";
import { ThemeLink } from "#app/wedding-theme/theme-link.tsx";

import { useToolOfPlan } from "#app/plan/checklist/plan-place.ts";
import { isTight, longestLead } from "#app/plan/checklist/task-days.ts";
import type { useChecklist } from "#app/plan/checklist/use-checklist.ts";

/** How the days of the list came about, and what would make them better. */
export function ChecklistHints({ list }: { list: ReturnType<typeof useChecklist> }) {
  const { time, since, events } = list;
  const start = useToolOfPlan("start");
  return (
    <div className="checklist__hints prose">
      {time === null && (
        <p>
          Say on <ThemeLink to={start?.path ?? "/plan"}>Start</ThemeLink> when the wedding is, the day or a
          season and a year, and every task has its date.
        </p>
      )}
      {time !== null && !time.exact && (
        <p>
          Counted from {describeMonth(time.day.slice(0, 7))}, where your season begins: with the wedding day
          the months become days.
        </p>
      )}
      {time !== null && isTight({ since, wedding: time.day }) && (
        <p>
          The list is made for {longestLead} months and you have less, so what usually comes early stands
          close together. Days that an authority has set stay where they are.
        </p>
      )}
      {events.length === 0 && (
        <p>
          These are the tasks of a ceremony and a reception. Choose your events on{" "}
          <ThemeLink to={start?.path ?? "/plan"}>Start</ThemeLink>, and theirs stand here too.
        </p>
      )}
    </div>
  );
}
