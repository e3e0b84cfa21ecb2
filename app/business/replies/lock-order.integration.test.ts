import { setTimeout as wait } from "node:timers/promises";

import { eq, isNull } from "drizzle-orm";
import { expect, test } from "vitest";

import { applyFactAction } from "#app/business/fact-reports/apply-fact-action.server.ts";
import type { FactReport } from "#app/business/fact-reports/fact-report.ts";
import { changeEnquiry } from "#app/couple/enquiry-page/change-enquiry.server.ts";
import { lockListingContacts } from "#app/couple/enquiries/listing-contacts.server.ts";
import { sendQueuedEnquiries } from "#app/couple/enquiries/send-to-businesses.server.ts";
import { setMailboxUnsubscribed } from "#app/couple/unsubscribe/unsubscribe-mailbox.server.ts";
import { hashMailbox } from "#app/messaging/personal-data/subject-hash.server.ts";
import { enquiries, enquiryRecipients, facts, listingContacts, mails } from "#database/schema/index.ts";
import { availableAnswer } from "#test-support/available-answer.ts";
import { fillCatalogue } from "#test-support/loaded-catalogue.ts";
import { collide } from "#test-support/paused-mails.ts";
import { sampleEnquiry } from "#test-support/sample-enquiry.ts";
import { sampleSecret as secret } from "#test-support/sample-settings.ts";
import { saveMails } from "#test-support/save-enquiry.ts";
import { sendEnquiry } from "#test-support/send-enquiry.ts";
import { forPostgres, type OpenTestDatabase } from "#test-support/test-database.ts";

import { saveFactAnswers } from "./fact-answers/save-fact-answers.server.ts";
import { saveVendorReply } from "./save-reply.server.ts";

const palliser = 76;
const lodge = 96;
const hallEmail = "events@palliser.ca";

const jainFood: FactReport = {
  fact: "jainKitchen",
  answer: "yes",
  text: "In a pan of its own.",
  guestsFrom: null,
  guestsTo: null,
};

/** Two couples have asked a hall for a fact that nobody knows, and it got both enquiries by mail. */
async function openAsked(openTestDatabase: OpenTestDatabase) {
  const open = await openTestDatabase();
  const { database } = open;
  const office = { database, secret, postMails: saveMails };
  await fillCatalogue(database);
  await database.delete(facts);
  await database.insert(listingContacts).values({ listingId: palliser, email: hallEmail });
  for (const name of ["Simran", "Asha"]) {
    const email = `${name.toLowerCase()}@couples.ca`;
    await sendEnquiry(office, sampleEnquiry({ name, email, asks: ["jainKitchen"], vendors: [palliser] }));
  }
  const [simran = 0, asha = 0] = (await database.select().from(enquiries).orderBy(enquiries.id)).map(
    ({ id }) => id,
  );
  const told = async () =>
    (
      await database
        .select({ to: mails.recipient })
        .from(mails)
        .where(eq(mails.kind, "facts-to-couple"))
        .orderBy(mails.recipient)
    ).map(({ to }) => to);
  return { ...open, office, simran, asha, told };
}

forPostgres((openTestDatabase) => {
  test("a couple writes while our team records a fact that it asked for", async () => {
    await using open = await openAsked(openTestDatabase);
    const { office, simran, told } = open;
    const value = { ...jainFood, status: "confirmed", source: "The hall", checkedOn: "2026-01-09" } as const;
    const [settled, written] = await collide(
      (postMails) =>
        applyFactAction(
          { ...office, postMails },
          palliser,
          "jainKitchen",
          { what: "set", value: { ...value, confidence: "high" } },
          null,
        ),
      () => changeEnquiry(office, simran, { what: "message", to: null, message: "We need a ramp." }, "ramp"),
    );
    expect([settled, written]).toMatchObject([{ key: "jainKitchen" }, { kind: "message" }]);
    expect(await told()).toEqual(["asha@couples.ca", "simran@couples.ca"]);
  });

  test("a business answers the same question of two couples at once, for its page", async () => {
    await using open = await openAsked(openTestDatabase);
    const { office, simran, asha } = open;
    const said = { answers: [jainFood], isPublic: true };
    const answered = await collide(
      (postMails) =>
        saveFactAnswers({ ...office, postMails }, { enquiryId: simran, listingId: palliser }, said),
      () => saveFactAnswers(office, { enquiryId: asha, listingId: palliser }, said),
    );
    expect(answered).toEqual(["answered", "answered"]);
    expect(await open.database.select().from(facts)).toMatchObject([{ key: "jainKitchen" }]);
  });

  test("a business answers, and a couple declines it, while their enquiry goes out", async () => {
    await using open = await openAsked(openTestDatabase);
    const { office, simran, database } = open;
    const whileSending = async (act: () => Promise<unknown>) => {
      await database.update(enquiryRecipients).set({ queuedAt: new Date() });
      const [, done] = await collide((postMails) => sendQueuedEnquiries({ database, postMails }), act);
      return done;
    };
    const decline = { what: "decline", vendor: palliser, note: "" } as const;
    expect([
      await whileSending(() => saveVendorReply(office, simran, palliser, availableAnswer)),
      await whileSending(() => changeEnquiry(office, simran, decline, null)),
    ]).toEqual(["saved", { kind: "declined" }]);
    expect(await database.$count(enquiryRecipients, isNull(enquiryRecipients.queuedAt))).toBe(2);
  });

  test("an enquiry that its couple is changing goes out with the change", async () => {
    await using open = await openAsked(openTestDatabase);
    const { office, simran, database } = open;
    await database.delete(mails);
    await database.update(enquiryRecipients).set({ queuedAt: new Date() });
    await collide(
      (postMails) =>
        changeEnquiry(
          { ...office, postMails },
          simran,
          { what: "message", to: null, message: "We need a ramp." },
          "ramp",
        ),
      () => sendQueuedEnquiries(office),
    );
    const gone = async () =>
      (await database.select().from(mails).where(eq(mails.kind, "enquiry-to-vendor"))).map(
        ({ enquiryId }) => enquiryId === simran,
      );
    expect(await gone()).toEqual([false]);
    await sendQueuedEnquiries(office);
    expect(await gone()).toEqual([false, true]);
  });

  test("a mailbox of two listings is unsubscribed while others lock both contacts", async () => {
    await using open = await openAsked(openTestDatabase);
    const { database } = open;
    // The later listing stands first in the table.
    await database.delete(listingContacts);
    for (const listingId of [lodge, palliser])
      await database.insert(listingContacts).values({ listingId, email: hallEmail });
    let unsubscribed: unknown = null;
    await database.transaction(async (transaction) => {
      await lockListingContacts(transaction, [palliser]);
      unsubscribed = setMailboxUnsubscribed(database, secret, hashMailbox(secret, hallEmail), true);
      await wait(300);
      await lockListingContacts(transaction, [lodge]);
    });
    await unsubscribed;
    expect(await database.$count(listingContacts, isNull(listingContacts.mutedAt))).toBe(0);
  });
});
