import { href } from "react-router";

import { formatDate } from "#app/calendar/format-date.ts";
import { WeekendStrip } from "#app/catalogue/weekend-fit/weekend-strip.tsx";
import { ListingArt } from "#app/catalogue/listings/listing-art.tsx";
import { SampleBadge } from "#app/catalogue/listings/sample-badge.tsx";
import type { FitReport, ReportedFit } from "#app/catalogue/weekend-fit/fit-report.ts";
import { describeUntried } from "#app/catalogue/weekend-fit/untried.ts";
import type { Weekend } from "#app/catalogue/weekend-fit/weekend.ts";
import { formatWeekend } from "#app/catalogue/weekend-fit/weekend-request.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";
import type { PicturedVenue } from "#app/visitor/fit/fit-page.tsx";
import { formatCount } from "#app/languages/site-language.ts";

import type { ProposalNames } from "./proposal-query.ts";
import { othersWithRoom, proposedPlaces } from "./proposed-places.ts";

/** What two printed pages have room for. */
const most = { places: 3, open: 8, elsewhere: 3, fails: 6 };

type ProposalPageProps = {
  id: string;
  names: ProposalNames;
  weekend: Weekend;
  report: FitReport;
  /** What is shown of the best place; null where there is none. */
  card: PicturedVenue | null;
  /** Such as 2026-11-26. */
  today: string;
};

/** A weekend as a proposal: on the first page the places that carry it, on the second how the best of them does. */
export function ProposalPage({ id, names, weekend, report, card, today }: ProposalPageProps) {
  const places = proposedPlaces(report, most.places);
  const [best] = places;
  const untried = describeUntried(report.untried);
  return (
    <div className="proposal" id={id}>
      <div className="wrap proposal__acts">
        <ThemeLink to={formatWeekend(weekend)} className="button button--line" rel="nofollow">
          Change the weekend
        </ThemeLink>
        <button
          type="button"
          className="button button--primary proposal__print"
          onClick={() => window.print()}
        >
          Print both pages
        </button>
      </div>
      <section className="proposal__sheet panel" aria-labelledby="proposal-heading">
        <header className="proposal__head">
          {card !== null && (
            <div className="proposal__art grain">
              <ListingArt card={card} eager />
            </div>
          )}
          <div>
            <p className="eyebrow">A wedding weekend</p>
            <h2 className="heading-large" id="proposal-heading">
              {names.couple === "" ? "Your wedding weekend" : <bdi>{names.couple}</bdi>}
            </h2>
            <p className="proposal__by">
              {names.planner !== "" && (
                <>
                  Prepared by <bdi>{names.planner}</bdi>,{" "}
                </>
              )}
              {formatDate(today)}
            </p>
          </div>
        </header>
        <WeekendTable weekend={weekend} />
        {best !== undefined && <Places places={places} />}
        <WhyNot report={report} isNowhere={best === undefined} />
        {untried !== null && <p className="note">{untried}</p>}
      </section>
      {best !== undefined && <BestPlace fit={best} others={places.slice(1)} />}
    </div>
  );
}

