import type { PrivatePlanLink } from "#app/plan/document/plan-link.ts";
import { describeOffset, type UndatedDay } from "#app/plan/rules/day/undated-days.ts";
import { toolPath } from "#app/plan/ui/tool-path.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import { DayList } from "./day-list.tsx";

type UndatedOrderProps = { days: readonly UndatedDay[]; link: PrivatePlanLink | null };

/** Order and hours of the days while the wedding has no date. */
export function UndatedOrder({ days, link }: UndatedOrderProps) {
  return (
    <div className="plan-day">
      <header className="day__head">
        <h2 className="heading-large">The day</h2>
      </header>
      <p>
        You haven&rsquo;t set a wedding day yet, so these are the usual days and times. With a date, this
        shows what is on now, what comes next and who to call.
      </p>
      <p>
        <ThemeLink to={toolPath("details", link)} className="button button--primary button--small">
          Set your wedding day
        </ThemeLink>
      </p>
      {days.map(({ offset, entries }) => (
        <section key={offset} aria-label={describeOffset(offset)}>
          <h3 className="heading-small">{describeOffset(offset)}</h3>
          <DayList entries={entries} drives={[]} clock={-Infinity} vendorsOf={() => []} actions={null} />
        </section>
      ))}
    </div>
  );
}
