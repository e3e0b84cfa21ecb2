import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { invitations, listings, listingViews } from "#database/schema/index.ts";
import { albertaDate } from "#app/calendar/alberta-time.ts";
import { setMailboxUnsubscribed } from "#app/couple/unsubscribe/unsubscribe-mailbox.server.ts";
import { hashMailbox } from "#app/messaging/personal-data/subject-hash.server.ts";
import { openMailFixture, queuedMailKinds } from "#test-support/mail-fixture.ts";
import { sampleSettings } from "#test-support/sample-settings.ts";
import { decideOnce, openDeskOffice, saveConfirmedApplication } from "#test-support/desk-office.ts";
import { forEachDatabase } from "#test-support/test-database.ts";

import { applyDeskAction } from "./apply-desk-action.server.ts";
import { previewDeskInvitations } from "./desk-invitations-view.server.ts";
import { findDeskListing } from "./desk-listing-view.server.ts";

/** Managed by events@venue.ca. */
const palliser = 76;
/** Real businesses that nobody manages. */
const [one, two, three] = [94, 95, 96];

forEachDatabase((openTestDatabase) => {
  test("a listing is found by a part of its name, with its owner, its views and what it was sent", async () => {
    await using open = await openMailFixture(openTestDatabase);
    const { site } = open;
    await site.database
      .insert(listingViews)
      .values({ listingId: palliser, day: albertaDate(new Date()), views: 12 });
    expect((await findDeskListing(site, "%")).choice).toEqual([]);
    // Those that are not offered are not passed over in silence.
    const many = await findDeskListing(site, "a");
    expect([many.choice.length, many.isMore]).toEqual([12, true]);
    const { found } = await findDeskListing(site, "palliser");
    expect(found).toMatchObject({ id: palliser, sent: [], actions: ["listing-owner", "listing-pause"] });
    expect(found?.facts).toContainEqual(["Views", "12 in 30 days, 0 in the 30 before"]);
    expect(found?.editUrl).toMatch(/\/your-listing\/[\w-]{27}$/);
    expect(await findDeskListing(site, "4711")).toMatchObject({ found: null, choice: [] });
  });

  test("what a business was sent begins with its application", async () => {
    await using open = await openDeskOffice(openTestDatabase);
    const { office } = open;
    await decideOnce(office, "application-approve", await saveConfirmedApplication(office, "Rose & Rye"));
    const { found } = await findDeskListing(office, "Rose & Rye");
    const words = found?.sent.map(({ what }) => /^Email to \S+@\S+: (.+) \(/.exec(what)?.[1]);
    expect(words).toEqual(["their listing is published", "their application, to confirm"]);
  });

  test("a new address of its business is told, and so is the old one; what is none changes nothing", async () => {
    await using open = await openMailFixture(openTestDatabase);
    const { site } = open;
    const give = (text: string, of = String(palliser)) =>
      applyDeskAction(site, { action: "listing-owner", of, text });
    expect(await give("not an address")).toBe("no-email");
    expect(await give("noor@venue.example")).toBe("no-email");
    expect(await give("noor@venue.ca", String(one))).toBe("changed");
    expect(await give("Events@venue.ca")).toBe("before");
    expect(await give("noor@venue.ca")).toBe("done");
    expect(await give("noor@venue.ca")).toBe("before");
    expect(await queuedMailKinds(site)).toEqual([
      "owner-changed events@venue.ca",
      "owner-changed noor@venue.ca",
    ]);
    const { found } = await findDeskListing(site, String(palliser));
    expect(found?.facts.find(([label]) => label === "Managed by")?.[1]).toMatch(/^noor@venue\.ca, since/);
    expect(found?.sent.map(({ what }) => what)).toEqual([
      "Email to noor@venue.ca: a new address for enquiries (waiting)",
      "Email to events@venue.ca: a new address for enquiries (waiting)",
    ]);
  });

  test("an operator reads that a new address has unsubscribed", async () => {
    await using open = await openMailFixture(openTestDatabase);
    const { site } = open;
    const quiet = hashMailbox(site.secret, "noor@venue.ca");
    await setMailboxUnsubscribed(site.database, site.secret, quiet, true);
    const wish = { action: "listing-owner", of: String(palliser), text: "noor@venue.ca" } as const;
    expect(await applyDeskAction(site, wish)).toBe("unsubscribed");
    const { found } = await findDeskListing(site, String(palliser));
    expect(found?.facts).toContainEqual(["Email is off", expect.stringContaining("call them")]);
  });

  test("a listing is paused, and shown again", async () => {
    await using open = await openMailFixture(openTestDatabase);
    const { site } = open;
    const of = String(palliser);
    expect(await applyDeskAction(site, { action: "listing-pause", of, text: "" })).toBe("done");
    expect(await applyDeskAction(site, { action: "listing-pause", of, text: "" })).toBe("before");
    expect((await findDeskListing(site, of)).found?.actions).toEqual(["listing-owner", "listing-restore"]);
    expect(await applyDeskAction(site, { action: "listing-restore", of, text: "" })).toBe("done");
    expect((await findDeskListing(site, of)).found?.facts[0]).toEqual(["State", "Public"]);
  });

  test("many are invited in one go: those that were shown, up to the limit, each once", async () => {
    await using open = await openMailFixture(openTestDatabase);
    const { site } = open;
    for (const [id, source] of [
      [one, "https://one.ca/contact"],
      [two, "https://two.ca/contact"],
      [three, null],
    ] as const)
      await site.database
        .update(listings)
        .set({ outreachEmail: `events@${id}.ca`, outreachSource: source, outreachFoundOn: "2026-11-01" })
        .where(eq(listings.id, id));
    const asked = { category: "", limit: "1" };
    const shown = await previewDeskInvitations(site, asked);
    expect(shown).toMatchObject({
      ids: String(one),
      chosen: [{ id: one, source: "https://one.ca/contact, seen 1 November 2026" }],
      left: 1,
      hindered: [{ id: three }],
      missing: null,
    });
    expect(shown.example).toContain("To: events@94.ca");
    expect(await site.database.$count(invitations)).toBe(0);
    expect((await previewDeskInvitations(site, { category: "cakes", limit: null })).chosen).toEqual([]);
    expect((await previewDeskInvitations(site, { category: "", limit: "999" })).limit).toBe(100);

    const send = (text: string, at = site) =>
      applyDeskAction(at, { action: "invitations-send", of: "list", text });
    // Canada's anti-spam law wants an address for post in them.
    const withoutPost = { smtpUrl: "smtp://mail.ca", postalAddress: null };
    const hindered = { ...site, settings: sampleSettings(withoutPost) };
    expect(await send(shown.ids, hindered)).toBe("changed");
    expect((await previewDeskInvitations(hindered, asked)).missing).toContain("POSTAL_ADDRESS");

    expect(await send(shown.ids)).toBe("done");
    expect(await send(`${shown.ids},${three},x`)).toBe("before");
    expect(await queuedMailKinds(site)).toEqual(["claim-invitation events@94.ca"]);
    expect((await findDeskListing(site, String(one))).found?.sent).toMatchObject([
      { what: expect.stringMatching(/^Email to \S+@\S+: an invitation to manage the listing \(\w+\)$/) },
    ]);
    expect((await previewDeskInvitations(site, asked)).ids).toBe(String(two));
  });
});
