import { eq } from "drizzle-orm";

import { askedFacts, type AskedFact } from "#app/business/replies/fact-answers/asked-facts.ts";
import { listWantedFacts, showVenueFacts } from "#app/business/fact-reports/fact-desk.server.ts";
import { readProvince } from "#app/business/fact-reports/own-facts.server.ts";
import { factLabel } from "#app/catalogue/venue-facts/reportable-fact-keys.ts";
import type { Database } from "#database/database.ts";
import { listings } from "#database/schema/index.ts";

import { telephoneLink, websiteLink } from "./pass-on-message.ts";

type WayLink = ReturnType<typeof telephoneLink>;

/** A business that couples asked for what nobody has said. */
export type DeskCallLine = { id: number; name: string; phone: WayLink; website: WayLink; asked: string };

/** The questions to one business, those of most couples first; the rest is what else nobody knows of it. */
export type DeskCall = {
  id: number;
  name: string;
  phone: WayLink;
  /** Where its number is found if none is saved. */
  website: WayLink;
  wanted: AskedFact[];
  others: AskedFact[];
};

/** How many businesses are listed. */
const maxCalls = 12;

/** Whom a call is worth: the businesses with the questions of most couples first. */
export async function listDeskCalls(database: Database): Promise<DeskCallLine[]> {
  const { rows } = await listWantedFacts(database);
  const byListing = Map.groupBy(rows, ({ listing }) => listing.id);
  return [...byListing.values()].slice(0, maxCalls).flatMap((questions) => {
    const [first] = questions;
    if (first === undefined) return [];
    const { id, name } = first.listing;
    const phone = telephoneLink(first.listing.phone);
    const asked = questions.map(({ key, couples }) => `${factLabel(key)} (${couples})`).join(", ");
    return [{ id, name, phone, website: websiteLink(first.listing.website), asked }];
  });
}

/** Everything that nobody knows of a business; null where there is none of this number. */
export async function readDeskCall(database: Database, number: string): Promise<DeskCall | null> {
  const id = /^[1-9]\d{0,8}$/.test(number) ? Number(number) : 0;
  const known = id === 0 ? null : await showVenueFacts(database, id);
  if (known === null) return null;
  const { name, category } = known.listing;
  const [row] = await database
    .select({ phone: listings.phone, website: listings.website })
    .from(listings)
    .where(eq(listings.id, id));
  const couplesOf = new Map(
    (await listWantedFacts(database)).rows
      .filter(({ listing }) => listing.id === id)
      .map(({ key, couples }) => [key, couples]),
  );
  const asked = askedFacts(
    known.unknown.map((key) => ({
      key,
      given: null,
      published: null,
      isAsked: true,
      isContradicted: false,
    })),
    { category, province: await readProvince(database, id) },
  ).toSorted((a, b) => (couplesOf.get(b.key) ?? 0) - (couplesOf.get(a.key) ?? 0));
  return {
    id,
    name,
    phone: telephoneLink(row?.phone ?? null),
    website: websiteLink(row?.website ?? null),
    wanted: asked.filter(({ key }) => couplesOf.has(key)),
    others: asked.filter(({ key }) => !couplesOf.has(key)),
  };
}
