import type { ReactNode } from "react";
import { flushSync } from "react-dom";

import { formatWeekdayDate } from "#app/calendar/date-words.ts";
import type { VendorSheet } from "#app/plan/document/projection-types.ts";
import { CallLink } from "#app/plan/ui/day/call-link.tsx";
import { clockMinutesAt, dayAndMinutes } from "#app/plan/rules/schedule/clock-minutes.ts";
import { formatClockTime } from "#app/calendar/format-time-of-day.ts";
import {
  formerLoadIn,
  isBesideChanged,
  isCallChanged,
  lineNews,
  removedLines,
} from "#app/plan/projections/sheet-differences.ts";
import { rememberFocus } from "#app/plan/ui/surviving-focus.ts";
import { Icon } from "#app/ui/illustrations/icon.tsx";

import { describeChange } from "./describe-change.ts";
import { useFreshSheet, type FreshSheet } from "./use-fresh-sheet.ts";
import { useSeenLines } from "./use-seen-lines.ts";
import { VendorSheetLine } from "./vendor-sheet-line.tsx";

import "./vendor-sheet.css";

function describeFreshness(loadedAt: FreshSheet["loadedAt"], freshness: FreshSheet["freshness"]): string {
  if (freshness === "gone")
    return "This link no longer works: what you see may be out of date. Ask the couple for the new one.";
  if (freshness === "no-answer")
    return `We couldn’t check for changes just now.${loadedAt === null ? "" : ` Last updated at ${clockOf(loadedAt)}`}`;
  if (loadedAt === null)
    return "Open this page again before the day: it always shows the current plan. It needs a signal to open.";
  const at = clockOf(loadedAt);
  return freshness === "current" ? `Updated at ${at}` : `No signal. Last updated at ${at}`;
}

const clockOf = (instant: Date) => formatClockTime(dayAndMinutes(clockMinutesAt(instant)).minutes);

/** A business's own page on the day: its part alone, what changed since it last looked, and whom it calls. */
export function VendorSheetView({ sheetKey, first }: { sheetKey: string; first: VendorSheet }) {
  const { sheet, loadedAt, freshness } = useFreshSheet(sheetKey, first);
  const [seen, remember] = useSeenLines(sheet);
  const gotIt = () => {
    const focusNearby = rememberFocus();
    flushSync(remember);
    focusNearby();
  };
  const { days, toCall, beside, loadIn, directions } = sheet;
  // Without scripts nothing is known of what was seen: then it says when each last changed.
  const last = sheet.changes;
  const whenChanged = (at: string) => describeChange(at, days[0]?.date ?? "");
  const news =
    seen === null
      ? 0
      : days.flatMap(({ date, lines }) => lines.filter((line) => lineNews(date, line, seen).kind !== "same"))
          .length;
  const gone = seen === null ? [] : removedLines(seen, sheet);
  const oldLoadIn = seen === null ? null : formerLoadIn(sheet, seen);
  const isOtherCall = seen !== null && isCallChanged(sheet, seen);
  const areOthersThere = seen !== null && isBesideChanged(sheet, seen);
  const told = [oldLoadIn !== null, isOtherCall, areOthersThere].filter(Boolean);
  const changes = news + gone.length + told.length;
  return (
    <div className="vendor-sheet">
      <output className="vendor-sheet__fresh" data-behind={freshness !== "current" || undefined}>
        {describeFreshness(loadedAt, freshness)}
      </output>
      {changes > 0 && (
        <div className="vendor-sheet__news" role="alert">
          <p>
            <Icon name="alert" /> {changes === 1 ? "1 change" : `${changes} changes`} since you last looked
          </p>
          <button type="button" className="button button--primary button--small" onClick={gotIt}>
            Got it
          </button>
          {gone.map(({ title, start, date }) => (
            <p key={`${date} ${title} ${start}`}>
              No longer on your sheet:{" "}
              <del>
                {title}, {formatWeekdayDate(date)}, {formatClockTime(start)}
              </del>
            </p>
          ))}
        </div>
      )}
      <section className="vendor-sheet__call" aria-label="Call on the day">
        <h2 className="heading-small">Call on the day</h2>
        {toCall.length === 0 ? (
          <p>The couple hasn&rsquo;t named anyone yet.</p>
        ) : (
          <ul>
            {toCall.map((text) => (
              <li key={text}>
                <CallLink text={text} />
              </li>
            ))}
          </ul>
        )}
        {isOtherCall && <ChangeMark>contacts changed</ChangeMark>}
        {last?.call != null && (
          <noscript>
            <ChangeMark>contacts {whenChanged(last.call)}</ChangeMark>
          </noscript>
        )}
        {loadIn !== null && days[0] !== undefined && (
          <p>
            Load-in from {formatClockTime(loadIn)} on {formatWeekdayDate(days[0].date)}{" "}
            {oldLoadIn !== null && <FormerLoadIn {...oldLoadIn} />}
            {last?.loadIn != null && (
              <noscript>
                <FormerLoadIn {...last.loadIn} when={whenChanged(last.loadIn.at)} />
              </noscript>
            )}
          </p>
        )}
      </section>
      {days.length === 0 && (
        <p>You aren&rsquo;t part of the schedule yet. The couple assigns you to an event or an item in it.</p>
      )}
      {days.map(({ date, lines }) => (
        <section key={date} aria-label={formatWeekdayDate(date)}>
          <h2 className="heading-large">{formatWeekdayDate(date)}</h2>
          <ol>
            {lines.map((line) => (
              <VendorSheetLine
                key={line.id}
                date={date}
                line={line}
                seen={seen}
                directions={directions[line.place]}
              />
            ))}
          </ol>
        </section>
      ))}
      {last !== null && last.removed.length > 0 && (
        <noscript>
          <section aria-label="No longer on your sheet">
            <h2 className="heading-small">No longer on your sheet</h2>
            <ul>
              {last.removed.map(({ id, title, start, date, at }) => (
                <li key={id}>
                  <del>
                    {title}, {formatWeekdayDate(date)}, {formatClockTime(start)}
                  </del>{" "}
                  <strong className="sheet-line__mark">{describeChange(at, date, "removed")}</strong>
                </li>
              ))}
            </ul>
          </section>
        </noscript>
      )}
      {(beside.length > 0 || areOthersThere || last?.beside != null) && (
        <section aria-label="Also there">
          <h2 className="heading-small">Also there</h2>
          {areOthersThere && <ChangeMark>contacts changed</ChangeMark>}
          {last?.beside != null && (
            <noscript>
              <ChangeMark>contacts {whenChanged(last.beside)}</ChangeMark>
            </noscript>
          )}
          {beside.length === 0 && <p>No other vendors now.</p>}
          {beside.length > 0 && (
            <ul className="vendor-sheet__beside">
              {beside.map(({ id, name, contact, phone, email }) => (
                <li key={id}>
                  <strong>{name}</strong> <span>{contact}</span> <CallLink text={phone} />
                  {email !== "" && <span>{email}</span>}
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
    </div>
  );
}

const ChangeMark = ({ children }: { children: ReactNode }) => (
  <p className="sheet-line__told">
    <strong className="sheet-line__mark">{children}</strong>
  </p>
);

type FormerLoadInProps = { date: string; start: number; when?: string };

const FormerLoadIn = ({ date, start, when }: FormerLoadInProps) => (
  <strong className="sheet-line__mark">
    {when !== undefined && `${when}, `}was{" "}
    <del>
      {formatClockTime(start)} on {formatWeekdayDate(date)}
    </del>
  </strong>
);
