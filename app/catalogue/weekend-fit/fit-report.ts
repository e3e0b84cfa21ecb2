import { addDays } from "#app/calendar/date-arithmetic.ts";
import { formatWeekdayDate, monthName, weekdayName, weekdayNameOf } from "#app/calendar/date-words.ts";
import { formatDate } from "#app/calendar/format-date.ts";
import type { ReportableFactKey } from "#content/catalogue/reportable-fact-keys.ts";
import type { CentsRange } from "#app/catalogue/event-costs/cents-range.ts";
import { countList } from "#app/languages/count-list.ts";
import { describeCents } from "#app/catalogue/event-costs/describe-costs.ts";

import { applyChanges } from "./apply-change.ts";
import { describeSmallestChanges, describeReason } from "./describe-fit.ts";
import type { WeekendAnswer } from "./find-fits.ts";
import type { Untried } from "./untried.ts";
import type { WeekendFit } from "./weekend-fit.ts";
import type { FitSource } from "./fit-finding.ts";
import type { EventDay } from "./fit-rule.ts";
import type { FitVenue } from "./fit-venue.ts";
import { formatShortClockTime } from "#app/calendar/format-time-of-day.ts";
import { driveBetween } from "./rules/travel.ts";
import { reportBest, reportKinds, type ReportedKind, type ReportedVendor } from "./vendors/vendor-report.ts";
import type { Weekend } from "./weekend.ts";
import { weekendCostsPath } from "./weekend-costs-path.ts";
import { formatWeekend } from "./weekend-request.ts";

/** An event as a result shows it. */
export type ReportedEvent = {
  name: string;
  guests: number;
  /** Minutes after midnight, for the drawing; words for everybody. */
  start: number;
  hours: number;
  time: string;
  /** Null: held elsewhere. */
  place: { venue: string; room: string; at: number } | null;
  /** 'About 25 minutes by car from Celebration Hall, our estimate.' */
  drive: string | null;
};

/** How a place, or some together, carry a weekend, in words. */
export type ReportedFit = {
  key: string;
  verdict: WeekendFit["verdict"];
  venues: readonly { id: number; slug: string; name: string; fictional: boolean }[];
  days: readonly { label: string; events: readonly ReportedEvent[] }[];
  /** On which days; null where none were asked for. */
  when: string | null;
  /** Where a marriage licence from Alberta is not valid; null where it is. */
  licence: string | null;
  /** The vendor of each kind who carries it best; a kind that nobody carries is among the reasons. */
  vendors: readonly { label: string; best: ReportedVendor; others: number }[];
  open: readonly {
    text: string;
    venue: string | null;
    kind: "unknown" | "condition";
    source: FitSource | null;
  }[];
  /** Questions that the enquiry form has. */
  asks: readonly ReportableFactKey[];
  cost: string;
  /** Where that sum opens down to every line. */
  costsPath: string;
  reason: string;
  /** 'with 60 fewer it fits'. */
  changes: string;
  /** The address of the weekend with these changes; null where days or hours would have to change. */
  changed: string | null;
  sources: readonly FitSource[];
};

/** Everything that a page of results shows. */
export type FitReport = {
  fits: readonly ReportedFit[];
  fitsIf: readonly ReportedFit[];
  fails: readonly ReportedFit[];
  together: readonly ReportedFit[];
  /** Everybody of the kinds of vendor that it needs, and for which weekend; null where it needs none. */
  vendors: { kinds: readonly ReportedKind[]; where: string } | null;
  untried: readonly Untried[];
};

/** The answer to a weekend in words; what fails with the smallest change and the shortest reason first. */
export function reportFits(weekend: Weekend, { alone, together, untried }: WeekendAnswer): FitReport {
  const reported = alone.map((fit) => reportFit(weekend, fit));
  const of = (verdict: WeekendFit["verdict"]) => reported.filter((fit) => fit.verdict === verdict);
  return {
    fits: of("fits"),
    fitsIf: of("if"),
    fails: alone
      .filter(({ verdict }) => verdict === "not")
      .toSorted(
        (a, b) =>
          a.obstacles.length - b.obstacles.length ||
          describeReason(a).length - describeReason(b).length ||
          a.score - b.score,
      )
      .map((fit) => reportFit(weekend, fit)),
    together: together.map((fit) => reportFit(weekend, fit)),
    vendors: reportVendors(weekend, [...alone, ...together].toSorted((a, b) => a.score - b.score)[0]),
    untried,
  };
}

/** The vendors for the best way to hold the weekend. */
function reportVendors(weekend: Weekend, best: WeekendFit | undefined): FitReport["vendors"] {
  if (best === undefined || best.vendors.length === 0) return null;
  const [start] = best.starts;
  const names = countList(best.venues.map(({ cost }) => cost.name));
  const when =
    weekend.days.kind === "open" || start?.date == null ? "" : `, beginning on ${formatDate(start.date)}`;
  return { kinds: reportKinds(best.vendors), where: `at ${names}${when}` };
}

