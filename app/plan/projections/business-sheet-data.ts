import type { Doc } from "yjs";

import { viewGrid } from "#app/plan/document/plan-grid.ts";
import { viewTable } from "#app/plan/document/plan-table.ts";
import { events, wedding, weddingRow } from "#app/plan/document/wedding-tables.ts";
import { dietCounts, whoAsks } from "#app/plan/rules/guests/diet-counts.ts";
import { guests, households, invitations } from "#app/plan/guests/guest-tables.ts";
import { dietNames } from "#app/plan/rules/guests/guest-labels.ts";
import { headcount } from "#app/plan/guests/headcount.ts";
import { shortlist } from "#app/plan/shortlist/shortlist-tables.ts";

import { timelineOf, type Entry } from "#app/plan/rules/schedule/timeline.ts";
import { describePeople } from "#app/plan/rules/schedule/describe-people.ts";
import { businessesAt, moments } from "#app/plan/schedule/schedule-tables.ts";

/** Who cooks or bakes has to know what guests eat; what they cannot eat is nobody else's business. */
const kitchens = new Set(["caterers", "cakes", "venues", "venue"]);

/** A line of a business's sheet. */
export type SliceLine = {
  id: string;
  type: Entry["type"];
  /** Minutes after midnight of the day. */
  start: number;
  end: number;
  title: string;
  place: string;
  people: string;
  notes: string;
  /** In words, such as '12 vegetarian, 3 jain'; '' for whom it does not concern. */
  diets: string;
  allergies: string;
};

/** Whom a business meets there, and how they are reached. */
export type SliceContact = {
  id: string;
  name: string;
  contact: string;
  phone: string;
  email: string;
  loadIn: number | null;
};

/** All that a business gets to see of a plan. */
export type BusinessSlice = {
  title: string;
  name: string;
  loadIn: number | null;
  toCall: string[];
  days: { date: string; lines: SliceLine[] }[];
  beside: SliceContact[];
};

/** @returns null when the business is not on the plan's shortlist */
export function businessSlice(plan: Doc, id: string): BusinessSlice | null {
  const businesses = viewTable(shortlist, plan).rows();
  const business = businesses.find((row) => row.id === id);
  if (business === undefined) return null;
  const about = viewTable(wedding, plan).row(weddingRow);
  const needs = viewGrid(businessesAt, plan).cells();
  const worksAt = (entry: Entry) => needs.cell(entry.id, id) !== undefined;
  const lineOf = describeLine(plan, kitchens.has(business.category), {
    planned: about?.guests ?? null,
    isComplete: about?.guestListComplete ?? false,
  });
  const own = timelineOf(viewTable(events, plan).rows(), viewTable(moments, plan).rows())
    .days.map(({ date, entries }) => ({ date, entries: entries.filter(worksAt) }))
    .filter(({ entries }) => entries.length > 0);
  const held = own.flatMap(({ entries }) => entries.flatMap(({ event }) => event ?? []));
  const others = new Set(held.flatMap((event) => [...needs.row(event.id).keys()]));
  return {
    title: about?.title ?? "",
    name: business.name,
    loadIn: business.loadIn,
    toCall: [...new Set(held.flatMap(({ contact }) => contact || []))],
    days: own.map(({ date, entries }) => ({ date, lines: entries.map(lineOf) })),
    beside: businesses
      .filter((row) => row.id !== id && others.has(row.id))
      .map(({ id: other, name, contact, phone, email, loadIn }) => ({
        id: other,
        name,
        contact,
        phone,
        email,
        loadIn,
      })),
  };
}

type GuestsInAll = { planned: number | null; isComplete: boolean };

function describeLine(plan: Doc, cooks: boolean, { planned, isComplete }: GuestsInAll) {
  const asking = whoAsks(viewTable(households, plan).rows(), viewTable(guests, plan).rows());
  const invited = viewGrid(invitations, plan).cells();
  return (entry: Entry): SliceLine => {
    const { id, type, title, event, when } = entry;
    const line = { id, type, title, start: when.start, end: when.end, diets: "", allergies: "" };
    if (entry.type === "moment") {
      const { place, people: who, notes } = entry.moment;
      return { ...line, place: place || (event?.place ?? ""), people: who, notes };
    }
    const count = headcount(invited.column(id), entry.event.guests ?? planned, isComplete);
    const shown = {
      ...line,
      place: entry.event.place,
      people: describePeople(count),
      notes: entry.event.notes,
    };
    if (!cooks) return shown;
    const { counts, allergies } = dietCounts(asking, (family) => invited.cell(family, id));
    return {
      ...shown,
      diets: [...counts]
        .filter(([, asked]) => asked > 0)
        .map(([diet, asked]) => `${asked} ${dietNames[diet].toLowerCase()}`)
        .join(", "),
      allergies: allergies.map(({ who, what }) => `${who} (${what})`).join(", "),
    };
  };
}
