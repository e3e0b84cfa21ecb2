import { expect, test } from "vitest";

import { readCalendarUrl } from "./calendar-url.ts";
import { calendarLimits, fetchCalendar, type CalendarResponse } from "./fetch-calendar.server.ts";
import { isPublicAddress } from "./public-address.ts";

const from = new URL("https://calendar.example.com/roses.ics");

async function* bytes(...texts: string[]) {
  for (const text of texts) yield await Promise.resolve(Buffer.from(text));
}

const answer = (changes: Partial<CalendarResponse>): CalendarResponse => ({
  status: 200,
  location: undefined,
  encoding: undefined,
  body: bytes("BEGIN:", "VCALENDAR"),
  ...changes,
});

const ask = (changes: Partial<CalendarResponse>) =>
  fetchCalendar(from, () => Promise.resolve(answer(changes)));

test("only the public internet is asked", () => {
  for (const address of ["8.8.8.8", "142.250.69.110", "2607:f8b0:400a:80b::200e"])
    expect([address, isPublicAddress(address)]).toEqual([address, true]);
  for (const address of [
    "127.0.0.1",
    "10.1.2.3",
    "172.31.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1",
    "fd00::1",
    "::ffff:127.0.0.1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "2001:db8::1",
    "localhost",
    "",
  ])
    expect([address, isPublicAddress(address)]).toEqual([address, false]);
});

test("an address is https under a name, and webcal is one", () => {
  expect(readCalendarUrl(" webcal://p01.icloud.com/published/2/abc ")).toEqual({
    ok: true,
    url: new URL("https://p01.icloud.com/published/2/abc"),
  });
  for (const [text, problem] of [
    ["http://calendar.example.com/a.ics", "incomplete"],
    ["https://127.0.0.1/a.ics", "private"],
    ["https://[::1]/a.ics", "private"],
    ["https://2130706433/a.ics", "private"],
    ["https://localhost/a.ics", "private"],
    ["https://localhost:4199/cal.ics", "private"],
    ["https://calendar.example.com:8443/a.ics", "port"],
    ["https://me:secret@calendar.example.com/a.ics", "password"],
    ["file:///etc/passwd", "incomplete"],
    ["roses", "incomplete"],
    [`https://calendar.example.com/${"a".repeat(1000)}`, "too-long"],
  ] as const)
    expect([text, readCalendarUrl(text)]).toEqual([text, { ok: false, problem }]);
});

test("a name that leads to this machine is not asked", async () => {
  expect(await fetchCalendar(new URL("https://localhost/a.ics"))).toEqual({ ok: false, problem: "private" });
});

test("redirects are followed a few times, and never to what would not be asked itself", async () => {
  const asked: string[] = [];
  const follow = (...locations: string[]) =>
    fetchCalendar(from, (url) => {
      asked.push(url.href);
      const location = locations.shift();
      return Promise.resolve(location === undefined ? answer({}) : answer({ status: 302, location }));
    });
  expect(await follow("/other.ics")).toEqual({ ok: true, text: "BEGIN:VCALENDAR" });
  expect(asked).toEqual([from.href, "https://calendar.example.com/other.ics"]);
  for (const to of ["http://calendar.example.com/", "https://127.0.0.1/", "https://169.254.169.254/latest"])
    expect(await follow(to)).toEqual({ ok: false, problem: "private" });
  expect(await follow("/1", "/2", "/3", "/4")).toEqual({ ok: false, problem: "unreachable" });
});

test("what is too large, compressed or refused is not read", async () => {
  const piece = "x".repeat(calendarLimits.bytes / 2 + 1);
  expect(await ask({ body: bytes(piece, piece, piece) })).toEqual({ ok: false, problem: "too-large" });
  expect(await ask({ encoding: "gzip" })).toEqual({ ok: false, problem: "not-a-calendar" });
  expect(await ask({ status: 404 })).toEqual({ ok: false, problem: "refused" });
});
