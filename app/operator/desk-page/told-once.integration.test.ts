import { setTimeout as wait } from "node:timers/promises";

import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import {
  setBusinessMail,
  setBusinessUnsubscribed,
} from "#app/couple/unsubscribe/unsubscribe-business.server.ts";
import { sendQueuedEnquiries } from "#app/couple/enquiries/send-to-businesses.server.ts";
import { deliverMail } from "#app/operator/mail-dispatch/deliver-mail.server.ts";
import { enquiryRecipients, mails } from "#database/schema/index.ts";
import {
  askTheHall,
  hallEmail,
  mailsToHall,
  openHall,
  toPassOn,
  unsubscribeHall,
  writeToHall,
} from "#test-support/desk-hall.ts";
import { decideOnce, palliser } from "#test-support/desk-office.ts";
import { type MailContext, recordingTransport, sendAll } from "#test-support/mail-fixture.ts";
import { forEachDatabase, forPostgres } from "#test-support/test-database.ts";
import type { OutgoingMail } from "#mail/transport.ts";

const textOf = ({ content }: OutgoingMail) => JSON.stringify(content);

/** Sends every waiting mail but those to the hall that nobody takes now; they are retried. */
async function sendAllBut(office: MailContext, isRefused: (mail: OutgoingMail) => boolean) {
  const { sent, transport } = recordingTransport(async (mail) => {
    if (mail.to === hallEmail && isRefused(mail)) throw new Error("Greylisted");
  });
  const waiting = await office.database.select({ id: mails.id }).from(mails).orderBy(mails.id);
  for (const { id } of waiting) await deliverMail(office, transport, id).catch(() => {});
  return sent;
}

/** How many mails to the hall have these words in them. */
const tellings = (sent: readonly OutgoingMail[], words: string) =>
  sent.filter((mail) => mail.to === hallEmail && textOf(mail).includes(words)).length;

