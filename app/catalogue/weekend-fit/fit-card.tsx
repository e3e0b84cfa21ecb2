import type { ReactNode } from "react";

import { AddToPlan } from "#app/catalogue/plan-outbox/add-to-plan.tsx";
import { countList } from "#app/languages/count-list.ts";
import { SampleBadge } from "#app/catalogue/listings/sample-badge.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";
import { formatCount } from "#app/languages/site-language.ts";

import type { AskedWeekend } from "./asked-weekend.ts";
import { askingPath } from "./asking-path.ts";
import type { ReportedEvent, ReportedFit } from "./fit-report.ts";
import { FitSourceNote } from "./fit-source-note.tsx";
import { VendorLine } from "./vendors/fit-vendors.tsx";
import { WeekendStrip } from "./weekend-strip.tsx";

type FitCardProps = { fit: ReportedFit; asked: AskedWeekend | null; art?: ReactNode; isOpen: boolean };

/** A place, or some together, that carry a weekend: its order, what is open, and what to do next. */
export function FitCard({ fit, asked, art, isOpen }: FitCardProps) {
  const { venues, days, when, licence, cost } = fit;
  return (
    <li className={`fit-card panel fit-card--${fit.verdict}`}>
      {art !== undefined && <div className="fit-card__art grain">{art}</div>}
      <div className="fit-card__text">
        <p className="fit-card__verdict">{fit.verdict === "fits" ? "Fits" : "Fits if"}</p>
        <h3 className="heading-medium">
          {venues.map(({ slug, name, fictional }, at) => (
            <span key={slug}>
              {at > 0 && <span className="fit-card__and"> and </span>}
              <ThemeLink to={`/venues/${slug}`}>{name}</ThemeLink>
              {fictional && <SampleBadge />}
            </span>
          ))}
        </h3>
        {when !== null && <p className="note">{when}</p>}
        {licence !== null && <p className="note">{licence}</p>}
        <ol className="fit-days">
          {days.map(({ label, events }) => (
            <li key={label}>
              <h4 className="fit-days__label">{label}</h4>
              <WeekendStrip events={events} />
              <ol className="fit-events">
                {events.map((event) => (
                  <li key={`${event.name} ${event.start}`}>
                    <EventLine event={event} withVenue={venues.length > 1} />
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ol>
        <Booked fit={fit} />
        <OpenPoints fit={fit} isOpen={isOpen} />
        <p className="fit-card__cost">
          <span className="note">All in, with usual prices where theirs aren’t known</span>{" "}
          <strong>{cost}</strong>
        </p>
        <FitActions fit={fit} asked={asked} />
      </div>
    </li>
  );
}

function EventLine({
  event: { name, guests, time, place, drive },
  withVenue,
}: {
  event: ReportedEvent;
  withVenue: boolean;
}) {
  const room =
    place === null
      ? "Held elsewhere"
      : [...(withVenue ? [place.venue] : []), place.room || "Room to be agreed"].join(", ");
  return (
    <>
      <span
        className={`fit-events__key fit-events__key--${place === null ? "elsewhere" : place.at}`}
        aria-hidden="true"
      />
      <span className="fit-events__time">{time}</span>
      <span>
        <strong>{name}</strong>, {formatCount(guests)} guests
        <span className="fit-events__room">{room}</span>
        {drive !== null && <span className="fit-events__drive">{drive}</span>}
      </span>
    </>
  );
}

/** The vendor of each kind who carries the weekend best. */
function Booked({ fit: { vendors } }: { fit: ReportedFit }) {
  if (vendors.length === 0) return null;
  return (
    <dl className="fit-booked">
      {vendors.map(({ label, best, others }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <VendorLine vendor={best} />
            {others > 0 && <span className="note"> or {others} more</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What is open, with where the doubt comes from. */
function OpenPoints({ fit: { open }, isOpen }: { fit: ReportedFit; isOpen: boolean }) {
  if (open.length === 0) return null;
  return (
    <details className="fit-open" open={isOpen}>
      <summary>{open.length === 1 ? "1 thing is open" : `${open.length} things are open`}</summary>
      <ul>
        {open.map(({ text, venue, source }) => (
          <li key={`${venue} ${text}`}>
            {venue !== null && <strong>{venue}: </strong>}
            {capitalised(text)}.{source !== null && <FitSourceNote source={source} />}
          </li>
        ))}
      </ul>
    </details>
  );
}

const capitalised = (text: string) =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}`.replace(/\.(”?)$/, "$1");

function FitActions({
  fit: { venues, vendors, asks, costsPath },
  asked,
}: {
  fit: ReportedFit;
  asked: AskedWeekend | null;
}) {
  const team = [...venues, ...vendors.map(({ best }) => best)];
  const ids = [...new Set(team.map(({ id }) => id))];
  const names = countList([...new Set(team.map(({ name }) => name))]);
  return (
    <p className="fit-card__actions">
      {asked !== null && (
        <ThemeLink
          to={askingPath({ vendors: ids, ...asked }, asks)}
          rel="nofollow"
          className="button button--line button--small"
        >
          {askLabel(asks.length)}
          <span className="visually-hidden"> of {names}</span>
        </ThemeLink>
      )}
      <AddToPlan
        message={{ kind: "listings", ids, from: "weekend-fit" }}
        what={names}
        to="/plan/shortlist"
        className="button button--line button--small"
      />
      <ThemeLink to={costsPath} rel="nofollow" className="text-link">
        What it costs<span className="visually-hidden"> at {countList(venues.map(({ name }) => name))}</span>
      </ThemeLink>
    </p>
  );
}

/** Without a number: several open points are one question, and what a place decides case by case is none. */
const askLabel = (questions: number): string =>
  questions === 0 ? "Ask if it’s free" : "Ask for what we don’t know";
