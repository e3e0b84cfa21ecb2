import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { saveVendorReply } from "#app/business/replies/save-reply.server.ts";
import { setBusinessUnsubscribed } from "#app/couple/unsubscribe/unsubscribe-business.server.ts";
import { readEnquiriesToPassOn } from "#app/couple/enquiries/pass-on.server.ts";
import { setMailboxUnsubscribed } from "#app/couple/unsubscribe/unsubscribe-mailbox.server.ts";
import { hashMailbox } from "#app/messaging/personal-data/subject-hash.server.ts";
import { changeEnquiry } from "#app/couple/enquiry-page/change-enquiry.server.ts";
import { mailLostLinks } from "#app/couple/enquiries/mail-lost-link.server.ts";
import { saveEnquiry } from "#app/couple/enquiries/save-enquiry.server.ts";
import { sendQueuedEnquiries } from "#app/couple/enquiries/send-to-businesses.server.ts";
import { enquiries, listingContacts, mails } from "#database/schema/index.ts";
import { MailRejectedError } from "#mail/transport.ts";
import {
  submitEnquiry,
  submitConfirmedEnquiry,
  deliverAll,
  openMailFixture,
  recordingTransport,
  type MailFixture,
} from "#test-support/mail-fixture.ts";
import { availableAnswer } from "#test-support/available-answer.ts";
import { sampleEnquiry } from "#test-support/sample-enquiry.ts";
import { sampleSecret } from "#test-support/sample-settings.ts";
import { forEachDatabase } from "#test-support/test-database.ts";

import { deliverMail } from "./deliver-mail.server.ts";
import { mailQueue } from "#app/messaging/outbox/post-mails.server.ts";
import { formatDate } from "#app/calendar/format-date.ts";
import { dayFromWedding, weddingDay } from "#test-support/sample-days.ts";

const waiting = (office: MailFixture) =>
  office.database
    .select({
      kind: mails.kind,
      recipient: mails.recipient,
      listingId: mails.listingId,
      status: mails.status,
    })
    .from(mails)
    .orderBy(mails.id);

