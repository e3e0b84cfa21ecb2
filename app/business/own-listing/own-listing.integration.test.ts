import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import { dayNumber, availabilityOn, unpackCalendar } from "#app/catalogue/directory/availability-calendar.ts";
import { readDirectory } from "#app/catalogue/directory/directory.server.ts";
import { getOrCreateKey, resolveKey } from "#app/messaging/private-links/private-links.server.ts";
import { findDrift } from "#app/operator/register/find-drift.server.ts";
import { readCatalogue } from "#content/catalogue/catalogue.ts";
import { loadCatalogue } from "#database/load-catalogue.ts";
import { calendarFeeds, listingCalendars, listingContacts, listings, mails } from "#database/schema/index.ts";
import { writeMail } from "#app/operator/mail-dispatch/write-mail.server.ts";
import { saveMails } from "#test-support/save-enquiry.ts";
import { fillCatalogue } from "#test-support/loaded-catalogue.ts";
import { sampleSecret as secret, sampleSettings } from "#test-support/sample-settings.ts";
import { sampleProfile } from "#test-support/sample-profile.ts";
import { forEachDatabase } from "#test-support/test-database.ts";

import { changeListing } from "./change-listing.server.ts";
import { mailLostListingLinks } from "./mail-lost-listing-link.server.ts";
import type { ListingChange } from "./listing-change.ts";
import { loadListingByKey } from "./own-listing-view.server.ts";

/** Fairmont Palliser: a real business whose price is a sample. */
const palliser = 76;

