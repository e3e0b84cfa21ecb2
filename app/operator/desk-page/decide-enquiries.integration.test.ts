import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { changeEnquiry } from "#app/couple/enquiry-page/change-enquiry.server.ts";
import { loadReplyByKey } from "#app/business/replies/reply-view.server.ts";
import { saveVendorReply } from "#app/business/replies/save-reply.server.ts";
import { getOrCreateKey } from "#app/messaging/private-links/private-links.server.ts";
import { deliveryProgress, describeDelivery } from "#app/couple/enquiries/delivery.ts";
import { readEnquiry } from "#app/couple/enquiries/read-enquiry.server.ts";
import { sendQueuedEnquiries } from "#app/couple/enquiries/send-to-businesses.server.ts";
import { saveEnquiry } from "#app/couple/enquiries/save-enquiry.server.ts";
import {
  enquiries,
  enquiryMessages,
  enquiryRecipients,
  listings,
  mails,
  reviews,
  vendorReplies,
} from "#database/schema/index.ts";
import { availableAnswer } from "#test-support/available-answer.ts";
import { type MailContext, queuedMailKinds } from "#test-support/mail-fixture.ts";
import { sampleEnquiry } from "#test-support/sample-enquiry.ts";
import { sendEnquiry } from "#test-support/send-enquiry.ts";
import { forEachDatabase, forPostgres } from "#test-support/test-database.ts";
import {
  palliser,
  spamLinks,
  openDeskOffice,
  listWaiting,
  waitingIds,
  decideOnce,
  saveConfirmedClaim,
} from "#test-support/desk-office.ts";

import { actedOn } from "#app/operator/waiting-list/waiting-item.ts";
import { applyDeskAction } from "./apply-desk-action.server.ts";
import { loadDeskView } from "./desk-view.server.ts";

/** An enquiry to one hall for a day in June of next year. */
async function askTheHall(office: Awaited<ReturnType<typeof openDeskOffice>>["office"]) {
  const year = new Date().getFullYear() + 1;
  const asked = sampleEnquiry({ vendors: [palliser], eventDate: `${year}-06-19` });
  const { reference } = await sendEnquiry(office, asked);
  const [{ id: enquiryId } = { id: 0 }] = await office.database.select().from(enquiries);
  return { year, reference, enquiryId, of: `${reference}.${palliser}` };
}

/** Number of the newest message on the hall's page as it opens now, which the form of its answer carries. */
async function newestOnThePage({ database, secret }: MailContext, enquiryId: number) {
  const key = await getOrCreateKey(database, secret, "answer", `${enquiryId}:${palliser}`);
  return (await loadReplyByKey(database, key))?.view.messages.at(-1)?.id ?? 0;
}

/**
 * The couple changes its day and an operator marks the enquiry as passed on, while its lock is held: they get
 * it in the order in which they ask for it.
 */
