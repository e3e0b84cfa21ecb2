import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { saveApplication } from "#app/business/applications/save-application.server.ts";
import { saveClaim } from "#app/business/claims/save-claim.server.ts";
import { saveFactReport } from "#app/business/fact-reports/save-fact-report.server.ts";
import { applyFactAction } from "#app/business/fact-reports/apply-fact-action.server.ts";
import { saveCorrection } from "#app/couple/corrections/save-correction.server.ts";
import { loadReplyByKey } from "#app/business/replies/reply-view.server.ts";
import { deliveryProgress, describeDelivery } from "#app/couple/enquiries/delivery.ts";
import { readEnquiry } from "#app/couple/enquiries/read-enquiry.server.ts";
import { sendQueuedEnquiries } from "#app/couple/enquiries/send-to-businesses.server.ts";
import { saveEnquiry } from "#app/couple/enquiries/save-enquiry.server.ts";
import { noteBackup } from "#database/backup/note-backup.ts";
import {
  applications,
  claims,
  corrections,
  enquiries,
  enquiryMessages,
  facts,
  listingContacts,
  listings,
  mails,
  plans,
  reviews,
  siteState,
  vendorReplies,
} from "#database/schema/index.ts";
import { fillCatalogue } from "#test-support/loaded-catalogue.ts";
import { openMailContext, queuedMailKinds, type MailContext } from "#test-support/mail-fixture.ts";
import { sampleEnquiry } from "#test-support/sample-enquiry.ts";
import { sampleApplication } from "#test-support/sample-profile.ts";
import { savePlanRows } from "#test-support/save-plan-rows.ts";
import { sendEnquiry } from "#test-support/send-enquiry.ts";
import { forEachDatabase, type OpenTestDatabase } from "#test-support/test-database.ts";

import { applyDeskAction } from "./apply-desk-action.server.ts";
import { loadDeskView } from "./desk-view.server.ts";
import type { DeskActionId } from "#app/operator/waiting-list/desk-actions.ts";
import { readWaitingList } from "#app/operator/waiting-list/read-waiting-list.server.ts";

const palliser = 76;
const links = "https://rings.example/buy ".repeat(3);

async function openOffice(openTestDatabase: OpenTestDatabase) {
  const open = await openMailContext(openTestDatabase);
  await fillCatalogue(open.database);
  return open;
}

const list = ({ database }: MailContext) => readWaitingList({ database, databaseKind: "embedded" });

const waiting = async (office: MailContext) => (await list(office)).items.map(({ kind, id }) => [kind, id]);

/** Does the same twice at once, as two operators do, and once more: it is done once. */
async function once(office: MailContext, action: DeskActionId, of: string, text = "") {
  const wish = { action, of, text };
  const both = await Promise.all([applyDeskAction(office, wish), applyDeskAction(office, wish)]);
  expect(both.toSorted(), action).toEqual(["before", "done"]);
  expect(await applyDeskAction(office, wish), action).toBe("before");
}

/** An application whose address is confirmed, or a held one. */
async function applied(office: MailContext, name: string, isHeld = false): Promise<string> {
  const profile = { name, website: null, phone: null, ...(isHeld && { offers: [links] }) };
  const { reference } = await saveApplication(office, sampleApplication(profile), null);
  if (!isHeld)
    await office.database
      .update(applications)
      .set({ confirmedAt: sql`now()` })
      .where(eq(applications.reference, reference));
  return reference;
}

async function claimed(office: MailContext, email = "noor@fairmont.com"): Promise<string> {
  const claim = { listing: palliser, name: "Noor Sandhu", role: "Events manager", email, note: "" };
  const { reference } = await saveClaim(office, claim, null);
  await office.database
    .update(claims)
    .set({ confirmedAt: sql`now()` })
    .where(eq(claims.reference, reference));
  return reference;
}

async function corrected(office: MailContext, message: string): Promise<string> {
  const correction = { listing: palliser, kind: "fact", sender: "couple", message, email: "" } as const;
  return (await saveCorrection(office.database, correction, null)).reference;
}

