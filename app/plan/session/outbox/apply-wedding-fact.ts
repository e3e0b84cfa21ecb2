import type { Doc } from "yjs";

import { formatDate } from "#app/calendar/format-date.ts";
import { formatCount } from "#app/languages/site-language.ts";
import { formatDollars } from "#app/money/canadian-dollars.ts";
import { putRow, viewTable } from "#app/plan/document/plan-table.ts";
import { setWeddingDay, type DatedByWeddingDay } from "#app/plan/rules/start/set-wedding-day.ts";
import { setWeddingGuests } from "#app/plan/rules/start/set-wedding-guests.ts";
import { wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";

import { nothingCame, type WeddingQuestion, type Incoming } from "./arrivals.ts";

/**
 * What another page says of the wedding as a whole: it fills what the plan leaves open, and is a question
 * where the plan says something else. The first wedding day and number of guests give the events
 * theirs.
 * @param today in Alberta, in the form yyyy-mm-dd
 */
export function applyWeddingFact(document: Doc, fact: WeddingQuestion, today: string): Incoming {
  const known = viewTable(wedding, document).row(weddingRowId)?.[fact.field] ?? null;
  if (known === fact.value) return nothingCame;
  if (known !== null) return { arrivals: [], questions: [fact] };
  const followed = fact.field === "date" ? describeDated(setWeddingDay(document, fact.value, today)) : "";
  if (fact.field === "guests") setWeddingGuests(document, fact.value);
  if (fact.field === "budgetCents") putRow(wedding, document, weddingRowId, { budgetCents: fact.value });
  const tool = fact.field === "budgetCents" ? "budget" : "details";
  const text = `${describeFact(fact)}${followed}`;
  return { arrivals: [{ from: fact.from, text, listings: [], tool }], questions: [] };
}

/** ', the usual days of your 4 events, and 29 May 2027 as the last day for replies' */
function describeDated({ events, until }: DatedByWeddingDay): string {
  const parts = [
    ...(events.size === 0 ? [] : [describeDays(events.size)]),
    ...(until === null ? [] : [`${formatDate(until)} as the last day for replies`]),
  ];
  const last = parts.pop();
  return last === undefined ? "" : `${parts.map((part) => `, ${part}`).join("")}, and ${last}`;
}

const describeDays = (events: number) =>
  events === 1 ? "the usual day of your event" : `the usual days of your ${events} events`;

/** 'wedding day, 10 July 2027' */
function describeFact(fact: WeddingQuestion): string {
  if (fact.field === "date") return `wedding day, ${formatDate(fact.value)}`;
  if (fact.field === "guests") return `${formatCount(fact.value)} guests`;
  return `budget, ${formatDollars(fact.value)}`;
}
