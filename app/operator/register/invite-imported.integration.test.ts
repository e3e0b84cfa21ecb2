import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { planInvitations, sendInvitations } from "#app/business/claims/invite-many.server.ts";
import { hashMailbox } from "#app/messaging/personal-data/subject-hash.server.ts";
import { setMailboxUnsubscribed } from "#app/couple/unsubscribe/unsubscribe-mailbox.server.ts";
import { invitations, listingContacts, listings } from "#database/schema/index.ts";
import { openMailContext, queuedMailKinds, sendAll } from "#test-support/mail-fixture.ts";
import { sampleSecret as secret } from "#test-support/sample-settings.ts";
import { forEachDatabase, type OpenTestDatabase } from "#test-support/test-database.ts";

import { importVendors } from "./import-vendors.server.ts";

const today = "2026-11-25";

const list = `Business,Type,Tel,Email,Source,Found on
Saffron Table,Caterer,403-700-1001,events@saffron.ca,saffron.ca/contact,2026-11-20
Curry Leaf,Caterer,403-700-1002,info@curryleaf.ca,curryleaf.ca,2026-11-20
Curry Leaf Sweets,Cake,403-700-1003,Info@curryleaf.ca,curryleaf.ca,2026-11-20
Bow River Photo,Photographer,403-700-1004,hello@bowriver.ca,,
Tomorrow Photo,Photographer,403-700-1005,hello@tomorrow.ca,tomorrow.ca,2026-11-26
Quiet Florals,Florist,403-700-1006,quiet@florals.ca,florals.ca,2026-11-20
Owned DJs,DJ,403-700-1007,dj@owned.ca,owned.ca,2026-11-20
Without Email,DJ,403-700-1008,,,
`;

async function openImported(openTestDatabase: OpenTestDatabase) {
  const open = await openMailContext(openTestDatabase);
  const { database } = open.office;
  const wishes = { dryRun: false, skipBad: false, allowDuplicates: false };
  expect(await importVendors(database, new TextEncoder().encode(list), wishes)).toMatchObject({
    counts: { add: 8, refuse: 0 },
  });
  await database.insert(listingContacts).values({ listingId: 100_006, email: "dj@owned.ca" });
  await setMailboxUnsubscribed(database, secret, hashMailbox(secret, "quiet@florals.ca"), true);
  return open;
}

forEachDatabase((openTestDatabase) => {
  test("businesses of a list are invited together, and those that may not be are named with the reason", async () => {
    await using open = await openImported(openTestDatabase);
    const { ready, hindered } = await planInvitations(open.office, null, today);
    expect(ready.map(({ id, email }) => [id, email])).toEqual([
      [100_000, "events@saffron.ca"],
      [100_001, "info@curryleaf.ca"],
    ]);
    expect(hindered.map(({ id, obstacle }) => [id, obstacle])).toEqual([
      [100_002, "same-email"],
      [100_003, "no-source"],
      [100_004, "no-source"],
      [100_005, "silenced"],
      [100_006, "owned"],
    ]);
    expect(await queuedMailKinds(open.office)).toEqual([]);
    expect((await planInvitations(open.office, "photographers", today)).ready).toEqual([]);
  });

  test("each is invited once, and why it was allowed is recorded and stands in the mail", async () => {
    await using open = await openImported(openTestDatabase);
    const { office } = open;
    const { ready } = await planInvitations(office, null, today);
    expect([...(await sendInvitations(office, ready)).keys()]).toEqual([100_000, 100_001]);

    const after = await planInvitations(office, null, today);
    expect(after.ready).toEqual([]);
    expect(after.hindered[0]).toMatchObject({ id: 100_000, obstacle: "invited" });
    expect(await office.database.select().from(invitations).orderBy(invitations.id)).toMatchObject([
      { listingId: 100_000, source: "https://saffron.ca/contact", foundOn: "2026-11-20" },
      { listingId: 100_001, source: "https://curryleaf.ca", foundOn: "2026-11-20" },
    ]);
    const [mail] = await sendAll(office);
    expect(mail?.content.reason).toContain(
      "publishes this address at https://saffron.ca/contact, where we found it on 20 November 2026.",
    );
    expect(mail?.unsubscribeUrl).toMatch(/no-more-mail/);
  });

  test("an address of a list is never public", async () => {
    await using open = await openImported(openTestDatabase);
    const [row] = await open.office.database.select().from(listings).where(eq(listings.id, 100_000));
    expect(row).toMatchObject({ email: null, outreachEmail: "events@saffron.ca" });
  });
});
