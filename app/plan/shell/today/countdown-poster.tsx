import { memo } from "react";

import { formatDate, formatMonth } from "#app/calendar/format-date.ts";
import { daysBetween } from "#app/calendar/date-arithmetic.ts";
import type { PrivatePlanLink } from "#app/plan/document/plan-link.ts";
import { weddingDate } from "#app/plan/rules/checklist/wedding-date.ts";
import { events, wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { useRow, useRows } from "#app/plan/session/plan-provider.tsx";
import { toolPath } from "#app/plan/ui/tool-path.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import { choosePoster } from "./choose-poster.ts";

type CountdownPosterProps = { today: string; link: PrivatePlanLink | null };

/** The countdown as a small poster of this wedding; it leads to the wedding's details. */
export const CountdownPoster = memo(function CountdownPoster({ today, link }: CountdownPosterProps) {
  const row = useRow(wedding, weddingRowId);
  const held = useRows(events);
  const time = weddingDate(row, today);
  const drawing = choosePoster({ date: row?.date ?? null, season: row?.season ?? null, events: held });
  const days = time?.exact ? daysBetween(today, time.day) : null;
  return (
    <ThemeLink to={toolPath("details", link)} className="countdown">
      <span className="countdown__art">
        <img src={drawing} alt="" width={800} height={1000} decoding="async" />
      </span>
      <span className="countdown__plate">
        {days === null ? (
          <strong className="countdown__words">
            {time === null ? "Choose your day" : `From ${formatMonth(time.day.slice(0, 7))}`}
          </strong>
        ) : (
          <>
            <strong>{days === 0 ? "Today" : Math.abs(days)}</strong>{" "}
            {days !== 0 && <span className="countdown__unit">{describeDays(days)}</span>}
          </>
        )}
        <small>{time?.exact ? formatDate(time.day) : "Wedding details"}</small>
      </span>
    </ThemeLink>
  );
});

function describeDays(days: number): string {
  const unit = Math.abs(days) === 1 ? "day" : "days";
  return days > 0 ? `${unit} to go` : `${unit} ago`;
}
