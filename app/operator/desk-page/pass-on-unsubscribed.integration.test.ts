import { setTimeout as wait } from "node:timers/promises";

import { expect, test } from "vitest";

import { saveVendorReply } from "#app/business/replies/save-reply.server.ts";
import {
  setBusinessMail,
  setBusinessUnsubscribed,
} from "#app/couple/unsubscribe/unsubscribe-business.server.ts";
import { changeEnquiry } from "#app/couple/enquiry-page/change-enquiry.server.ts";
import { deliveryProgress, describeDelivery } from "#app/couple/enquiries/delivery.ts";
import { readEnquiry } from "#app/couple/enquiries/read-enquiry.server.ts";
import { sendQueuedEnquiries } from "#app/couple/enquiries/send-to-businesses.server.ts";
import { setMailboxUnsubscribed } from "#app/couple/unsubscribe/unsubscribe-mailbox.server.ts";
import { hashMailbox } from "#app/messaging/personal-data/subject-hash.server.ts";
import {
  applications,
  enquiries,
  enquiryRecipients,
  listingContacts,
  mails,
} from "#database/schema/index.ts";
import { availableAnswer } from "#test-support/available-answer.ts";
import {
  askTheHall,
  hallEmail,
  mailsToHall,
  openHall,
  toPassOn,
  unsubscribeHall,
  writeToHall,
} from "#test-support/desk-hall.ts";
import {
  decideOnce,
  openDeskOffice,
  palliser,
  saveConfirmedApplication,
  saveConfirmedClaim,
} from "#test-support/desk-office.ts";
import { queuedMailKinds, sendAll } from "#test-support/mail-fixture.ts";
import { sampleSecret } from "#test-support/sample-settings.ts";
import { sampleEnquiry } from "#test-support/sample-enquiry.ts";
import { forEachDatabase } from "#test-support/test-database.ts";

/** What a couple does before the transaction that turns its business's mail on has ended. */
async function whileMailIsTurnedOn(
  { office, database }: Awaited<ReturnType<typeof openHall>>,
  act: () => Promise<unknown>,
): Promise<void> {
  let done: unknown = null;
  await database.transaction(async (transaction) => {
    await setBusinessMail(transaction, office, palliser, true);
    done = act();
    await wait(300);
  });
  await done;
}

