import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { saveVendorReply } from "#app/business/replies/save-reply.server.ts";
import { describeAskedEvents } from "#app/couple/enquiries/describe-asked-events.ts";
import { parseAskedEvents } from "#app/couple/enquiries/parse-asked-events.ts";
import { readBooking, saveBusinessBooking } from "#app/couple/reviews/bookings.server.ts";
import { writeMail } from "#app/operator/mail-dispatch/write-mail.server.ts";
import { enquiries, mails } from "#database/schema/index.ts";
import { availableAnswer } from "#test-support/available-answer.ts";
import { fillCatalogue } from "#test-support/loaded-catalogue.ts";
import { dayFromWedding, weddingDay } from "#test-support/sample-days.ts";
import { sampleEnquiry } from "#test-support/sample-enquiry.ts";
import { sampleSecret as secret, sampleSettings } from "#test-support/sample-settings.ts";
import { saveMails, seedEnquiry } from "#test-support/save-enquiry.ts";
import { forEachDatabase, type OpenTestDatabase } from "#test-support/test-database.ts";

import { changeEnquiry } from "./change-enquiry.server.ts";
import { noticeFor } from "./notices.ts";

const hall = 76;

/** An enquiry to a hall, which both sides say is booked, and to another venue. */
async function openBooked(openTestDatabase: OpenTestDatabase, additionalInfo = "") {
  const open = await openTestDatabase();
  const { database } = open;
  await fillCatalogue(database);
  await database.execute(
    sql`insert into listing_contacts (listing_id, email) values (${hall}, 'hall@weddings.ca'), (95, 'ranch@weddings.ca')`,
  );
  const asked = sampleEnquiry({ vendors: [hall, 95], additionalInfo });
  await seedEnquiry(database, asked, null);
  await database.execute(sql`update enquiries set asked_to_confirm_at = null`);
  await database.execute(sql`update enquiry_recipients set mailed_at = now()`);
  const office = { database, secret, postMails: saveMails };
  await saveVendorReply(office, 1, hall, availableAnswer);
  await changeEnquiry(office, 1, { what: "booking", vendor: hall, booked: true }, null);
  const pair = { enquiryId: 1, listingId: hall };
  await database.transaction((transaction) => saveBusinessBooking(transaction, pair, true));
  const { guestCount, guestNumber } = asked;
  const before = { guestCount, guestNumber, eventDate: asked.eventDate ?? "" };
  return {
    change: async (to: Partial<typeof before>) =>
      (await changeEnquiry(office, 1, { what: "change", ...before, ...to }, JSON.stringify(to)))?.kind,
    /** What the enquiry's free text says now. */
    information: async () => (await database.select().from(enquiries))[0]?.additionalInfo,
    isConfirmed: () =>
      database.transaction(async (transaction) => {
        const booking = await readBooking(transaction, pair);
        return (booking?.businessSaidAt ?? null) !== null;
      }),
    /** The newest mail to each vendor about what the couple changed. */
    told: async () => {
      const posted = await database.select().from(mails).where(eq(mails.kind, "message-to-vendor"));
      const written = await Promise.all(
        posted.map(async (mail) => {
          const content = (await writeMail({ database, secret, settings: sampleSettings() }, mail))?.content;
          return [mail.listingId, JSON.stringify(content)] as const;
        }),
      );
      return new Map(written);
    },
    [Symbol.asyncDispose]: () => open[Symbol.asyncDispose](),
  };
}

forEachDatabase((openTestDatabase) => {
  test("a new date asks the vendor that is booked to confirm it again, and says so to both", async () => {
    await using open = await openBooked(openTestDatabase);
    const kind = await open.change({ eventDate: dayFromWedding(14) });
    expect(noticeFor(kind ?? null, "vendors")).toContain("have to confirm the new date");
    expect(await open.isConfirmed()).toBe(false);
    const told = await open.told();
    expect(told.get(hall)).toMatch(/told us they booked Fairmont Palliser.*confirm it on your page/);
    expect(told.get(95)).not.toContain("confirm it");
  });

  test("with a new date the listed events move by the same number of days, and the mail says so", async () => {
    const events = parseAskedEvents("sangeet.-1.300,reception.0.420");
    await using open = await openBooked(openTestDatabase, describeAskedEvents(events, weddingDay));
    await open.change({ eventDate: dayFromWedding(14) });
    expect(await open.information()).toBe(describeAskedEvents(events, dayFromWedding(14)));
    expect((await open.told()).get(95)).toContain("All our events move with it");
  });

  test("a new number of guests leaves a booking confirmed", async () => {
    await using open = await openBooked(openTestDatabase);
    const kind = await open.change({ guestCount: "51-100", guestNumber: 80 });
    expect(kind).toBe("change");
    expect(await open.isConfirmed()).toBe(true);
    const told = (await open.told()).get(hall);
    expect(told).not.toContain("confirm it");
    expect(told).not.toContain("events move");
  });
});
