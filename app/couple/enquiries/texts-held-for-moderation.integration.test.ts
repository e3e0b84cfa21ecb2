import { expect, test } from "vitest";

import { loadReplyByKey } from "#app/business/replies/reply-view.server.ts";
import { saveVendorReply } from "#app/business/replies/save-reply.server.ts";
import { changeEnquiry } from "#app/couple/enquiry-page/change-enquiry.server.ts";
import { loadEnquiryByKey } from "#app/couple/enquiry-page/enquiry-view.server.ts";
import { getOrCreateKey } from "#app/messaging/private-links/private-links.server.ts";
import { enquiries } from "#database/schema/index.ts";
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

import { listEnquiries } from "./enquiry-desk.server.ts";
import { showEnquiry } from "./show-enquiry.server.ts";
import { releaseEnquiry } from "./release-enquiry.server.ts";

const rings = "https://rings.example/buy\n".repeat(3).trim();

const answer = {
  availability: "yes" as const,
  unit: "total" as const,
  priceFrom: 450_000,
  priceTo: 450_000,
  includes: "Two photographers",
  message: "With joy",
};

/** An enquiry that was sent with its mails, and the page of the couple and of one vendor. */
async function askAndSend(office: MailFixture) {
  const { reference } = await submitConfirmedEnquiry(office, { vendors: [3, 76] });
  await deliverAll(office, recordingTransport().transport);
  const [row] = await office.database.select().from(enquiries);
  const id = row?.id ?? 0;
  const { database, secret } = office.site;
  const couplePage = async () =>
    (
      await loadEnquiryByKey(
        { database, secret },
        await getOrCreateKey(database, secret, "enquiry", String(id)),
      )
    )?.view;
  const vendorPage = () => vendorPageOf(office, id);
  return { reference, id, couplePage, vendorPage };
}

async function vendorPageOf({ site: { database, secret } }: MailFixture, id: number) {
  return (await loadReplyByKey(database, await getOrCreateKey(database, secret, "answer", `${id}:3`)))?.view;
}

/** To whom mails go that have not been sent yet. */
async function sendTo(office: MailFixture): Promise<string[]> {
  const { sent, transport } = recordingTransport();
  await deliverAll(office, transport);
  return sent.map(({ to }) => to);
}

forEachDatabase((openTestDatabase) => {
  test("only the couple sees a message with many links until the desk releases it", async () => {
    await using office = await openMailFixture(openTestDatabase);
    const { reference, id, couplePage, vendorPage } = await askAndSend(office);
    const write = () =>
      changeEnquiry(office.site, id, { what: "message", to: null, message: rings }, "one form");
    expect([await write(), await write()]).toEqual([{ kind: "held" }, { kind: "held" }]);
    expect(await sendTo(office)).toEqual([]);
    expect((await couplePage())?.messages).toMatchObject([{ text: rings, isHeld: true }]);
    expect((await vendorPage())?.messages).toEqual([]);
    expect((await listEnquiries(office.database)).rows).toMatchObject([{ reference, hasHeldTexts: true }]);
    expect((await showEnquiry(office.database, reference))?.heldTexts).toEqual([
      { from: "the couple", text: rings },
    ]);

    const release = () => releaseEnquiry(office.database, reference, office.site.postMails);
    expect([await release(), await release()]).toEqual([true, false]);
    expect(await sendTo(office)).toEqual(["team@weddings.ca", "studio@vendor.ca", "events@venue.ca"]);
    expect((await couplePage())?.messages).toMatchObject([{ text: rings, isHeld: false }]);
    expect((await vendorPage())?.messages).toMatchObject([{ text: rings }]);
    expect((await listEnquiries(office.database)).rows).toMatchObject([{ hasHeldTexts: false }]);
  });

  test("a held message is found at its enquiry, whatever its own number is", async () => {
    await using office = await openMailFixture(openTestDatabase);
    const { id } = await askAndSend(office);
    const write = (message: string) =>
      changeEnquiry(office.site, id, { what: "message", to: null, message }, message);
    await write("Hello");
    expect((await listEnquiries(office.database)).rows).toMatchObject([{ hasHeldTexts: false }]);
    await write(rings);
    expect((await listEnquiries(office.database)).rows).toMatchObject([{ hasHeldTexts: true }]);
  });

  test("an answer with many links shows the couple date and price, and its texts after release", async () => {
    await using office = await openMailFixture(openTestDatabase);
    const { reference, id, couplePage, vendorPage } = await askAndSend(office);
    await saveVendorReply(office.site, id, 3, answer);
    const theirs = async () =>
      (await couplePage())?.recipients.find((recipient) => recipient.id === 3)?.answer;
    expect(await theirs()).toMatchObject({ isHeld: false, message: "With joy" });

    // The mail of the first answer still waits, and must not carry what the second one says.
    await saveVendorReply(office.site, id, 3, { ...answer, message: rings });
    expect(await sendTo(office)).toEqual([]);
    expect(await theirs()).toMatchObject({
      isHeld: true,
      availability: "Available",
      price: "$4,500 in all",
      includes: "",
      message: "",
    });
    expect(await vendorPage()).toMatchObject({ isHeld: true, answer: { message: rings } });
    expect((await showEnquiry(office.database, reference))?.heldTexts).toEqual([
      { from: expect.any(String), text: `Two photographers\n${rings}` },
    ]);

    expect(await releaseEnquiry(office.database, reference, office.site.postMails)).toBe(true);
    expect(await theirs()).toMatchObject({ isHeld: false, message: rings });
    expect(await sendTo(office)).toEqual(["simran@example.ca"]);
  });

  test("an answer that is rewritten without its links is no longer held", async () => {
    await using office = await openMailFixture(openTestDatabase);
    const { id, vendorPage } = await askAndSend(office);
    await saveVendorReply(office.site, id, 3, { ...answer, includes: rings });
    await saveVendorReply(office.site, id, 3, answer);
    expect(await vendorPage()).toMatchObject({ isHeld: false });
    expect(await sendTo(office)).toEqual(["simran@example.ca"]);
  });

  test("one release lets everything go that is held under a reference", async () => {
    await using office = await openMailFixture(openTestDatabase);
    const { reference } = await submitEnquiry(office, { vendors: [3], additionalInfo: rings });
    const [row] = await office.database.select().from(enquiries);
    await changeEnquiry(office.site, row?.id ?? 0, { what: "message", to: null, message: rings }, null);
    expect(await sendTo(office)).toEqual([]);
    await releaseEnquiry(office.database, reference, office.site.postMails);
    // Nobody has proved the address yet.
    expect(await sendTo(office)).toEqual(["team@weddings.ca", "team@weddings.ca", "simran@example.ca"]);
    await pressConfirmation(office.site, reference);
    expect(await sendTo(office)).toEqual(["studio@vendor.ca"]);
    expect((await vendorPageOf(office, row?.id ?? 0))?.messages).toMatchObject([{ text: rings }]);
  });

  test("a held enquiry that is released brings its held message along, once", async () => {
    await using office = await openMailFixture(openTestDatabase);
    const { reference } = await submitEnquiry(office, { vendors: [3], additionalInfo: rings });
    const [row] = await office.database.select().from(enquiries);
    await changeEnquiry(office.site, row?.id ?? 0, { what: "message", to: null, message: rings }, null);
    await office.database.update(enquiries).set({ confirmedAt: new Date() });
    await releaseEnquiry(office.database, reference, office.site.postMails);
    expect((await sendTo(office)).filter((to) => to === "studio@vendor.ca")).toHaveLength(1);
  });
});
