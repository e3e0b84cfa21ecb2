import { sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { saveVendorReply } from "#app/business/replies/save-reply.server.ts";
import { loadReplyByKey } from "#app/business/replies/reply-view.server.ts";
import { fillCatalogue } from "#test-support/loaded-catalogue.ts";
import { sampleEnquiry } from "#test-support/sample-enquiry.ts";
import { sampleSecret as secret } from "#test-support/sample-settings.ts";
import { saveMails, seedEnquiry } from "#test-support/save-enquiry.ts";
import { forEachDatabase, type OpenTestDatabase } from "#test-support/test-database.ts";
import { dayFromWedding } from "#test-support/sample-days.ts";

import { readInbox } from "./read-inbox.server.ts";

const [palliser, other] = [76, 96];

/** Three enquiries to a venue, the last of which chose another one too; and one to the other alone. */
async function openAsked(openTestDatabase: OpenTestDatabase) {
  const open = await openTestDatabase();
  const { database } = open;
  await fillCatalogue(database);
  for (const [name, vendors] of [
    ["First", [palliser]],
    ["Second", [palliser]],
    ["Third", [palliser, other]],
    ["Elsewhere", [other]],
  ] as const)
    await seedEnquiry(database, sampleEnquiry({ name, vendors: [...vendors] }), null);
  await database.execute(
    sql`update enquiries set asked_to_confirm_at = null, received_at = now() + id * interval '1 minute'`,
  );
  const couples = async (size = 10, page = 1) =>
    (await readInbox({ database, secret }, palliser, { page, size })).enquiries.map(({ couple }) => couple);
  return { database, couples, [Symbol.asyncDispose]: () => open[Symbol.asyncDispose]() };
}

const answer = {
  availability: "yes",
  unit: "total",
  priceFrom: null,
  priceTo: null,
  includes: "",
  message: "Hi",
} as const;

forEachDatabase((openTestDatabase) => {
  test("a business sees its own enquiries, those that wait first, each with the key of its own page", async () => {
    await using open = await openAsked(openTestDatabase);
    const { database, couples } = open;
    expect(await couples()).toEqual(["Third", "Second", "First"]);

    await saveVendorReply({ database, postMails: saveMails }, 3, palliser, answer);
    expect(await couples()).toEqual(["Second", "First", "Third"]);
    const inbox = await readInbox({ database, secret }, palliser, { page: 1, size: 10 });
    expect(inbox).toMatchObject({ total: 3, waiting: 2, page: 1, pages: 1 });
    expect(inbox.enquiries.map(({ state }) => state)).toEqual([
      "Waiting for your answer",
      "Waiting for your answer",
      "You answered",
    ]);
    for (const { answerKey, couple } of inbox.enquiries)
      expect(await loadReplyByKey(database, answerKey)).toMatchObject({
        listingId: palliser,
        view: { couple },
      });

    // A date that has changed waits for an answer again.
    await database.execute(sql`update enquiries set event_date = ${dayFromWedding(77)} where id = 3`);
    expect(await couples()).toEqual(["Third", "Second", "First"]);
  });

  test("nothing is in it that the couple has not confirmed, or that the desk holds", async () => {
    await using open = await openAsked(openTestDatabase);
    const { database, couples } = open;
    await database.execute(sql`update enquiries set asked_to_confirm_at = now() where name = 'First'`);
    await database.execute(sql`update enquiries set held_at = now() where name = 'Second'`);
    expect(await couples()).toEqual(["Third"]);
    await database.execute(sql`update enquiries set confirmed_at = now(), held_at = null`);
    expect(await couples()).toEqual(["Third", "Second", "First"]);
  });

  test("it has the business's own figures: what was mailed and answered, and how long half of it took", async () => {
    await using open = await openAsked(openTestDatabase);
    const { database } = open;
    await database.execute(
      sql`update enquiry_recipients set mailed_at = now() - interval '4 days' where listing_id = ${palliser}`,
    );
    await database.execute(
      sql`update enquiry_recipients set declined_at = now() where listing_id = ${palliser} and enquiry_id = 2`,
    );
    await saveVendorReply({ database, postMails: saveMails }, 3, palliser, answer);
    await database.execute(
      sql`update answers set answered_at = now() - interval '4 days' + interval '6 hours'`,
    );
    await database.execute(sql`insert into listing_views values (${palliser}, current_date - 3, 7)`);
    const { figures } = await readInbox({ database, secret }, palliser, { page: 1, size: 10 });
    expect(figures?.rows).toEqual([
      ["Views of your page", "7 in 30 days, 0 in the 30 before"],
      ["Enquiries", "3"],
      ["Waiting for you", "1"],
      // What a couple declined before there was an answer counts neither way.
      ["Answered in 90 days", "1 of 2"],
      ["Usual answer", "in about 6 hours"],
    ]);
  });

  test("many come page by page, and beyond the last page is the last page", async () => {
    await using open = await openAsked(openTestDatabase);
    const { couples } = open;
    expect(await couples(2, 1)).toEqual(["Third", "Second"]);
    expect(await couples(2, 2)).toEqual(["First"]);
    expect(await couples(2, 9)).toEqual(["First"]);
  });
});
