import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { findBusinessByUnsubscribeKey } from "#app/couple/unsubscribe/unsubscribe-business.server.ts";
import { openCatalogueCache } from "#app/catalogue/directory/catalogue-cache.server.ts";
import { readDirectory } from "#app/catalogue/directory/directory.server.ts";
import { hashMailbox } from "#app/messaging/personal-data/subject-hash.server.ts";
import {
  findMailboxByUnsubscribeKey,
  setMailboxUnsubscribed,
} from "#app/couple/unsubscribe/unsubscribe-mailbox.server.ts";
import { loadListingByKey } from "#app/business/own-listing/own-listing-view.server.ts";
import { getOrCreateKey, resolveKey } from "#app/messaging/private-links/private-links.server.ts";
import { claims, listingContacts, listings } from "#database/schema/index.ts";
import type { OutgoingMail } from "#mail/transport.ts";
import { fillCatalogue } from "#test-support/loaded-catalogue.ts";
import {
  openMailContext as openEmptyOffice,
  queuedMailKinds,
  sendAll,
  type MailContext,
} from "#test-support/mail-fixture.ts";
import { sampleEnquiry } from "#test-support/sample-enquiry.ts";
import { sendEnquiry } from "#test-support/send-enquiry.ts";
import { sampleSecret as secret } from "#test-support/sample-settings.ts";
import { forEachDatabase, type OpenTestDatabase } from "#test-support/test-database.ts";

import { listClaims, showClaim } from "./claim-desk.server.ts";
import type { Claim } from "./claim.ts";
import { describeDeadClaimLink } from "./dead-claim-link.server.ts";
import { confirmClaim, loadClaimByKey } from "./confirm-claim.server.ts";
import { approveClaim, rejectClaim } from "./decide-claim.server.ts";
import { inviteBusiness } from "./invite-business.server.ts";
import { saveClaim } from "./save-claim.server.ts";

async function openOffice(openTestDatabase: OpenTestDatabase) {
  const open = await openEmptyOffice(openTestDatabase);
  await fillCatalogue(open.database);
  return open;
}

/** Where the email of an invitation was found. */
const basis = { source: "https://thepalliser.ca/contact", foundOn: "2026-11-20" };

/** Fairmont Palliser: a real business of the catalogue. */
const palliser = 76;

const sampleClaim = (changes: Partial<Claim> = {}): Claim => ({
  listing: palliser,
  name: "Noor Sandhu",
  role: "Events manager",
  email: "noor@fairmont.com",
  note: "We met at the fair.",
  ...changes,
});

async function idOf({ database }: MailContext, reference: string) {
  const [row] = await database.select().from(claims).where(eq(claims.reference, reference));
  return row?.id ?? 0;
}

/** A claim whose address is confirmed. */
async function claimed(office: MailContext, changes: Partial<Claim> = {}) {
  const { reference } = await saveClaim(office, sampleClaim(changes), null);
  await confirmClaim(office, await idOf(office, reference), null);
  return reference;
}

const keyIn = (mail: OutgoingMail | undefined, folder: string) =>
  new RegExp(`/${folder}/([\\w-]{27})"`).exec(JSON.stringify(mail))?.[1] ?? "";

const ownerOf = async ({ database }: MailContext) =>
  (await database.select().from(listingContacts).where(eq(listingContacts.listingId, palliser)))[0]?.email;

