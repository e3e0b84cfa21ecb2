import { asc, sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { changeListing } from "#app/business/own-listing/change-listing.server.ts";
import { loadListingByKey } from "#app/business/own-listing/own-listing-view.server.ts";
import { deliveryProgress, describeDelivery } from "#app/couple/enquiries/delivery.ts";
import { readEnquiry } from "#app/couple/enquiries/read-enquiry.server.ts";
import { getOrCreateKey } from "#app/messaging/private-links/private-links.server.ts";
import { isUnsubscribed, setMailboxUnsubscribed } from "./unsubscribe-mailbox.server.ts";
import { hashMailbox } from "#app/messaging/personal-data/subject-hash.server.ts";
import { findMailSubscriptionByKey } from "./mail-subscription.server.ts";
import { writeMail } from "#app/operator/mail-dispatch/write-mail.server.ts";
import { enquiryRecipients, listingContacts, mails } from "#database/schema/index.ts";
import { fillCatalogue } from "#test-support/loaded-catalogue.ts";
import type { Database } from "#database/database.ts";
import { sampleEnquiry } from "#test-support/sample-enquiry.ts";
import { sampleSecret as secret, sampleSettings } from "#test-support/sample-settings.ts";
import { saveMails, seedEnquiry } from "#test-support/save-enquiry.ts";
import { forEachDatabase } from "#test-support/test-database.ts";

import { setBusinessUnsubscribed } from "./unsubscribe-business.server.ts";

const hall = 76;

/** The catalogue, with a hall that enquiries are mailed to. @returns what the desk works with */
async function fillHall(database: Database) {
  await fillCatalogue(database);
  await database.execute(
    sql`insert into listing_contacts (listing_id, email) values (${hall}, 'hall@weddings.ca')`,
  );
  return { database, secret, postMails: saveMails };
}

forEachDatabase((openTestDatabase) => {
  test("a business that unsubscribes is told once what that ends, and the couple reads the truth", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    const office = await fillHall(database);
    await setBusinessUnsubscribed(office, hall, true);
    await setBusinessUnsubscribed(office, hall, true);
    const posted = await database.select().from(mails).orderBy(asc(mails.id));
    expect(posted.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ["mail-stopped", "hall@weddings.ca"],
    ]);
    const site = { database, secret, settings: sampleSettings() };
    const [told] = posted;
    const written = told && (await writeMail(site, told));
    expect(JSON.stringify(written?.content)).toContain("their enquiries wait on your private page");

    await seedEnquiry(database, sampleEnquiry({ vendors: [hall] }), null);
    await database.execute(sql`update enquiries set asked_to_confirm_at = null`);
    const recipient = (await readEnquiry(database, 1))?.recipients[0];
    expect(recipient && describeDelivery(deliveryProgress(recipient, false), true)).toBe(
      "This venue asked for no email: it’s waiting on their page",
    );

    const key = await getOrCreateKey(database, secret, "listing", String(hall));
    expect((await loadListingByKey(database, key))?.view.isUnsubscribed).toBe(true);
    expect(await changeListing(office, hall, { what: "mail-on" })).toEqual({ done: "mail-on" });
    expect((await loadListingByKey(database, key))?.view.isUnsubscribed).toBe(false);
    // What came meanwhile follows.
    expect((await database.select().from(enquiryRecipients))[0]?.queuedAt).toBeInstanceOf(Date);
    expect(told && (await writeMail(site, told))).toBeNull();
  });

  test("a business that switches its mail on by an older link gets it, although its mailbox had unsubscribed from everything", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    const office = await fillHall(database);
    await setMailboxUnsubscribed(database, secret, hashMailbox(secret, "hall@weddings.ca"), true);
    await setBusinessUnsubscribed(office, hall, false);
    expect(await database.select().from(listingContacts)).toMatchObject([{ mutedAt: null }]);
    expect(await isUnsubscribed(database, secret, "hall@weddings.ca")).toBe(false);
  });

  test("a business that unsubscribes its address from all mail reads first that this ends its enquiries", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    const office = { database, secret };
    await fillCatalogue(database);
    const ofAddress = hashMailbox(secret, "hall@weddings.ca");
    const key = await getOrCreateKey(database, secret, "quiet", ofAddress);
    const said = async () => (await findMailSubscriptionByKey(office, key))?.said;
    expect(await said()).not.toContain("Fairmont Palliser");
    await database.execute(
      sql`insert into listing_contacts (listing_id, email) values (${hall}, 'Hall@weddings.ca')`,
    );
    expect(await said()).toContain("couples send for Fairmont Palliser");
    expect(await said()).toContain("Unsubscribing ends all of it");

    await setMailboxUnsubscribed(database, secret, ofAddress, true);
    expect(await said()).toContain("enquiries to Fairmont Palliser wait on your private page");
    await seedEnquiry(database, sampleEnquiry({ vendors: [hall] }), null);
    await database.execute(sql`update enquiries set asked_to_confirm_at = null`);
    // What came meanwhile follows.
    await setMailboxUnsubscribed(database, secret, ofAddress, false);
    expect((await database.select().from(enquiryRecipients))[0]?.queuedAt).toBeInstanceOf(Date);
  });
});
