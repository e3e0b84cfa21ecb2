import type { Doc } from "yjs";

import type { SheetChanges } from "#app/plan/document/projection-types.ts";
import { viewGrid } from "#app/plan/document/plan-grid.ts";
import { viewTable } from "#app/plan/document/plan-table.ts";
import { events, wedding, weddingRowId, type EventRow } from "#app/plan/schema/wedding.schema.ts";
import { countDiets, householdsWithDiets } from "#app/plan/rules/guests/diet-counts.ts";
import { attendees, guestReplies, guests, households } from "#app/plan/schema/guests.schema.ts";
import { chosenDishes, countDishes, describeDishes, dishesAt } from "#app/plan/rules/guests/dish-counts.ts";
import { absences } from "#app/plan/rules/rsvp/attendees.ts";
import { rsvp, rsvpRowId } from "#app/plan/schema/rsvp.schema.ts";
import { dietNames } from "#app/plan/rules/guests/guest-labels.ts";
import { headcountOfInvitations } from "#app/plan/rules/guests/headcount.ts";
import { viewAnswers } from "#app/plan/rules/guests/view-answers.ts";
import { shortlist } from "#app/plan/schema/shortlist.schema.ts";

import type { LineChange } from "./line-changes.ts";
import { eventName } from "#app/plan/rules/schedule/event-name.ts";
import { timelineOf, type TimelineDay, type TimelineEntry } from "#app/plan/rules/schedule/timeline.ts";
import { describeExpectedGuests } from "#app/plan/rules/schedule/describe-people.ts";
import { businessesAt, moments } from "#app/plan/schema/schedule.schema.ts";

/** Caterers and bakers have to know the guests' diets; they are no other business's concern. */
const kitchens = new Set(["caterers", "cakes", "venues", "venue"]);

/** A line of a business's sheet. */
export type BusinessSheetLine = {
  id: string;
  type: TimelineEntry["type"];
  /** Minutes after midnight of the day. */
  start: number;
  end: number;
  title: string;
  place: string;
  people: string;
  notes: string;
  /** In words, such as '12 vegetarian, 3 jain'; '' for a business that does not need them. */
  diets: string;
  allergies: string;
  /** The same of the dishes that guests choose at an event: '40 Chicken, 30 Paneer'. */
  dishes: string;
  /** Its hour stays, whatever runs late. */
  fixed: boolean;
  /** What comes before it at the same event, and when that ends, also after it has begun; null for the first thing of the day. */
  before: { title: string; end: number } | null;
  /**
   * The event of a moment, with its guests in words, where the business is there for the moment alone: the event has
   * no line of its own then. Null otherwise.
   */
  event: { title: string; guests: string } | null;
  /** When it last changed, and what it was before (line-changes.ts). */
  change: LineChange | null;
};

/** The other people whom a business meets there, and their contact details. */
export type BusinessSheetContact = {
  id: string;
  name: string;
  contact: string;
  phone: string;
  email: string;
  loadIn: number | null;
  /** The day of the load-in, the first on which it works; null where it is unknown. */
  loadInOn: string | null;
};

/** Everything that a business sees of a plan. */
export type BusinessSheetData = {
  title: string;
  name: string;
  loadIn: number | null;
  toCall: string[];
  days: { date: string; lines: BusinessSheetLine[] }[];
  beside: BusinessSheetContact[];
  /** What last changed beside the lines (sheet-changes.ts). */
  changes: SheetChanges | null;
};

/** @returns null when the business is not on the plan's shortlist */
export function businessSheetData(plan: Doc, id: string): BusinessSheetData | null {
  const businesses = viewTable(shortlist, plan).rows();
  const business = businesses.find((row) => row.id === id);
  if (business === undefined) return null;
  const about = viewTable(wedding, plan).row(weddingRowId);
  const needs = viewGrid(businessesAt, plan).cells();
  const worksAt = (entry: TimelineEntry) => needs.cell(entry.id, id) !== undefined;
  const lineOf = describeLine(
    plan,
    kitchens.has(business.category),
    { planned: about?.guests ?? null, isComplete: about?.guestListComplete ?? false },
    (event) => needs.cell(event, id) !== undefined,
  );
  const { days } = timelineOf(viewTable(events, plan).rows(), viewTable(moments, plan).rows());
  const own = days
    .map(({ date, entries }) => ({ date, all: entries, entries: entries.filter(worksAt) }))
    .filter(({ entries }) => entries.length > 0);
  const held = own.flatMap(({ entries }) => entries.flatMap(({ event }) => event ?? []));
  const others = new Set(held.flatMap((event) => [...needs.row(event.id).keys()]));
  return {
    title: about?.title ?? "",
    name: business.name,
    loadIn: business.loadIn,
    toCall: [...new Set(held.flatMap(({ contact }) => contact || []))],
    days: own.map(({ date, entries, all }) => ({
      date,
      lines: entries.map((entry) => ({ ...lineOf(entry), before: entryBefore(entry, all) })),
    })),
    beside: businesses
      .filter((row) => row.id !== id && others.has(row.id))
      .map(({ id: other, name, contact, phone, email, loadIn }) => ({
        id: other,
        name,
        contact,
        phone,
        email,
        loadIn,
        loadInOn: firstDayOf(days, (entry) => needs.cell(entry.id, other) !== undefined),
      })),
    changes: null,
  };
}

