import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import { saveCorrection } from "#app/couple/corrections/save-correction.server.ts";
import { showCorrection } from "#app/couple/corrections/correction-desk.server.ts";
import { openCatalogueCache } from "#app/catalogue/directory/catalogue-cache.server.ts";
import { readDirectory } from "#app/catalogue/directory/directory.server.ts";
import { filterVenues } from "#app/visitor/venues/filter-venues.ts";
import { summarizeVenue } from "#app/visitor/venues/venue-summary.ts";
import { emptyVenueQuery } from "#app/visitor/venues/venue-query.ts";
import { readCatalogue, type Catalogue } from "#content/catalogue/catalogue.ts";
import type { VenueProfile } from "#content/catalogue/venue-profile.ts";
import type { Database } from "#database/database.ts";
import type { FactValue } from "#database/facts/fact-statement.ts";
import { loadCatalogue } from "#database/load-catalogue.ts";
import { factHistory, listings } from "#database/schema/index.ts";
import { fillCatalogue } from "#test-support/loaded-catalogue.ts";
import { saveMails } from "#test-support/save-enquiry.ts";
import { forEachDatabase, type OpenTestDatabase } from "#test-support/test-database.ts";

import { listFacts, showFactHistory, showVenueFacts } from "./fact-desk.server.ts";
import type { FactReport } from "./fact-report.ts";
import { readOwnFacts } from "./own-facts.server.ts";
import { saveFactReport } from "./save-fact-report.server.ts";
import { applyFactAction } from "./apply-fact-action.server.ts";

const palliser = 76;
const officeOf = (database: Database) => ({ database, postMails: saveMails });
const today = () => albertaDate(new Date());

async function openCatalogue(openTestDatabase: OpenTestDatabase) {
  const open = await openTestDatabase();
  await fillCatalogue(open.database);
  return open;
}

const flame = (changes: Partial<FactReport> = {}): FactReport => ({
  fact: "openFlame",
  answer: "yes",
  text: "A havan in the courtyard, with our permit.",
  guestsFrom: null,
  guestsTo: null,
  ...changes,
});

const report = (database: Database, said: FactReport, id = palliser) =>
  database.transaction((transaction) => saveFactReport(transaction, id, said));

const byDesk = (changes: Partial<FactValue> = {}): FactValue => ({
  status: "confirmed",
  answer: "no",
  text: "No fire indoors.",
  source: "Calgary Fire Department",
  checkedOn: today(),
  confidence: "high",
  guestsFrom: null,
  guestsTo: null,
  ...changes,
});

/** What couples read of a fact. */
async function seen(database: Database, key: string, id = palliser) {
  const venue = (await readDirectory(database, true)).listing(id)?.venue;
  const fact = venue?.facts.find((one) => one.key === key);
  return (
    fact && {
      status: fact.status,
      answer: fact.answer,
      text: fact.text,
      saidBy: fact.saidBy,
      on: fact.checkedOn,
    }
  );
}

/** The catalogue with facts of the Palliser rewritten. */
function withFacts(facts: VenueProfile["facts"]): Catalogue {
  const catalogue = readCatalogue();
  const profiles = catalogue.profiles.map((profile) =>
    profile.slug === "fairmont-palliser" ? { ...profile, facts: { ...profile.facts, ...facts } } : profile,
  );
  return { ...catalogue, profiles };
}

const entry = (changes: Partial<NonNullable<VenueProfile["facts"]["openFlame"]>> = {}) => ({
  status: "reported" as const,
  answer: "depends" as const,
  text: "Candles only.",
  source: "A blog",
  checked: "2026-11-21",
  confidence: "medium" as const,
  ...changes,
});

