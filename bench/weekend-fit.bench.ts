import type { Browser } from "@playwright/test";

import { readCatalogue } from "#content/catalogue/catalogue.ts";
import { findFits } from "#app/catalogue/weekend-fit/find-fits.ts";
import { startDays } from "#app/catalogue/weekend-fit/start-days.ts";
import type { Weekend, WeekendEvent } from "#app/catalogue/weekend-fit/weekend.ts";
import { addDays } from "#app/calendar/date-arithmetic.ts";
import type { FitVenue } from "#app/catalogue/weekend-fit/fit-venue.ts";
import type { FitVendor } from "#app/catalogue/weekend-fit/vendors/fit-vendor.ts";
import { contentFitVendors } from "#test-support/fit-vendors.ts";
import { contentFitVenues } from "#test-support/fit-venues.ts";
import { plannedWeddingCopy } from "#test-support/planned-wedding.ts";

import { phone } from "./browser.ts";
import { cpuSlowdown } from "./interaction/press.ts";
import { formatMilliseconds, formatWhole, markdownTable } from "./markdown.ts";
import { installPlanPressProbe } from "./plan-presses-probe.ts";
import { searchInBrowser } from "./search-in-browser.ts";
import { compareToTarget, type Section } from "./section.ts";
import { percentile } from "./statistics.ts";

const rounds = 9;

const plain: WeekendEvent = {
  kind: "reception",
  name: "Reception",
  day: 0,
  start: 18 * 60,
  hours: 6,
  guests: 400,
  seating: "tables",
  elsewhere: false,
  fire: false,
  baraat: "none",
  caterer: "any",
  alcohol: "none",
  musicUntil: 23 * 60,
  wheelchair: true,
  prayer: false,
  separate: false,
  overnight: false,
};

/** Five events on four days, on any of 120 first days, with a budget: what a sum can depend on is looked at, too. */
const weekend: Weekend = {
  events: [
    { ...plain, kind: "mehndi", name: "Mehndi", start: 16 * 60, hours: 5, guests: 150 },
    { ...plain, kind: "sangeet", name: "Sangeet", day: 1, guests: 300 },
    {
      ...plain,
      kind: "pheras",
      name: "Pheras",
      day: 2,
      start: 11 * 60,
      hours: 3,
      guests: 280,
      seating: "rows",
      fire: true,
      baraat: "horse",
    },
    { ...plain, day: 2 },
    { ...plain, kind: "brunch", name: "Brunch", day: 3, start: 10 * 60, hours: 3, guests: 90 },
  ],
  days: { kind: "window", from: "2027-06", to: "2027-09", weekday: null },
  budget: 60_000_00,
  places: 1,
  vendors: ["caterer-halal", "photographer", "dhol", "decor"],
};

const categories = ["caterers", "photographers", "djs", "decor"];

/** Vendors with calendars: each has every fourth to ninth day taken, so that hardly two days are the same. */
const manyCalendars = (vendors: readonly FitVendor[]): FitVendor[] =>
  vendors.map((vendor, at) => ({
    ...vendor,
    taken: Array.from({ length: 30 }, (_, turn) => addDays("2027-06-01", turn * (4 + (at % 6)) + (at % 3))),
    freeUntil: "2027-12-31",
  }));

/** As many as in a directory of 20,000 listings: repeated with other sizes and ids. */
function manyVenues(venues: readonly FitVenue[]): FitVenue[] {
  return repeat(venues, 1300).map((venue, at) => ({
    ...venue,
    cost: { ...venue.cost, id: at + 1, name: `${venue.cost.name} ${at}` },
    rooms: venue.rooms.map((room) => ({
      ...room,
      capacities: room.capacities.map((capacity) => ({
        ...capacity,
        guests: Math.round(capacity.guests * (1 + (at % 17) / 40)),
      })),
    })),
  }));
}

const manyVendors = (vendors: readonly FitVendor[]): FitVendor[] =>
  repeat(vendors, 18_700).map((vendor, at) => ({ ...vendor, id: 10_000 + at }));

const repeat = <Item>(items: readonly Item[], count: number): Item[] =>
  Array.from({ length: Math.ceil(count / items.length) }, () => items)
    .flat()
    .slice(0, count);