function WeekendTable({ weekend: { events } }: { weekend: Weekend }) {
  return (
    <table className="proposal__table">
      <caption className="visually-hidden">The events</caption>
      <thead>
        <tr>
          <th scope="col">Event</th>
          <th scope="col">Day</th>
          <th scope="col">Guests</th>
          <th scope="col">Hours</th>
        </tr>
      </thead>
      <tbody>
        {events.map(({ name, day, guests, hours, start }) => (
          <tr key={`${name} ${day} ${start}`}>
            <th scope="row">{name}</th>
            <td>{day + 1}</td>
            <td>{formatCount(guests)}</td>
            <td>{hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Places({ places }: { places: readonly ReportedFit[] }) {
  return (
    <div>
      <h3 className="heading-small">{places.length === 1 ? "The place" : "The places, best first"}</h3>
      <ol className="proposal__places">
        {places.map((fit) => (
          <li key={fit.key}>
            <h4>
              <PlaceNames fit={fit} />
            </h4>
            <p>
              {fit.verdict === "fits"
                ? "Carries all of it"
                : `Carries it if ${fit.open.length === 1 ? "one thing is" : `${fit.open.length} things are`} settled`}
              {fit.when !== null && `. ${fit.when}`}
            </p>
            {fit.licence !== null && <p>{fit.licence}</p>}
            <p>
              <strong>{fit.cost}</strong>{" "}
              <span className="note">all in, with usual prices where theirs aren’t known</span>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}

function PlaceNames({ fit }: { fit: ReportedFit }) {
  return fit.venues.map(({ slug, name, fictional }, at) => (
    <span key={slug}>
      {at > 0 && " and "}
      <ThemeLink to={href("/venues/:slug", { slug })}>{name}</ThemeLink>
      {fictional && <SampleBadge />}
    </span>
  ));
}

/** Why a place does not carry the weekend, with the smallest change with which it would. */
function WhyNot({ report: { fails }, isNowhere }: { report: FitReport; isNowhere: boolean }) {
  if (fails.length === 0) return null;
  return (
    <div>
      <h3 className="heading-small">
        {isNowhere ? "No place that we know carries all of it" : "Why not elsewhere"}
      </h3>
      <ul className="proposal__open">
        {fails.slice(0, isNowhere ? most.fails : most.elsewhere).map((fit) => (
          <li key={fit.key}>
            <PlaceNames fit={fit} />: {fit.reason}; {fit.changes}.
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The second page: the order of the weekend at the best place, its vendors, and what is open. */
function BestPlace({ fit, others }: { fit: ReportedFit; others: readonly ReportedFit[] }) {
  const { days, vendors, open, venues } = fit;
  return (
    <section className="proposal__sheet panel" aria-labelledby="proposal-best">
      <h2 className="heading-medium" id="proposal-best">
        How it goes at {venues.map(({ name }) => name).join(" and ")}
      </h2>
      {days.map(({ label, events }) => (
        <div key={label}>
          <h3 className="heading-small">{label}</h3>
          <WeekendStrip events={events} />
          <ul className="proposal__events">
            {events.map(({ name, guests, time, place, start }) => (
              <li key={`${name} ${start}`}>
                <span>{time}</span>
                <span>
                  <strong>{name}</strong>, {formatCount(guests)} guests,{" "}
                  {place === null ? "held elsewhere" : place.room || "room to be agreed"}
                  {place !== null && venues.length > 1 && ` at ${place.venue}`}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {vendors.length > 0 && (
        <div>
          <h3 className="heading-small">Vendors</h3>
          <ul className="proposal__open proposal__open--columns">
            {vendors.map(({ label, best }) => (
              <li key={label}>
                {label}: <strong>{best.name}</strong>
                {best.fictional && <SampleBadge />}
              </li>
            ))}
          </ul>
        </div>
      )}
      <OpenPoints heading="Still to settle" open={open} />
      {othersWithRoom(fit, others, most.open).map((other) => (
        <OpenPoints
          key={other.key}
          heading={`At ${other.venues.map(({ name }) => name).join(" and ")} instead, still to settle`}
          open={other.open}
        />
      ))}
      <p className="note proposal__foot">
        What a place holds and allows comes from its page, with source and day. What nobody has said is a
        question here, not a yes. Prices are estimates until the place quotes.
      </p>
    </section>
  );
}

function OpenPoints({ heading, open }: Pick<ReportedFit, "open"> & { heading: string }) {
  if (open.length === 0) return null;
  return (
    <div>
      <h3 className="heading-small">{heading}</h3>
      <ul className="proposal__open proposal__open--columns">
        {open.slice(0, most.open).map(({ text, venue }) => (
          <li key={`${venue} ${text}`}>
            {venue !== null && `${venue}: `}
            {text.charAt(0).toUpperCase()}
            {text.slice(1)}
          </li>
        ))}
        {open.length > most.open && <li>and {open.length - most.open} more, in the search itself</li>}
      </ul>
    </div>
  );
}
