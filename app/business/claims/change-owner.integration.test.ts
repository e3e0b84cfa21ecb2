import { asc, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { getOrCreateKey, resolveKey } from "#app/messaging/private-links/private-links.server.ts";
import { hashMailbox } from "#app/messaging/personal-data/subject-hash.server.ts";
import { setMailboxUnsubscribed } from "#app/couple/reviews/unsubscribe-mailbox.server.ts";
import { writeMail } from "#app/operator/mail-dispatch/write-mail.server.ts";
import { showListing } from "#app/operator/register/listing-desk.server.ts";
import { enquiryRecipients, mails } from "#database/schema/index.ts";
import { fillCatalogue } from "#test-support/loaded-catalogue.ts";
import { sampleEnquiry } from "#test-support/sample-enquiry.ts";
import { sampleSecret as secret, sampleSettings } from "#test-support/sample-settings.ts";
import { saveMails, seedEnquiry } from "#test-support/save-enquiry.ts";
import { forEachDatabase } from "#test-support/test-database.ts";

import { changeOwner } from "./change-owner.server.ts";

const hall = 76;

forEachDatabase((openTestDatabase) => {
  test("the team gives a managed listing another address: both are told, and old links open nothing", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    const office = { database, secret, postMails: saveMails };
    await fillCatalogue(database);
    await database.execute(
      sql`insert into listing_contacts (listing_id, email, muted_at) values (${hall}, 'old@hall.ca', now())`,
    );
    await seedEnquiry(database, sampleEnquiry({ vendors: [hall] }), null);
    await database.delete(mails);
    await database.insert(mails).values({
      kind: "enquiry-to-vendor",
      recipient: "old@hall.ca",
      enquiryId: 1,
      listingId: hall,
    });
    const links = [
      ["listing", String(hall)],
      ["mute", String(hall)],
      ["answer", `1:${hall}`],
    ] as const;
    const keys = [];
    for (const [kind, subject] of links)
      keys.push([kind, await getOrCreateKey(database, secret, kind, subject)] as const);

    expect(await changeOwner(office, hall, "new@hall.ca")).toEqual({
      done: true,
      name: "Fairmont Palliser",
      before: { email: "old@hall.ca", isUnsubscribed: false },
      after: { email: "new@hall.ca", isUnsubscribed: false },
    });
    expect(await showListing(database, hall)).toMatchObject({
      owner: { email: "new@hall.ca", mutedAt: null },
    });
    for (const [kind, key] of keys) expect(await resolveKey(database, kind, key)).toBeNull();
    const posted = await database.select().from(mails).orderBy(asc(mails.id));
    // What had not gone out yet has the new links in it.
    expect(posted.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ["enquiry-to-vendor", "new@hall.ca"],
      ["owner-changed", "old@hall.ca"],
      ["owner-changed", "new@hall.ca"],
    ]);
    const site = { database, secret, settings: sampleSettings() };
    const texts = [];
    for (const mail of posted.slice(1)) texts.push(JSON.stringify(await writeMail(site, mail)));
    const fresh = await getOrCreateKey(database, secret, "listing", String(hall));
    expect(texts.map((text) => text.includes(fresh))).toEqual([false, true]);
  });

  test("a new address that is unsubscribed has mail off, and the listing's enquiries stay with our team", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    const office = { database, secret, postMails: saveMails };
    await fillCatalogue(database);
    await database.execute(
      sql`insert into listing_contacts (listing_id, email, muted_at) values (${hall}, 'old@hall.ca', now())`,
    );
    await seedEnquiry(database, sampleEnquiry({ vendors: [hall] }), null);
    await database.execute(sql`update enquiries set asked_to_confirm_at = null`);
    await setMailboxUnsubscribed(database, secret, hashMailbox(secret, "new@hall.ca"), true);

    expect(await changeOwner(office, hall, "New@hall.ca")).toMatchObject({
      before: { isUnsubscribed: false },
      after: { email: "New@hall.ca", isUnsubscribed: true },
    });
    expect(await showListing(database, hall)).toMatchObject({
      owner: { email: "New@hall.ca", mutedAt: expect.any(Date) },
    });
    expect(await database.select().from(enquiryRecipients)).toMatchObject([{ queuedAt: null }]);
  });

  test("a listing that nobody manages, or that has the address already, stays as it is", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    const office = { database, secret, postMails: saveMails };
    await fillCatalogue(database);
    expect(await changeOwner(office, hall, "new@hall.ca")).toMatchObject({ done: false, why: "unowned" });
    expect(await changeOwner(office, 999_999, "new@hall.ca")).toBeNull();
    await database.execute(
      sql`insert into listing_contacts (listing_id, email) values (${hall}, 'new@hall.ca')`,
    );
    expect(await changeOwner(office, hall, "New@Hall.ca")).toMatchObject({ done: false, why: "same" });
    expect(await database.$count(mails, eq(mails.kind, "owner-changed"))).toBe(0);
  });
});