forEachDatabase((openTestDatabase) => {
  test("a business changes its words and its price, never its name; no start takes the change back", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    await fillCatalogue(database);
    const opened = await loadListingByKey(
      database,
      await getOrCreateKey(database, secret, "listing", String(palliser)),
    );
    // The sample price is not the business's to confirm by saving.
    expect(opened?.view).toMatchObject({ name: "Fairmont Palliser", values: { priceLowest: [""] } });
    const profile = sampleProfile({ name: "Somebody Else", category: "cakes" });
    expect(
      await changeListing({ database, secret, postMails: saveMails }, palliser, { what: "edit", profile }),
    ).toEqual({
      done: "edited",
    });
    await loadCatalogue(database, readCatalogue());
    const listing = (await readDirectory(database, true)).listing(palliser);
    expect(listing).toMatchObject({
      card: {
        name: "Fairmont Palliser",
        category: "venues",
        description: profile.description,
        price: [2, 3],
      },
      offers: profile.offers,
    });
    const [row] = await database.select().from(listings).where(eq(listings.id, palliser));
    expect(row?.sampleFields).not.toContain("price");
    // What it changed is its own; the rest still follows content/.
    expect(row?.editedAt).toBeNull();
    expect(row?.ownerFields).toContain("description");
  });

  test("a release brings up to date what the business did not write, and nothing that it wrote", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    const catalogue = readCatalogue();
    await fillCatalogue(database);
    const before = (
      await loadListingByKey(database, await getOrCreateKey(database, secret, "listing", String(palliser)))
    )?.profile;
    if (before === undefined) throw new Error("the key opens nothing");
    const profile = { ...before, price: null, offers: ["Garden ceremonies", "Winter dinners"] };
    await changeListing({ database, secret, postMails: saveMails }, palliser, { what: "edit", profile });
    const later = {
      ...catalogue,
      listings: catalogue.listings.map((entry) =>
        entry.id === palliser
          ? { ...entry, name: "The Palliser", tags: ["New tag"], offers: ["Ours", "And ours"] }
          : entry,
      ),
    };
    expect(await loadCatalogue(database, later)).toMatchObject({ updated: 1, editedElsewhere: 0 });
    const listing = (await readDirectory(database, true)).listing(palliser);
    expect(listing).toMatchObject({
      card: { name: "The Palliser", tags: ["New tag"], price: null },
      offers: ["Garden ceremonies", "Winter dinners"],
    });
    const [row] = await database.select().from(listings).where(eq(listings.id, palliser));
    expect(row).toMatchObject({ ownerFields: ["offers", "price"], sampleFields: ["rating", "reviewCount"] });
  });

  test("a listing that its business keeps does not vanish because content/ has dropped it", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    const catalogue = readCatalogue();
    await fillCatalogue(database);
    await database.insert(listingContacts).values({ listingId: palliser, email: "events@fairmont.com" });
    const without = {
      ...catalogue,
      listings: catalogue.listings.filter(({ id }) => id !== palliser),
      profiles: catalogue.profiles.filter(({ slug }) => slug !== "fairmont-palliser"),
    };
    expect(await loadCatalogue(database, without)).toMatchObject({ editedElsewhere: 1, retired: 0 });
    expect((await readDirectory(database, true)).listing(palliser)).not.toBeNull();
    expect(await findDrift(database, without)).toMatchObject([{ id: palliser, entry: "gone" }]);
  });

  test("dates are taken once however often, freed by range, and seen by couples", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    await fillCatalogue(database);
    const take = (from: string, to: string) =>
      changeListing({ database, secret, postMails: saveMails }, palliser, {
        what: "take",
        run: { from, to },
      });
    await take("2098-07-03", "2098-07-05");
    await take("2098-07-05", "2098-07-06");
    const free = { from: "2098-07-04", to: "2098-07-04" };
    await changeListing({ database, secret, postMails: saveMails }, palliser, { what: "free", run: free });
    const directory = await readDirectory(database, true);
    expect(directory.listing(palliser)?.taken).toEqual(["2098-07-03", "2098-07-05", "2098-07-06"]);
    expect(directory.listing(85)?.taken).toEqual([]);
  });

  test("a lost link is mailed to the confirmed address of the listing, and to no other", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    await fillCatalogue(database);
    await database.insert(listingContacts).values({ listingId: palliser, email: "Events@palliser-hotel.ca" });
    const site = { database, secret, postMails: saveMails, settings: sampleSettings() };
    for (const address of ["somebody@else.ca", "events@palliser-hotel.ca"])
      await mailLostListingLinks(site, address);
    const [mail, ...more] = await database.select().from(mails);
    expect(more).toEqual([]);
    expect(mail?.recipient).toBe("Events@palliser-hotel.ca");
    const key = await getOrCreateKey(database, secret, "listing", String(palliser));
    expect(JSON.stringify(mail && (await writeMail(site, mail)))).toContain(`/your-listing/${key}`);
    // The address may have become another one before the mail is written.
    await database.update(listingContacts).set({ email: "new@palliser-hotel.ca" });
    expect(mail && (await writeMail(site, mail))).toBeNull();
    await changeListing({ database, secret, postMails: saveMails }, palliser, { what: "withdraw" });
    // A paused listing's business can ask for its link: it brings the listing back there.
    await mailLostListingLinks(site, "new@palliser-hotel.ca");
    expect((await database.select().from(mails)).map(({ kind }) => kind)).toEqual([
      "lost-listing-link",
      "listing-paused",
      "listing-paused",
      "lost-listing-link",
    ]);
  });

  test("a mail with the links to several listings speaks of all of them", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    await fillCatalogue(database);
    const site = { database, secret, postMails: saveMails, settings: sampleSettings() };
    const email = "events@palliser-hotel.ca";
    const askForLinks = async () => {
      await database.delete(mails);
      await mailLostListingLinks(site, email);
      const [mail] = await database.select().from(mails);
      return mail && (await writeMail(site, mail))?.content;
    };
    await database.insert(listingContacts).values({ listingId: palliser, email });
    expect(await askForLinks()).toMatchObject({
      subject: "The link to the listing of Fairmont Palliser",
      heading: "Here’s your link",
    });
    await database.insert(listingContacts).values({ listingId: 3, email });
    const content = await askForLinks();
    expect(content).toMatchObject({ subject: "The links to your listings", heading: "Here are your links" });
    expect(JSON.stringify(content)).toContain("Anyone with these links can change your listings.");
    expect(JSON.stringify(content)).not.toMatch(/this link|the link\b/);
  });

  test("a business is free on other days as long as it says so, and its card carries that to the browser", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    await fillCatalogue(database);
    const change = (asked: ListingChange) =>
      changeListing({ database, secret, postMails: saveMails }, palliser, asked);
    const listing = async () => (await readDirectory(database, true)).listing(palliser);
    expect((await listing())?.card).not.toHaveProperty("calendar");
    await change({ what: "take", run: { from: "2098-07-03", to: "2098-07-04" } });
    await change({ what: "open", until: "2098-12-30" });
    await change({ what: "open", until: "2098-12-31" });
    const { freeUntil, card } = (await listing()) ?? {};
    expect(freeUntil).toBe("2098-12-31");
    const calendar = unpackCalendar(card?.calendar);
    const said = ["2098-07-03", "2098-07-05", "2098-12-31", "2099-01-01"];
    expect(said.map((day) => availabilityOn(calendar, dayNumber(day)))).toEqual([
      "taken",
      "free",
      "free",
      "unsaid",
    ]);
    await change({ what: "open", until: null });
    expect((await listing())?.freeUntil).toBeNull();
  });

  test("a page says how old a business's dates are: changing one refreshes them, a calendar that fails does not", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    await fillCatalogue(database);
    const change = (asked: ListingChange) =>
      changeListing({ database, secret, postMails: saveMails }, palliser, asked);
    const asOf = async () => (await readDirectory(database, true)).listing(palliser)?.datesAsOf;
    const today = albertaDate(new Date());
    expect(await asOf()).toBeNull();
    await change({ what: "open", until: "2098-12-31" });
    expect(await asOf()).toBe(today);
    await database.update(listingCalendars).set({ saidAt: new Date("2026-01-05T02:00:00Z") });
    expect(await asOf()).toBe("2026-01-04");
    await change({ what: "take", run: { from: "2098-07-03", to: "2098-07-04" } });
    expect(await asOf()).toBe(today);
    const readAt = new Date("2026-02-03T20:00:00Z");
    await database.insert(calendarFeeds).values({
      listingId: palliser,
      url: "https://calendar.example.com/a.ics",
      readAt,
      problem: "unreachable",
    });
    expect(await asOf()).toBe("2026-02-03");
  });

  test("a new link ends the old one, and no start brings a withdrawn listing back", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    await fillCatalogue(database);
    const old = await getOrCreateKey(database, secret, "listing", String(palliser));
    const rotated = await changeListing({ database, secret, postMails: saveMails }, palliser, {
      what: "rotate",
    });
    const key = rotated?.done === "rotated" ? rotated.key : "";
    expect(await resolveKey(database, "listing", old)).toBeNull();
    expect((await loadListingByKey(database, key))?.view.pausedUntil).toBeNull();
    await changeListing({ database, secret, postMails: saveMails }, palliser, { what: "withdraw" });
    expect((await loadListingByKey(database, key))?.view.pausedUntil).not.toBeNull();
    expect(
      await changeListing({ database, secret, postMails: saveMails }, palliser, { what: "rotate" }),
    ).toBeNull();
    await loadCatalogue(database, readCatalogue());
    expect((await readDirectory(database, true)).listing(palliser)).toBeNull();
  });
});