async function changeAndMark(office: MailContext, order: readonly ("change" | "mark")[]) {
  const { year, enquiryId, of } = await askTheHall(office);
  const shape = { eventDate: `${year}-08-14`, guestCount: null, guestNumber: 120 };
  const steps = {
    change: () => changeEnquiry(office, enquiryId, { what: "change", ...shape }, null),
    mark: () => applyDeskAction(office, { action: "passon-done", of: `${of}.0`, text: "" }),
  };
  const countWaiting = async () =>
    (
      await office.database.execute(sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
    ).rows.length;

  const begun = await office.database.transaction(async (transaction) => {
    await transaction.select().from(enquiries).where(eq(enquiries.id, enquiryId)).for("update");
    const outcomes = [];
    for (const step of order) {
      outcomes.push(steps[step]());
      await expect.poll(countWaiting).toBe(outcomes.length);
    }
    return { outcomes };
  });
  return { of, outcomes: await Promise.all(begun.outcomes) };
}

forEachDatabase((openTestDatabase) => {
  test("held enquiries are released or deleted, and held texts of one that was sent, too", async () => {
    await using open = await openDeskOffice(openTestDatabase);
    const { office, database } = open;
    const asks = (name: string) =>
      saveEnquiry(office, sampleEnquiry({ name, additionalInfo: spamLinks, vendors: [palliser] }), null);
    const honest = (await asks("Simran")).reference;
    const spam = (await asks("Ring")).reference;
    expect((await listWaiting(office)).items[0]).toMatchObject({
      id: honest,
      title: "An enquiry of Simran is held",
      actions: ["enquiry-release", "enquiry-discard"],
    });
    await decideOnce(office, "enquiry-release", honest);
    await decideOnce(office, "enquiry-discard", spam);
    expect(await database.$count(enquiries)).toBe(1);

    const [sent] = await database.select().from(enquiries);
    const enquiryId = sent?.id ?? 0;
    const heldAt = new Date();
    // Not the number of the enquiry: a message is found by the enquiry that it belongs to.
    await database.insert(enquiryMessages).values([
      { enquiryId, kind: "message", text: "Hello", submissionKey: "a" },
      { enquiryId, kind: "message", text: spamLinks, submissionKey: "b", heldAt, heldReason: "links" },
    ]);
    await database.insert(vendorReplies).values({
      enquiryId,
      listingId: palliser,
      availability: "yes",
      includes: "",
      message: spamLinks,
      heldAt,
      heldReason: "links",
    });
    expect((await listWaiting(office)).items).toMatchObject([
      { id: honest, actions: ["enquiry-release", "enquiry-decline"], texts: [{}, {}] },
    ]);
    await decideOnce(office, "enquiry-decline", honest);
    expect(await database.$count(enquiryMessages)).toBe(1);
    expect(await database.select().from(vendorReplies)).toMatchObject([
      { availability: "yes", message: "", heldAt: null },
    ]);
    expect(await queuedMailKinds(office)).toContain(`answer-to-couple ${sent?.email}`);
    expect(await waitingIds(office)).toEqual([]);
  });

  test("an enquiry to a business without an address is passed on by hand, with a link that its answer comes by", async () => {
    await using open = await openDeskOffice(openTestDatabase);
    const { office, database } = open;
    await database
      .update(listings)
      .set({ phone: "403-555-0177", email: "events@palliser.ca" })
      .where(eq(listings.id, palliser));
    const eventDate = `${new Date().getFullYear() + 1}-06-19`;
    // A sample has nobody behind it, and before the couple confirms nobody is told.
    await saveEnquiry(office, sampleEnquiry({ name: "New", vendors: [palliser], eventDate }), null);
    expect(await waitingIds(office)).toEqual([]);
    const { reference } = await sendEnquiry(
      office,
      sampleEnquiry({ name: "Simran", vendors: [palliser, 1], eventDate }),
    );
    const of = `${reference}.${palliser}`;
    expect(await waitingIds(office)).toEqual([["passon", of]]);
    const { items } = await loadDeskView({ ...office, databaseKind: "embedded" });
    // Whoever reads it out on the telephone has everything that the couple wrote.
    const { additionalInfo, questions } = sampleEnquiry();
    const said = items[0]?.texts.map(({ text }) => text);
    expect(said).toContain(additionalInfo);
    expect(said).toContain(questions.join("\n"));
    const url = /https:\/\/weddings\.ca\/answers\/([\w-]{27})$/.exec(items[0]?.passOn?.message ?? "");
    const replyPage = await loadReplyByKey(database, url?.[1] ?? "");
    expect(replyPage).toMatchObject({ listingId: palliser, view: { couple: "Simran" } });
    expect(items[0]?.passOn?.ways.map(({ href }) => href.split("?")[0])).toEqual([
      "tel:+14035550177",
      "sms:+14035550177",
      "mailto:events@palliser.ca",
      "https://fairmont.com/palliser-calgary",
    ]);
    expect(
      items[0]?.passOn?.ways.filter(({ href }) => href.includes("answers%2F")).map(({ label }) => label),
    ).toEqual(["Send a text", "Write to events@palliser.ca"]);
    await decideOnce(office, "passon-done", `${of}.0`);
    expect(await waitingIds(office)).toEqual([]);
    const enquiry = await readEnquiry(database, replyPage?.enquiryId ?? 0);
    const asked = enquiry?.recipients.find(({ id }) => id === palliser);
    expect(asked && describeDelivery(deliveryProgress(asked, false), true)).toBe(
      "We’ve passed this on to the venue",
    );
  });

  test("what a couple adds to an enquiry that was passed on, or answered by its link, waits to be told again", async () => {
    await using open = await openDeskOffice(openTestDatabase);
    const { office, database } = open;
    const { year, enquiryId, of } = await askTheHall(office);
    await applyDeskAction(office, { action: "passon-done", of: `${of}.0`, text: "" });
    const change = (eventDate: string) =>
      changeEnquiry(
        office,
        enquiryId,
        { what: "change", eventDate, guestCount: null, guestNumber: 120 },
        null,
      );
    expect(await waitingIds(office)).toEqual([]);

    const told = async () => {
      const recipient = (await readEnquiry(database, enquiryId))?.recipients[0];
      return recipient && describeDelivery(deliveryProgress(recipient, false), true);
    };
    expect(await told()).toBe("We’ve passed this on to the venue");
    await change(`${year}-08-14`);
    expect(await told()).toBe("We’ve passed this on, and we’ll tell the venue what you’ve added");
    const { items } = await loadDeskView({ ...office, databaseKind: "embedded" });
    expect(items).toMatchObject([
      { kind: "passon", id: of, title: "News for Fairmont Palliser from Simran Gill & Zoë O'Hara" },
    ]);
    expect(items[0]?.texts[0]?.text).toContain(`14 August ${year}`);
    expect(items[0]?.passOn?.message).toContain("has sent an update");
    // While the operator is on the telephone the couple adds something else: it isn't lost.
    await change(`${year}-08-15`);
    const toldBefore = { action: "passon-done", of: actedOn(items[0] ?? { id: "" }), text: "" } as const;
    expect(await applyDeskAction(office, toldBefore)).toBe("changed");
    expect(await waitingIds(office)).toEqual([["passon", of]]);
    const [again = { id: "" }] = (await loadDeskView({ ...office, databaseKind: "embedded" })).items;
    await decideOnce(office, "passon-done", actedOn(again));
    expect(await waitingIds(office)).toEqual([]);

    // It answers by its link, and the couple changes the day once more.
    await saveVendorReply(office, enquiryId, palliser, availableAnswer);
    expect(await waitingIds(office)).toEqual([]);
    await change(`${year}-08-21`);
    expect(await waitingIds(office)).toEqual([["passon", of]]);

    // Once it has claimed its listing, mail tells it, now and from then on.
    await database.update(mails).set({ status: "sent" });
    await applyDeskAction(office, {
      action: "claim-approve",
      of: await saveConfirmedClaim(office),
      text: "",
    });
    await sendQueuedEnquiries(office);
    expect(await waitingIds(office)).toEqual([]);
    await change(`${year}-08-28`);
    expect(await waitingIds(office)).toEqual([]);
    expect(await queuedMailKinds(office)).toEqual(
      expect.arrayContaining(["enquiry-to-vendor noor@fairmont.com", "message-to-vendor noor@fairmont.com"]),
    );
  });

  test("a message that was held during the call, or when the business answered, is news once it is released", async () => {
    await using open = await openDeskOffice(openTestDatabase);
    const { office } = open;
    const { reference, enquiryId, of } = await askTheHall(office);
    let forms = 0;
    const write = (message: string) =>
      changeEnquiry(office, enquiryId, { what: "message", to: null, message }, `form ${(forms += 1)}`);
    const nextNews = async () => {
      const { items } = await loadDeskView({ ...office, databaseKind: "embedded" });
      const found = items.find(({ kind }) => kind === "passon");
      return { of: found && actedOn(found), texts: found?.texts.map(({ text }) => text) };
    };
    await decideOnce(office, "passon-done", `${of}.0`);

    // The operator has read the second message when the first, which was held, is released.
    expect(await write(spamLinks)).toEqual({ kind: "held" });
    await write("We are 140 now.");
    const during = await nextNews();
    expect(during.texts).toEqual(["We are 140 now."]);
    await decideOnce(office, "enquiry-release", reference);
    const tellsOne = { action: "passon-done", of: during.of ?? "", text: "" } as const;
    expect(await applyDeskAction(office, tellsOne)).toBe("changed");
    const after = await nextNews();
    expect(after.texts).toEqual(["We are 140 now.", spamLinks]);
    await decideOnce(office, "passon-done", after.of ?? "");

    // Held on Monday, told on Tuesday, released on Wednesday.
    await write(`${spamLinks} once more`);
    await write("We are 150 now.");
    await decideOnce(office, "passon-done", (await nextNews()).of ?? "");
    await decideOnce(office, "enquiry-release", reference);
    expect((await nextNews()).texts).toEqual([`${spamLinks} once more`]);

    await saveVendorReply(office, enquiryId, palliser, {
      ...availableAnswer,
      seenMessage: await newestOnThePage(office, enquiryId),
    });
    expect(await waitingIds(office)).toEqual([]);
    await write(`${spamLinks} at last`);
    await saveVendorReply(office, enquiryId, palliser, { ...availableAnswer, message: "Gladly" });
    await decideOnce(office, "enquiry-release", reference);
    expect((await nextNews()).texts).toEqual([`${spamLinks} at last`]);
  });

  test("what a couple writes while the business has its page open is news, until it answers from a newer page", async () => {
    await using open = await openDeskOffice(openTestDatabase);
    const { office } = open;
    const { enquiryId, of } = await askTheHall(office);
    const news = [["passon", of]];
    const write = (message: string) =>
      changeEnquiry(office, enquiryId, { what: "message", to: null, message }, message);
    const answerFrom = (seenMessage: number) =>
      saveVendorReply(office, enquiryId, palliser, { ...availableAnswer, seenMessage });

    const early = await newestOnThePage(office, enquiryId);
    await write("We need a ramp.");
    expect(await answerFrom(early)).toBe("saved");
    expect(await waitingIds(office)).toEqual(news);

    // The same answer, from the page as it is now.
    const ramp = await newestOnThePage(office, enquiryId);
    expect(ramp).toBeGreaterThan(early);
    expect(await answerFrom(ramp)).toBe("saved");
    expect(await waitingIds(office)).toEqual([]);

    // A number that no page had covers nothing that is still to come.
    expect(await answerFrom(ramp + 1_000)).toBe("saved");
    await write("And a lift.");
    expect(await waitingIds(office)).toEqual(news);

    // What the operator told by telephone stays told, however old the page is.
    await decideOnce(office, "passon-done", `${of}.${await newestOnThePage(office, enquiryId)}`);
    expect(await answerFrom(early)).toBe("saved");
    expect(await waitingIds(office)).toEqual([]);
  });

  test("earlier enquiries follow a claim, passed on or not, unless they were answered or withdrawn", async () => {
    await using open = await openDeskOffice(openTestDatabase);
    const { office, database } = open;
    const eventDate = `${new Date().getFullYear() + 1}-06-19`;
    const ask = (name: string) =>
      sendEnquiry(office, sampleEnquiry({ name, vendors: [palliser], eventDate }));
    const names = ["Waits", "Passed on", "Answered", "Withdrawn"] as const;
    const references: string[] = [];
    for (const name of names) references.push((await ask(name)).reference);
    expect(await waitingIds(office)).toHaveLength(4);
    const idOf = async (name: string) =>
      (await database.select().from(enquiries).where(eq(enquiries.name, name)))[0]?.id ?? 0;
    await applyDeskAction(office, { action: "passon-done", of: `${references[1]}.${palliser}.0`, text: "" });
    const answer = { listingId: palliser, availability: "yes", includes: "", message: "" } as const;
    await database.insert(vendorReplies).values({ enquiryId: await idOf("Answered"), ...answer });
    await database.update(enquiries).set({ withdrawnAt: new Date() }).where(eq(enquiries.name, "Withdrawn"));
    expect(await waitingIds(office)).toEqual([["passon", `${references[0]}.${palliser}`]]);
    await database.update(mails).set({ status: "sent" });

    await decideOnce(office, "claim-approve", await saveConfirmedClaim(office));
    await sendQueuedEnquiries(office);
    const told = await database
      .select()
      .from(mails)
      .where(eq(mails.kind, "enquiry-to-vendor"))
      .orderBy(mails.enquiryId);
    expect(told.map(({ enquiryId, recipient }) => [enquiryId, recipient])).toEqual([
      [await idOf("Waits"), "noor@fairmont.com"],
      [await idOf("Passed on"), "noor@fairmont.com"],
    ]);
    expect(await waitingIds(office)).toEqual([]);
  });

  test("of two operators who publish and refuse a review at once, the first one counts", async () => {
    await using open = await openDeskOffice(openTestDatabase);
    const { office, database } = open;
    const { reference } = await sendEnquiry(office, sampleEnquiry({ vendors: [] }));
    // Nobody was asked: our team answers it.
    await decideOnce(office, "advice-done", reference);
    const written = {
      listingId: palliser,
      author: "Simran",
      stars: 5,
      eventMonth: "2026-06",
      heldAt: new Date(),
    };
    await database.insert(reviews).values([
      { ...written, quote: "Everything was right.", heldReason: "first", enquiryId: 1 },
      { ...written, quote: "Everything was wrong.", heldReason: "burst" },
    ]);
    expect(await waitingIds(office)).toEqual([
      ["review", "1"],
      ["review", "2"],
    ]);
    await decideOnce(office, "review-publish", "1");
    expect(await applyDeskAction(office, { action: "review-refuse", of: "1", text: "insult" })).toBe(
      "before",
    );
    await decideOnce(office, "review-refuse", "2", "forged");
    expect(await applyDeskAction(office, { action: "review-publish", of: "2", text: "" })).toBe("before");
    expect(await database.select().from(reviews).orderBy(reviews.id)).toMatchObject([
      { publishedAt: expect.any(Date), removedAt: null },
      { publishedAt: null, removedReason: "forged" },
    ]);
    expect(await waitingIds(office)).toEqual([]);
  });
});

forPostgres((openTestDatabase) => {
  test("an enquiry that the couple changes just before it is marked as passed on is not marked: the operator told the former day", async () => {
    await using open = await openDeskOffice(openTestDatabase);
    const { of, outcomes } = await changeAndMark(open.office, ["change", "mark"]);
    expect(outcomes).toEqual([{ kind: "change" }, "changed"]);
    expect(await waitingIds(open.office)).toEqual([["passon", of]]);
    expect(await open.database.select().from(enquiryRecipients)).toMatchObject([{ passedOnAt: null }]);
  });

  test("one that it changes just after it was marked is passed on, and the change is news", async () => {
    await using open = await openDeskOffice(openTestDatabase);
    const { of, outcomes } = await changeAndMark(open.office, ["mark", "change"]);
    expect(outcomes).toEqual(["done", { kind: "change" }]);
    const { items } = await loadDeskView({ ...open.office, databaseKind: "embedded" });
    expect(items).toMatchObject([{ kind: "passon", id: of, title: expect.stringMatching(/^News for /) }]);
    expect(await open.database.select().from(enquiryRecipients)).toMatchObject([
      { passedOnAt: expect.any(Date), newestTold: 0 },
    ]);
  });
});
