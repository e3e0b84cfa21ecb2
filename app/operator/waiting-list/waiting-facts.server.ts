import { reportableFactKeys, type ReportableFactKey } from "#content/catalogue/reportable-fact-keys.ts";
import { and, asc, eq } from "drizzle-orm";

import { formatDate } from "#app/calendar/format-date.ts";
import { formatGuestRange, reportableFactLabels } from "#app/catalogue/venue-facts/reportable-fact-keys.ts";
import type { Database } from "#database/database.ts";
import { currentStatements, readFactRecord } from "#database/facts/fact-record.ts";
import { isListed } from "#database/is-listed.ts";
import { facts, listings, venueProfiles } from "#database/schema/index.ts";

import { maxOfAKind, type WaitingItem, type WaitingPart } from "./waiting-item.ts";
import { filled } from "./waiting-submissions.server.ts";

/** What an action on a fact is about: a statement, so that nobody confirms a later one unread. */
export type ReportedFact = { listingId: number; key: ReportableFactKey; statement: number };

const answers = { yes: "Yes", no: "No", depends: "It depends" } as const;

/** What businesses said that nobody of the team has checked. */
export async function reportedFacts(database: Database): Promise<WaitingPart> {
  const which = and(isListed(false), eq(facts.saidBy, "venue"), eq(facts.status, "reported"));
  const rows = await database
    .select({
      fact: facts,
      listing: { id: listings.id, name: listings.name, category: listings.category },
      province: venueProfiles.province,
    })
    .from(facts)
    .innerJoin(listings, eq(listings.id, facts.listingId))
    .leftJoin(venueProfiles, eq(venueProfiles.listingId, facts.listingId))
    .where(which)
    .orderBy(asc(facts.updatedAt), asc(facts.key));
  const items: WaitingItem[] = [];
  for (const { fact, listing, province } of rows.slice(0, maxOfAKind)) {
    const key = reportableFactKeys.find((known) => known === fact.key);
    const statement = currentStatements(await readFactRecord(database, listing.id)).get(fact.key);
    if (key === undefined || statement === undefined) continue;
    const { label, question } = reportableFactLabels(key, {
      category: listing.category,
      province: province ?? "AB",
    });
    items.push({
      kind: "fact",
      id: nameReportedFact({ listingId: listing.id, key, statement: statement.id }),
      since: statement.changedAt.toISOString(),
      title: `${listing.name} says: ${label}`,
      why: null,
      facts: filled([
        ["Couples ask", question],
        ["Answer", fact.answer === null ? null : answers[fact.answer]],
        ["Guests", fact.guestsTo === null ? null : formatGuestRange(fact.guestsFrom, fact.guestsTo)],
        ["Said on", formatDate(fact.checkedOn)],
      ]),
      texts: fact.text === "" ? [] : [{ from: listing.name, text: fact.text }],
      actions: ["fact-confirm", "fact-reject"],
    });
  }
  return { items, total: rows.length };
}

/** '76.openFlame.123' */
const nameReportedFact = ({ listingId, key, statement }: ReportedFact): string =>
  [listingId, key, statement].join(".");

/** Reads such a name; null for anything else. */
export function parseReportedFact(name: string): ReportedFact | null {
  const [, listingId, word, statement] = /^([1-9]\d{0,8})\.(\w+)\.([1-9]\d{0,8})$/.exec(name) ?? [];
  const key = reportableFactKeys.find((known) => known === word);
  return key === undefined ? null : { listingId: Number(listingId), key, statement: Number(statement) };
}