forEachDatabase((openTestDatabase) => {
  test("an enquiry causes a mail to the team, one to the couple, and one to each chosen vendor whose address was confirmed", async () => {
    await using office = await openMailFixture(openTestDatabase);
    const { reference } = await submitConfirmedEnquiry(office);
    expect(await waiting(office)).toEqual([
      { kind: "enquiry-to-team", recipient: null, listingId: null, status: "waiting" },
      { kind: "enquiry-confirmation", recipient: "simran@example.ca", listingId: null, status: "waiting" },
      { kind: "enquiry-to-vendor", recipient: "studio@vendor.ca", listingId: 3, status: "waiting" },
      { kind: "enquiry-to-vendor", recipient: "events@venue.ca", listingId: 76, status: "waiting" },
    ]);

    const { sent, transport } = recordingTransport();
    await deliverAll(office, transport);
    expect(sent.map(({ to }) => to)).toEqual([
      "team@weddings.ca",
      "simran@example.ca",
      "studio@vendor.ca",
      "events@venue.ca",
    ]);
    const [toTeam, toCouple, toVendor] = sent.map(({ content: letter }) => JSON.stringify(letter));
    expect(sent[0]?.replyTo).toBe("simran@example.ca");
    expect(toTeam).toContain(reference);
    expect(toTeam).toMatch(/\(4\): sample listing/);
    expect(toCouple).toMatch(/https:\/\/weddings\.ca\/enquiries\/[\w-]{27}"/);
    // Somebody may have typed a stranger's address.
    expect(toCouple).not.toContain(sampleEnquiry().additionalInfo);
    expect(toVendor).toMatch(/https:\/\/weddings\.ca\/answers\/[\w-]{27}"/);
    expect(toVendor).toContain("simran@example.ca");
    expect(sent[2]?.unsubscribeUrl).toMatch(/^https:\/\/weddings\.ca\/no-more-mail\/[\w-]{27}$/);
    expect((await waiting(office)).every(({ status }) => status === "sent")).toBe(true);
  });

  test("of our recommendations only a couple hears that asked no vendor", async () => {
    await using office = await openMailFixture(openTestDatabase);
    await submitConfirmedEnquiry(office);
    const { sent, transport } = recordingTransport();
    await deliverAll(office, transport);
    await office.database.delete(mails);
    await submitEnquiry(office, { eventDate: dayFromWedding(1) });
    await submitEnquiry(office, { eventDate: dayFromWedding(2), vendors: [] });
    await deliverAll(office, transport);
    const [asked, open] = sent
      .filter(({ to, content }) => to === sampleEnquiry().email && content.subject.startsWith("Your enquiry"))
      .map(({ content }) => JSON.stringify(content))
      .slice(-2);
    expect(asked).toContain("Answers come by email");
    expect(asked).not.toContain("recommendations");
    expect(open).toContain("personalised recommendations");
  });

  test("the links to the page of an enquiry open in the theme that it was sent in", async () => {
    await using office = await openMailFixture(openTestDatabase);
    const { reference } = await saveEnquiry(office.site, sampleEnquiry({ vendors: [3] }), null, {
      theme: "indian",
    });
    await mailLostLinks(office.site, sampleEnquiry().email);
    const { sent, transport } = recordingTransport();
    await deliverAll(office, transport);
    const toCouple = sent.filter(({ to }) => to === sampleEnquiry().email);
    expect(toCouple.map(({ content }) => content.subject)).toEqual([
      `Send your enquiry to 1 vendor (${reference})`,
      `Your link to enquiry ${reference}`,
    ]);
    for (const { content } of toCouple)
      expect(JSON.stringify(content)).toMatch(/"https:\/\/weddings\.ca\/enquiries\/[\w-]{27}\?theme=indian"/);
  });

  test("a mail with several links speaks of all of them", async () => {
    await using office = await openMailFixture(openTestDatabase);
    const { email } = sampleEnquiry();
    const askForLinks = async () => {
      await office.database.delete(mails);
      await mailLostLinks(office.site, email);
      const { sent, transport } = recordingTransport();
      await deliverAll(office, transport);
      return sent.map(({ content }) => ({ subject: content.subject, all: JSON.stringify(content) }));
    };
    const first = await submitEnquiry(office);
    expect((await askForLinks())[0]?.all).toContain("Anyone with this link can read");
    await office.database.insert(listingContacts).values({ listingId: 17, email });
    const [withListing] = await askForLinks();
    expect(withListing?.subject).toBe(`Your links to enquiry ${first.reference} and your listing`);
    expect(withListing?.all).toContain("Here are your links");
    expect(withListing?.all).toContain(
      "Anyone with these links can read and change your enquiry and your listing,",
    );
    await office.database.delete(listingContacts).where(eq(listingContacts.listingId, 17));
    const second = await submitEnquiry(office, { eventDate: dayFromWedding(1) });
    const [ofTwo] = await askForLinks();
    expect(ofTwo?.subject).toBe(`Your links to enquiries ${second.reference}, ${first.reference}`);
    expect(ofTwo?.all).toContain("Anyone with these links can read and change your enquiries.");
    expect(ofTwo?.all).not.toMatch(/this link|the link\b/);
  });

  test("the same form sent again causes no mail", async () => {
    await using office = await openMailFixture(openTestDatabase);
    await submitConfirmedEnquiry(office);
    const before = await waiting(office);
    await submitConfirmedEnquiry(office);
    expect(await waiting(office)).toEqual(before);
  });

  test("an enquiry that could not be kept leaves no mail and no job behind", async () => {
    await using office = await openMailFixture(openTestDatabase);
    const failing = saveEnquiry(
      {
        ...office.site,
        postMails: async (transaction, newMails) => {
          await office.site.postMails(transaction, newMails);
          throw new Error("the disk is full");
        },
      },
      sampleEnquiry({ vendors: [3] }),
      null,
    );
    await expect(failing).rejects.toThrow("the disk is full");
    expect(await office.database.$count(enquiries)).toBe(0);
    expect(await office.database.$count(mails)).toBe(0);
    const { rows } = await office.pool.query("select 1 from pgboss.job");
    expect(rows).toEqual([]);
  });

  test("no mail is made out to a name that belongs to nobody", async () => {
    await using office = await openMailFixture(openTestDatabase);
    await office.database.update(listingContacts).set({ email: "x@vendor.example" });
    await submitEnquiry(office, { email: "asha@mail.invalid" });
    expect((await waiting(office)).map(({ kind }) => kind)).toEqual(["enquiry-to-team"]);
  });

  test("a worker sends what waits, and tries again what was not taken", async () => {
    await using office = await openMailFixture(openTestDatabase);
    let tries = 0;
    const { sent, transport } = recordingTransport(async ({ to }) => {
      if (to === "simran@example.ca" && (tries += 1) < 3) throw new Error("421 too busy");
    });
    await office.jobs.work(mailQueue, (key) => deliverMail(office.site, transport, Number(key)));
    await submitConfirmedEnquiry(office);
    await expect.poll(() => sent.length, { timeout: 40_000, interval: 100 }).toBe(4);
    expect(tries).toBe(3);
    await expect
      .poll(async () => (await waiting(office)).every(({ status }) => status === "sent"), { timeout: 10_000 })
      .toBe(true);
  });

  test("a mail that its address will never take is dead at once, one that nobody took for three days is dead, too", async () => {
    await using office = await openMailFixture(openTestDatabase);
    await submitConfirmedEnquiry(office, { vendors: [] });
    const refusing = recordingTransport(async () => {
      throw new MailRejectedError("550 No such person");
    });
    const [first, second] = await office.database.select().from(mails).orderBy(mails.id);
    await deliverMail(office.site, refusing.transport, first?.id ?? 0);
    await office.database
      .update(mails)
      .set({ queuedAt: sql`now() - interval '73 hours'` })
      .where(eq(mails.id, second?.id ?? 0));
    const closed = recordingTransport(async () => {
      throw new Error("421 too busy");
    });
    await deliverMail(office.site, closed.transport, second?.id ?? 0);
    const after = await office.database.select().from(mails).orderBy(mails.id);
    expect(after).toMatchObject([
      { status: "dead", lastError: "550 No such person", attempts: 1 },
      { status: "dead", lastError: "421 too busy", attempts: 1 },
    ]);
  });

  test("a business that stops mail while one waits does not get it, and our team passes the enquiry on", async () => {
    await using office = await openMailFixture(openTestDatabase);
    await submitConfirmedEnquiry(office, { vendors: [3, 76] });
    const busy = recordingTransport(async () => {
      throw new Error("421 too busy");
    });
    const waitingMails = await office.database.select().from(mails);
    for (const { id } of waitingMails)
      await expect(deliverMail(office.site, busy.transport, id)).rejects.toThrow("421");
    const toPassOn = async () =>
      (await readEnquiriesToPassOn(office.database, 9)).rows.map(({ listing }) => listing.id);
    await setBusinessUnsubscribed(office.site, 3, true);
    await setMailboxUnsubscribed(
      office.database,
      sampleSecret,
      hashMailbox(sampleSecret, "events@venue.ca"),
      true,
    );
    const { sent, transport } = recordingTransport();
    await deliverAll(office, transport);
    expect(sent.map(({ to }) => to)).toEqual(["team@weddings.ca", "simran@example.ca", "studio@vendor.ca"]);
    // The last of these says that mail is off.
    expect(JSON.stringify(sent[2]?.content)).toContain("wait on your private page");
    // Behind a sample listing is nobody to call.
    expect(await toPassOn()).toEqual([76]);
    // What waited follows when mail is on again.
    await setBusinessUnsubscribed(office.site, 3, false);
    await sendQueuedEnquiries(office.site);
    await deliverAll(office, transport);
    expect(sent.slice(3).map(({ to }) => to)).toEqual(["studio@vendor.ca"]);
    expect(await toPassOn()).toEqual([76]);
  });

  test("an enquiry to a mailbox that was quiet before its listing had it goes to our team, too", async () => {
    await using office = await openMailFixture(openTestDatabase);
    await submitConfirmedEnquiry(office, { vendors: [76] });
    const quiet = hashMailbox(sampleSecret, "hall@venue.ca");
    await setMailboxUnsubscribed(office.database, sampleSecret, quiet, true);
    // Its owner changed; nobody asked that mailbox.
    await office.database
      .update(listingContacts)
      .set({ email: "hall@venue.ca" })
      .where(eq(listingContacts.listingId, 76));
    await office.database.update(mails).set({ recipient: "hall@venue.ca" }).where(eq(mails.listingId, 76));
    await deliverAll(office, recordingTransport().transport);
    const { rows } = await readEnquiriesToPassOn(office.database, 9);
    expect(rows.map(({ listing }) => listing.id)).toEqual([76]);
  });

  test("a mail that could not be tried for days is sent all the same", async () => {
    await using office = await openMailFixture(openTestDatabase);
    await submitConfirmedEnquiry(office, { vendors: [] });
    await office.database.update(mails).set({ queuedAt: sql`now() - interval '30 days'` });
    const { sent, transport } = recordingTransport();
    await deliverAll(office, transport);
    expect(sent).toHaveLength(2);
  });

  test("an answer goes to the couple once, and again only when it is another one", async () => {
    await using office = await openMailFixture(openTestDatabase);
    await submitConfirmedEnquiry(office);
    const [enquiry] = await office.database.select().from(enquiries);
    const id = enquiry?.id ?? 0;
    const answer = {
      availability: "yes" as const,
      unit: "total" as const,
      priceFrom: 450_000,
      priceTo: 520_000,
      includes: "Two photographers",
      message: "With joy",
    };
    expect(await saveVendorReply(office.site, id, 3, answer)).toBe("saved");
    expect(await saveVendorReply(office.site, id, 3, answer)).toBe("saved");
    expect(await saveVendorReply(office.site, id, 3, { ...answer, priceTo: 600_000 })).toBe("saved");
    expect((await waiting(office)).filter(({ kind }) => kind === "answer-to-couple")).toHaveLength(2);
    const { sent, transport } = recordingTransport();
    await deliverAll(office, transport);
    expect(JSON.stringify(sent.at(-1)?.content)).toContain("$4,500 to $6,000");
    expect(JSON.stringify(sent.at(-1)?.content)).toContain(
      "mark it on the same page. Once they confirm it, you can review them",
    );
    const answers = sent.filter(({ content }) => content.subject.includes("answer"));
    expect(answers.map(({ content }) => content.subject)).toEqual([
      expect.stringMatching(/ has answered: available$/),
      expect.stringMatching(/ has sent a new answer: available$/),
    ]);
    expect(JSON.stringify(answers)).toContain("Compare all answers");
    // Once the couple has marked it, there is nothing to mark.
    await changeEnquiry(office.site, id, { what: "booking", vendor: 3, booked: true }, null);
    expect(await saveVendorReply(office.site, id, 3, { ...answer, priceTo: 650_000 })).toBe("saved");
    const later = recordingTransport();
    await deliverAll(office, later.transport);
    expect(JSON.stringify(later.sent.at(-1)?.content)).toContain("$4,500 to $6,500");
    expect(JSON.stringify(later.sent.at(-1)?.content)).not.toContain("mark it on the same page");
    expect(await saveVendorReply(office.site, id, 5, answer)).toBe("gone");
  });

  test("an answer that is about another date by the time its mail goes out has no answer in its subject", async () => {
    await using office = await openMailFixture(openTestDatabase);
    await submitConfirmedEnquiry(office);
    const [enquiry] = await office.database.select().from(enquiries);
    const id = enquiry?.id ?? 0;
    await saveVendorReply(office.site, id, 3, availableAnswer);
    const { guestCount, guestNumber } = sampleEnquiry();
    const date = { what: "change", eventDate: "2099-08-28", guestCount, guestNumber } as const;
    await changeEnquiry(office.site, id, date, "5f0c2c1e-6d5e-4b53-9a55-0d0c2f7a9b12");
    const { sent, transport } = recordingTransport();
    await deliverAll(office, transport);
    const subjects = sent.map(({ content }) => content.subject).filter((text) => text.includes("answered"));
    expect(subjects).toEqual([expect.stringMatching(/ has answered$/)]);
  });

  test("a couple that asked one vendor isn’t told to compare its answer", async () => {
    await using office = await openMailFixture(openTestDatabase);
    await submitConfirmedEnquiry(office, { vendors: [3] });
    const [enquiry] = await office.database.select().from(enquiries);
    await saveVendorReply(office.site, enquiry?.id ?? 0, 3, availableAnswer);
    const { sent, transport } = recordingTransport();
    await deliverAll(office, transport);
    const answer = JSON.stringify(sent.at(-1)?.content);
    expect(answer).toContain("See their answer");
    expect(answer).not.toContain("Compare");
  });

  test("a couple that chose no vendor isn’t told to compare answers", async () => {
    await using office = await openMailFixture(openTestDatabase);
    await submitConfirmedEnquiry(office, { vendors: [] });
    const { sent, transport } = recordingTransport();
    await deliverAll(office, transport);
    const toCouple = sent.find(({ to }) => to === sampleEnquiry().email);
    expect(JSON.stringify(toCouple?.content)).toContain("On your page you can");
    expect(JSON.stringify(toCouple?.content)).not.toContain("compare");
  });

  test("what a couple writes, changes and takes back is told to those who got the enquiry, once", async () => {
    await using office = await openMailFixture(openTestDatabase);
    await submitConfirmedEnquiry(office, { name: "Asha & Tom" });
    const [enquiry] = await office.database.select().from(enquiries);
    const id = enquiry?.id ?? 0;
    const form = "5f0c2c1e-6d5e-4b53-9a55-0d0c2f7a9b11";
    const write = () =>
      changeEnquiry(office.site, id, { what: "message", to: null, message: "We have found a hall." }, form);
    await write();
    await write();
    const moved = {
      what: "change",
      eventDate: dayFromWedding(14),
      guestCount: "200+",
      guestNumber: 420,
    } as const;
    expect(await changeEnquiry(office.site, id, moved, form)).toEqual({ kind: "change" });
    expect(await changeEnquiry(office.site, id, moved, form)).toEqual({ kind: "change" });
    const laterForm = "7b1de4a4-8a6f-4c0e-9a0b-3f5f9f2a1c22";
    expect(await changeEnquiry(office.site, id, moved, laterForm)).toEqual({ kind: "unchanged" });
    await changeEnquiry(office.site, id, { what: "withdraw" }, form);
    await changeEnquiry(office.site, id, { what: "withdraw" }, form);
    const later = (await waiting(office)).slice(4).map(({ kind, listingId }) => [kind, listingId]);
    const each = [
      ["message-to-team", null],
      ["message-to-vendor", 3],
      ["message-to-vendor", 76],
    ];
    expect(later).toEqual([...each, ...each, ...each]);
    const { sent, transport } = recordingTransport();
    await deliverAll(office, transport);
    expect(JSON.stringify(sent)).toContain(
      `The date is now ${formatDate(dayFromWedding(14))} (it was ${formatDate(weddingDay)}).`,
    );
    // A couple is two people: no verb that would suit one alone follows its name.
    expect(sent.map(({ content }) => JSON.stringify(content)).join("")).not.toMatch(
      /Asha & Tom (then )?(has|is|was|sees|writes|wants)\b/,
    );
    expect(
      await saveVendorReply(office.site, id, 3, {
        availability: "no",
        unit: "total",
        priceFrom: null,
        priceTo: null,
        includes: "",
        message: "",
      }),
    ).toBe("withdrawn");
  });

  test("an enquiry that was deleted is gone with its mails; what still waited is not sent", async () => {
    await using office = await openMailFixture(openTestDatabase);
    await submitConfirmedEnquiry(office);
    const [enquiry] = await office.database.select().from(enquiries);
    await changeEnquiry(office.site, enquiry?.id ?? 0, { what: "delete", sure: "yes" }, null);
    for (const table of ["enquiries", "enquiry_recipients", "enquiry_questions", "mails", "private_links"]) {
      const { rows } = await office.pool.query(`select 1 from ${table}`);
      expect([table, rows]).toEqual([table, []]);
    }
    const { sent, transport } = recordingTransport();
    await deliverMail(office.site, transport, 1);
    expect(sent).toEqual([]);
  });
});
