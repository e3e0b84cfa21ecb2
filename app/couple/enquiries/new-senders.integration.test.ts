import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { openAnswer } from "#app/business/replies/reply-view.server.ts";
import { changeEnquiry } from "#app/couple/enquiry-page/change-enquiry.server.ts";
import { openEnquiry } from "#app/enquiry-page/enquiry-view.server.ts";
import { keyOf } from "#app/messaging/private-links/private-links.server.ts";
import { enquiries, enquiryRecipients, mails } from "#database/schema/index.ts";
import {
  ask,
  askAndConfirm,
  deliverAll,
  openPostOffice,
  openTray,
  type PostOffice,
} from "#test-support/mail-fixture.ts";
import { pressSend } from "#test-support/send-enquiry.ts";
import { forEachDatabase } from "#test-support/test-database.ts";

import { sendQueued } from "./send-to-businesses.server.ts";

/** The studio has a confirmed address. */
const studio = 3;

const idOf = async ({ database }: PostOffice, reference: string) => {
  const [row] = await database
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(eq(enquiries.reference, reference));
  return row?.id ?? 0;
};

const pageOf = async ({ site: { database, secret } }: PostOffice, id: number) =>
  (await openEnquiry({ database, secret }, await keyOf(database, secret, "enquiry", String(id))))?.view;

/** What goes out from now on, as kinds. */
async function posted(office: PostOffice, after = 0): Promise<string[]> {
  const rows = await office.database.select().from(mails).orderBy(mails.id);
  return rows.slice(after).map(({ kind, recipient }) => `${kind} ${recipient ?? "team"}`);
}

const toStudio = "enquiry-to-vendor studio@vendor.ca";

forEachDatabase((openTestDatabase) => {
  test("the words of a new sender reach no business before the button in our mail is pressed, and then once", async () => {
    await using office = await openPostOffice(openTestDatabase);
    const words = "Buy rings at rings.example";
    const { reference } = await ask(office, { additionalInfo: words, vendors: [studio, 76, 4] });
    expect(await posted(office)).toEqual(["enquiry-to-team team", "enquiry-confirmation simran@example.ca"]);
    const { sent, transport } = openTray();
    await deliverAll(office, transport);
    expect(sent[1]?.letter.subject).toBe(`Send your enquiry to 2 businesses (${reference})`);
    expect(JSON.stringify(sent[1])).not.toContain("rings");
    expect(JSON.stringify(sent[0])).toContain("do not pass it on");

    const id = await idOf(office, reference);
    // Mail programs open links by themselves.
    for (let opened = 0; opened < 3; opened += 1) expect((await pageOf(office, id))?.waitsFor).toBe(2);
    expect(await posted(office)).toHaveLength(2);
    const press = () => changeEnquiry(office.site, id, { what: "send" }, null);
    await Promise.all([press(), press(), press()]);
    expect((await posted(office, 2)).toSorted()).toEqual(["enquiry-to-vendor events@venue.ca", toStudio]);
    expect((await pageOf(office, id))?.waitsFor).toBeNull();
  });

  test("what was withdrawn or deleted before is never sent", async () => {
    await using office = await openPostOffice(openTestDatabase);
    const { reference } = await ask(office);
    const id = await idOf(office, reference);
    await changeEnquiry(office.site, id, { what: "withdraw" }, null);
    await pressSend(office.site, reference);
    expect((await posted(office)).join()).not.toContain("enquiry-to-vendor");
  });

  test("an address that was proven goes at once in every spelling, until half a year has passed", async () => {
    await using office = await openPostOffice(openTestDatabase);
    await askAndConfirm(office, { email: "simran.gill@gmail.com", vendors: [studio] });
    const again = async (email: string, name: string) => {
      const before = (await posted(office)).length;
      await ask(office, { email, name, vendors: [studio] });
      return (await posted(office, before)).includes(toStudio);
    };
    expect(await again("SimranGill+hall@googlemail.com", "Second")).toBe(true);
    expect(await again("simran.g@gmail.com", "Somebody else")).toBe(false);
    await office.database.execute(sql`update enquiries set confirmed_at = now() - interval '181 days'`);
    expect(await again("simran.gill@gmail.com", "Third")).toBe(false);
  });

  test("ten enquiries of new senders reach one business an hour; the others wait and the couple is told", async () => {
    await using office = await openPostOffice(openTestDatabase);
    const references: string[] = [];
    for (let number = 0; number < 14; number += 1) {
      const { reference } = await askAndConfirm(office, {
        email: `couple${number}@c${number}.ca`,
        vendors: [studio],
      });
      references.push(reference);
    }
    const reached = async () => (await posted(office)).filter((mail) => mail === toStudio).length;
    expect(await reached()).toBe(10);
    const last = await pageOf(office, await idOf(office, references[13] ?? ""));
    expect(last?.recipients[0]?.delivery).toContain("next in line");
    await sendQueued(office.site);
    expect(await reached()).toBe(10);

    // Who was here before waits behind none of them.
    await ask(office, { email: "couple1@c1.ca", name: "Again", vendors: [studio] });
    expect(await reached()).toBe(11);

    await office.database.execute(
      sql`update ${enquiryRecipients} set mailed_at = mailed_at - interval '61 minutes'`,
    );
    await sendQueued(office.site);
    await sendQueued(office.site);
    expect(await reached()).toBe(15);
    expect((await pageOf(office, await idOf(office, references[13] ?? "")))?.recipients[0]?.isAsked).toBe(
      true,
    );
  });

  test("posts at the same moment get no more to a business than that", async () => {
    await using office = await openPostOffice(openTestDatabase);
    const asked: string[] = [];
    for (let number = 0; number < 13; number += 1)
      asked.push((await ask(office, { email: `c${number}@c${number}.ca`, vendors: [studio] })).reference);
    await Promise.all(asked.map((reference) => pressSend(office.site, reference)));
    expect((await posted(office)).filter((mail) => mail === toStudio)).toHaveLength(10);
  });

  test("of many messages three an hour are mailed to a business, the others are on its page; a withdrawal is always mailed", async () => {
    await using office = await openPostOffice(openTestDatabase);
    const { reference } = await askAndConfirm(office, { vendors: [studio] });
    const id = await idOf(office, reference);
    for (let number = 0; number < 6; number += 1)
      await changeEnquiry(office.site, id, { what: "message", message: `News, part ${number}` }, null);
    const toldStudio = async () =>
      (await posted(office)).filter((mail) => mail === "message-to-vendor studio@vendor.ca").length;
    expect(await toldStudio()).toBe(3);
    const { database, secret } = office.site;
    const page = await openAnswer(database, await keyOf(database, secret, "answer", `${id}:${studio}`));
    expect(page?.view.messages).toHaveLength(6);
    await changeEnquiry(office.site, id, { what: "withdraw" }, null);
    expect(await toldStudio()).toBe(4);
  });

  test("the links of a new sender can be read in a business's mail, not clicked", async () => {
    await using office = await openPostOffice(openTestDatabase);
    const additionalInfo = "Our hall: https://hall.example.com/map";
    await askAndConfirm(office, { additionalInfo, vendors: [studio] });
    const { sent, transport } = openTray();
    await deliverAll(office, transport);
    const mail = JSON.stringify(sent.find(({ to }) => to === "studio@vendor.ca")?.letter);
    expect(mail).toContain("hall[.]example[.]com/map");
    expect(mail).not.toContain("hall.example.com");
  });
});