forEachDatabase((openTestDatabase) => {
  test("an enquiry that a mailbox's wish sends back says so at the desk, offers no address, and its news follows", async () => {
    await using open = await openHall(openTestDatabase, { isConfirmed: true });
    const { office, database } = open;
    const enquiryId = await askTheHall(office);
    // Its mailbox unsubscribed before the listing had it.
    await unsubscribeHall(office);
    await database.update(listingContacts).set({ mutedAt: null });
    expect(mailsToHall(await sendAll(office))).toBe(0);
    const [enquiry] = await toPassOn(office);
    expect(enquiry).toMatchObject({
      title: "Enquiry for Fairmont Palliser from Simran",
      why: "This business asked us for no more email. The enquiry is on its private page: call them, or leave it.",
      ways: ["Call 403-555-0177", "Send a text"],
    });
    expect(await database.select().from(listingContacts)).toMatchObject([{ mutedAt: expect.any(Date) }]);

    await decideOnce(office, "passon-done", enquiry?.of ?? "");
    await writeToHall(office, enquiryId, "We need a ramp.");
    expect(mailsToHall(await sendAll(office))).toBe(0);
    expect(await toPassOn(office)).toMatchObject([
      {
        title: "News for Fairmont Palliser from Simran",
        why: "This business asked us for no more email. The update is on its private page: call them, or leave it.",
        texts: ["We need a ramp."],
        ways: ["Call 403-555-0177", "Send a text"],
      },
    ]);
  });

  test("what a couple writes to a business that turned mail off since it got the enquiry goes to our team", async () => {
    await using open = await openHall(openTestDatabase, { isConfirmed: true });
    const { office, database } = open;
    const enquiryId = await askTheHall(office);
    await writeToHall(office, enquiryId, "We are 140 now.");
    expect(mailsToHall(await sendAll(office))).toBe(2);
    await saveVendorReply(office, enquiryId, palliser, availableAnswer);
    await setBusinessUnsubscribed(office, palliser, true);
    // What mail told it before is no news.
    expect(await toPassOn(office)).toEqual([]);

    await writeToHall(office, enquiryId, "We need a ramp.");
    await writeToHall(office, enquiryId, "And a lift.");
    const [news] = await toPassOn(office);
    expect(news).toMatchObject({
      title: "News for Fairmont Palliser from Simran",
      texts: ["We need a ramp.", "And a lift."],
    });
    const teamMails = (await sendAll(office)).filter(({ to }) => to === office.settings.teamInbox);
    expect(JSON.stringify(teamMails.at(-1)?.content)).toContain("Please tell these vendors");
    const recipient = (await readEnquiry(database, enquiryId))?.recipients[0];
    expect(recipient && describeDelivery(deliveryProgress(recipient, false), true)).toBe(
      "We’ve passed this on, and we’ll tell the venue what you’ve added",
    );
    await decideOnce(office, "passon-done", news?.of ?? "");
    expect(await toPassOn(office)).toEqual([]);

    // What nobody has told yet follows once when mail is on again.
    await writeToHall(office, enquiryId, "Do you have parking?");
    for (let time = 0; time < 2; time += 1) {
      await setBusinessUnsubscribed(office, palliser, false);
      await sendQueuedEnquiries(office);
      expect(mailsToHall(await sendAll(office))).toBe(time === 0 ? 1 : 0);
      await setBusinessUnsubscribed(office, palliser, true);
      await sendAll(office);
      expect(await toPassOn(office)).toEqual([]);
    }
  });

  test("a message that waits in the outbox when its business turns mail off goes to our team", async () => {
    await using open = await openHall(openTestDatabase, { isConfirmed: true });
    const { office, database } = open;
    const enquiryId = await askTheHall(office);
    await sendAll(office);
    await writeToHall(office, enquiryId, "We need a ramp.");
    await unsubscribeHall(office);
    await sendAll(office);
    expect(await toPassOn(office)).toMatchObject([{ texts: ["We need a ramp."] }]);

    // The enquiry itself still waits: it comes back whole, and is no news.
    await database.delete(mails);
    await database.delete(enquiries);
    await setBusinessUnsubscribed(office, palliser, false);
    const next = await askTheHall(office);
    await setBusinessUnsubscribed(office, palliser, true);
    await writeToHall(office, next, "We need a ramp.");
    await sendAll(office);
    const [whole, ...others] = await toPassOn(office);
    expect(others).toEqual([]);
    expect(whole?.title).toBe("Enquiry for Fairmont Palliser from Simran");
    expect(whole?.texts).toContain(sampleEnquiry().additionalInfo);
  });

  test("news that a mail with the whole enquiry was to bring stays news when that is dropped", async () => {
    await using open = await openHall(openTestDatabase, { isConfirmed: true });
    const { office, database } = open;
    const enquiryId = await askTheHall(office);
    await sendAll(office);
    await setBusinessUnsubscribed(office, palliser, true);
    await writeToHall(office, enquiryId, "We need a ramp.");
    await setBusinessUnsubscribed(office, palliser, false);
    await sendQueuedEnquiries(office);
    await setBusinessUnsubscribed(office, palliser, true);
    await sendAll(office);
    expect(await database.select().from(enquiryRecipients)).toMatchObject([{ mailedAt: expect.any(Date) }]);
    const [news] = await toPassOn(office);
    expect(news).toMatchObject({ texts: ["We need a ramp."] });

    // It has the enquiry, and knows of the ramp: nothing follows.
    await decideOnce(office, "passon-done", news?.of ?? "");
    await setBusinessUnsubscribed(office, palliser, false);
    await sendQueuedEnquiries(office);
    expect(mailsToHall(await sendAll(office))).toBe(0);
  });

  test("an enquiry passed on by hand whose first mail is dropped counts as passed on, not as mailed", async () => {
    await using open = await openHall(openTestDatabase, { isConfirmed: false });
    const { office, database } = open;
    await askTheHall(office);
    const [enquiry] = await toPassOn(office);
    await decideOnce(office, "passon-done", enquiry?.of ?? "");
    await decideOnce(office, "claim-approve", await saveConfirmedClaim(office, hallEmail));
    await sendQueuedEnquiries(office);
    await setBusinessUnsubscribed(office, palliser, true);
    await sendAll(office);
    expect(await database.select().from(enquiryRecipients)).toMatchObject([{ mailedAt: null }]);
    expect(await toPassOn(office)).toEqual([]);
  });

  test("what an operator told while its mail waited stays told when that mail is dropped", async () => {
    await using open = await openHall(openTestDatabase, { isConfirmed: true });
    const { office } = open;
    const enquiryId = await askTheHall(office);
    await sendAll(office);
    await writeToHall(office, enquiryId, "We need a ramp.");
    await setBusinessUnsubscribed(office, palliser, true);
    const [news] = await toPassOn(office);
    expect(news).toMatchObject({ texts: ["We need a ramp."] });
    await decideOnce(office, "passon-done", news?.of ?? "");
    await sendAll(office);
    expect(await toPassOn(office)).toEqual([]);
  });

  test("news whose mail still waits when mail is on again is mailed once", async () => {
    await using open = await openHall(openTestDatabase, { isConfirmed: true });
    const { office } = open;
    const enquiryId = await askTheHall(office);
    await sendAll(office);
    await writeToHall(office, enquiryId, "We need a ramp.");
    await setBusinessUnsubscribed(office, palliser, true);
    await setBusinessUnsubscribed(office, palliser, false);
    await sendQueuedEnquiries(office);
    const toIt = (await queuedMailKinds(office)).filter((mail) => mail.endsWith(`vendor ${hallEmail}`));
    expect(toIt).toEqual([`enquiry-to-vendor ${hallEmail}`, `message-to-vendor ${hallEmail}`]);
  });

  test("a message that the couple sends in the moment in which mail is turned on is mailed", async () => {
    await using open = await openHall(openTestDatabase, { isConfirmed: true });
    const { office } = open;
    const enquiryId = await askTheHall(office);
    await sendAll(office);
    await setBusinessUnsubscribed(office, palliser, true);
    await sendAll(office);
    await whileMailIsTurnedOn(open, () => writeToHall(office, enquiryId, "We need a ramp."));
    await sendQueuedEnquiries(office);
    expect(mailsToHall(await sendAll(office))).toBe(1);
  });

  test("what a couple adds to an enquiry that is queued comes with it, once", async () => {
    await using open = await openHall(openTestDatabase, { isConfirmed: true });
    const { office } = open;
    const enquiryId = await askTheHall(office);
    await sendAll(office);
    await setBusinessUnsubscribed(office, palliser, true);
    await writeToHall(office, enquiryId, "We need a ramp.");
    await setBusinessUnsubscribed(office, palliser, false);
    await sendAll(office);
    await writeToHall(office, enquiryId, "And a lift.");
    await sendQueuedEnquiries(office);
    const toIt = (await sendAll(office)).filter(({ to }) => to === hallEmail);
    expect(toIt.map(({ content }) => JSON.stringify(content))).toEqual([
      expect.stringMatching(/We need a ramp.*And a lift/),
    ]);
    await setBusinessUnsubscribed(office, palliser, true);
    expect(await toPassOn(office)).toEqual([]);
  });

  test("our team is asked to tell a business that turned mail off of a withdrawal, and no business that never heard", async () => {
    await using open = await openHall(openTestDatabase, { isConfirmed: true });
    const { office } = open;
    const withdraw = async (enquiryId: number) => {
      await changeEnquiry(office, enquiryId, { what: "withdraw" }, null);
      const toTeam = (await sendAll(office)).filter(({ to }) => to === office.settings.teamInbox);
      return JSON.stringify(toTeam.at(-1)?.content);
    };
    const enquiryId = await askTheHall(office);
    await sendAll(office);
    await setBusinessUnsubscribed(office, palliser, true);
    expect(await withdraw(enquiryId)).toMatch(/Please tell these vendors.*Fairmont Palliser/);
    const [told] = await toPassOn(office);
    expect(told).toMatchObject({
      title: "Tell Fairmont Palliser that Simran withdrew",
      why: "This business asked us for no more email. The withdrawal is on its private page: call them, or leave it.",
    });
    await decideOnce(office, "passon-done", told?.of ?? "");
    expect(await toPassOn(office)).toEqual([]);

    await office.database.delete(mails);
    await office.database.delete(enquiries);
    expect(await withdraw(await askTheHall(office))).not.toContain("Please tell these vendors");
  });

  test("a business that was told by hand is told by hand of a withdrawal, also of one that came while it was told", async () => {
    await using open = await openHall(openTestDatabase, { isConfirmed: false });
    const { office, database } = open;
    const withdraw = (enquiryId: number) => changeEnquiry(office, enquiryId, { what: "withdraw" }, null);
    const first = await askTheHall(office);
    const [asked] = await toPassOn(office);
    await decideOnce(office, "passon-done", asked?.of ?? "");
    expect(await withdraw(first)).toEqual({ kind: "withdrawal" });
    const [told] = await toPassOn(office);
    expect(told).toMatchObject({
      title: "Tell Fairmont Palliser that Simran withdrew",
      why: "They know of the enquiry, and the couple has withdrawn it. We have no confirmed email for them, so please tell them.",
      texts: ["We have withdrawn our enquiry. Thank you for your time."],
    });
    await decideOnce(office, "passon-done", told?.of ?? "");
    expect(await toPassOn(office)).toEqual([]);

    await database.delete(enquiries);
    const second = await askTheHall(office);
    const [read] = await toPassOn(office);
    await withdraw(second);
    // Nobody has to hear of an enquiry that nobody told.
    expect(await toPassOn(office)).toEqual([]);
    await decideOnce(office, "passon-done", read?.of ?? "");
    expect(await toPassOn(office)).toMatchObject([{ title: "Tell Fairmont Palliser that Simran withdrew" }]);
  });

  test("a withdrawal stays to be told when its business claims the listing, or turns mail on, before it was told", async () => {
    await using open = await openHall(openTestDatabase, { isConfirmed: false });
    const { office, database } = open;
    const withdraw = (enquiryId: number) => changeEnquiry(office, enquiryId, { what: "withdraw" }, null);
    const first = await askTheHall(office);
    const [asked] = await toPassOn(office);
    await decideOnce(office, "passon-done", asked?.of ?? "");
    await withdraw(first);
    await decideOnce(office, "claim-approve", await saveConfirmedClaim(office, hallEmail));
    await sendQueuedEnquiries(office);
    await sendAll(office);
    const stays = {
      title: "Tell Fairmont Palliser that Simran withdrew",
      why: "They know of the enquiry, and no email has told them that the couple has withdrawn it. Please tell them.",
      ways: ["Call 403-555-0177", "Send a text", `Write to ${hallEmail}`],
    };
    const [told] = await toPassOn(office);
    expect(told).toMatchObject(stays);
    await decideOnce(office, "passon-done", told?.of ?? "");
    expect(await toPassOn(office)).toEqual([]);

    await database.delete(mails);
    await database.delete(enquiries);
    const second = await askTheHall(office);
    await sendQueuedEnquiries(office);
    expect(mailsToHall(await sendAll(office))).toBe(1);
    await setBusinessUnsubscribed(office, palliser, true);
    await withdraw(second);
    await setBusinessUnsubscribed(office, palliser, false);
    expect(await toPassOn(office)).toMatchObject([stays]);
  });

  test("a withdrawal that mail tells isn’t for our team, whether its mail waits or was sent", async () => {
    await using open = await openHall(openTestDatabase, { isConfirmed: true });
    const { office } = open;
    const enquiryId = await askTheHall(office);
    await sendAll(office);
    // More messages than mail takes within an hour: the last ones are on its page only.
    for (const message of ["One.", "Two.", "Three.", "Four."]) await writeToHall(office, enquiryId, message);
    await changeEnquiry(office, enquiryId, { what: "withdraw" }, null);
    expect(await toPassOn(office)).toEqual([]);
    await sendAll(office);
    expect(await toPassOn(office)).toEqual([]);
  });

  test("a withdrawal of an enquiry that waits to go out again is told, though mail is off by then", async () => {
    await using open = await openHall(openTestDatabase, { isConfirmed: true });
    const { office } = open;
    const enquiryId = await askTheHall(office);
    await sendAll(office);
    await setBusinessUnsubscribed(office, palliser, true);
    await writeToHall(office, enquiryId, "We need a ramp.");
    await setBusinessUnsubscribed(office, palliser, false);
    await setBusinessUnsubscribed(office, palliser, true);
    await changeEnquiry(office, enquiryId, { what: "withdraw" }, null);
    const toTeam = (await sendAll(office)).filter(({ to }) => to === office.settings.teamInbox);
    expect(JSON.stringify(toTeam.at(-1)?.content)).toMatch(/Please tell these vendors.*Fairmont Palliser/);
    await sendQueuedEnquiries(office);
    expect(await toPassOn(office)).toMatchObject([{ title: "Tell Fairmont Palliser that Simran withdrew" }]);
  });

  test("a withdrawal in the moment in which mail is turned on is mailed", async () => {
    await using open = await openHall(openTestDatabase, { isConfirmed: true });
    const { office } = open;
    const enquiryId = await askTheHall(office);
    await sendAll(office);
    await setBusinessUnsubscribed(office, palliser, true);
    await whileMailIsTurnedOn(open, () => changeEnquiry(office, enquiryId, { what: "withdraw" }, null));
    expect(mailsToHall(await sendAll(office))).toBe(1);
    expect(await toPassOn(office)).toEqual([]);
  });

  test("a business whose mailbox unsubscribed while its claim or application waited has mail off", async () => {
    await using open = await openDeskOffice(openTestDatabase);
    const { office, database } = open;
    const claim = await saveConfirmedClaim(office, hallEmail);
    const application = await saveConfirmedApplication(office, "Zoë Cakes");
    const [applied] = await database.select().from(applications);
    for (const email of [hallEmail, applied?.email ?? ""])
      await setMailboxUnsubscribed(database, sampleSecret, hashMailbox(sampleSecret, email), true);
    await decideOnce(office, "claim-approve", claim);
    await decideOnce(office, "application-approve", application);
    const off = { mutedAt: expect.any(Date) };
    expect(await database.select().from(listingContacts)).toMatchObject([off, off]);
  });

  test("an address that is only public and has unsubscribed is not offered either", async () => {
    await using open = await openHall(openTestDatabase, { isConfirmed: false });
    const { office } = open;
    await unsubscribeHall(office);
    await askTheHall(office);
    expect(await toPassOn(office)).toMatchObject([
      {
        why: "We have no confirmed email for this business, so please tell them. The address on their listing has unsubscribed: don’t email it.",
        ways: ["Call 403-555-0177", "Send a text"],
      },
    ]);
  });
});
