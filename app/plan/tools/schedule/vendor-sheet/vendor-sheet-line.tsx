import type { ReactNode } from "react";

import { formatWeekdayDate } from "#app/calendar/date-words.ts";
import { Icon } from "#app/ui/illustrations/icon.tsx";
import { countList } from "#app/languages/count-list.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";
import type { BusinessSheetLine } from "#app/plan/projections/business-sheet-data.ts";
import { lineNews, type LineDifference, type SeenLines } from "#app/plan/projections/sheet-differences.ts";
import { asOwnLine } from "#app/plan/rules/schedule/describe-people.ts";
import { formatMinutes } from "#app/plan/rules/schedule/format-minutes.ts";
import { formatClockTime } from "#app/calendar/format-time-of-day.ts";

import { describeChange } from "./describe-change.ts";

type VendorSheetLineProps = {
  date: string;
  line: BusinessSheetLine;
  /** Null on the server and without scripts: then the line says when it last changed. */
  seen: SeenLines | null;
  /** Path to the venue's directions on this site. */
  directions: string | undefined;
};

/** What a business does, when, where and with whom. */
export function VendorSheetLine({ date, line, seen, directions }: VendorSheetLineProps) {
  const {
    type,
    start,
    end,
    title,
    place,
    people,
    notes,
    diets,
    allergies,
    dishes,
    fixed,
    before,
    event,
    change,
  } = line;
  const news = seen === null ? null : lineNews(date, line, seen);
  const told = news === null ? differenceOf(change) : news.kind === "changed" ? news : null;
  const was = told?.hours ?? null;
  const oldPlace = told?.place ?? null;
  const eaten = countList([...(told?.diets ? ["diets"] : []), ...(told?.dishes ? ["dishes"] : [])]);
  return (
    <li className="sheet-line" data-news={news?.kind}>
      <p className="sheet-line__hours">
        {was !== null && (was.start !== start || was.date !== date) && (
          <OldHour>
            {was.date === date ? "" : `${formatWeekdayDate(was.date)}, `}
            {formatClockTime(was.start)}
          </OldHour>
        )}{" "}
        <time>{formatClockTime(start)}</time>{" "}
        <small>
          to {was !== null && was.end !== end && <OldHour>{formatClockTime(was.end)}</OldHour>}{" "}
          {formatClockTime(end)}
        </small>{" "}
        {told !== null && change !== null && (
          <strong className="sheet-line__mark">{describeChange(change.at, date)}</strong>
        )}
        {news?.kind === "new" && <strong className="sheet-line__mark">new</strong>}
      </p>
      <h3>{title}</h3>
      {told !== null && told.title !== null && (
        <p className="sheet-line__told">
          <strong className="sheet-line__mark">
            {told.title === "" ? (
              "new title"
            ) : (
              <>
                title was <del>{told.title}</del>
              </>
            )}
          </strong>
        </p>
      )}
      {event !== null && (
        <p>
          {event.title}
          {event.guests !== "" && `: ${event.guests}`}
          {told?.guests === true && (
            <>
              {" "}
              <strong className="sheet-line__mark">number changed</strong>
            </>
          )}
        </p>
      )}
      {fixed && <p className="sheet-line__fixed">This hour is fixed.</p>}
      {(place !== "" || oldPlace !== null) && (
        <p>
          {place !== "" && <Icon name="pin" />} {place}{" "}
          {oldPlace !== null && (
            <strong className="sheet-line__mark">
              {oldPlace === "" ? (
                "new place"
              ) : (
                <>
                  place was <del>{oldPlace}</del>
                </>
              )}
            </strong>
          )}
          {directions !== undefined && (
            <>
              {" "}
              <ThemeLink to={directions} className="text-link">
                Directions<span className="visually-hidden"> to {place}</span>
              </ThemeLink>
            </>
          )}
        </p>
      )}
      {before !== null && (
        <p>
          Before you: {before.title}, until {formatClockTime(before.end)}
          {before.end > start && ` (${formatMinutes(before.end - start)} into yours)`}
        </p>
      )}
      {(people !== "" || told?.people === true) && (
        <p>
          {type === "event" ? asOwnLine(people) : people}
          {told?.people === true && (
            <>
              {" "}
              <strong className="sheet-line__mark">{type === "event" ? "number" : "people"} changed</strong>
            </>
          )}
        </p>
      )}
      {(notes !== "" || told?.notes === true) && (
        <p>
          {notes} {told?.notes === true && <strong className="sheet-line__mark">notes changed</strong>}
        </p>
      )}
      {diets !== "" && <p>Diets: {diets}.</p>}
      {dishes !== "" && <p>Dishes: {dishes}.</p>}
      {allergies !== "" && <p>Allergies: {allergies}.</p>}
      {eaten !== "" && (
        <p className="sheet-line__told">
          <strong className="sheet-line__mark">{eaten} changed</strong>
        </p>
      )}
    </li>
  );
}

/** What the server tells of a line's last change, for a page that knows nothing of what was seen. */
function differenceOf(change: BusinessSheetLine["change"]): LineDifference | null {
  return change === null ? null : { ...change, hours: change };
}

const OldHour = ({ children }: { children: ReactNode }) => (
  <del>
    <span className="visually-hidden">before: </span>
    {children}
  </del>
);
