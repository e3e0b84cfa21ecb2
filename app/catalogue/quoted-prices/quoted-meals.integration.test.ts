import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { saveVendorReply } from "#app/business/replies/save-reply.server.ts";
import type { VendorReply } from "#app/business/replies/parse-reply-form.ts";
import { readDirectory } from "#app/catalogue/directory/directory.server.ts";
import { calculateEventCost } from "#app/catalogue/event-costs/calculate-event-cost.ts";
import { toCostVenue } from "#app/catalogue/event-costs/to-cost-venue.ts";
import type { Enquiry } from "#app/couple/enquiries/enquiry.ts";
import { releaseEnquiry } from "#app/couple/enquiries/release-enquiry.server.ts";
import { changeEnquiry } from "#app/couple/enquiry-page/change-enquiry.server.ts";
import { enquiries, listingContacts, listings, vendorReplies } from "#database/schema/index.ts";
import { fillCatalogue } from "#test-support/loaded-catalogue.ts";
import { palliser } from "#test-support/past-wedding.ts";
import { sampleEnquiry } from "#test-support/sample-enquiry.ts";
import { sampleSecret as secret } from "#test-support/sample-settings.ts";
import { saveMails, seedEnquiry } from "#test-support/save-enquiry.ts";
import { forEachDatabase, type OpenTestDatabase } from "#test-support/test-database.ts";

type Asked = { business?: number; answer?: Partial<VendorReply>; enquiry?: Partial<Enquiry> };

async function openKitchens(openTestDatabase: OpenTestDatabase) {
  const open = await openTestDatabase();
  const { database } = open;
  await fillCatalogue(database);
  const [sample] = await database
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.category, "caterers"), eq(listings.fictional, true)))
    .limit(1);
  const kitchens = await database
    .update(listings)
    .set({ category: "caterers" })
    .where(
      sql`${listings.id} in (select id from listings where category = 'venues' and not fictional and id <> ${palliser} order by id limit 3)`,
    )
    .returning({ id: listings.id });
  const site = { database, secret, postMails: saveMails };
  /** The couple of a number, which a caterer quoted $5 a guest more than the one before, from $40 on. */
  const quote = async (at: number, { business, answer = {}, enquiry = {} }: Asked = {}) => {
    const listingId = business ?? kitchens[at % kitchens.length]?.id ?? 0;
    const asked = sampleEnquiry({ email: `pair-${at}@example.ca`, vendors: [listingId], ...enquiry });
    const { reference } = await seedEnquiry(database, asked, null);
    const [row] = await database
      .update(enquiries)
      .set({ confirmedAt: sql`now()` })
      .where(eq(enquiries.reference, reference))
      .returning({ id: enquiries.id });
    const id = row?.id ?? 0;
    const price = (40 + at * 5) * 100;
    await saveVendorReply(site, id, listingId, {
      availability: "yes",
      unit: "guest",
      priceFrom: price,
      priceTo: price,
      includes: "",
      message: "",
      ...answer,
    });
    return { id, reference };
  };
  return {
    ...open,
    site,
    sample: sample?.id ?? 0,
    kitchens: kitchens.map(({ id }) => id),
    quote,
    quoted: async () => (await readDirectory(database, true)).quotedMeal,
    /** The line of food of 100 guests whom a caterer serves at the Palliser. */
    food: async () => {
      const { listing, quotedMeal } = await readDirectory(database, true);
      const found = listing(palliser);
      const venue = found && toCostVenue(found, quotedMeal);
      if (venue === null) throw new Error("The Palliser is a venue.");
      const { lines } = calculateEventCost(venue, {
        kind: "reception",
        name: "Reception",
        guests: 100,
        weekday: 6,
        month: 8,
        meal: "dinner",
        hours: 8,
        kitchen: "outside",
        bar: "none",
        music: "none",
        fire: false,
      });
      return lines.find(({ id }) => id === "food-and-drink");
    },
    [Symbol.asyncDispose]: () => open[Symbol.asyncDispose](),
  };
}

