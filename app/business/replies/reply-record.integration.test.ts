import { sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { announceAgedReplies } from "#app/catalogue/directory/announce-aged-replies.server.ts";
import { readReplyRecords } from "#app/catalogue/directory/read-reply-records.server.ts";
import { changeEnquiry } from "#app/couple/enquiry-page/change-enquiry.server.ts";
import type { EnquiryChange } from "#app/couple/enquiry-page/parse-enquiry-change.ts";
import { readDirectory } from "#app/catalogue/directory/directory.server.ts";
import { catalogueChannel } from "#database/catalogue-changes.ts";
import type { Database } from "#database/database.ts";
import type { OpenDatabase } from "#database/open-database.ts";
import { enquiries, listingContacts } from "#database/schema/index.ts";
import { availableAnswer } from "#test-support/available-answer.ts";
import { seedEnquiry, saveMails } from "#test-support/save-enquiry.ts";
import { fillCatalogue } from "#test-support/loaded-catalogue.ts";
import { sampleEnquiry } from "#test-support/sample-enquiry.ts";
import { sampleSecret } from "#test-support/sample-settings.ts";
import { forEachDatabase } from "#test-support/test-database.ts";

import { saveVendorReply } from "./save-reply.server.ts";

/** `asked` couples ask listing 3 and `answered` of them are answered, each after as many hours as its number. */
async function askAndAnswer(database: Database, asked: number, answered: number) {
  for (let number = 1; number <= asked; number += 1)
    await seedEnquiry(database, sampleEnquiry({ vendors: [3], name: `Couple ${number}` }), null);
  await database.execute(sql`update enquiry_recipients set mailed_at = now() - interval '10 days'`);
  const all = await database.select({ id: enquiries.id }).from(enquiries).orderBy(enquiries.id);
  for (const { id } of all.slice(0, answered))
    await saveVendorReply({ database, postMails: saveMails }, id, 3, availableAnswer);
  await database.execute(
    sql`update answers set answered_at = now() - interval '10 days' + make_interval(hours => enquiry_id - ${all[0]?.id ?? 0} + 1)`,
  );
}

/** Counts announcements of changed listings: a word of its own says that all before it were heard. */
async function listenForChanges({ database, listen }: Pick<OpenDatabase, "database" | "listen">) {
  let announced = 0;
  let words = 0;
  const listening = await listen(catalogueChannel, (payload) => {
    if (payload === "all heard") words += 1;
    else announced += 1;
  });
  return {
    /** How many there were since this was asked last. */
    count: async () => {
      const before = words;
      await database.execute(sql`select pg_notify(${catalogueChannel}, 'all heard')`);
      await expect.poll(() => words).toBe(before + 1);
      const since = announced;
      announced = 0;
      return since;
    },
    [Symbol.asyncDispose]: () => listening.close(),
  };
}

/** Everything that a record is made of, and when it was last looked at, was `hours` earlier. */
async function letTimePass(database: Database, hours: number) {
  const since = sql`make_interval(secs => ${hours * 3600})`;
  await database.execute(sql`update enquiry_recipients set mailed_at = mailed_at - ${since}`);
  await database.execute(sql`update answers set answered_at = answered_at - ${since}`);
  await database.execute(sql`update site_state set replies_compared_at = replies_compared_at - ${since}`);
}

forEachDatabase((openTestDatabase) => {
  test("from five enquiries on a card shows how soon and how often a business has answered, in place of what it says", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    await fillCatalogue(database);
    await database.insert(listingContacts).values({ listingId: 3, email: "studio@vendor.ca" });
    const cardOf = async () => (await readDirectory(database, true)).listing(3)?.card;
    const said = (await cardOf())?.responseTime;

    await askAndAnswer(database, 4, 4);
    expect(await cardOf()).toMatchObject({ responseTime: said });
    await database.delete(enquiries);

    await askAndAnswer(database, 6, 3);
    expect(await cardOf()).toMatchObject({
      responseTime: "In about 2 hours (3 of 6 enquiries answered in 90 days)",
      repliesMeasured: true,
    });

    // What was asked yesterday may still be answered; what was asked in spring says nothing of today.
    await database.execute(sql`update enquiry_recipients set mailed_at = now() - interval '1 day'
      where enquiry_id not in (select enquiry_id from answers)`);
    expect(await cardOf()).toMatchObject({ responseTime: said });
    await database.execute(sql`update enquiry_recipients set mailed_at = now() - interval '91 days'`);
    expect(await cardOf()).toMatchObject({ responseTime: said });
  });

  test("a first answer and a price have every site read the directory again, other words do not", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    await fillCatalogue(database);
    await seedEnquiry(database, sampleEnquiry({ vendors: [3] }), null);
    const [{ id } = { id: 0 }] = await database.select({ id: enquiries.id }).from(enquiries);
    await using heard = await listenForChanges(open);
    const answer = (message: string, price: number | null) =>
      saveVendorReply({ database, postMails: saveMails }, id, 3, {
        availability: "yes",
        unit: "total",
        priceFrom: price,
        priceTo: price,
        includes: "",
        message,
      });
    await answer("Yes", null);
    expect(await heard.count()).toBe(1);
    await answer("Yes, gladly", null);
    expect(await heard.count()).toBe(0);
    await answer("Yes, gladly", 420_000);
    expect(await heard.count()).toBe(1);
  });

  test("an enquiry that nobody answers counts on every site from its third day on, told once however many sites there are", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    await fillCatalogue(database);
    await askAndAnswer(database, 6, 4);
    await database.execute(sql`update enquiry_recipients set mailed_at = now() - interval '40 hours'
      where enquiry_id not in (select enquiry_id from answers)`);
    await announceAgedReplies(database);
    await using heard = await listenForChanges(open);
    /** Time passes, and every site looks. */
    const after = async (hours: number) => {
      await letTimePass(database, hours);
      await Promise.all([1, 2, 3].map(async () => announceAgedReplies(database)));
      const card = (await readDirectory(database, true)).listing(3)?.card;
      return { told: await heard.count(), shown: card?.responseTime };
    };
    const { shown: said } = await after(0);
    expect(await after(20)).toEqual({ told: 0, shown: said });
    const counted = expect.stringContaining("(4 of 6 enquiries answered in 90 days)");
    expect(await after(13)).toEqual({ told: 1, shown: counted });
    expect(await after(2)).toEqual({ told: 0, shown: counted });
    // In ninety days all of them are too old to say anything.
    expect(await after(90 * 24)).toEqual({ told: 1, shown: said });
  });

  test("records that are not public are not announced, nor is anything more often than once an hour", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    await fillCatalogue(database);
    await askAndAnswer(database, 5, 5);
    await seedEnquiry(database, sampleEnquiry({ vendors: [7] }), null);
    await announceAgedReplies(database);
    await using heard = await listenForChanges(open);
    await letTimePass(database, 80);
    await announceAgedReplies(database);
    expect(await heard.count()).toBe(0);

    await seedEnquiry(database, sampleEnquiry({ vendors: [3] }), null);
    await database.execute(sql`update enquiry_recipients set mailed_at = now() - interval '71.5 hours'
      where enquiry_id not in (select enquiry_id from answers)`);
    await letTimePass(database, 0.6);
    await announceAgedReplies(database);
    expect(await heard.count()).toBe(0);
    await letTimePass(database, 0.6);
    await announceAgedReplies(database);
    expect(await heard.count()).toBe(1);
  });

  test("an enquiry that waited for its answer in vain no longer counts once it is withdrawn or declined, and every site reads so", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    await fillCatalogue(database);
    await askAndAnswer(database, 6, 4);
    const all = await database.select({ id: enquiries.id }).from(enquiries).orderBy(enquiries.id);
    const [answered = 0, , , , declined = 0, withdrawn = 0] = all.map(({ id }) => id);
    await using heard = await listenForChanges(open);
    const office = { database, secret: sampleSecret, postMails: saveMails };
    const change = async (id: number, wish: EnquiryChange) => {
      await changeEnquiry(office, id, wish, null);
      return { announced: await heard.count(), asked: (await readReplyRecords(database, 3)).get(3)?.asked };
    };
    const decline = { what: "decline", vendor: 3, note: "" } as const;
    expect(await change(withdrawn, { what: "withdraw" })).toEqual({ announced: 1, asked: 5 });
    expect(await change(declined, decline)).toEqual({ announced: 1, asked: 4 });
    expect(await change(declined, { what: "reopen", vendor: 3 })).toEqual({ announced: 1, asked: 5 });
    // What was answered counts whatever becomes of it, and what was mailed today doesn't count yet.
    expect(await change(answered, decline)).toEqual({ announced: 0, asked: 5 });
    await database.execute(
      sql`update enquiry_recipients set mailed_at = now() where enquiry_id = ${declined}`,
    );
    expect(await change(declined, decline)).toEqual({ announced: 0, asked: 4 });
  });
});
