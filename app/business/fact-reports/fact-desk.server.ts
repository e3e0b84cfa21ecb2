import { factKeysOf, reportableFactKeys } from "#content/catalogue/reportable-fact-keys.ts";
import { and, asc, countDistinct, desc, eq, inArray, isNull, or, sql } from "drizzle-orm";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import { isOutdated } from "#app/catalogue/venue-facts/fact-age.ts";
import { stillWonders } from "#app/couple/fact-questions/still-wonders.server.ts";
import type { Database } from "#database/database.ts";
import { acceptedStatement } from "#database/facts/fact-statement.ts";
import { readFactRecord } from "#database/facts/fact-record.ts";
import { isListed } from "#database/is-listed.ts";
import { enquiries, enquiryRecipients, facts, listings } from "#database/schema/index.ts";

type FactRow = typeof facts.$inferSelect;

/** A current fact for the desk. */
const summaryOf = (listing: { id: number; name: string }, fact: FactRow, today: string) => ({
  listing,
  key: fact.key,
  answer: fact.answer,
  text: fact.text,
  status: fact.status,
  saidBy: fact.saidBy,
  source: fact.source,
  checkedOn: fact.checkedOn,
  confidence: fact.confidence,
  isOld: isOutdated(fact.checkedOn, today),
});

/** The desk's selection of facts: reported by venues, over a year old, or all. */
export const factChoices = ["reported", "old", "all"] as const;

/** Current facts of public listings, in the order of listings and facts. */
export async function listFacts(database: Database, choice: (typeof factChoices)[number]) {
  const today = albertaDate(new Date());
  const rows = await database
    .select({ listing: { id: listings.id, name: listings.name, fictional: listings.fictional }, fact: facts })
    .from(facts)
    .innerJoin(listings, eq(listings.id, facts.listingId))
    .where(isListed(false))
    .orderBy(asc(listings.id));
  const summaries = rows
    .map(({ listing: { id, name }, fact }) => summaryOf({ id, name }, fact, today))
    .toSorted((a, b) => a.listing.id - b.listing.id || orderOf(a.key) - orderOf(b.key));
  return {
    rows: summaries.filter(({ saidBy, status, isOld }) => {
      if (choice === "reported") return saidBy === "venue" && status === "reported";
      return choice === "all" || isOld;
    }),
    total: summaries.length,
  };
}

/** How many lines the list of wanted facts has. */
const mostWanted = 200;

const askableKinds = ["venues", "caterers"] as const;

/**
 * What couples asked of businesses and nobody has said yet, most couples first: what is worth a telephone call.
 * A couple that would not be told of the answer does not count.
 */
export async function listWantedFacts(database: Database) {
  const asked = database
    .select({
      enquiryId: enquiryRecipients.enquiryId,
      listingId: enquiryRecipients.listingId,
      key: sql<string>`unnest(${enquiries.asks})`.as("asked_key"),
    })
    .from(enquiries)
    .innerJoin(enquiryRecipients, eq(enquiryRecipients.enquiryId, enquiries.id))
    .where(stillWonders(database))
    .as("asked");
  const couples = countDistinct(asked.enquiryId);
  const isAskable = (category: (typeof askableKinds)[number]) =>
    and(eq(listings.category, category), inArray(asked.key, [...factKeysOf(category)]));
  const rows = await database
    .select({
      listing: { id: listings.id, name: listings.name, phone: listings.phone, website: listings.website },
      key: asked.key,
      couples,
    })
    .from(asked)
    .innerJoin(listings, eq(listings.id, asked.listingId))
    .leftJoin(facts, and(eq(facts.listingId, listings.id), eq(facts.key, asked.key)))
    .where(and(or(...askableKinds.map(isAskable)), isNull(facts.key), isListed(false)))
    .groupBy(listings.id, listings.name, listings.phone, listings.website, asked.key)
    .orderBy(desc(couples), asc(listings.id), asc(asked.key))
    .limit(mostWanted);
  return { rows };
}

/** The facts of one business, including unknown ones; null for one of which no facts are saved. */
export async function showVenueFacts(database: Database, id: number) {
  const listing = await readBusiness(database, id);
  if (listing === null) return null;
  const today = albertaDate(new Date());
  const rows = await database.select().from(facts).where(eq(facts.listingId, id));
  const known = rows.map((fact) => summaryOf(listing, fact, today));
  return {
    listing,
    rows: known.toSorted((a, b) => orderOf(a.key) - orderOf(b.key)),
    unknown: factKeysOf(listing.category).filter((key) => !known.some((fact) => fact.key === key)),
  };
}

/** The whole record of one fact of a business, oldest first; null for one of which no facts are saved. */
export async function showFactHistory(database: Database, id: number, key: string) {
  const listing = await readBusiness(database, id);
  if (listing === null) return null;
  const record = (await readFactRecord(database, id)).filter((row) => row.key === key);
  const counting = acceptedStatement(record)?.id ?? null;
  return {
    listing,
    key,
    rows: record.map(({ id: number, changedAt, changedBy, after, rejects, reason }) => ({
      number,
      changedAt,
      changedBy,
      said: after,
      rejects,
      reason,
      counts: number === counting,
      isRejected: record.some((row) => row.rejects === number),
    })),
  };
}

async function readBusiness(database: Database, id: number) {
  const [row] = await database
    .select({ id: listings.id, name: listings.name, category: listings.category })
    .from(listings)
    .where(eq(listings.id, id));
  return row === undefined || factKeysOf(row.category).length === 0 ? null : row;
}

const orderOf = (key: string) => reportableFactKeys.findIndex((known) => known === key);
