import { sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { changeListing } from "#app/business/own-listing/change-listing.server.ts";
import { loadListingByKey } from "#app/business/own-listing/own-listing-view.server.ts";
import { addDays } from "#app/calendar/date-arithmetic.ts";
import { albertaDate } from "#app/calendar/alberta-time.ts";
import { getOrCreateKey } from "#app/messaging/private-links/private-links.server.ts";
import { calendarFeeds, takenDates } from "#database/schema/index.ts";
import { fillCatalogue } from "#test-support/loaded-catalogue.ts";
import { sampleSecret as secret } from "#test-support/sample-settings.ts";
import { saveMails } from "#test-support/save-enquiry.ts";
import { forEachDatabase, type OpenTestDatabase } from "#test-support/test-database.ts";

import type { FetchedCalendar } from "./fetch-calendar.server.ts";
import { connectCalendar, saveCalendarFile, syncCalendars } from "./sync-calendar.server.ts";

const hall = 76;
const url = new URL("https://calendar.example.com/private-abc/basic.ics");
const dayIn = (days: number) => addDays(albertaDate(new Date()), days);

const calendarWith = (...days: string[]): FetchedCalendar => ({
  ok: true,
  text: [
    "BEGIN:VCALENDAR",
    ...days.flatMap((day) => [
      "BEGIN:VEVENT",
      `UID:${day}`,
      `DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`,
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ].join("\r\n"),
});

async function openHall(openTestDatabase: OpenTestDatabase) {
  const open = await openTestDatabase();
  const { database } = open;
  await fillCatalogue(database);
  const office = { database, secret, postMails: saveMails };
  const key = await getOrCreateKey(database, secret, "listing", String(hall));
  return {
    database,
    change: (change: Parameters<typeof changeListing>[2]) => changeListing(office, hall, change),
    connect: (read: FetchedCalendar) => connectCalendar(database, hall, url, () => Promise.resolve(read)),
    sync: (read: FetchedCalendar) => syncCalendars({ database }, () => Promise.resolve(read)),
    view: async () => (await loadListingByKey(database, key))?.view,
    taken: async () =>
      (await database.select().from(takenDates).orderBy(takenDates.day)).map(({ day, fromCalendar }) => [
        day,
        fromCalendar,
      ]),
    [Symbol.asyncDispose]: () => open[Symbol.asyncDispose](),
  };
}

forEachDatabase((openTestDatabase) => {
  test("busy days of a business's calendar are taken, and vanish when they vanish there", async () => {
    await using open = await openHall(openTestDatabase);
    const { change, connect, sync, taken, view } = open;
    const byHand = { from: dayIn(30), to: dayIn(30) };
    await change({ what: "take", run: byHand });
    expect(await connect(calendarWith(dayIn(30), dayIn(40), dayIn(-3)))).toBeNull();
    expect(await taken()).toEqual([
      [dayIn(30), false],
      [dayIn(40), true],
    ]);
    expect(await view()).toMatchObject({
      taken: [{ isFromCalendar: false }, { from: dayIn(40), isFromCalendar: true }],
      calendar: { host: "calendar.example.com", problem: null },
    });
    // The address opens the calendar to whoever has it: the page does not show it.
    expect(JSON.stringify(await view())).not.toContain("private-abc");

    expect(await sync(calendarWith(dayIn(50)))).toEqual({ read: 1, failed: 0 });
    expect(await taken()).toEqual([
      [dayIn(30), false],
      [dayIn(50), true],
    ]);
    // Not to be freed by hand: it would be back on the next day.
    await change({ what: "free", run: { from: dayIn(50), to: dayIn(50) } });
    expect(await taken()).toContainEqual([dayIn(50), true]);

    await change({ what: "calendar", url: null });
    expect(await taken()).toEqual([[dayIn(30), false]]);
    expect((await view())?.calendar).toBeNull();
  });

  test("a calendar that cannot be read is not connected, and one that was read keeps its dates", async () => {
    await using open = await openHall(openTestDatabase);
    const { database, connect, sync, taken, view } = open;
    expect(await connect({ ok: false, problem: "refused" })).toBe("refused");
    expect(await connect({ ok: true, text: "<html>Sign in</html>" })).toBe("not-a-calendar");
    expect(await database.$count(calendarFeeds)).toBe(0);

    await connect(calendarWith(dayIn(40)));
    expect(await sync({ ok: false, problem: "unreachable" })).toEqual({ read: 0, failed: 1 });
    expect(await taken()).toEqual([[dayIn(40), true]]);
    expect((await view())?.calendar?.problem).toContain("couldn’t reach");
    await sync(calendarWith());
    expect(await taken()).toEqual([]);
    expect((await view())?.calendar?.problem).toBeNull();
  });

  test.each(["removed_at", "paused_at"])(
    "no calendar is taken for a listing that is off the site (%s)",
    async (column) => {
      await using open = await openHall(openTestDatabase);
      const { database, connect, taken } = open;
      await database.execute(sql`update listings set ${sql.identifier(column)} = now() where id = ${hall}`);
      const read = calendarWith(dayIn(40));
      expect(await connect(read)).toBe("off-site");
      expect(await saveCalendarFile(database, hall, read.ok ? read.text : "")).toBe("off-site");
      expect(await database.$count(calendarFeeds)).toBe(0);
      expect(await taken()).toEqual([]);
    },
  );

  test("the calendar of a listing that is off the site is not read", async () => {
    await using open = await openHall(openTestDatabase);
    const { database, connect, sync } = open;
    await connect(calendarWith(dayIn(40)));
    await database.execute(sql`update listings set retired_at = now() where id = ${hall}`);
    expect(await sync(calendarWith())).toEqual({ read: 0, failed: 0 });
  });
});