forEachDatabase((openTestDatabase) => {
  test("five answers of three caterers change the line of an outside caterer's food; four do not", async () => {
    await using town = await openKitchens(openTestDatabase);
    for (const at of [0, 1, 2, 3]) await town.quote(at);
    expect(await town.food()).toMatchObject({ low: 100 * 55_00, origin: { kind: "elsewhere" } });
    const { id } = await town.quote(4);
    expect(await town.food()).toMatchObject({
      low: 100 * 45_00,
      high: 100 * 60_00,
      origin: { kind: "quoted", couples: 5 },
    });
    await changeEnquiry(town.site, id, { what: "withdraw" }, null);
    expect(await town.food()).toMatchObject({ low: 100 * 55_00, origin: { kind: "elsewhere" } });
  });

  test("what is held, unconfirmed, old, of a sample, or no price of a guest doesn't count", async () => {
    await using town = await openKitchens(openTestDatabase);
    for (const at of [0, 1, 2, 3]) await town.quote(at);
    const links = "https://a.example https://b.example https://c.example https://d.example";
    const held = await town.quote(4, { answer: { message: links } });
    await town.quote(5, { business: town.sample });
    for (const unit of ["hour", "from", "total"] as const) await town.quote(6, { answer: { unit } });
    await town.quote(7, { answer: { availability: "no" } });
    const unconfirmed = await town.quote(8);
    await town.database
      .update(enquiries)
      .set({ confirmedAt: null, askedToConfirmAt: sql`now()` })
      .where(eq(enquiries.id, unconfirmed.id));
    const old = await town.quote(9);
    await town.database
      .update(vendorReplies)
      .set({ updatedAt: sql`now() - interval '2 years 1 day'` })
      .where(eq(vendorReplies.enquiryId, old.id));
    expect(await town.quoted()).toBeNull();
    await releaseEnquiry(town.database, held.reference, saveMails);
    expect(await town.quoted()).toMatchObject({ couples: 5 });
  });

  test("what a caterer quotes itself, from its own mailbox in another spelling, doesn't count", async () => {
    await using town = await openKitchens(openTestDatabase);
    for (const at of [0, 1, 2, 3]) await town.quote(at);
    const [, other = 0, kitchen = 0] = town.kitchens;
    await town.database
      .insert(listingContacts)
      .values({ listingId: kitchen, email: "office@kitchen.example" });
    const itself = { email: "Office+pair@kitchen.example" };
    await town.quote(4, { business: kitchen, enquiry: itself });
    expect(await town.quoted()).toBeNull();
    await town.quote(5, { business: other, enquiry: itself });
    expect(await town.quoted()).toMatchObject({ couples: 5 });
  });

  test("a quote is of the year that it is in Alberta, by the rule of 2026 and not by the database's zones", async () => {
    await using town = await openKitchens(openTestDatabase);
    for (const at of [0, 1, 2, 3, 4]) await town.quote(at);
    const next = new Date().getFullYear() + 1;
    for (const [moment, year] of [
      [`${next}-01-01T05:59:59Z`, next - 1],
      [`${next}-01-01T06:00:00Z`, next],
    ] as const) {
      await town.database.update(vendorReplies).set({ updatedAt: new Date(moment) });
      expect(await town.quoted()).toMatchObject({ year });
    }
  });

  test("a quote in all is divided by the guests it is about, where it is for one event", async () => {
    await using town = await openKitchens(openTestDatabase);
    for (const at of [0, 1, 2, 3]) await town.quote(at);
    await town.quote(4, {
      answer: { unit: "total", priceFrom: 100 * 42_00, priceTo: 100 * 42_00 },
      enquiry: { events: ["Reception"], guestCount: "51-100", guestNumber: 100 },
    });
    expect(await town.quoted()).toMatchObject({ couples: 5, perGuest: { low: 40_00, high: 55_00 } });
  });
});
