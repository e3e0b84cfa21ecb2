import { asc, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { readInbox } from "#app/business/inbox/read-inbox.server.ts";
import { loadReplyByKey } from "#app/business/replies/reply-view.server.ts";
import { saveVendorReply } from "#app/business/replies/save-reply.server.ts";
import { readEnquiriesToPassOn } from "#app/couple/enquiries/pass-on.server.ts";
import { showEnquiry } from "#app/couple/enquiries/show-enquiry.server.ts";
import { getOrCreateKey } from "#app/messaging/private-links/private-links.server.ts";
import { writeMail } from "#app/operator/mail-dispatch/write-mail.server.ts";
import { mails } from "#database/schema/index.ts";
import { availableAnswer } from "#test-support/available-answer.ts";
import { fillCatalogue } from "#test-support/loaded-catalogue.ts";
import { sampleEnquiry } from "#test-support/sample-enquiry.ts";
import { sampleSecret as secret, sampleSettings } from "#test-support/sample-settings.ts";
import { saveMails, seedEnquiry } from "#test-support/save-enquiry.ts";
import { forEachDatabase, type OpenTestDatabase } from "#test-support/test-database.ts";

import { changeEnquiry } from "./change-enquiry.server.ts";
import { loadEnquiryByKey } from "./enquiry-view.server.ts";
import type { EnquiryChange } from "./parse-enquiry-change.ts";

const [hall, lodge, ranch] = [76, 96, 95];

/** An enquiry to three venues: two got it by mail, the third has no address here. */
async function openAsked(openTestDatabase: OpenTestDatabase) {
  const open = await openTestDatabase();
  const { database } = open;
  await fillCatalogue(database);
  await database.execute(
    sql`insert into listing_contacts (listing_id, email) values (${hall}, 'hall@weddings.ca'), (${lodge}, 'lodge@weddings.ca')`,
  );
  const { reference } = await seedEnquiry(database, sampleEnquiry({ vendors: [hall, lodge, ranch] }), null);
  await database.execute(sql`update enquiries set asked_to_confirm_at = null`);
  await database.execute(
    sql`update enquiry_recipients set mailed_at = now() where listing_id in (${hall}, ${lodge})`,
  );
  await database.delete(mails);
  const office = { database, secret, postMails: saveMails };
  const coupleView = async () =>
    (await loadEnquiryByKey(office, await getOrCreateKey(database, secret, "enquiry", "1")))?.view;
  let forms = 0;
  return {
    database,
    reference,
    office,
    change: async (change: EnquiryChange) =>
      (await changeEnquiry(office, 1, change, `form ${(forms += 1)}`))?.kind,
    answer: (listingId: number) => saveVendorReply(office, 1, listingId, availableAnswer),
    pageOf: async (listingId: number) =>
      (await loadReplyByKey(database, await getOrCreateKey(database, secret, "answer", `1:${listingId}`)))
        ?.view,
    /** How the couple's page says that the enquiry reaches a venue. */
    deliveryTo: async (listingId: number) =>
      (await coupleView())?.recipients.find(({ id }) => id === listingId)?.delivery,
    hearsBy: async (listingId: number) =>
      (await coupleView())?.decisions.find(({ id }) => id === listingId)?.hearsBy,
    /** Whom the couple's page offers to write to. */
    openWith: async () => (await coupleView())?.openWith.map(({ id }) => id),
    posted: async () =>
      (await database.select().from(mails).orderBy(asc(mails.id))).map(({ kind, recipient }) => [
        kind,
        recipient,
      ]),
    [Symbol.asyncDispose]: () => open[Symbol.asyncDispose](),
  };
}

forEachDatabase((openTestDatabase) => {
  test("a vendor that is declined is thanked by mail once, and the enquiry is closed on both sides", async () => {
    await using open = await openAsked(openTestDatabase);
    const { database, reference, change, answer, pageOf, posted } = open;
    expect(await change({ what: "decline", vendor: hall, note: "We loved your terrace." })).toBe("declined");
    expect(await posted()).toEqual([["decline-to-vendor", "hall@weddings.ca"]]);
    const [mail] = await database.select().from(mails);
    const written = mail && (await writeMail({ database, secret, settings: sampleSettings() }, mail));
    expect(JSON.stringify(written?.content)).toContain("We loved your terrace.");

    expect(await pageOf(hall)).toMatchObject({ declined: { note: "We loved your terrace." }, booking: null });
    expect(await answer(hall)).toBe("withdrawn");
    const inbox = await readInbox({ database, secret }, hall, { page: 1, size: 5 });
    expect(inbox).toMatchObject({ waiting: 0, enquiries: [{ state: "Declined with thanks" }] });
    expect(await showEnquiry(database, reference)).toMatchObject({
      state: "passed-on",
      recipients: [{ id: hall, state: "closed" }, { id: ranch }, { id: lodge, state: "passed-on" }],
    });
    expect((await showEnquiry(database, reference))?.history.map(({ what }) => what)).toContain(
      "The couple declined Fairmont Palliser",
    );

    expect(await change({ what: "reopen", vendor: hall })).toBe("reopened");
    expect(await answer(hall)).toBe("saved");
    expect(await change({ what: "decline", vendor: hall, note: "" })).toBe("declined");
    // Whoever changes its mind twice mails nobody twice.
    expect((await posted()).filter(([kind]) => kind === "decline-to-vendor")).toHaveLength(1);
  });

  test("a vendor that was declined, or whose couple withdrew, still reads its own answer", async () => {
    await using open = await openAsked(openTestDatabase);
    const { office, change, answer, pageOf } = open;
    await saveVendorReply(office, 1, hall, {
      ...availableAnswer,
      unit: "guest",
      priceFrom: 8_500,
      priceTo: 9_500,
      includes: "Dinner and chairs",
      message: "We’d love to.",
    });
    await answer(lodge);
    expect(await change({ what: "decline", vendor: hall, note: "" })).toBe("declined");
    expect((await pageOf(hall))?.sent).toEqual({
      facts: [
        ["Availability", "Available"],
        ["Price", "$85 to $95 per guest"],
        ["Includes", "Dinner and chairs"],
      ],
      message: "We’d love to.",
    });
    await change({ what: "withdraw" });
    expect((await pageOf(lodge))?.sent).toEqual({ facts: [["Availability", "Available"]], message: "" });
    expect((await pageOf(ranch))?.sent).toBeNull();
  });

  test("one that never heard of the enquiry never hears that it was declined, and is not passed on", async () => {
    await using open = await openAsked(openTestDatabase);
    const { database, change, hearsBy, posted } = open;
    expect((await readEnquiriesToPassOn(database, 9)).total).toBe(1);
    expect(await hearsBy(ranch)).toBeNull();
    expect(await change({ what: "decline", vendor: ranch, note: "" })).toBe("declined-unheard");
    expect(await posted()).toEqual([]);
    expect((await readEnquiriesToPassOn(database, 9)).total).toBe(0);
  });

  test("the couple reads how each vendor hears that it is declined", async () => {
    await using open = await openAsked(openTestDatabase);
    const { database, change, hearsBy } = open;
    expect([await hearsBy(hall), await hearsBy(ranch)]).toEqual(["mail", null]);
    await database.execute(
      sql`update listing_contacts set muted_at = now() where listing_id in (${hall}, ${lodge})`,
    );
    await database.execute(
      sql`update enquiry_recipients set passed_on_at = now() where listing_id = ${ranch}`,
    );
    await database.execute(sql`update enquiry_recipients set mailed_at = null where listing_id = ${lodge}`);
    expect([await hearsBy(hall), await hearsBy(lodge), await hearsBy(ranch)]).toEqual([
      "page",
      "page",
      "page",
    ]);
    for (const vendor of [hall, lodge, ranch])
      expect(await change({ what: "decline", vendor, note: "" })).toBe("declined");
  });

  test("of one that never heard of it, a closed enquiry promises nothing any more", async () => {
    await using open = await openAsked(openTestDatabase);
    const { change, deliveryTo } = open;
    expect(await deliveryTo(ranch)).toBe("We will pass this on to the venue");
    await change({ what: "decline", vendor: ranch, note: "" });
    expect(await deliveryTo(ranch)).toBe("Your enquiry didn’t go out to the venue");
    await change({ what: "reopen", vendor: ranch });
    expect(await deliveryTo(ranch)).toBe("We will pass this on to the venue");
    await change({ what: "withdraw" });
    expect(await deliveryTo(ranch)).toBe("Your enquiry didn’t go out to the venue");
  });

  test("once an enquiry is withdrawn, the couple can write to those alone who have it", async () => {
    await using open = await openAsked(openTestDatabase);
    const { change, openWith } = open;
    expect(await openWith()).toEqual([hall, ranch, lodge]);
    await change({ what: "decline", vendor: lodge, note: "" });
    expect(await openWith()).toEqual([hall, ranch]);
    await change({ what: "withdraw" });
    expect(await openWith()).toEqual([hall]);
  });

  test("a thank-you that was taken back before it went out is not sent", async () => {
    await using open = await openAsked(openTestDatabase);
    const { database, change } = open;
    await change({ what: "decline", vendor: hall, note: "" });
    await change({ what: "reopen", vendor: hall });
    const [mail] = await database.select().from(mails);
    expect(mail && (await writeMail({ database, secret, settings: sampleSettings() }, mail))).toBeNull();
  });

  test("a vendor that the couple says it booked cannot be declined", async () => {
    await using open = await openAsked(openTestDatabase);
    const { change, answer } = open;
    await answer(hall);
    expect(await change({ what: "booking", vendor: hall, booked: true })).toBe("booked");
    expect(await change({ what: "decline", vendor: hall, note: "" })).toBe("decline-closed");
    await change({ what: "booking", vendor: hall, booked: false });
    expect(await change({ what: "decline", vendor: hall, note: "" })).toBe("declined");
    expect(await change({ what: "booking", vendor: hall, booked: true })).toBe("booking-closed");
  });

  test("a message to one vendor is mailed to it and seen by it alone", async () => {
    await using open = await openAsked(openTestDatabase);
    const { database, change, pageOf, posted } = open;
    expect(await change({ what: "message", to: lodge, message: "Is the lake room free?" })).toBe(
      "message-to-one",
    );
    expect(await posted()).toEqual([
      ["message-to-team", null],
      ["message-to-vendor", "lodge@weddings.ca"],
    ]);
    expect((await pageOf(lodge))?.messages).toMatchObject([{ text: "Is the lake room free?", to: "you" }]);
    expect((await pageOf(hall))?.messages).toEqual([]);
    // Not even a mail that was posted for another one by mistake says it.
    const [, mail] = await database.select().from(mails).orderBy(asc(mails.id));
    expect(
      mail &&
        (await writeMail({ database, secret, settings: sampleSettings() }, { ...mail, listingId: hall })),
    ).toBeNull();
  });

  test("a message to all reaches whoever is not declined", async () => {
    await using open = await openAsked(openTestDatabase);
    const { database, change, pageOf, posted } = open;
    await change({ what: "decline", vendor: hall, note: "" });
    await database.delete(mails).where(eq(mails.kind, "decline-to-vendor"));
    await change({ what: "message", to: null, message: "We moved the dinner to seven." });
    expect(await posted()).toEqual([
      ["message-to-team", null],
      ["message-to-vendor", "lodge@weddings.ca"],
    ]);
    expect((await pageOf(hall))?.messages).toEqual([]);
    expect(await change({ what: "message", to: hall, message: "Hello?" })).toBe("recipient-closed");
    expect(await change({ what: "message", to: 3, message: "Hello?" })).toBe("recipient-closed");
  });

  test("a message after the withdrawal goes to nobody who never got the enquiry", async () => {
    await using open = await openAsked(openTestDatabase);
    const { database, change, openWith } = open;
    await change({ what: "withdraw" });
    expect(await openWith()).toEqual([hall, lodge]);
    // From a page that was opened before.
    expect(await change({ what: "message", to: ranch, message: "Hello?" })).toBe("recipient-unheard");
    expect(await change({ what: "message", to: lodge, message: "Thanks!" })).toBe("message-to-one");
    const newest = (await database.select().from(mails).orderBy(asc(mails.id))).at(-1);
    const written = newest && (await writeMail({ database, secret, settings: sampleSettings() }, newest));
    expect(written?.content.subject).toContain("wrote to you");
    expect(JSON.stringify(written?.content)).not.toMatch(/and answer|Best answered/);
  });
});