function reportFit(weekend: Weekend, fit: WeekendFit): ReportedFit {
  const { verdict, venues, open, obstacles, cost } = fit;
  const vendors = reportBest(fit.vendors);
  const several = venues.length > 1;
  const eased = applyChanges(
    weekend,
    obstacles.map(({ change }) => change),
  );
  return {
    key: venues.map((venue) => venue.cost.slug).join("+"),
    verdict,
    venues: venues.map(({ cost: { id, slug, name, fictional } }) => ({ id, slug, name, fictional })),
    days: reportDays(weekend, fit),
    when: describeStarts(weekend, fit.starts),
    licence: describeLicence(venues),
    vendors,
    open: open.map(({ text, venue, kind, source }) => ({
      text,
      venue: several ? (venue?.cost.name ?? null) : null,
      kind,
      source,
    })),
    asks: [
      ...new Set([
        ...open.flatMap(({ ask, kind }) => (ask === null || kind !== "unknown" ? [] : [ask])),
        ...vendors.flatMap(({ best }) => best.asks),
      ]),
    ],
    cost: describeCents(toDollars(cost)),
    costsPath: weekendCostsPath(fit),
    reason: describeReason(fit),
    changes: obstacles.length === 0 ? "" : describeSmallestChanges(fit, weekend),
    changed: obstacles.length === 0 || eased === null ? null : formatWeekend(eased),
    sources: eachSource(obstacles.flatMap(({ source }) => source ?? [])),
  };
}

/** As on the page of the venue (app/visitor/venue-page/province-rules.ts). */
function describeLicence(venues: WeekendFit["venues"]): string | null {
  const names = venues.flatMap(({ cost: { name, province } }) => (province === "BC" ? [name] : []));
  if (names.length === 0) return null;
  return `${countList(names)} ${names.length === 1 ? "is" : "are"} in British Columbia: an Alberta marriage licence isn’t valid there. You need one of British Columbia, and an officiant registered there.`;
}

const eachSource = (sources: readonly FitSource[]) =>
  sources.filter(({ text }, at) => sources.findIndex((other) => other.text === text) === at);

/** Whole dollars: nobody plans a weekend to the cent. */
const toDollars = ({ low, high, open }: CentsRange): CentsRange => ({
  low: 100 * Math.round(low / 100),
  high: 100 * Math.round(high / 100),
  open,
});

/** The order of the weekend, day by day. */
function reportDays(weekend: Weekend, { placements, venues, starts }: WeekendFit): ReportedFit["days"] {
  const [start] = starts;
  const byDay = Map.groupBy(
    weekend.events
      .map((event, at) => ({ event, placed: placements.find((placement) => placement.at === at) ?? null }))
      .toSorted((a, b) => a.event.day - b.event.day || a.event.start - b.event.start),
    ({ event }) => event.day,
  );
  return [...byDay].map(([day, held]) => {
    let before: FitVenue | null = null;
    const events = held.map(({ event, placed }): ReportedEvent => {
      const drive = placed === null || before === null ? null : describeDrive(before, placed.venue);
      before = placed?.venue ?? before;
      const { name, guests, start: begins, hours } = event;
      return {
        name,
        guests,
        start: begins,
        hours,
        time: `${formatShortClockTime(begins)} to ${formatShortClockTime(begins + 60 * hours)}`,
        place:
          placed === null
            ? null
            : { venue: placed.venue.cost.name, room: placed.room.name, at: venues.indexOf(placed.venue) },
        drive,
      };
    });
    return { label: dayLabel(weekend, day, start), events };
  });
}

function dayLabel({ days }: Weekend, day: number, start: EventDay | undefined): string {
  if (days.kind === "open" || start?.date == null) return `Day ${day + 1}`;
  const date = addDays(start.date, day);
  return days.kind === "date"
    ? formatWeekdayDate(date)
    : `Day ${day + 1}, such as ${formatWeekdayDate(date)}`;
}

function describeDrive(from: FitVenue, to: FitVenue): string | null {
  if (from === to) return null;
  const minutes = driveBetween(from, to);
  return minutes === null
    ? `Drive from ${from.cost.name}: not known`
    : `About ${minutes} minutes by car from ${from.cost.name}, our estimate`;
}

/** 'Beginning on 2 July 2027, 9 July 2027 and 10 more days'. */
function describeStarts({ days }: Weekend, starts: readonly EventDay[]): string | null {
  if (days.kind === "date") return null;
  if (days.kind === "open") {
    const months = [...new Set(starts.map(({ month }) => month))];
    return months.length === 12 || months.length === 0
      ? null
      : `From ${monthName(months[0] ?? 1)} to ${monthName(months.at(-1) ?? 12)}`;
  }
  const [first, ...others] = starts;
  if (first?.date == null) return null;
  const weekday = days.weekday === null ? weekdayNameOf(first.date) : weekdayName(days.weekday);
  return `Beginning on ${weekday}, ${formatDate(first.date)}${
    others.length === 0 ? "" : `, or ${others.length === 1 ? "1 other day" : `${others.length} other days`}`
  }`;
}
