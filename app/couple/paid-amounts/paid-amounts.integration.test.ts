import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { readDirectory } from "#app/catalogue/directory/directory.server.ts";
import { showEnquiry } from "#app/couple/enquiries/show-enquiry.server.ts";
import { changeEnquiry } from "#app/couple/enquiry-page/change-enquiry.server.ts";
import { loadEnquiryByKey } from "#app/couple/enquiry-page/enquiry-view.server.ts";
import { getOrCreateKey } from "#app/messaging/private-links/private-links.server.ts";
import { eraseByEmail } from "#app/operator/erasure/erase-person.server.ts";
import { findPerson } from "#app/operator/persons/find-person.server.ts";
import { enquiries, listingContacts, listings, paidAmounts } from "#database/schema/index.ts";
import { fillCatalogue } from "#test-support/loaded-catalogue.ts";
import { daysAgo, palliser, savePastWedding } from "#test-support/past-wedding.ts";
import { sampleSecret as secret, sampleSettings } from "#test-support/sample-settings.ts";
import { saveMails } from "#test-support/save-enquiry.ts";
import { forEachDatabase, type OpenTestDatabase } from "#test-support/test-database.ts";

import type { PaidDraft } from "./paid-form-schemas.ts";

const draft: PaidDraft = { vendor: palliser, amount: 24_000_00, guests: 420, includes: ["food"] };

async function openHall(openTestDatabase: OpenTestDatabase) {
  const open = await openTestDatabase();
  const { database } = open;
  await fillCatalogue(database);
  const site = { database, secret, postMails: saveMails, settings: sampleSettings() };
  const real = await database
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.category, "venues"), eq(listings.fictional, false)))
    .orderBy(listings.id)
    .limit(3);
  const change = (enquiry: number, what: Parameters<typeof changeEnquiry>[2]) =>
    changeEnquiry(site, enquiry, what, null);
  const pay = (enquiry: number, changes: Partial<PaidDraft> = {}) =>
    change(enquiry, { what: "paid", ...draft, ...changes });
  /** A couple that booked one of three real halls in turn; each says that it paid $1,000 more, from $20,000 on. */
  const payOne = async (at: number, email = `pair-${at}@example.ca`) => {
    const vendor = real[at % real.length]?.id ?? 0;
    const id = await savePastWedding(database, { email, business: vendor });
    await pay(id, { vendor, amount: (20_000 + at * 1_000) * 100 });
    return { id, vendor };
  };
  return {
    ...open,
    site,
    change,
    pay,
    payOne,
    payMany: async (couples: number) => {
      const ids: number[] = [];
      for (let at = 0; at < couples; at++) ids.push((await payOne(at)).id);
      return ids;
    },
    ranges: async () => (await readDirectory(database, true)).paidIn("venues"),
    view: async (enquiry: number) => {
      const key = await getOrCreateKey(database, secret, "enquiry", String(enquiry));
      return (await loadEnquiryByKey(site, key))?.view.paid;
    },
    [Symbol.asyncDispose]: () => open[Symbol.asyncDispose](),
  };
}

