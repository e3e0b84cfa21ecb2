import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { addDays } from "#app/calendar/date-arithmetic.ts";
import { albertaDate } from "#app/calendar/alberta-time.ts";
import { formatDate } from "#app/calendar/format-date.ts";
import { getOrCreateKey } from "#app/messaging/private-links/private-links.server.ts";
import { calendarFeeds, listings } from "#database/schema/index.ts";
import { openTestSite, type TestSite } from "#test-support/test-site.ts";

let opened: TestSite;
let page: string;

/** A busy machine reads the catalogue later than a visitor waits for it. */
const seldom = { timeout: 20_000 };

/** A vendor. */
const vendor = 3;
const startedOn = albertaDate(new Date());
const dayIn = (days: number) => addDays(startedOn, days);

beforeAll(async () => {
  opened = await openTestSite();
  const { database, secret } = opened.site;
  page = `/your-listing/${await getOrCreateKey(database, secret, "listing", String(vendor))}`;
});
afterAll(async () => opened?.[Symbol.asyncDispose]());

const calendarOf = (...days: string[]) =>
  [
    "BEGIN:VCALENDAR",
    ...days.flatMap((day) => [
      "BEGIN:VEVENT",
      `UID:${day}`,
      `DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`,
      "SUMMARY:Gill wedding",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ].join("\r\n");

/** Sends a file as a browser does without scripts. */
async function send(content: string | Uint8Array<ArrayBuffer>, what = "calendar-file") {
  const form = new FormData();
  form.append("what", what);
  form.append("calendar", new File([content], "calendar.ics", { type: "text/calendar" }));
  const encoded = new Response(form);
  const body = await encoded.arrayBuffer();
  const response = await opened.app.request(page, {
    method: "POST",
    headers: {
      "Content-Type": encoded.headers.get("Content-Type") ?? "",
      "Content-Length": String(body.byteLength),
      Origin: "http://localhost:3000",
    },
    body,
  });
  return { status: response.status, to: response.headers.get("Location"), html: await response.text() };
}

const readPage = async (path: string) => (await opened.app.request(path)).text();
const taken = () => opened.site.directory.listing(vendor)?.taken;

test("a file's busy days are taken, with its day beside them, and nothing else of it is stored", async () => {
  const sent = await send(calendarOf(dayIn(40), dayIn(-3), dayIn(41)));
  expect([sent.status, sent.to]).toEqual([302, `${page}?done=calendar-file`]);
  await expect.poll(taken, seldom).toEqual([dayIn(40), dayIn(41)]);
  // Midnight may have passed since the test began.
  const [feed] = await opened.site.database.select().from(calendarFeeds);
  const readOn = formatDate(albertaDate(feed?.readAt ?? new Date(0)));
  const own = await readPage(page);
  expect(own).toContain(`From a file of ${readOn}`);
  expect(own).not.toContain("Gill wedding");
  expect(await readPage(`/vendors/${vendor}`)).toContain(`From a calendar file of ${readOn}.`);
  expect(JSON.stringify(await opened.site.database.select().from(calendarFeeds))).not.toContain("Gill");

  await send(calendarOf(dayIn(50)));
  await expect.poll(taken, seldom).toEqual([dayIn(50)]);
});

const pageAfter = async (calendar: string) => readPage((await send(calendar)).to ?? "");

test("a file without busy days is said to have none", async () => {
  const none = "found no busy days in it from today on";
  expect(await pageAfter(calendarOf())).toContain(none);
  expect(await pageAfter(calendarOf(dayIn(-3)))).toContain(none);
  const found = await pageAfter(calendarOf(dayIn(50)));
  expect(found).not.toContain(none);
  expect(found).toContain("Its busy days are taken now. Couples see which day the file is from.");
});

test("a file of more than a month ago says so, to couples and to its business", async () => {
  await send(calendarOf(dayIn(60)));
  const { database } = opened.site;
  const readAt = new Date(Date.now() - 40 * 86_400_000);
  await database.update(calendarFeeds).set({ readAt });
  // Any change has the catalogue read again.
  const form = new URLSearchParams({ what: "take", from: dayIn(90), to: "" });
  await opened.app.request(page, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: "http://localhost:3000" },
    body: form.toString(),
  });
  const old = formatDate(albertaDate(readAt));
  const words = `From a calendar file of ${old}: ask before you count on it.`;
  await expect.poll(async () => (await readPage(`/vendors/${vendor}`)).includes(words), seldom).toBe(true);
  expect(await readPage(page)).toContain(`From a file of ${old}. That’s over a month ago: send a new one`);
});

test("what is no calendar, too large or packed changes nothing, and its sender reads why", async () => {
  await send(calendarOf(dayIn(70)));
  const before = [dayIn(70), dayIn(90)];
  await expect.poll(taken, seldom).toEqual(before);
  for (const [content, words] of [
    ["<html>Sign in</html>", "isn’t an iCal calendar"],
    [new Uint8Array([0x50, 0x4b, 3, 4]), "unpack it"],
    ["", "that file is empty"],
    [calendarOf(dayIn(80)) + " ".repeat(2_000_000), "larger than 2 MB"],
  ] as const) {
    const { status, html } = await send(content);
    expect([status, html.includes(words)], words).toEqual([422, true]);
  }
  expect((await send("x".repeat(2_200_000))).status).toBe(413);
  expect(taken()).toEqual(before);
});

test("a business whose listing is paused reads why its file isn’t taken", async () => {
  const { database } = opened.site;
  const pause = (pausedAt: Date | null) =>
    database.update(listings).set({ pausedAt }).where(eq(listings.id, vendor));
  await pause(new Date());
  const { status, html } = await send(calendarOf(dayIn(85)));
  const readable = html.replaceAll(/<script\b.*?<\/script>/gs, "");
  expect([status, readable.includes("so we can’t take a calendar now")]).toEqual([422, true]);
  // Nor does a page from before the pause lose what is typed into it: a redirect would end its draft.
  const late = await opened.app.request(page, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: "http://localhost:3000" },
    body: new URLSearchParams({ what: "take", from: dayIn(95), to: "" }).toString(),
  });
  expect([late.status, (await late.text()).includes("so this wasn’t saved")]).toEqual([409, true]);
  await pause(null);
});

test("no other form of the page takes a file", async () => {
  for (const what of ["take", "edit", "calendar"])
    expect(await send(calendarOf(dayIn(75)), what)).toMatchObject({ status: 422 });
});
