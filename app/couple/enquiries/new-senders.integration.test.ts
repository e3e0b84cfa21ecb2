import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { loadReplyByKey } from "#app/business/replies/reply-view.server.ts";
import { changeEnquiry } from "#app/couple/enquiry-page/change-enquiry.server.ts";
import { loadEnquiryByKey } from "#app/couple/enquiry-page/enquiry-view.server.ts";
import { getOrCreateKey } from "#app/messaging/private-links/private-links.server.ts";
import { enquiries, enquiryRecipients, mails } from "#database/schema/index.ts";
import {
  submitEnquiry,
  submitConfirmedEnquiry,
  deliverAll,
  openMailFixture,
  recordingTransport,
  type MailFixture,
} from "#test-support/mail-fixture.ts";
import { pressConfirmation } from "#test-support/send-enquiry.ts";
import { forEachDatabase } from "#test-support/test-database.ts";
import { dayFromWedding } from "#test-support/sample-days.ts";

import { sendQueuedEnquiries } from "./send-to-businesses.server.ts";

/** The studio has a confirmed address. */
const studio = 3;

const idOf = async ({ database }: MailFixture, reference: string) => {
  const [row] = await database
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(eq(enquiries.reference, reference));
  return row?.id ?? 0;
};

const pageOf = async ({ site: { database, secret } }: MailFixture, id: number) =>
  (
    await loadEnquiryByKey(
      { database, secret },
      await getOrCreateKey(database, secret, "enquiry", String(id)),
    )
  )?.view;

/** What goes out from now on, as kinds. */
async function posted(office: MailFixture, after = 0): Promise<string[]> {
  const rows = await office.database.select().from(mails).orderBy(mails.id);
  return rows.slice(after).map(({ kind, recipient }) => `${kind} ${recipient ?? "team"}`);
}

const toStudio = "enquiry-to-vendor studio@vendor.ca";

