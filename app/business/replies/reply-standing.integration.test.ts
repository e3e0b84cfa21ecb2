import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";

import { changeEnquiry } from "#app/couple/enquiry-page/change-enquiry.server.ts";
import { describeReply } from "#app/couple/enquiries/describe-reply.ts";
import { readEnquiry } from "#app/couple/enquiries/read-enquiry.server.ts";
import { enquiries, enquiryMessages, listings, takenDates, vendorReplies } from "#database/schema/index.ts";
import { fillCatalogue } from "#test-support/loaded-catalogue.ts";
import { sampleEnquiry } from "#test-support/sample-enquiry.ts";
import { sampleSecret } from "#test-support/sample-settings.ts";
import { saveMails, seedEnquiry } from "#test-support/save-enquiry.ts";
import { forEachDatabase, type OpenTestDatabase } from "#test-support/test-database.ts";
import { guestCountOption } from "#app/couple/enquiries/stated-guests.ts";

import { getOrCreateKey } from "#app/messaging/private-links/private-links.server.ts";

import { loadReplyByKey } from "./reply-view.server.ts";
import type { VendorReply } from "./parse-reply-form.ts";
import { saveVendorReply } from "./save-reply.server.ts";

const listingId = 3;
const dates = ["2027-07-10", "2027-08-14"] as const;
type Day = (typeof dates)[number];
const guestNumbers = [120, 420] as const;
type Guests = (typeof guestNumbers)[number];

const perGuest = {
  unit: "guest",
  priceFrom: 8_500,
  priceTo: 8_500,
  includes: "Six hours",
  message: "",
} as const;

/** An enquiry for 10 July 2027 and 120 guests to one business, and what may become of it. */
async function openAsked(openTestDatabase: OpenTestDatabase) {
  const open = await openTestDatabase();
  const { database } = open;
  await fillCatalogue(database);
  const first = { eventDate: dates[0], guestCount: guestCountOption(120), guestNumber: 120 };
  await seedEnquiry(database, sampleEnquiry({ vendors: [listingId], ...first }), null);
  const [enquiry] = await database.select({ id: enquiries.id }).from(enquiries);
  const id = enquiry?.id ?? 0;
  const office = { database, secret: sampleSecret, postMails: saveMails };
  let forms = 0;
  const answerNow = async () => (await readEnquiry(database, id))?.recipients[0]?.answer ?? null;
  return {
    database,
    id,
    answer: (
      availability: "yes" | "maybe" | "no",
      seen: { seenDate?: string; seenGuests?: string } = {},
      quote: Partial<VendorReply> = {},
    ) => saveVendorReply(office, id, listingId, { availability, ...perGuest, ...quote, ...seen }),
    change: (eventDate: Day, guests: Guests = 120) =>
      changeEnquiry(
        office,
        id,
        { what: "change", eventDate, guestCount: guestCountOption(guests), guestNumber: guests },
        `form ${(forms += 1)}`,
      ),
    withdraw: () => changeEnquiry(office, id, { what: "withdraw" }, `form ${(forms += 1)}`),
    /** As the team does for a couple that withdrew by mistake. */
    restore: () => database.update(enquiries).set({ withdrawnAt: null }),
    take: (day: Day) => database.insert(takenDates).values({ listingId, day }).onConflictDoNothing(),
    free: (day: Day) => database.delete(takenDates).where(eq(takenDates.day, day)),
    list: (isListed: boolean) =>
      database
        .update(listings)
        .set({ retiredAt: isListed ? null : new Date() })
        .where(eq(listings.id, listingId)),
    read: async () => {
      const answer = await answerNow();
      return answer === null ? null : describeReply(answer).availability;
    },
    price: async () => {
      const answer = await answerNow();
      return answer === null ? null : describeReply(answer).price;
    },
    reset: async () => {
      await database.delete(vendorReplies);
      await database.delete(takenDates);
      await database.delete(enquiryMessages);
      await database.update(listings).set({ retiredAt: null }).where(eq(listings.id, listingId));
      await database.update(enquiries).set({ ...first, withdrawnAt: null });
    },
    [Symbol.asyncDispose]: () => open[Symbol.asyncDispose](),
  };
}

const step = fc.oneof(
  fc.record({ do: fc.constant("answer" as const), availability: fc.constantFrom("yes", "maybe", "no") }),
  fc.record({
    do: fc.constant("change" as const),
    date: fc.constantFrom(...dates),
    guests: fc.constantFrom(...guestNumbers),
  }),
  fc.record({ do: fc.constant("take" as const), date: fc.constantFrom(...dates) }),
  fc.record({ do: fc.constant("free" as const), date: fc.constantFrom(...dates) }),
  fc.record({ do: fc.constant("list" as const), isListed: fc.boolean() }),
  fc.record({ do: fc.constantFrom("withdraw" as const, "restore" as const) }),
);

