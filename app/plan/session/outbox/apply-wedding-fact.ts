import type { Doc } from "yjs";

import { formatDate } from "#app/calendar/format-date.ts";
import { formatCount } from "#app/languages/site-language.ts";
import { formatDollars } from "#app/money/canadian-dollars.ts";
import { putRow, viewTable } from "#app/plan/document/plan-table.ts";
import { setWeddingDay } from "#app/plan/rules/start/set-wedding-day.ts";
import { wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";

import { nothingCame, type ArrivalQuestion, type Incoming } from "./arrivals.ts";

/**
 * What another page says of the wedding as a whole: it fills what the plan leaves open, and is a question
 * where the plan says something else. The first wedding day gives the events theirs.
 * @param today in Alberta, in the form yyyy-mm-dd
 */
export function applyWeddingFact(document: Doc, fact: ArrivalQuestion, today: string): Incoming {
  const known = viewTable(wedding, document).row(weddingRowId)?.[fact.field] ?? null;
  if (known === fact.value) return nothingCame;
  if (known !== null) return { arrivals: [], questions: [fact] };
  const dated = fact.field === "date" ? setWeddingDay(document, fact.value, today).events.size : 0;
  if (fact.field !== "date") putRow(wedding, document, weddingRowId, { [fact.field]: fact.value });
  const tool = fact.field === "budgetCents" ? "budget" : "details";
  const text = `${describeFact(fact)}${describeDated(dated)}`;
  return { arrivals: [{ from: fact.from, text, listings: [], tool }], questions: [] };
}

/** ', and the usual days of your 4 events' */
function describeDated(events: number): string {
  if (events === 0) return "";
  return events === 1 ? ", and the usual day of your event" : `, and the usual days of your ${events} events`;
}

/** 'wedding day, 10 July 2027' */
function describeFact(fact: ArrivalQuestion): string {
  if (fact.field === "date") return `wedding day, ${formatDate(fact.value)}`;
  if (fact.field === "guests") return `${formatCount(fact.value)} guests`;
  return `budget, ${formatDollars(fact.value)}`;
}
