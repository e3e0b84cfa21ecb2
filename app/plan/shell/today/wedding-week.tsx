import { memo } from "react";

import { daysBetween } from "#app/calendar/date-arithmetic.ts";
import { formatWeekdayDate } from "#app/calendar/date-words.ts";
import type { PrivatePlanLink } from "#app/plan/document/plan-link.ts";
import { DayContacts } from "#app/plan/tools/day/day-contacts.tsx";
import { useCanEdit } from "#app/plan/session/plan-provider.tsx";
import { DelayLog } from "#app/plan/tools/day/delay-log.tsx";
import { EntryCalls } from "#app/plan/tools/day/entry-calls.tsx";
import { useReplacedDelay } from "#app/plan/tools/day/use-replaced-delay.ts";
import { useRunSheet } from "#app/plan/tools/day/use-run-sheet.ts";
import { Whereabouts } from "#app/plan/tools/day/whereabouts.tsx";
import { NowAndNext } from "#app/plan/ui/day/now-and-next.tsx";
import { toolPath } from "#app/plan/ui/tool-path.ts";
import { Icon } from "#app/ui/illustrations/icon.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import "#app/plan/tools/day/day.css";

/** In the week of the wedding: what is on, what comes, who is where and whom to call. */
export const WeddingWeek = memo(function WeddingWeek({ link }: { link: PrivatePlanLink | null }) {
  const { sheet, today, clock } = useRunSheet(null);
  const replaced = useReplacedDelay();
  const mayEdit = useCanEdit();
  if (sheet === null) return null;
  const { date, entries, contacts, vendors, vendorsOf } = sheet;
  const isToday = date === today;
  return (
    <section className="today-week" aria-labelledby="today-week">
      <header className="today-week__head">
        <h2 className="today-part__heading" id="today-week">
          {formatWeekdayDate(date)} <small>{describeDay(daysBetween(today, date))}</small>
        </h2>
        <ThemeLink to={toolPath("day", link)} className="button button--primary button--small">
          Run sheet
        </ThemeLink>
      </header>
      <NowAndNext entries={entries} clock={clock} isToday={isToday}>
        {(entry, when) => <EntryCalls entry={entry} when={when} sheet={sheet} />}
      </NowAndNext>
      <DelayLog entries={entries} heading="h3" />
      {mayEdit && replaced !== null && (
        <p className="today-week__delays">
          <Icon name="alert" /> An older delay has replaced a newer one:{" "}
          <ThemeLink to={toolPath("day", link)} className="text-link">
            choose the times that count
          </ThemeLink>
        </p>
      )}
      <div className="day__panels">
        {isToday && <Whereabouts entries={entries} clock={clock} vendorsOf={vendorsOf} />}
        <DayContacts contacts={contacts} vendors={vendors} />
      </div>
    </section>
  );
});

function describeDay(days: number): string {
  if (days < 2) return days === 1 ? "tomorrow" : "today";
  return `in ${days} days`;
}
