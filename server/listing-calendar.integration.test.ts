import { sql } from "drizzle-orm";
import ICAL from "ical.js";
import { expect, test } from "vitest";

import { busyDays } from "#app/business/calendar-feed/busy-days.server.ts";
import { closeListingLinks } from "#app/business/claims/close-listing-links.server.ts";
import { readInbox } from "#app/business/inbox/read-inbox.server.ts";
import { serveEnquiryCalendar } from "#app/business/inbox/serve-enquiry-calendar.server.ts";
import { changeListing } from "#app/business/own-listing/change-listing.server.ts";
import { getOrCreateKey } from "#app/messaging/private-links/private-links.server.ts";
import { bookings, takenDates } from "#database/schema/index.ts";
import { openCounters } from "#server/form-guard/counters.ts";
import { createFormGuard } from "#server/form-guard/form-guard.ts";
import { fillCatalogue } from "#test-support/loaded-catalogue.ts";
import { sampleEnquiry } from "#test-support/sample-enquiry.ts";
import { sampleSecret as secret, sampleSettings } from "#test-support/sample-settings.ts";
import { saveMails, seedEnquiry } from "#test-support/save-enquiry.ts";
import { forEachDatabase, type OpenTestDatabase } from "#test-support/test-database.ts";
import { dayFromWedding, weddingDay, weddingYear } from "#test-support/sample-days.ts";

import { rateLimits } from "./rate-limits.ts";

const [palliser, other] = [76, 96];

/** A venue with an enquiry for the nineteenth and a booking on the twentieth of June; another one has its own. */
async function openAsked(openTestDatabase: OpenTestDatabase) {
  const open = await openTestDatabase();
  const { database } = open;
  await fillCatalogue(database);
  for (const [name, eventDate, listing] of [
    ["Asha & Ben", weddingDay, palliser],
    ["Cleo & Dev", dayFromWedding(1), palliser],
    ["Elsewhere", dayFromWedding(2), other],
  ] as const)
    await seedEnquiry(database, sampleEnquiry({ name, eventDate, vendors: [listing] }), null);
  await database.execute(sql`update enquiries set asked_to_confirm_at = null`);
  const both = { coupleSaidAt: new Date(), businessSaidAt: new Date() };
  await database.insert(bookings).values({ enquiryId: 2, listingId: palliser, ...both });
  await database.insert(takenDates).values([
    { listingId: palliser, day: dayFromWedding(12) },
    { listingId: palliser, day: dayFromWedding(13), fromCalendar: true },
  ]);
  const counters = openCounters(open, secret);
  const site = {
    database,
    guard: createFormGuard(rateLimits, counters, secret),
    settings: sampleSettings({ siteUrl: "https://weddings.ca" }),
  };
  return {
    database,
    ask: (key: string, headers: Record<string, string> = {}) =>
      serveEnquiryCalendar(new Request("https://weddings.ca/", { headers }), site, "203.0.113.7", key),
    key: () => getOrCreateKey(database, secret, "listing-calendar", String(palliser)),
    [Symbol.asyncDispose]: async () => {
      counters.close();
      await open[Symbol.asyncDispose]();
    },
  };
}

const summaries = (text: string) =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents("vevent")
    .map((event) => event.getFirstPropertyValue("summary"));

forEachDatabase((openTestDatabase) => {
  test("a business subscribes to its enquiries, bookings and taken days, by the address on its page", async () => {
    await using open = await openAsked(openTestDatabase);
    const { calendarPath } = await readInbox({ database: open.database, secret }, palliser, {
      page: 1,
      size: 5,
    });
    const key = await open.key();
    expect(calendarPath).toBe(`/calendars/${key}/enquiries.ics`);
    const answer = await open.ask(key);
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([
      200,
      "text/calendar; charset=utf-8",
    ]);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-cache");
    const text = await answer.text();
    expect(summaries(text)).toEqual(["Enquiry: Asha & Ben", "Booked: Cleo & Dev", "Taken"]);
    // Read back as the business's own calendar, an enquiry takes no day.
    const days = [dayFromWedding(1), dayFromWedding(12)];
    expect(busyDays(text, { from: `${weddingYear}-01-01`, to: `${weddingYear}-12-31` })).toEqual({
      ok: true,
      days,
    });
    // Nothing of a couple but what the inbox shows.
    expect(text).not.toMatch(/@(?!\d+\.weddings\.ca)/);
    expect(text).not.toMatch(/\/answers\//);
  });

  test("it is sent again only when something in it has changed", async () => {
    await using open = await openAsked(openTestDatabase);
    const key = await open.key();
    const tag = (await open.ask(key)).headers.get("ETag") ?? "";
    expect((await open.ask(key, { "If-None-Match": tag })).status).toBe(304);
    await open.database.execute(sql`update enquiries set event_date = ${dayFromWedding(7)} where id = 1`);
    const later = await open.ask(key, { "If-None-Match": tag });
    expect(later.status).toBe(200);
    expect(summaries(await later.text())).toEqual(["Booked: Cleo & Dev", "Enquiry: Asha & Ben", "Taken"]);
  });

  test("no other link opens it; a new link to the listing, another owner and removal end it", async () => {
    await using open = await openAsked(openTestDatabase);
    const { database } = open;
    expect((await open.ask(await getOrCreateKey(database, secret, "listing", String(palliser)))).status).toBe(
      404,
    );
    const first = await open.key();
    await changeListing({ database, secret, postMails: saveMails }, palliser, { what: "rotate" });
    const second = await open.key();
    expect([(await open.ask(first)).status, (await open.ask(second)).status]).toEqual([404, 200]);
    await database.transaction((transaction) => closeListingLinks(transaction, secret, palliser));
    expect((await open.ask(second)).status).toBe(404);
    await database.execute(sql`update listings set removed_at = now() where id = ${palliser}`);
    expect((await open.ask(await open.key())).status).toBe(404);
  });

  test("a program that reads it without end waits, and is told for how long", async () => {
    await using open = await openAsked(openTestDatabase);
    const key = await open.key();
    const { posts } = rateLimits.readings.listingCalendar.link;
    for (let reading = 0; reading < posts; reading += 1) expect((await open.ask(key)).status).toBe(200);
    const late = await open.ask(key);
    expect(late.status).toBe(429);
    expect(Number(late.headers.get("Retry-After"))).toBeGreaterThan(0);
  });
});