forEachDatabase((openTestDatabase, kind) => {
  test("a couple leaves what it paid, changes it, and takes it back", async () => {
    await using hall = await openHall(openTestDatabase);
    const id = await savePastWedding(hall.database);
    expect(await hall.view(id)).toMatchObject([{ id: palliser, unproven: null, said: null }]);
    expect(await hall.pay(id)).toEqual({ kind: "paid" });
    expect(await hall.pay(id, { amount: 25_000_00, includes: [] })).toEqual({ kind: "paid" });
    expect(await hall.view(id)).toMatchObject([
      { id: palliser, said: { amount: 25_000_00, guests: 420, includes: [] } },
    ]);
    const [row] = await hall.database.select().from(enquiries).where(eq(enquiries.id, id));
    const shown = await showEnquiry(hall.database, row?.reference ?? "");
    expect(shown?.history.map(({ what }) => what)).toContain(
      "The couple says they paid Fairmont Palliser $25,000 for 420 guests",
    );
    const found = await findPerson(hall.database, secret, {
      by: "reference",
      reference: row?.reference ?? "",
    });
    expect(found[0]?.fields[`paid to listing ${palliser}`]).toContain("2500000; 420");
    expect(await hall.change(id, { what: "remove-paid", vendor: palliser })).toEqual({
      kind: "paid-removed",
    });
    expect(await hall.view(id)).toMatchObject([{ said: null }]);
    expect(await hall.database.$count(paidAmounts)).toBe(0);
  });

  test("nobody else can: no wedding to come, no late enquiry, no booking of one side, no invented business, not the business itself", async () => {
    await using hall = await openHall(openTestDatabase);
    const closed = { kind: "paid-closed" };
    for (const wedding of [
      { days: 0 },
      { ahead: 20 },
      { booked: ["couple"] as const },
      { booked: ["business"] as const },
      { email: "events+couple@palliser-hotel.ca" },
    ]) {
      const id = await savePastWedding(hall.database, { email: "pair@example.ca", ...wedding });
      expect(await hall.pay(id)).toEqual(closed);
      expect(await hall.view(id)).toEqual([]);
    }
    const id = await savePastWedding(hall.database);
    expect(await hall.pay(id, { vendor: 3 })).toEqual(closed);
    await hall.change(id, { what: "withdraw" });
    expect(await hall.pay(id)).toEqual(closed);
    expect(await hall.database.$count(paidAmounts)).toBe(0);
  });

  test("the fifth couple makes the range, and it goes with each that takes its part away", async () => {
    await using hall = await openHall(openTestDatabase);
    const four = await hall.payMany(4);
    expect(await hall.ranges()).toEqual([]);
    const { id, vendor } = await hall.payOne(4);
    const whole = [
      {
        year: Number(daysAgo(10).slice(0, 4)),
        band: { from: 301, to: 450 },
        couples: 5,
        inAll: { low: 20_000_00, high: 24_000_00 },
        includes: ["food"],
      },
    ];
    expect(await hall.ranges()).toMatchObject(whole);
    await hall.change(id, { what: "booking", vendor, booked: false });
    expect(await hall.ranges()).toEqual([]);
    expect(await hall.view(id)).toMatchObject([{ unproven: "booking", said: { guests: 420 } }]);
    await hall.change(id, { what: "booking", vendor, booked: true });
    expect(await hall.ranges()).toMatchObject(whole);
    await hall.change(four[0] ?? 0, { what: "withdraw" });
    expect(await hall.ranges()).toEqual([]);
  });

  test("two enquiries of one mailbox are one couple", async () => {
    await using hall = await openHall(openTestDatabase);
    await hall.payMany(4);
    await hall.payOne(4, "Pair-0@example.ca");
    await hall.payOne(5, "pair-0+again@example.ca");
    expect(await hall.database.$count(paidAmounts)).toBe(6);
    expect(await hall.ranges()).toEqual([]);
    await hall.payOne(8);
    expect(await hall.ranges()).toMatchObject([{ couples: 5 }]);
  });

  test("an enquiry from before mailboxes were hashed is of the same couple", async () => {
    await using hall = await openHall(openTestDatabase);
    await hall.payMany(4);
    const old = await hall.payOne(4, "Pair-0+before@example.ca");
    await hall.database.update(enquiries).set({ addressHash: null }).where(eq(enquiries.id, old.id));
    expect(await hall.ranges()).toEqual([]);
  });

  test("an amount whose enquiry came too late no longer counts", async () => {
    await using hall = await openHall(openTestDatabase);
    const [id = 0] = await hall.payMany(5);
    const receive = async (ahead: number) => {
      await hall.database
        .update(enquiries)
        .set({ receivedAt: sql`(${daysAgo(10 + ahead)}::date + interval '18 hours') at time zone 'UTC'` })
        .where(eq(enquiries.id, id));
      return hall.ranges();
    };
    expect(await receive(21)).toHaveLength(1);
    expect(await receive(20)).toEqual([]);
    expect(await hall.view(id)).toMatchObject([{ unproven: "date" }]);
  });

  test("a couple is told the true reason why its amount doesn't count", async () => {
    await using hall = await openHall(openTestDatabase);
    const reason = async (id: number) => (await hall.view(id))?.map(({ unproven }) => unproven);
    const id = await savePastWedding(hall.database);
    await hall.pay(id);
    expect(await reason(id)).toEqual([null]);
    await hall.database
      .update(listingContacts)
      .set({ email: "Simran+office@gillwedding.ca" })
      .where(eq(listingContacts.listingId, palliser));
    expect(await reason(id)).toEqual(["vendor"]);
    await hall.change(id, { what: "booking", vendor: palliser, booked: false });
    expect(await reason(id)).toEqual(["booking"]);
    await hall.database
      .update(enquiries)
      .set({ eventDate: daysAgo(-1) })
      .where(eq(enquiries.id, id));
    expect(await reason(id)).toEqual(["date"]);
    await hall.change(id, { what: "withdraw" });
    expect(await reason(id)).toEqual(["withdrawn"]);
  });

  test("what is kept of an erased couple no longer counts", async () => {
    await using hall = await openHall(openTestDatabase);
    const [first = 0] = await hall.payMany(6);
    await hall.change(first, { what: "delete", sure: "yes" });
    expect(await hall.ranges()).toMatchObject([{ couples: 5 }]);
    const premises = {
      ...hall.site,
      databaseKind: kind,
      settings: sampleSettings({ dataDir: hall.settings.dataDir }),
    };
    await eraseByEmail(premises, "pair-1@example.ca", false);
    expect(await hall.ranges()).toEqual([]);
    expect(await hall.database.$count(paidAmounts)).toBe(4);
  });

  test("the database refuses what cannot have been paid", async () => {
    await using hall = await openHall(openTestDatabase);
    const enquiryId = await savePastWedding(hall.database);
    const insert = (amount: number, guests: number, includes = "{}") =>
      hall.database.execute(sql`
        insert into paid_amounts (enquiry_id, listing_id, amount, guests, includes)
        values (${enquiryId}, ${palliser}, ${amount}, ${guests}, ${includes}::text[])`);
    for (const [row, constraint] of [
      [insert(49_99, 100), "amount_possible"],
      [insert(500_000_01, 4000), "amount_possible"],
      [insert(60_000_01, 2), "amount_possible"],
      [insert(5_000_00, 0), "guests_possible"],
      [insert(5_000_00, 100, "{gold}"), "includes_known"],
    ] as const)
      await expect(row).rejects.toHaveProperty("cause.constraint", `paid_amounts_${constraint}`);
    await insert(60_000_00, 2, "{food,travel}");
  });
});