/** Where a weekend fits: each venue by itself is the first answer, sets of two and of three the whole one. */
export async function benchWeekendFit(browser: Browser, origin: string): Promise<Section> {
  const { profiles } = readCatalogue();
  const venues = contentFitVenues();
  const vendors = manyCalendars(contentFitVendors().filter(({ category }) => categories.includes(category)));
  const time = (places: Weekend["places"], among = { venues, vendors }) => {
    const spans = Array.from({ length: rounds }, () => {
      const before = performance.now();
      findFits({ ...weekend, places }, among.venues, Number.POSITIVE_INFINITY, among.vendors);
      return performance.now() - before;
    });
    return { first: spans[0] ?? Infinity, median: percentile(spans, 0.5) };
  };
  const [one, two, three] = [time(1), time(2), time(3)];
  const many = time(3, { venues: manyVenues(venues), vendors: manyVendors(contentFitVendors()) });
  const onPhone = await pressOnPhone(browser, origin);
  const wholeOnPhone = await searchInBrowser(
    browser,
    { weekend: { ...weekend, places: 3 }, venues, vendors },
    5,
  );
  const row = (what: string, { first, median: usual }: ReturnType<typeof time>) => [
    what,
    formatMilliseconds(first),
    formatMilliseconds(usual),
  ];
  return {
    text: [
      "## Where a weekend fits",
      "",
      `${formatWhole(profiles.length)} venues, ${formatWhole(vendors.length)} vendors of four kinds, ${weekend.events.length} events, ${formatWhole(startDays(weekend.days).length)} first days, with a budget; ${rounds} rounds, the first of each kind apart.`,
      "",
      markdownTable(
        ["", "First", "Median"],
        [
          row("one place", one),
          row("up to two places", two),
          row("up to three places", three),
          row("up to three of 1,300 places, 18,700 vendors", many),
          row(`up to three places on a telephone, slowed ${cpuSlowdown} times`, {
            first: wholeOnPhone[0] ?? Infinity,
            median: percentile(wholeOnPhone, 0.5),
          }),
        ],
      ),
      "",
      `In a plan on a telephone, the processor slowed ${cpuSlowdown} times: ${formatWhole(onPhone.length)} presses that each add a kind of vendor, from the press to the frame with the new answer; p50 ${formatMilliseconds(percentile(onPhone, 0.5))}.`,
    ].join("\n"),
    goals: [
      goal("each venue by itself, from cold", 300, one.first),
      goal("up to two places", 2000, two.first),
      goal("up to three places", 2000, three.first),
      goal("20,000 listings, up to three places", 2000, many.first),
      goal("up to three places on a telephone", 3000, wholeOnPhone[0] ?? Infinity),
      goal("a press in a plan on a telephone, at most", 3000, Math.max(...onPhone)),
    ],
    noise: [],
  };
}

/** Adds one kind of vendor after the other to the weekend of a plan. @returns milliseconds of each press */
async function pressOnPhone(browser: Browser, origin: string): Promise<number[]> {
  const page = await browser.newPage(phone);
  try {
    await page.goto(`${origin}/plan/share`);
    await page.getByLabel("Restore a backup").setInputFiles(plannedWeddingCopy(140));
    await page.getByText("Restored from").waitFor();
    await page.goto(`${origin}/plan/shortlist`);
    const fit = page.getByRole("region", { name: "Where your weekend fits" });
    await fit.getByText("Check your events against our venues and vendors").click();
    await fit.locator(".fit-counts").waitFor();
    await page.evaluate(installPlanPressProbe, "click");
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
    const kinds = fit.getByRole("checkbox", { checked: false });
    const count = await kinds.count();
    for (let nth = 0; nth < count; nth += 1) {
      await page.evaluate((key) => {
        if (window.planPressProbe) window.planPressProbe.next = key;
      }, press);
      await kinds.first().click();
      await page.waitForFunction(
        ({ key, done }) => (window.planPressProbe?.presses[key]?.length ?? 0) > done,
        { key: press, done: nth },
        { polling: 50 },
      );
    }
    return (await page.evaluate(() => window.planPressProbe?.presses))?.[press] ?? [];
  } finally {
    await page.close();
  }
}

const press = "add a kind of vendor";

const goal = (what: string, atMost: number, measured: number) =>
  compareToTarget({
    what: `Weekend fit: ${what}`,
    limit: { atMost },
    measured,
    write: formatMilliseconds,
  });