forEachDatabase((openTestDatabase) => {
  test("a message whose mail is dropped after a later one was sent goes to our team, and the later one does not", async () => {
    await using open = await openHall(openTestDatabase, { isConfirmed: true });
    const { office } = open;
    const enquiryId = await askTheHall(office);
    await sendAll(office);
    await writeToHall(office, enquiryId, "We need a ramp.");
    await writeToHall(office, enquiryId, "And a lift.");
    const sent = await sendAllBut(office, (mail) => textOf(mail).includes("a ramp"));
    expect([tellings(sent, "a ramp"), tellings(sent, "a lift")]).toEqual([0, 1]);
    await unsubscribeHall(office);
    await sendAll(office);
    const [news] = await toPassOn(office);
    expect(news).toMatchObject({ texts: ["We need a ramp."] });

    await decideOnce(office, "passon-done", news?.of ?? "");
    expect(await toPassOn(office)).toEqual([]);
  });

  test("messages whose mails were sent out of order are told, even where the mails themselves are erased", async () => {
    await using open = await openHall(openTestDatabase, { isConfirmed: true });
    const { office, database } = open;
    const enquiryId = await askTheHall(office);
    await sendAll(office);
    await writeToHall(office, enquiryId, "We need a ramp.");
    await writeToHall(office, enquiryId, "And a lift.");
    await sendAllBut(office, (mail) => textOf(mail).includes("a ramp"));
    expect(tellings(await sendAll(office), "a ramp")).toBe(1);
    await database.delete(mails).where(eq(mails.kind, "message-to-vendor"));
    await setBusinessUnsubscribed(office, palliser, true);
    expect(await toPassOn(office)).toEqual([]);
  });

  test("a message that is added while the mail of its enquiry waits is mailed once", async () => {
    await using open = await openHall(openTestDatabase, { isConfirmed: true });
    const { office } = open;
    const enquiryId = await askTheHall(office);
    await writeToHall(office, enquiryId, "We need a ramp.");
    const sent = await sendAll(office);
    expect([mailsToHall(sent), tellings(sent, "a ramp")]).toEqual([2, 1]);
    await setBusinessUnsubscribed(office, palliser, true);
    expect(await toPassOn(office)).toEqual([]);
  });

  test("so is one whose own mail goes out before that of its enquiry", async () => {
    await using open = await openHall(openTestDatabase, { isConfirmed: true });
    const { office } = open;
    const enquiryId = await askTheHall(office);
    await writeToHall(office, enquiryId, "We need a ramp.");
    const sent = [
      ...(await sendAllBut(office, ({ content }) => content.heading.includes("would like to hear"))),
      ...(await sendAll(office)),
    ];
    expect([mailsToHall(sent), tellings(sent, "a ramp")]).toEqual([2, 1]);
    await setBusinessUnsubscribed(office, palliser, true);
    expect(await toPassOn(office)).toEqual([]);
  });

  test("so is one whose own mail goes out while that of its enquiry is being sent, and it stays told", async () => {
    await using open = await openHall(openTestDatabase, { isConfirmed: true });
    const { office, database } = open;
    const enquiryId = await askTheHall(office);
    await writeToHall(office, enquiryId, "We need a ramp.");
    const [message] = await database.select().from(mails).where(eq(mails.kind, "message-to-vendor"));
    const alone = recordingTransport();
    const { sent, transport } = recordingTransport(async ({ content }) => {
      if (content.heading.includes("would like to hear"))
        await deliverMail(office, alone.transport, message?.id ?? 0);
    });
    const [whole] = await database.select().from(mails).where(eq(mails.kind, "enquiry-to-vendor"));
    await deliverMail(office, transport, whole?.id ?? 0);
    expect([tellings(sent, "a ramp"), tellings(alone.sent, "a ramp")]).toEqual([0, 1]);
    await database.delete(mails);
    await setBusinessUnsubscribed(office, palliser, true);
    expect(await toPassOn(office)).toEqual([]);
  });

  test("a message whose own mail is dropped after the enquiry went out without it goes to our team", async () => {
    await using open = await openHall(openTestDatabase, { isConfirmed: true });
    const { office } = open;
    const enquiryId = await askTheHall(office);
    await writeToHall(office, enquiryId, "We need a ramp.");
    const sent = await sendAllBut(office, ({ content }) => content.heading.includes("wrote to you"));
    expect([mailsToHall(sent), tellings(sent, "a ramp")]).toEqual([1, 0]);
    await setBusinessUnsubscribed(office, palliser, true);
    await sendAll(office);
    expect(await toPassOn(office)).toMatchObject([{ texts: ["We need a ramp."] }]);
  });

  test("a message that comes while mail is turned on for a business with news is mailed once, with that news", async () => {
    await using open = await openHall(openTestDatabase, { isConfirmed: true });
    const { office, database } = open;
    const enquiryId = await askTheHall(office);
    await sendAll(office);
    await setBusinessUnsubscribed(office, palliser, true);
    await writeToHall(office, enquiryId, "We need a ramp.");
    await sendAll(office);
    let written: unknown = null;
    await database.transaction(async (transaction) => {
      await setBusinessMail(transaction, office, palliser, true);
      written = writeToHall(office, enquiryId, "And a lift.");
      await wait(300);
    });
    await written;
    await sendQueuedEnquiries(office);
    const sent = await sendAll(office);
    expect([mailsToHall(sent), tellings(sent, "a ramp"), tellings(sent, "a lift")]).toEqual([1, 1, 1]);
  });
});

forPostgres((openTestDatabase) => {
  test("messages whose mails two processes send at once are told", async () => {
    await using open = await openHall(openTestDatabase, { isConfirmed: true });
    const { office, database } = open;
    const enquiryId = await askTheHall(office);
    await sendAll(office);
    await writeToHall(office, enquiryId, "We need a ramp.");
    await writeToHall(office, enquiryId, "And a lift.");
    const { sent, transport } = recordingTransport();
    const alone = await database.select().from(mails).where(eq(mails.kind, "message-to-vendor"));
    const delivered: Promise<void>[] = [];
    await database.transaction(async (transaction) => {
      await transaction.select().from(enquiryRecipients).for("update");
      // The later first: each is marked as sent, and waits to record it.
      for (const { id } of alone.toSorted((a, b) => b.id - a.id)) {
        delivered.push(deliverMail(office, transport, id));
        await wait(200);
      }
    });
    await Promise.all(delivered);
    expect(mailsToHall(sent)).toBe(2);
    await database.delete(mails);
    await setBusinessUnsubscribed(office, palliser, true);
    expect(await toPassOn(office)).toEqual([]);
  });
});