forEachDatabase((openTestDatabase) => {
  test("the words of a new sender reach no business before the button in our mail is pressed, and then once", async () => {
    await using office = await openMailFixture(openTestDatabase);
    const words = "Buy rings at rings.example";
    const { reference } = await submitEnquiry(office, { additionalInfo: words, vendors: [studio, 76, 4] });
    expect(await posted(office)).toEqual(["enquiry-to-team team", "enquiry-confirmation simran@example.ca"]);
    const { sent, transport } = recordingTransport();
    await deliverAll(office, transport);
    expect(sent[1]?.content.subject).toBe(`Send your enquiry to 2 vendors (${reference})`);
    expect(JSON.stringify(sent[1])).not.toContain("rings");
    // Three names stand under 'two businesses'.
    expect(JSON.stringify(sent[1]).match(/\(sample listing, not a real business\)/g)).toHaveLength(1);
    expect(JSON.stringify(sent[0])).toContain("don’t pass it on");

    const id = await idOf(office, reference);
    // Mail programs open links by themselves.
    for (let opened = 0; opened < 3; opened += 1)
      expect((await pageOf(office, id))?.waitsFor).toEqual({ email: 2, team: 0, page: 0 });
    expect(await posted(office)).toHaveLength(2);
    const press = () => changeEnquiry(office.site, id, { what: "send" }, null);
    await Promise.all([press(), press(), press()]);
    expect((await posted(office, 2)).toSorted()).toEqual(["enquiry-to-vendor events@venue.ca", toStudio]);
    expect(await pageOf(office, id)).toMatchObject({ waitsFor: null, isUnsent: false });
  });

  test("our team gets one mail of an enquiry that is confirmed before the first was sent", async () => {
    await using office = await openMailFixture(openTestDatabase);
    // Our team passes it on to the second, which has no address here.
    const { reference } = await submitEnquiry(office, { vendors: [studio, 96] });
    const id = await idOf(office, reference);
    await changeEnquiry(office.site, id, { what: "send" }, null);
    expect((await posted(office)).filter((each) => each === "enquiry-to-team team")).toHaveLength(2);
    const { sent, transport } = recordingTransport();
    await deliverAll(office, transport);
    const toTeam = sent.filter(({ to }) => to === office.site.settings.teamInbox);
    expect(toTeam.map(({ content }) => content.subject)).toEqual([
      expect.stringContaining(`${reference}: confirmed by `),
    ]);
  });

  test("what was withdrawn or deleted before is never sent", async () => {
    await using office = await openMailFixture(openTestDatabase);
    const { reference } = await submitEnquiry(office);
    const id = await idOf(office, reference);
    expect((await pageOf(office, id))?.isUnsent).toBe(true);
    const changed = {
      what: "change",
      eventDate: dayFromWedding(63),
      guestCount: "151-200",
      guestNumber: null,
    } as const;
    await changeEnquiry(office.site, id, changed, null);
    await changeEnquiry(office.site, id, { what: "withdraw" }, null);
    await pressConfirmation(office.site, reference);
    expect((await posted(office)).join()).not.toContain("-to-vendor");
    expect(await pageOf(office, id)).toMatchObject({ isUnsent: true, isWithdrawn: true });
  });

  test("our team is asked to tell nobody of what is written after such a withdrawal", async () => {
    await using office = await openMailFixture(openTestDatabase);
    const { reference } = await submitEnquiry(office, { vendors: [studio, 77] });
    const id = await idOf(office, reference);
    await changeEnquiry(office.site, id, { what: "withdraw" }, null);
    await changeEnquiry(office.site, id, { what: "message", to: null, message: "Sorry!" }, null);
    const { sent, transport } = recordingTransport();
    await deliverAll(office, transport);
    const told = sent.map(({ content }) => JSON.stringify(content)).filter((text) => text.includes("Sorry!"));
    expect(told).toHaveLength(1);
    expect(told.join()).not.toContain("Please tell");
  });

  test("an address that was proven goes at once in every spelling, until half a year has passed", async () => {
    await using office = await openMailFixture(openTestDatabase);
    await submitConfirmedEnquiry(office, { email: "simran.gill@gmail.com", vendors: [studio] });
    const again = async (email: string, name: string) => {
      const before = (await posted(office)).length;
      await submitEnquiry(office, { email, name, vendors: [studio] });
      return (await posted(office, before)).includes(toStudio);
    };
    expect(await again("SimranGill+hall@googlemail.com", "Second")).toBe(true);
    expect(await again("simran.g@gmail.com", "Somebody else")).toBe(false);
    await office.database.execute(sql`update enquiries set confirmed_at = now() - interval '181 days'`);
    expect(await again("simran.gill@gmail.com", "Third")).toBe(false);
  });

  test("ten enquiries of new senders reach one business an hour; the others wait and the couple is told", async () => {
    await using office = await openMailFixture(openTestDatabase);
    const references: string[] = [];
    for (let number = 0; number < 14; number += 1) {
      const { reference } = await submitConfirmedEnquiry(office, {
        email: `couple${number}@c${number}.ca`,
        vendors: [studio],
      });
      references.push(reference);
    }
    const reached = async () => (await posted(office)).filter((mail) => mail === toStudio).length;
    expect(await reached()).toBe(10);
    const last = await pageOf(office, await idOf(office, references[13] ?? ""));
    expect(last?.recipients[0]?.delivery).toContain("in line");
    await sendQueuedEnquiries(office.site);
    expect(await reached()).toBe(10);

    // Who was here before waits behind none of them.
    await submitEnquiry(office, { email: "couple1@c1.ca", name: "Again", vendors: [studio] });
    expect(await reached()).toBe(11);

    await office.database.execute(
      sql`update ${enquiryRecipients} set mailed_at = mailed_at - interval '61 minutes'`,
    );
    await sendQueuedEnquiries(office.site);
    await sendQueuedEnquiries(office.site);
    expect(await reached()).toBe(15);
    expect((await pageOf(office, await idOf(office, references[13] ?? "")))?.recipients[0]?.isAsked).toBe(
      true,
    );
  });

  test("posts at the same moment get no more to a business than that", async () => {
    await using office = await openMailFixture(openTestDatabase);
    const asked: string[] = [];
    for (let number = 0; number < 13; number += 1)
      asked.push(
        (await submitEnquiry(office, { email: `c${number}@c${number}.ca`, vendors: [studio] })).reference,
      );
    await Promise.all(asked.map((reference) => pressConfirmation(office.site, reference)));
    expect((await posted(office)).filter((mail) => mail === toStudio)).toHaveLength(10);
  });

  test("of many messages three an hour are mailed to a business, the others are on its page; a withdrawal is always mailed", async () => {
    await using office = await openMailFixture(openTestDatabase);
    const { reference } = await submitConfirmedEnquiry(office, { vendors: [studio] });
    const id = await idOf(office, reference);
    for (let number = 0; number < 6; number += 1)
      await changeEnquiry(
        office.site,
        id,
        { what: "message", to: null, message: `News, part ${number}` },
        null,
      );
    const toldStudio = async () =>
      (await posted(office)).filter((mail) => mail === "message-to-vendor studio@vendor.ca").length;
    expect(await toldStudio()).toBe(3);
    const { database, secret } = office.site;
    const page = await loadReplyByKey(
      database,
      await getOrCreateKey(database, secret, "answer", `${id}:${studio}`),
    );
    expect(page?.view.messages).toHaveLength(6);
    await changeEnquiry(office.site, id, { what: "withdraw" }, null);
    expect(await toldStudio()).toBe(4);
  });

  test("the links of a new sender can be read in a business's mail, not clicked", async () => {
    await using office = await openMailFixture(openTestDatabase);
    const additionalInfo = "Our hall: https://hall.example.com/map";
    await submitConfirmedEnquiry(office, { additionalInfo, vendors: [studio] });
    const { sent, transport } = recordingTransport();
    await deliverAll(office, transport);
    const mail = JSON.stringify(sent.find(({ to }) => to === "studio@vendor.ca")?.content);
    expect(mail).toContain("hall[.]example[.]com/map");
    expect(mail).not.toContain("hall.example.com");
  });
});