forEachDatabase((openTestDatabase) => {
  test("nothing waits on a new site", async () => {
    await using open = await openOffice(openTestDatabase);
    const { items, totals } = await list(open.office);
    expect(items).toEqual([]);
    expect(Object.values(totals).every((total) => total === 0)).toBe(true);
  });

  test("applications wait once they are confirmed or held, and are decided once", async () => {
    await using open = await openOffice(openTestDatabase);
    const { office, database } = open;
    await saveApplication(office, sampleApplication({ name: "Not confirmed" }), null);
    const good = await applied(office, "Rose & Rye");
    const bad = await applied(office, "Late Bakery");
    const held = await applied(office, "Linked Cakes", true);
    const spam = await applied(office, "Ring Shop", true);
    await database
      .update(applications)
      .set({ confirmedAt: sql`now() - interval '3 days'` })
      .where(eq(applications.reference, bad));
    expect((await waiting(office))[0]).toEqual(["application", bad]);
    const shown = (await list(office)).items.find(({ id }) => id === held);
    expect([shown?.why, JSON.stringify(shown?.texts).includes("rings.example")]).toEqual([
      expect.stringContaining("too many links"),
      true,
    ]);

    await once(office, "application-approve", good);
    await once(office, "application-reject", bad, "Too far away.");
    await once(office, "application-release", held);
    await once(office, "application-discard", spam);
    expect(await waiting(office)).toEqual([]);
    expect(await applyDeskAction(office, { action: "application-approve", of: held, text: "" })).toBe(
      "changed",
    );
    expect(await database.$count(listings, eq(listings.name, "Rose & Rye"))).toBe(1);
    expect(await database.$count(applications, eq(applications.reference, spam))).toBe(0);
    const [rejected] = await database.select().from(applications).where(eq(applications.reference, bad));
    expect(rejected?.reason).toBe("Too far away.");
    const kinds = (await queuedMailKinds(office)).map((mail) => mail.split(" ")[0]);
    expect(kinds.filter((kind) => kind === "application-approved")).toHaveLength(1);
    expect(kinds.filter((kind) => kind === "application-rejected")).toHaveLength(1);
  });

  test("a claim on a listing with an owner is moved only by the action that says so", async () => {
    await using open = await openOffice(openTestDatabase);
    const { office, database } = open;
    const first = await claimed(office);
    expect((await list(office)).items).toMatchObject([{ actions: ["claim-approve", "claim-reject"] }]);
    await once(office, "claim-approve", first);
    const second = await claimed(office, "asha@fairmont.com");
    const third = await claimed(office, "third@fairmont.com");
    expect((await list(office)).items[0]).toMatchObject({
      id: second,
      why: "noor@fairmont.com manages this listing now.",
      actions: ["claim-replace", "claim-reject"],
    });
    expect(await applyDeskAction(office, { action: "claim-approve", of: second, text: "" })).toBe("changed");
    await once(office, "claim-replace", second);
    await once(office, "claim-reject", third, "Someone else is responsible.");
    const [owner] = await database
      .select()
      .from(listingContacts)
      .where(eq(listingContacts.listingId, palliser));
    expect(owner?.email).toBe("asha@fairmont.com");
    expect(await waiting(office)).toEqual([]);
  });

  test("a correction is closed once, with the first operator's words", async () => {
    await using open = await openOffice(openTestDatabase);
    const { office, database } = open;
    const reference = await corrected(office, "There are twelve chandeliers.");
    const held = await corrected(office, links);
    await once(office, "correction-release", held);
    expect(await waiting(office)).toEqual([
      ["correction", reference],
      ["correction", held],
    ]);
    await once(office, "correction-done", reference, "Counted them");
    await applyDeskAction(office, { action: "correction-done", of: reference, text: "Something else" });
    const [row] = await database.select().from(corrections).where(eq(corrections.reference, reference));
    expect(row?.outcome).toBe("Counted them");
    await once(office, "correction-done", held, "Advertising");
    expect(await waiting(office)).toEqual([]);
  });

  test("held enquiries are released or deleted, and held texts of one that was sent, too", async () => {
    await using open = await openOffice(openTestDatabase);
    const { office, database } = open;
    const asks = (name: string) =>
      saveEnquiry(office, sampleEnquiry({ name, additionalInfo: links, vendors: [palliser] }), null);
    const honest = (await asks("Simran")).reference;
    const spam = (await asks("Ring")).reference;
    expect((await list(office)).items[0]).toMatchObject({
      id: honest,
      title: "An enquiry of Simran is held",
      actions: ["enquiry-release", "enquiry-discard"],
    });
    await once(office, "enquiry-release", honest);
    await once(office, "enquiry-discard", spam);
    expect(await database.$count(enquiries)).toBe(1);

    const [sent] = await database.select().from(enquiries);
    const enquiryId = sent?.id ?? 0;
    const heldAt = new Date();
    // Not the number of the enquiry: a message is found by the enquiry that it belongs to.
    await database.insert(enquiryMessages).values([
      { enquiryId, kind: "message", text: "Hello", submissionKey: "a" },
      { enquiryId, kind: "message", text: links, submissionKey: "b", heldAt, heldReason: "links" },
    ]);
    await database.insert(vendorReplies).values({
      enquiryId,
      listingId: palliser,
      availability: "yes",
      includes: "",
      message: links,
      heldAt,
      heldReason: "links",
    });
    expect((await list(office)).items).toMatchObject([
      { id: honest, actions: ["enquiry-release", "enquiry-decline"], texts: [{}, {}] },
    ]);
    await once(office, "enquiry-decline", honest);
    expect(await database.$count(enquiryMessages)).toBe(1);
    expect(await database.select().from(vendorReplies)).toMatchObject([
      { availability: "yes", message: "", heldAt: null },
    ]);
    expect(await queuedMailKinds(office)).toContain(`answer-to-couple ${sent?.email}`);
    expect(await waiting(office)).toEqual([]);
  });

  test("an enquiry to a business without an address is passed on by hand, with a link that its answer comes by", async () => {
    await using open = await openOffice(openTestDatabase);
    const { office, database } = open;
    await database
      .update(listings)
      .set({ phone: "403-555-0177", email: "events@palliser.ca" })
      .where(eq(listings.id, palliser));
    const eventDate = `${new Date().getFullYear() + 1}-06-19`;
    // A sample has nobody behind it, and before the couple confirms nobody is told.
    await saveEnquiry(office, sampleEnquiry({ name: "New", vendors: [palliser], eventDate }), null);
    expect(await waiting(office)).toEqual([]);
    const { reference } = await sendEnquiry(
      office,
      sampleEnquiry({ name: "Simran", vendors: [palliser, 1], eventDate }),
    );
    const of = `${reference}.${palliser}`;
    expect(await waiting(office)).toEqual([["passon", of]]);
    const { items } = await loadDeskView({ ...office, databaseKind: "embedded" });
    const url = /https:\/\/weddings\.ca\/answers\/([\w-]{27})$/.exec(items[0]?.passOn?.message ?? "");
    const replyPage = await loadReplyByKey(database, url?.[1] ?? "");
    expect(replyPage).toMatchObject({ listingId: palliser, view: { couple: "Simran" } });
    expect(items[0]?.passOn?.ways.map(({ href }) => href.split("?")[0])).toEqual([
      "tel:+14035550177",
      "sms:+14035550177",
      "mailto:events@palliser.ca",
    ]);
    expect(
      items[0]?.passOn?.ways.every(({ href }) => href.startsWith("tel:") || href.includes("answers%2F")),
    ).toBe(true);
    await once(office, "passon-done", of);
    expect(await waiting(office)).toEqual([]);
    const enquiry = await readEnquiry(database, replyPage?.enquiryId ?? 0);
    const asked = enquiry?.recipients.find(({ id }) => id === palliser);
    expect(asked && describeDelivery(deliveryProgress(asked, false), true)).toBe(
      "We’ve passed this on to the venue",
    );
  });

  test("earlier enquiries follow a claim, passed on or not, unless they were answered or withdrawn", async () => {
    await using open = await openOffice(openTestDatabase);
    const { office, database } = open;
    const eventDate = `${new Date().getFullYear() + 1}-06-19`;
    const ask = (name: string) =>
      sendEnquiry(office, sampleEnquiry({ name, vendors: [palliser], eventDate }));
    const names = ["Waits", "Passed on", "Answered", "Withdrawn"] as const;
    const references: string[] = [];
    for (const name of names) references.push((await ask(name)).reference);
    expect(await waiting(office)).toHaveLength(4);
    const idOf = async (name: string) =>
      (await database.select().from(enquiries).where(eq(enquiries.name, name)))[0]?.id ?? 0;
    await applyDeskAction(office, { action: "passon-done", of: `${references[1]}.${palliser}`, text: "" });
    const answer = { listingId: palliser, availability: "yes", includes: "", message: "" } as const;
    await database.insert(vendorReplies).values({ enquiryId: await idOf("Answered"), ...answer });
    await database.update(enquiries).set({ withdrawnAt: new Date() }).where(eq(enquiries.name, "Withdrawn"));
    expect(await waiting(office)).toEqual([["passon", `${references[0]}.${palliser}`]]);
    await database.update(mails).set({ status: "sent" });

    await once(office, "claim-approve", await claimed(office));
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
    expect(await waiting(office)).toEqual([]);
  });

  test("of two operators who publish and refuse a review at once, the first one counts", async () => {
    await using open = await openOffice(openTestDatabase);
    const { office, database } = open;
    await sendEnquiry(office, sampleEnquiry({ vendors: [] }));
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
    expect(await waiting(office)).toEqual([
      ["review", "1"],
      ["review", "2"],
    ]);
    await once(office, "review-publish", "1");
    expect(await applyDeskAction(office, { action: "review-refuse", of: "1", text: "insult" })).toBe(
      "before",
    );
    await once(office, "review-refuse", "2", "forged");
    expect(await applyDeskAction(office, { action: "review-publish", of: "2", text: "" })).toBe("before");
    expect(await database.select().from(reviews).orderBy(reviews.id)).toMatchObject([
      { publishedAt: expect.any(Date), removedAt: null },
      { publishedAt: null, removedReason: "forged" },
    ]);
    expect(await waiting(office)).toEqual([]);
  });

  test("a fact is confirmed as it was read, not as it was said again since", async () => {
    await using open = await openOffice(openTestDatabase);
    const { office, database } = open;
    const say = (text: string) =>
      database.transaction((transaction) =>
        saveFactReport(transaction, palliser, {
          fact: "openFlame",
          answer: "yes",
          text,
          guestsFrom: null,
          guestsTo: null,
        }),
      );
    await say("A havan in the courtyard.");
    const read = (await waiting(office))[0]?.[1] ?? "";
    expect(read).toMatch(/^76\.openFlame\.\d+$/);
    await say("A havan anywhere.");
    const wish = { action: "fact-confirm", of: read, text: "Price list" } as const;
    expect(await applyDeskAction(office, wish)).toBe("changed");
    const next = (await waiting(office))[0]?.[1] ?? "";
    await once(office, "fact-confirm", next, "Price list of 2027");
    const [fact] = await database
      .select()
      .from(facts)
      .where(and(eq(facts.listingId, palliser), eq(facts.key, "openFlame")));
    expect(fact).toMatchObject({
      status: "confirmed",
      source: "Price list of 2027",
      text: "A havan anywhere.",
    });
    await say("Nowhere.");
    await once(office, "fact-reject", (await waiting(office))[0]?.[1] ?? "", "Not so.");
    expect(await waiting(office)).toEqual([]);
    // The desk's own command still works on whichever statement is current.
    const step = { what: "reject", reason: "Old" } as const;
    expect(await applyFactAction(database, palliser, "openFlame", step, null)).toMatchObject({
      key: "openFlame",
    });
  });

  test("mails that fail wait, the dead ones one by one; a plan in quarantine is released or deleted", async () => {
    await using open = await openOffice(openTestDatabase);
    const { office, database } = open;
    await sendEnquiry(office, sampleEnquiry({ vendors: [] }));
    await database
      .update(mails)
      .set({ status: "dead", attempts: 9, lastError: "550 No such person" })
      .where(eq(mails.id, 1));
    const late = { queuedAt: sql`now() - interval '2 hours'`, attempts: 3, lastError: "421 too busy" };
    await database.update(mails).set(late).where(eq(mails.id, 2));
    expect((await list(office)).items).toMatchObject([
      { id: "slow", title: "An email is late", why: "421 too busy", actions: [] },
      { id: "1", why: "550 No such person", actions: ["mail-resend"] },
    ]);
    await once(office, "mail-resend", "1");
    await database.update(mails).set({ status: "sent" });

    const quarantine = async () => {
      const id = await savePlanRows(database);
      await database
        .update(plans)
        .set({ quarantinedAt: new Date(), quarantineReason: "It took 26 s" })
        .where(eq(plans.id, id));
      return id;
    };
    const [spam, couple] = [await quarantine(), await quarantine()];
    expect((await list(office)).items).toMatchObject([{ why: "It took 26 s" }, { why: "It took 26 s" }]);
    await once(office, "plan-delete", spam);
    expect(await applyDeskAction(office, { action: "plan-release", of: couple, text: "" })).toBe("done");
    // A couple works on it again: a question that is still open on a phone deletes nothing.
    expect(await applyDeskAction(office, { action: "plan-delete", of: couple, text: "" })).toBe("before");
    expect(await database.$count(plans)).toBe(1);
    expect(await waiting(office)).toEqual([]);
  });

  test("an old backup waits, and on PostgreSQL only where the desk has made one; so does a doubted date", async () => {
    await using open = await openOffice(openTestDatabase);
    const { office, database } = open;
    const kinds = async (databaseKind: "embedded" | "postgresql") =>
      (await readWaitingList({ database, databaseKind })).items.map(({ kind, title }) => `${kind}: ${title}`);
    await sendEnquiry(office, sampleEnquiry({ vendors: [] }));
    await database.update(mails).set({ status: "sent" });
    expect(await kinds("embedded")).toEqual([]);
    await database.update(enquiries).set({ receivedAt: sql`now() - interval '8 days'` });
    expect(await kinds("embedded")).toEqual(["backup: There is no backup yet"]);
    expect(await kinds("postgresql")).toEqual([]);
    await noteBackup(database, "/backups");
    expect(await kinds("embedded")).toEqual([]);
    await database.update(siteState).set({ backedUpAt: sql`now() - interval '8 days'` });
    expect(await kinds("postgresql")).toEqual(["backup: The last backup is old"]);
    await noteBackup(database, "/backups");

    await database.update(siteState).set({ clockBelievedAt: sql`now() - interval '90 days'` });
    const [clock] = (await list(office)).items;
    expect(clock).toMatchObject({ kind: "clock", actions: ["clock-confirm"] });
    const other = { action: "clock-confirm", of: "2020-01-01", text: "" } as const;
    expect(await applyDeskAction(office, other)).toBe("changed");
    expect(await applyDeskAction(office, { ...other, of: clock?.id ?? "" })).toBe("done");
    expect(await waiting(office)).toEqual([]);
  });

  test("names that are none change nothing", async () => {
    await using open = await openOffice(openTestDatabase);
    const { office } = open;
    for (const of of ["", "0", "-1", "1; drop table mails", "76.openFlame", "76.nothing.1", "99999999999999"])
      for (const action of [
        "mail-resend",
        "plan-delete",
        "fact-reject",
        "review-publish",
        "claim-approve",
      ] as const)
        expect(["before", "changed"]).toContain(await applyDeskAction(office, { action, of, text: "x" }));
  });
});