forEachDatabase((openTestDatabase) => {
  test("a business whose calendar has the couple's date as taken is told so on the answer page, until it isn't", async () => {
    await using asked = await openAsked(openTestDatabase);
    const warning = async () => {
      const key = await getOrCreateKey(asked.database, sampleSecret, "answer", `${asked.id}:${listingId}`);
      return (await loadReplyByKey(asked.database, key))?.view.calendar;
    };
    expect(await warning()).toBeNull();
    await asked.take("2027-07-10");
    expect(await warning()).toMatch(/^Your calendar has 10 July 2027 as taken/);
    await asked.answer("yes");
    expect(await warning()).toMatch(/^Your calendar has 10 July 2027 as taken/);
    await asked.free("2027-07-10");
    expect(await warning()).toBeNull();
  });

  test("a date that the couple changes makes an answer one for the former date, until it is answered again", async () => {
    await using asked = await openAsked(openTestDatabase);
    await asked.answer("yes");
    expect(await asked.read()).toBe("Available");
    await asked.change("2027-08-14");
    expect(await asked.read()).toBe("Was for 10 July 2027: asked again");
    await asked.take("2027-08-14");
    expect(await asked.read()).toBe("Taken on their calendar, though they said available");
    await asked.free("2027-08-14");
    // The same words for the new date are a new answer.
    expect(await asked.answer("yes")).toBe("saved");
    expect(await asked.read()).toBe("Available");
  });

  test("guests that the couple changes make an answer one for the former number, and a price per guest follows them", async () => {
    await using asked = await openAsked(openTestDatabase);
    await asked.answer("yes");
    expect(await asked.price()).toBe("$85 per guest · about $10,200 for 120");
    await asked.change("2027-07-10", 420);
    expect(await asked.read()).toBe("Was for 120 guests: asked again");
    expect(await asked.price()).toBe("$85 per guest, quoted for 120 guests · about $35,700 for 420");
    expect(await asked.answer("yes")).toBe("saved");
    expect(await asked.read()).toBe("Available");
    expect(await asked.price()).toBe("$85 per guest · about $35,700 for 420");
  });

  test("the same price in all for other guests is another answer, and so is the same price with another unit", async () => {
    await using asked = await openAsked(openTestDatabase);
    const inAll = { unit: "total", priceFrom: 3_400_000, priceTo: 3_400_000 } as const;
    await asked.answer("yes", {}, inAll);
    expect(await asked.price()).toBe("$34,000 in all");
    await asked.change("2027-07-10", 420);
    expect(await asked.price()).toBe("$34,000 in all, quoted for 120 guests");
    await asked.answer("yes", {}, inAll);
    expect(await asked.price()).toBe("$34,000 in all");
    await asked.answer("yes", {}, { ...inAll, unit: "from" });
    expect(await asked.price()).toBe("From $34,000");
  });

  test("an answer to a page that showed the former date or guests is not taken for the new ones", async () => {
    await using asked = await openAsked(openTestDatabase);
    await asked.change("2027-08-14", 420);
    expect(await asked.answer("yes", { seenDate: "2027-07-10", seenGuests: "420" })).toBe("moved");
    expect(await asked.answer("yes", { seenDate: "2027-08-14", seenGuests: "120" })).toBe("moved");
    expect(await asked.read()).toBeNull();
    expect(await asked.answer("yes", { seenDate: "2027-08-14", seenGuests: "420" })).toBe("saved");
    expect(await asked.read()).toBe("Available");
  });

  test("no sequence of answers, changes, taken dates, withdrawals, leaving and coming back shows an availability that nobody gave", async () => {
    await using asked = await openAsked(openTestDatabase);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        await asked.reset();
        const now = {
          date: "2027-07-10" as Day,
          guests: 120 as Guests,
          isListed: true,
          isWithdrawn: false,
          taken: new Set<string>(),
        };
        let given: { availability: string; date: Day; guests: Guests } | null = null;
        for (const each of steps) {
          if (each.do === "answer") {
            expect(await asked.answer(each.availability)).toBe(now.isWithdrawn ? "withdrawn" : "saved");
            if (!now.isWithdrawn)
              given = { availability: each.availability, date: now.date, guests: now.guests };
          } else if (each.do === "change") {
            await asked.change(each.date, each.guests);
            now.date = each.date;
            now.guests = each.guests;
          } else if (each.do === "list") {
            await asked.list(each.isListed);
            now.isListed = each.isListed;
          } else if (each.do === "take") {
            await asked.take(each.date);
            now.taken.add(each.date);
          } else if (each.do === "free") {
            await asked.free(each.date);
            now.taken.delete(each.date);
          } else {
            await asked[each.do]();
            now.isWithdrawn = each.do === "withdraw";
          }
          const isSame = given !== null && given.date === now.date && given.guests === now.guests;
          const stands = isSame && !now.taken.has(now.date) && now.isListed;
          const read = await asked.read();
          expect(read === null).toBe(given === null);
          expect(read === "Available").toBe(stands && given?.availability === "yes");
          expect(read === "Maybe").toBe(stands && given?.availability === "maybe");
        }
      }),
      { numRuns: 25 },
    );
  });
});
