import type { Doc } from "yjs";

import { formatDate } from "#app/calendar/format-date.ts";
import { formatCount } from "#app/languages/site-language.ts";
import { formatDollars } from "#app/money/canadian-dollars.ts";
import { putRow, viewTable } from "#app/plan/document/plan-table.ts";
import { wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";

import { nothingCame, type ArrivalQuestion, type Incoming } from "./arrivals.ts";

/**
 * What another page says of the wedding as a whole: it fills what the plan leaves open, and is a question
 * where the plan says something else.
 */
export function applyWeddingFact(document: Doc, fact: ArrivalQuestion): Incoming {
  const known = viewTable(wedding, document).row(weddingRowId)?.[fact.field] ?? null;
  if (known === fact.value) return nothingCame;
  if (known !== null) return { arrivals: [], questions: [fact] };
  putRow(wedding, document, weddingRowId, { [fact.field]: fact.value });
  const tool = fact.field === "budgetCents" ? "budget" : "details";
  return { arrivals: [{ from: fact.from, text: describeFact(fact), listings: [], tool }], questions: [] };
}

/** 'wedding day, 10 July 2027' */
function describeFact(fact: ArrivalQuestion): string {
  if (fact.field === "date") return `wedding day, ${formatDate(fact.value)}`;
  if (fact.field === "guests") return `${formatCount(fact.value)} guests`;
  return `budget, ${formatDollars(fact.value)}`;
}
