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

import { saveVendorReply } from "./save-reply.server.ts";

const listingId = 3;
const dates = ["2027-07-10", "2027-08-14"] as const;
type Day = (typeof dates)[number];

const words = { priceFrom: 8_500, priceTo: 11_000, includes: "Six hours", message: "" };

/** An enquiry for 10 July 2027 to one business, and what may become of it. */
async function openAsked(openTestDatabase: OpenTestDatabase) {
  const open = await openTestDatabase();
  const { database } = open;
  await fillCatalogue(database);
  await seedEnquiry(database, sampleEnquiry({ vendors: [listingId], eventDate: "2027-07-10" }), null);
  const [enquiry] = await database.select({ id: enquiries.id }).from(enquiries);
  const id = enquiry?.id ?? 0;
  const office = { database, secret: sampleSecret, postMails: saveMails };
  let forms = 0;
  return {
    database,
    id,
    answer: (availability: "yes" | "maybe" | "no", seenDate?: string) =>
      saveVendorReply(office, id, listingId, {
        availability,
        ...words,
        ...(seenDate !== undefined && { seenDate }),
      }),
    change: (eventDate: Day) =>
      changeEnquiry(
        office,
        id,
        { what: "change", eventDate, guestCount: null, guestNumber: null },
        `form ${(forms += 1)}`,
      ),
    take: (day: Day) => database.insert(takenDates).values({ listingId, day }).onConflictDoNothing(),
    free: (day: Day) => database.delete(takenDates).where(eq(takenDates.day, day)),
    list: (isListed: boolean) =>
      database
        .update(listings)
        .set({ retiredAt: isListed ? null : new Date() })
        .where(eq(listings.id, listingId)),
    read: async () => {
      const answer = (await readEnquiry(database, id))?.recipients[0]?.answer ?? null;
      return answer === null ? null : describeReply(answer).availability;
    },
    reset: async () => {
      await database.delete(vendorReplies);
      await database.delete(takenDates);
      await database.delete(enquiryMessages);
      await database.update(listings).set({ retiredAt: null }).where(eq(listings.id, listingId));
      await database.update(enquiries).set({ eventDate: "2027-07-10" });
    },
    [Symbol.asyncDispose]: () => open[Symbol.asyncDispose](),
  };
}

const step = fc.oneof(
  fc.record({ do: fc.constant("answer" as const), availability: fc.constantFrom("yes", "maybe", "no") }),
  fc.record({ do: fc.constant("change" as const), date: fc.constantFrom(...dates) }),
  fc.record({ do: fc.constant("take" as const), date: fc.constantFrom(...dates) }),
  fc.record({ do: fc.constant("free" as const), date: fc.constantFrom(...dates) }),
  fc.record({ do: fc.constant("list" as const), isListed: fc.boolean() }),
);

forEachDatabase((openTestDatabase) => {
  test("a date that the couple changes makes an answer one for the former date, until it is answered again", async () => {
    await using asked = await openAsked(openTestDatabase);
    await asked.answer("yes");
    expect(await asked.read()).toBe("Available");
    await asked.change("2027-08-14");
    expect(await asked.read()).toBe("Was for 10 July 2027: asked again");
    await asked.take("2027-08-14");
    expect(await asked.read()).toBe("Taken on your date");
    await asked.free("2027-08-14");
    // The same words for the new date are a new answer.
    expect(await asked.answer("yes")).toBe("kept");
    expect(await asked.read()).toBe("Available");
  });

  test("an answer to a page that showed the former date is not taken for the new one", async () => {
    await using asked = await openAsked(openTestDatabase);
    await asked.change("2027-08-14");
    expect(await asked.answer("yes", "2027-07-10")).toBe("moved");
    expect(await asked.read()).toBeNull();
    expect(await asked.answer("yes", "2027-08-14")).toBe("kept");
    expect(await asked.read()).toBe("Available");
  });

  test("no sequence of answers, changes, taken dates, leaving and coming back shows an availability that nobody gave", async () => {
    await using asked = await openAsked(openTestDatabase);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        await asked.reset();
        const now = { date: "2027-07-10" as Day, isListed: true, taken: new Set<string>() };
        let given: { availability: string; date: Day } | null = null;
        for (const each of steps) {
          if (each.do === "answer") {
            await asked.answer(each.availability);
            given = { availability: each.availability, date: now.date };
          } else if (each.do === "change") {
            await asked.change(each.date);
            now.date = each.date;
          } else if (each.do === "list") {
            await asked.list(each.isListed);
            now.isListed = each.isListed;
          } else if (each.do === "take") {
            await asked.take(each.date);
            now.taken.add(each.date);
          } else {
            await asked.free(each.date);
            now.taken.delete(each.date);
          }
          const isTaken = now.taken.has(now.date);
          const stands = given !== null && given.date === now.date && !isTaken && now.isListed;
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