/** The first day with an entry of somebody; null where they have none. */
export const firstDayOf = (
  days: readonly TimelineDay[],
  isTheirs: (entry: TimelineEntry) => boolean,
): string | null => days.find(({ entries }) => entries.some(isTheirs))?.date ?? null;

/**
 * What a moment follows, of its own event, and what an event follows of the events: what ends last of that which
 * goes on mostly before it begins. Running late, it may end within what follows.
 */
function entryBefore(entry: TimelineEntry, all: readonly TimelineEntry[]): BusinessSheetLine["before"] {
  const begins = entry.when.start;
  const before = all.filter(
    ({ id, type, event, when }) =>
      id !== entry.id &&
      (when.end <= begins || begins - when.start > when.end - begins) &&
      (entry.type === "event" ? type === "event" : type === "moment" && event?.id === entry.event?.id),
  );
  const last = before.toSorted((a, b) => b.when.end - a.when.end)[0];
  return last === undefined ? null : { title: last.title, end: last.when.end };
}

type GuestsInAll = { planned: number | null; isComplete: boolean };

/** @param hasLine whether the sheet has a line of the event with this id */
function describeLine(
  plan: Doc,
  cooks: boolean,
  { planned, isComplete }: GuestsInAll,
  hasLine: (event: string) => boolean,
) {
  const families = viewTable(households, plan).rows();
  const people = viewTable(guests, plan).rows();
  const asking = householdsWithDiets(families, people);
  const invited = viewAnswers(plan).cells();
  const isAbsent = absences(
    invited,
    viewGrid(attendees, plan).cells(),
    viewGrid(guestReplies, plan).cells(),
    people,
  );
  const replies = viewTable(rsvp, plan).row(rsvpRowId);
  const guestsAt = ({ id, guests: expected }: EventRow) =>
    describeExpectedGuests(headcountOfInvitations(invited.column(id), expected ?? planned, isComplete));
  const mealsAt = ({ id }: EventRow) => {
    const { counts, allergies } = countDiets(
      asking,
      (family) => invited.cell(family, id),
      (guest) => isAbsent(id, guest),
    );
    const dishes = dishesAt(replies, id);
    const chosen = chosenDishes(people, (guest) => isAbsent(id, guest));
    return {
      diets: [...counts]
        .filter(([, asked]) => asked > 0)
        .map(([diet, asked]) => `${asked} ${dietNames[diet].toLowerCase()}`)
        .join(", "),
      allergies: allergies.map(({ who, what }) => `${who} (${what})`).join(", "),
      dishes:
        dishes.length === 0
          ? ""
          : describeDishes(
              countDishes(
                dishes,
                chosen,
                families.map((family) => [family.id, invited.cell(family.id, id)]),
              ),
            ),
    };
  };
  return (entry: TimelineEntry): Omit<BusinessSheetLine, "before"> => {
    const { id, type, title, event, when } = entry;
    const line = { id, type, title, start: when.start, end: when.end, change: null };
    const told = entry.type === "event" || (event !== null && !hasLine(event.id)) ? event : null;
    const meals = cooks && told !== null ? mealsAt(told) : noMeals;
    if (entry.type === "moment") {
      const { place, people: who, notes, fixed } = entry.moment;
      return {
        ...line,
        ...meals,
        place: place || (event?.place ?? ""),
        people: who,
        notes,
        fixed,
        event: told === null ? null : { title: eventName(told), guests: guestsAt(told) },
      };
    }
    const { place, notes, fixed } = entry.event;
    return { ...line, ...meals, place, people: guestsAt(entry.event), notes, fixed, event: null };
  };
}

const noMeals = { diets: "", allergies: "", dishes: "" };