forEachDatabase((openTestDatabase) => {
  test("what a venue reports is read by couples at once, dated, and found by the filter", async () => {
    await using open = await openCatalogue(openTestDatabase);
    const { database } = open;
    expect(await report(database, flame())).toBe(true);
    expect(await seen(database, "openFlame")).toEqual({
      status: "reported",
      answer: "yes",
      text: "A havan in the courtyard, with our permit.",
      saidBy: "venue",
      on: today(),
    });
    const listing = (await readDirectory(database, true)).listing(palliser);
    const summary = listing && summarizeVenue(listing);
    const { matches } = filterVenues(summary ? [summary] : [], { ...emptyVenueQuery, needs: ["open-flame"] });
    expect(matches).toHaveLength(1);
  });

  test("every node hears of what venue and desk say, without a restart", async () => {
    await using open = await openCatalogue(openTestDatabase);
    // Another process would open its own; on PostgreSQL this one listens on a connection of its own.
    const node = await openCatalogueCache(open, true);
    try {
      const answer = () =>
        node.directory.listing(palliser)?.venue?.facts.find(({ key }) => key === "openFlame")?.answer;
      expect(answer()).toBeUndefined();
      await report(open.database, flame());
      await expect.poll(answer, { timeout: 10_000 }).toBe("yes");
      await applyFactAction(
        officeOf(open.database),
        palliser,
        "openFlame",
        { what: "set", value: byDesk() },
        null,
      );
      await expect.poll(answer, { timeout: 10_000 }).toBe("no");
    } finally {
      await node.close();
    }
  });

  test("the same said twice on one day is said once; every other word is kept for ever", async () => {
    await using open = await openCatalogue(openTestDatabase);
    const { database } = open;
    await report(database, flame());
    const before = await database.$count(factHistory);
    await report(database, flame());
    expect(await database.$count(factHistory)).toBe(before);
    await report(database, flame({ answer: "no", text: "" }));
    const record = await showFactHistory(database, palliser, "openFlame");
    expect(record?.rows).toMatchObject([
      { changedBy: "venue", said: { answer: "yes", source: "the venue itself" }, counts: false },
      { changedBy: "venue", said: { answer: "no" }, counts: true },
    ]);
  });

  test("a vendor and a withdrawn venue report nothing", async () => {
    await using open = await openCatalogue(openTestDatabase);
    const { database } = open;
    expect(await report(database, flame(), 3)).toBe(false);
    await database.update(listings).set({ removedAt: new Date() }).where(eq(listings.id, palliser));
    expect(await report(database, flame())).toBe(false);
  });

  test("a report survives a start and a release that changes the venue's entry, until content/ knows something newer", async () => {
    await using open = await openCatalogue(openTestDatabase);
    const { database } = open;
    await report(database, flame());
    await loadCatalogue(database, readCatalogue());
    expect((await seen(database, "openFlame"))?.saidBy).toBe("venue");
    await loadCatalogue(database, withFacts({ openFlame: entry(), baraat: entry({ text: "On 9 Avenue." }) }));
    expect((await seen(database, "openFlame"))?.saidBy).toBe("venue");
    expect(await seen(database, "baraat")).toMatchObject({ saidBy: "content", text: "On 9 Avenue." });
    await loadCatalogue(database, withFacts({ openFlame: entry({ checked: "2099-01-01" }) }));
    expect(await seen(database, "openFlame")).toMatchObject({ saidBy: "content", text: "Candles only." });
    // And taken out of content/ again, the venue's word is the newest that is left.
    await loadCatalogue(database, readCatalogue());
    expect((await seen(database, "openFlame"))?.saidBy).toBe("venue");
  });

  test("the desk confirms what a venue reported, or rejects it, and what counted before comes back", async () => {
    await using open = await openCatalogue(openTestDatabase);
    const { database } = open;
    await applyFactAction(
      officeOf(database),
      palliser,
      "openFlame",
      { what: "set", value: byDesk({ checkedOn: "2026-01-15" }) },
      null,
    );
    await report(database, flame());
    expect((await listFacts(database, "reported")).rows).toMatchObject([
      { key: "openFlame", saidBy: "venue" },
    ]);

    const confirmed = {
      what: "confirm",
      source: "their events team, by telephone",
      checkedOn: today(),
    } as const;
    expect(await applyFactAction(officeOf(database), palliser, "openFlame", confirmed, null)).toMatchObject({
      now: { status: "confirmed", answer: "yes", source: "their events team, by telephone" },
    });
    expect((await listFacts(database, "reported")).rows).toEqual([]);

    await report(database, flame({ answer: "no", text: "Not any more." }));
    const rejected = { what: "reject", reason: "Your permit says otherwise." } as const;
    expect(await applyFactAction(officeOf(database), palliser, "openFlame", rejected, null)).toMatchObject({
      now: { answer: "yes", status: "confirmed" },
    });
    const own = await readOwnFacts(database, { id: palliser, category: "venues" });
    expect(own?.find(({ key }) => key === "openFlame")?.rejected).toBe("Your permit says otherwise.");
    const record = await showFactHistory(database, palliser, "openFlame");
    expect(record?.rows.map(({ changedBy }) => changedBy)).toEqual([
      "desk",
      "venue",
      "desk",
      "venue",
      "desk",
    ]);
    expect(record?.rows.filter(({ counts }) => counts)).toHaveLength(1);
  });

  test("rejected until nothing is left, a fact is not known", async () => {
    await using open = await openCatalogue(openTestDatabase);
    const { database } = open;
    await report(database, flame());
    const reject = () =>
      applyFactAction(officeOf(database), palliser, "openFlame", { what: "reject", reason: "No." }, null);
    expect(await reject()).toMatchObject({ now: null });
    expect(await seen(database, "openFlame")).toBeUndefined();
    expect(await reject()).toBe("unknown");
    expect(
      await applyFactAction(officeOf(database), 3, "openFlame", { what: "reject", reason: "No." }, null),
    ).toBe("no-venue");
    expect((await showVenueFacts(database, palliser))?.unknown).toContain("openFlame");
  });

  test("a fact that the desk sets from a correction is done with it, and with no other venue's", async () => {
    await using open = await openCatalogue(openTestDatabase);
    const { database } = open;
    const { reference } = await saveCorrection(
      database,
      { listing: palliser, kind: "fact", sender: "business", message: "We allow no fire.", email: null },
      null,
    );
    const set = { what: "set", value: byDesk() } as const;
    expect(await applyFactAction(officeOf(database), 85, "openFlame", set, reference)).toBe("no-correction");
    expect(await seen(database, "openFlame", 85)).toBeUndefined();
    expect(await applyFactAction(officeOf(database), palliser, "openFlame", set, reference)).toMatchObject({
      correction: reference,
    });
    expect(await showCorrection(database, reference)).toMatchObject({
      doneAt: expect.any(Date),
      outcome: "fact openFlame set",
    });
  });

  test("the number of guests that a venue reports is what couples filter by, unless its rooms were looked at later", async () => {
    await using open = await openCatalogue(openTestDatabase);
    const { database } = open;
    const guests = {
      fact: "guests",
      answer: null,
      text: "40 to 280 guests",
      guestsFrom: 40,
      guestsTo: 280,
    } as const;
    await report(database, guests);
    const venue = async () => (await readDirectory(database, true)).listing(palliser)?.venue;
    expect(await venue()).toMatchObject({
      capacity: "40 to 280 guests",
      guestsFrom: 40,
      guestsTo: 280,
      guestsFact: { saidBy: "venue", checkedOn: today() },
    });
    expect((await venue())?.facts.map(({ key }) => key)).not.toContain("guests");
    await open.pool.query("update rooms set checked_on = '2099-01-01' where listing_id = $1", [palliser]);
    expect(await venue()).toMatchObject({ guestsTo: 320, guestsFact: null });
  });

  test("the desk finds what is over a year old, whoever said it", async () => {
    await using open = await openCatalogue(openTestDatabase);
    const { database } = open;
    await applyFactAction(
      officeOf(database),
      palliser,
      "baraat",
      { what: "set", value: byDesk({ checkedOn: "2025-03-02" }) },
      null,
    );
    const { rows } = await listFacts(database, "old");
    // What the sample catalogue says grows old as well.
    expect(rows).toContainEqual(
      expect.objectContaining({ key: "baraat", checkedOn: "2025-03-02", isOld: true }),
    );
    const own = await readOwnFacts(database, { id: palliser, category: "venues" });
    expect(own?.find(({ key }) => key === "baraat")?.now).toMatchObject({ isOld: true, by: "us" });
  });
});