forEachDatabase((openTestDatabase) => {
  test("a claim is saved once, and its mail holds nothing that somebody typed and says how it stops", async () => {
    await using open = await openOffice(openTestDatabase);
    const { office } = open;
    const first = await saveClaim(office, sampleClaim(), null);
    expect(first.reference).toMatch(/^WB-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(await saveClaim(office, sampleClaim(), null)).toEqual({ ...first, isNew: false });
    const [mail, ...others] = await sendAll(office);
    expect(others).toEqual([]);
    expect(mail?.to).toBe("noor@fairmont.com");
    const text = JSON.stringify(mail?.content);
    expect(text).toContain("https://weddings.ca/venues/fairmont-palliser");
    for (const typed of ["Noor", "Events manager", "fair."]) expect(text).not.toContain(typed);
    expect(mail?.unsubscribeUrl).toMatch(/^https:\/\/weddings\.ca\/no-more-mail\/[\w-]{27}$/);
  });

  test("the link opens for fourteen days and confirms once; only then the desk can decide", async () => {
    await using open = await openOffice(openTestDatabase);
    const { office } = open;
    const { reference } = await saveClaim(office, sampleClaim(), null);
    const key = keyIn((await sendAll(office))[0], "claims");
    expect(await approveClaim(office, reference, false)).toMatchObject({
      done: false,
      because: "unconfirmed",
    });
    const claim = await loadClaimByKey(office.database, key);
    expect(claim).toMatchObject({ state: "unconfirmed", listing: { name: "Fairmont Palliser" } });
    await confirmClaim(office, claim?.id ?? 0, null);
    await confirmClaim(office, claim?.id ?? 0, null);
    expect(await queuedMailKinds(office)).toEqual([
      "claim-to-confirm noor@fairmont.com",
      "claim-to-team team",
    ]);
    expect((await loadClaimByKey(office.database, key))?.state).toBe("waiting");
    const { rows } = await open.pool.query(
      "select round(extract(epoch from expires_at - now()) / 86400) as days from private_links where kind = 'claim'",
    );
    expect(rows).toEqual([{ days: "14" }]);
    await open.pool.query("update private_links set expires_at = now() - interval '1 second'");
    expect(await loadClaimByKey(office.database, key)).toBeNull();
    // What it says then leads to the listing and to a new link.
    expect(await describeDeadClaimLink(office.database, key)).toEqual({
      why: expect.stringContaining("Fairmont Palliser"),
      ways: [
        ["/claim?listing=76", "Get a new link"],
        ["/venues/fairmont-palliser", "See the listing"],
      ],
    });
    expect((await describeDeadClaimLink(office.database, "a".repeat(27))).ways).toEqual([
      ["/claim", "Get a new link"],
    ]);
  });

  test("an approved claim is the confirmed contact: enquiries reach it, and it gets the key to the listing", async () => {
    await using open = await openOffice(openTestDatabase);
    const { office } = open;
    expect((await readDirectory(office.database, true)).listing(palliser)).toMatchObject({
      reachable: false,
      claimed: false,
    });
    const reference = await claimed(office);
    expect(await approveClaim(office, reference.toLowerCase(), false)).toMatchObject({
      done: true,
      listing: { id: palliser, name: "Fairmont Palliser" },
    });
    expect(await approveClaim(office, reference, false)).toMatchObject({ done: false, because: "approved" });
    expect((await readDirectory(office.database, true)).listing(palliser)).toMatchObject({
      reachable: true,
      claimed: true,
    });
    const sent = await sendAll(office);
    expect(sent.map(({ to }) => to)).toEqual(["team@weddings.ca", "noor@fairmont.com"]);
    const opened = await loadListingByKey(office.database, keyIn(sent.at(-1), "your-listing"));
    expect(opened?.view).toMatchObject({ name: "Fairmont Palliser", email: "noor@fairmont.com" });
  });

  test("every node hears that a listing has an owner, without a restart", async () => {
    await using open = await openOffice(openTestDatabase);
    const node = await openCatalogueCache(open, true);
    try {
      await approveClaim(open.office, await claimed(open.office), false);
      await expect.poll(() => node.directory.listing(palliser)?.reachable, { timeout: 10_000 }).toBe(true);
    } finally {
      await node.close();
    }
  });

  test("a listing that somebody keeps is claimed with their knowledge, and given away only when the desk says so", async () => {
    await using open = await openOffice(openTestDatabase);
    const { office } = open;
    await approveClaim(office, await claimed(office), false);
    const oldKey = await getOrCreateKey(office.database, secret, "listing", String(palliser));
    await sendEnquiry(office, sampleEnquiry({ vendors: [palliser] }));
    const oldAnswer = await getOrCreateKey(office.database, secret, "answer", `1:${palliser}`);
    const oldMute = await getOrCreateKey(office.database, secret, "mute", String(palliser));

    const second = await claimed(office, { name: "Ann", email: "ann@fairmont.com" });
    expect((await queuedMailKinds(office)).at(-1)).toBe("claim-to-owner noor@fairmont.com");
    expect(await showClaim(office.database, second)).toMatchObject({
      ownedBy: "noor@fairmont.com",
      domain: "fairmont.com",
      others: [{ state: "approved", email: "noor@fairmont.com" }],
    });
    expect(await approveClaim(office, second, false)).toMatchObject({
      done: false,
      because: "owned",
      owner: "noor@fairmont.com",
    });
    expect(await ownerOf(office)).toBe("noor@fairmont.com");
    expect(await resolveKey(office.database, "listing", oldKey)).toBe(String(palliser));

    expect(await approveClaim(office, second, true)).toMatchObject({ done: true });
    expect(await ownerOf(office)).toBe("ann@fairmont.com");
    expect((await queuedMailKinds(office)).slice(-2)).toEqual([
      "claim-replaced noor@fairmont.com",
      "claim-approved ann@fairmont.com",
    ]);
    // An enquiry that has not gone out yet is written with the new key, and goes to who has the listing now.
    expect(await queuedMailKinds(office)).toContain("enquiry-to-vendor ann@fairmont.com");
    expect(await queuedMailKinds(office)).not.toContain("enquiry-to-vendor noor@fairmont.com");
    // Nothing that was mailed to the former owner acts for the listing any more.
    expect(await resolveKey(office.database, "listing", oldKey)).toBeNull();
    expect(await resolveKey(office.database, "answer", oldAnswer)).toBeNull();
    expect(await findBusinessByUnsubscribeKey(office.database, oldMute)).toBeNull();
  });

  test("of two claims that wait and are approved at the same moment one gets the listing", async () => {
    await using open = await openOffice(openTestDatabase);
    const { office } = open;
    const one = await claimed(office);
    const other = await claimed(office, { email: "ann@fairmont.com" });
    const decisions = await Promise.all([
      approveClaim(office, one, false),
      approveClaim(office, other, false),
      approveClaim(office, one, false),
    ]);
    expect(decisions.filter((decision) => decision?.done)).toHaveLength(1);
    expect((await queuedMailKinds(office)).filter((kind) => kind.startsWith("claim-approved"))).toHaveLength(
      1,
    );
  });

  test("whoever lost the link claims again with the same address and gets it once more", async () => {
    await using open = await openOffice(openTestDatabase);
    const { office } = open;
    await approveClaim(office, await claimed(office), false);
    await office.database.update(listingContacts).set({ mutedAt: new Date() });
    const key = await getOrCreateKey(office.database, secret, "listing", String(palliser));
    const again = await claimed(office, { email: "Noor@Fairmont.com", note: "I lost the link." });
    expect(await queuedMailKinds(office)).not.toContain("claim-to-owner noor@fairmont.com");
    expect(await approveClaim(office, again, false)).toMatchObject({ done: true });
    expect(keyIn((await sendAll(office)).at(-1), "your-listing")).toBe(key);
    expect((await readDirectory(office.database, true)).listing(palliser)?.reachable).toBe(true);
  });

  test("an owner who wants no mail is not told, and the desk sees it", async () => {
    await using open = await openOffice(openTestDatabase);
    const { office } = open;
    await approveClaim(office, await claimed(office), false);
    await office.database.update(listingContacts).set({ mutedAt: new Date() });
    const second = await claimed(office, { email: "ann@fairmont.com" });
    expect((await queuedMailKinds(office)).at(-1)).toBe("claim-to-team team");
    expect(await showClaim(office.database, second)).toMatchObject({ ownerIsMuted: true });
  });

  test("a claim on a listing that has left the site is not approved", async () => {
    await using open = await openOffice(openTestDatabase);
    const { office } = open;
    const reference = await claimed(office);
    await office.database.update(listings).set({ removedAt: new Date() }).where(eq(listings.id, palliser));
    expect(await approveClaim(office, reference, false)).toMatchObject({ done: false, because: "gone" });
  });

  test("a rejected claim is told why, and nothing changes", async () => {
    await using open = await openOffice(openTestDatabase);
    const { office } = open;
    const reference = await claimed(office);
    const why = "We could not reach you at the hotel.";
    expect(await rejectClaim(office, reference, why)).toMatchObject({ done: true });
    expect(JSON.stringify((await sendAll(office)).at(-1)?.content)).toContain(why);
    expect(await ownerOf(office)).toBeUndefined();
    expect(await listClaims(office.database)).toMatchObject({ rows: [{ state: "rejected" }], total: 1 });
    expect(await rejectClaim(office, "WB-0000-0000", why)).toBeNull();
  });

  test("a business that is invited has the listing once it says who it is, without another decision", async () => {
    await using open = await openOffice(openTestDatabase);
    const { office } = open;
    const to = "weddings@thepalliser.ca";
    const invited = await inviteBusiness(office, palliser, to, basis);
    expect(invited).toMatchObject({ done: true, listing: { id: palliser } });
    expect(await inviteBusiness(office, palliser, to, basis)).toEqual({ done: false, because: "today" });
    const [mail] = await sendAll(office);
    expect(mail).toMatchObject({ to, replyTo: "hello@weddings.ca" });
    expect(mail?.unsubscribeUrl).toMatch(/no-more-mail/);
    expect(mail?.content.reason).toContain(
      "publishes this address at https://thepalliser.ca/contact, where we found it on 20 November 2026.",
    );
    const claim = await loadClaimByKey(office.database, keyIn(mail, "claims"));
    expect(claim?.state).toBe("invited");
    await confirmClaim(office, claim?.id ?? 0, { name: "Noor Sandhu", role: "Events manager" });
    expect(await ownerOf(office)).toBe(to);
    expect((await queuedMailKinds(office)).slice(1)).toEqual([`claim-approved ${to}`]);
    expect(await listClaims(office.database)).toMatchObject({
      rows: [{ state: "approved", name: "Noor Sandhu" }],
    });
  });

  test("an invitation that is sent again has a new link, and the previous link no longer works", async () => {
    await using open = await openOffice(openTestDatabase);
    const { office } = open;
    const to = "weddings@thepalliser.ca";
    await inviteBusiness(office, palliser, to, basis);
    const first = keyIn((await sendAll(office))[0], "claims");
    await open.pool.query("update claims set invited_at = now() - interval '2 days'");
    expect(await inviteBusiness(office, palliser, to.toUpperCase(), basis)).toMatchObject({ done: true });
    const second = keyIn((await sendAll(office)).at(-1), "claims");
    expect(await loadClaimByKey(office.database, first)).toBeNull();
    expect((await loadClaimByKey(office.database, second))?.state).toBe("invited");
    expect(await office.database.$count(claims)).toBe(1);
  });

  test("an invitation that is taken up after somebody else has the listing goes to the desk", async () => {
    await using open = await openOffice(openTestDatabase);
    const { office } = open;
    await inviteBusiness(office, palliser, "weddings@thepalliser.ca", basis);
    await approveClaim(office, await claimed(office), false);
    const [invitation] = (await listClaims(office.database)).rows.filter(({ state }) => state === "invited");
    await confirmClaim(office, await idOf(office, invitation?.reference ?? ""), {
      name: "Ann",
      role: "Chef",
    });
    expect(await ownerOf(office)).toBe("noor@fairmont.com");
    expect((await queuedMailKinds(office)).slice(-2)).toEqual([
      "claim-to-team team",
      "claim-to-owner noor@fairmont.com",
    ]);
  });

  test("nobody is invited to a sample, to what is gone or kept, or against their wish", async () => {
    await using open = await openOffice(openTestDatabase);
    const { office } = open;
    const to = "weddings@thepalliser.ca";
    expect(await inviteBusiness(office, 1, to, basis)).toEqual({ done: false, because: "sample" });
    expect(await inviteBusiness(office, 999_999, to, basis)).toBeNull();
    expect(await inviteBusiness(office, palliser, to, null)).toEqual({ done: false, because: "unfounded" });
    await setMailboxUnsubscribed(office.database, secret, hashMailbox(secret, to.toUpperCase()), true);
    expect(await inviteBusiness(office, palliser, to, basis)).toEqual({ done: false, because: "silenced" });
    await setMailboxUnsubscribed(office.database, secret, hashMailbox(secret, to), false);
    await approveClaim(office, await claimed(office), false);
    expect(await inviteBusiness(office, palliser, to, basis)).toEqual({ done: false, because: "owned" });
    expect(await queuedMailKinds(office)).not.toContain(`claim-invitation ${to}`);
  });

  test("who wants no mail about claims gets none, even one that was posted before, until they confirm one", async () => {
    await using open = await openOffice(openTestDatabase);
    const { office } = open;
    await saveClaim(office, sampleClaim(), null);
    const [mail] = await sendAll(office);
    const key = mail?.unsubscribeUrl?.split("/").at(-1) ?? "";
    expect(await findMailboxByUnsubscribeKey(office.database, key)).toMatchObject({ isUnsubscribed: false });
    const { reference } = await saveClaim(office, sampleClaim({ note: "Again" }), null);
    await setMailboxUnsubscribed(office.database, secret, hashMailbox(secret, "Noor+x@fairmont.com"), true);
    expect(await findMailboxByUnsubscribeKey(office.database, key)).toMatchObject({ isUnsubscribed: true });
    expect(await sendAll(office)).toEqual([]);
    await confirmClaim(office, await idOf(office, reference), null);
    expect(await findMailboxByUnsubscribeKey(office.database, key)).toMatchObject({ isUnsubscribed: false });
  });
});
