import fc from "fast-check";
import { expect, test } from "vitest";

import { vendorKinds } from "#content/fit/vendor-kinds.ts";
import { withoutVendor } from "#app/catalogue/weekend-fit/caterer-kitchens.ts";
import { findFits } from "#app/catalogue/weekend-fit/find-fits.ts";
import { reportFits } from "#app/catalogue/weekend-fit/fit-report.ts";
import { startDays } from "#app/catalogue/weekend-fit/start-days.ts";
import { parseWeekend } from "#app/catalogue/weekend-fit/weekend-request.ts";
import type { Weekend } from "#app/catalogue/weekend-fit/weekend.ts";
import { arbitraryFitVenue, arbitraryWeekend } from "#test-support/arbitrary-weekends.ts";
import { contentFitVendors } from "#test-support/fit-vendors.ts";
import { contentFitVenues } from "#test-support/fit-venues.ts";

import type { FitVendor } from "./fit-vendor.ts";

const ranks = { not: 0, if: 1, fits: 2 } as const;

const source = { source: "A test", checkedOn: "2026-11-21" };
const fact = fc.record({
  answer: fc.constantFrom("yes", "no", "depends"),
  text: fc.constant("As agreed."),
  doubtful: fc.boolean(),
  source: fc.constant(source.source),
  checkedOn: fc.constant(source.checkedOn),
});

const arbitraryVendor: fc.Arbitrary<FitVendor> = fc.record({
  id: fc.integer({ min: 1, max: 9999 }),
  name: fc.constant("A vendor"),
  category: fc.constantFrom("caterers", "photographers", "djs"),
  fictional: fc.constant(true),
  words: fc.constantFrom("Punjabi", "Dhol; Baraat", "Portraits"),
  location: fc.constantFrom("Northeast Calgary", "Canmore"),
  travels: fc.option(fc.constantFrom("Calgary and Banff", "Foothills")),
  facts: fc.record({ halalKitchen: fact, insurance: fact }, { requiredKeys: [] }),
  guests: fc.option(fc.integer({ min: 2, max: 60 }).map((tens) => ({ ...source, to: 10 * tens }))),
  taken: fc.uniqueArray(fc.constantFrom("2027-07-02", "2027-07-03", "2027-07-09", "2027-07-17"), {
    maxLength: 3,
  }),
  freeUntil: fc.option(fc.constantFrom("2027-07-10", "2027-12-31")),
});

const kinds = fc.subarray(["caterer-halal", "caterer-punjabi", "photographer", "dhol"] as const, {
  minLength: 1,
});
const vendors = fc.uniqueArray(arbitraryVendor, { maxLength: 5, selector: ({ id }) => id });

/** A weekend on one venue with vendors, as the search ranks it. */
const find = (weekend: Weekend, venue: Parameters<typeof findFits>[1][number], all: readonly FitVendor[]) =>
  findFits({ ...weekend, places: 1 }, [venue], Number.POSITIVE_INFINITY, all).alone[0];

const rankOf = (...asked: Parameters<typeof find>) => ranks[find(...asked)?.verdict ?? "not"];

test("the first day is the best for venue and vendors together, among all first days", () => {
  fc.assert(
    fc.property(arbitraryWeekend, arbitraryFitVenue, kinds, vendors, (plain, venue, needed, all) => {
      const weekend: Weekend = {
        ...plain,
        vendors: needed,
        days: { kind: "window", from: "2027-07", to: "2027-07", weekday: null },
      };
      const each = startDays(weekend.days).map(
        ({ date }) => find({ ...weekend, days: { kind: "date", date: date ?? "" } }, venue, all)?.score,
      );
      expect(find(weekend, venue, all)?.score).toBeCloseTo(
        Math.min(...each.map((score) => score ?? Infinity)),
        3,
      );
    }),
    { numRuns: 40 },
  );
});

test("a weekend that needs a vendor less fits no worse, nor with one vendor more to choose from", () => {
  fc.assert(
    fc.property(arbitraryWeekend, arbitraryFitVenue, kinds, vendors, (plain, venue, needed, all) => {
      const weekend: Weekend = { ...plain, vendors: needed };
      const rank = rankOf(weekend, venue, all);
      const less = withoutVendor(weekend, needed[0] ?? "");
      expect(rankOf(less, venue, all)).toBeGreaterThanOrEqual(rank);
      expect(rankOf(weekend, venue, all.slice(1))).toBeLessThanOrEqual(rank);
    }),
    { numRuns: 100 },
  );
});

test("fewer guests never make it worse", () => {
  fc.assert(
    fc.property(
      arbitraryWeekend,
      arbitraryFitVenue,
      kinds,
      vendors,
      fc.nat(100),
      (plain, venue, needed, all, fewer) => {
        const weekend: Weekend = { ...plain, vendors: needed };
        const smaller = {
          ...weekend,
          events: weekend.events.map((event) => ({ ...event, guests: Math.max(2, event.guests - fewer) })),
        };
        expect(rankOf(smaller, venue, all)).toBeGreaterThanOrEqual(rankOf(weekend, venue, all));
      },
    ),
    { numRuns: 100 },
  );
});

test("what becomes known never turns a no into a yes", () => {
  fc.assert(
    fc.property(
      arbitraryWeekend,
      arbitraryFitVenue,
      kinds,
      arbitraryVendor,
      fact,
      (plain, venue, needed, vendor, known) => {
        const weekend: Weekend = { ...plain, vendors: needed };
        const { halalKitchen: _unknown, ...facts } = vendor.facts;
        const before = find(weekend, venue, [{ ...vendor, facts }]);
        const after = find(weekend, venue, [{ ...vendor, facts: { ...facts, halalKitchen: known } }]);
        if (before?.verdict === "not") expect(after?.verdict).toBe("not");
      },
    ),
    { numRuns: 100 },
  );
});

test("a walima for 320 with a halal caterer and a dhol player, worked out by hand", () => {
  const weekend: Weekend = {
    events: [
      {
        kind: "reception",
        name: "Reception",
        day: 0,
        start: 18 * 60,
        hours: 6,
        guests: 320,
        seating: "tables",
        elsewhere: false,
        fire: false,
        baraat: "none",
        caterer: "halal",
        alcohol: "none",
        musicUntil: null,
        wheelchair: false,
        prayer: false,
        separate: false,
        overnight: false,
      },
    ],
    days: { kind: "open" },
    budget: null,
    places: 1,
    vendors: ["caterer-halal", "dhol"],
  };
  const venue = contentFitVenues().filter(({ cost }) => cost.slug === "celebration-hall");
  const [fit] = findFits(weekend, venue, Number.POSITIVE_INFINITY, contentFitVendors()).alone;
  const of = (id: string) => fit?.vendors.find(({ kind }) => kind.id === id)?.vendors ?? [];
  const verdict = (name: string) => of("caterer-halal").find(({ vendor }) => vendor.name === name);
  // Tanga Road cooks halal for up to 500 and is insured; Dum & Degh does, but has not said whether it is insured.
  expect(verdict("Tanga Road Kitchen")).toMatchObject({ verdict: "fits" });
  expect(verdict("Dum & Degh")?.open.map(({ text }) => text)).toEqual([
    "whether they are insured for other venues",
  ]);
  // Beit Haddad is halal, too, and cooks for 300; Lola Nening is not.
  expect(verdict("Beit Haddad")?.obstacles.map(({ text }) => text)).toEqual([
    "the reception of 320 is above 300",
  ]);
  expect(verdict("Lola Nening")?.obstacles.map(({ text }) => text)).toContain("not a halal kitchen");
  expect(of("dhol").map(({ vendor }) => vendor.name)).toContain("Bhatti Brothers Dhol");
  expect(fit?.verdict).not.toBe("not");
});

test("a caterer is turned down for what it was asked: pans that meat and eggs never touch, Jain food cooked apart", () => {
  const asked = "event=reception&guests=100&caterer=any&vendor=caterer-vegetarian&vendor=caterer-jain";
  const [venue] = contentFitVenues().filter(({ cost }) => cost.slug === "celebration-hall");
  if (venue === undefined) throw new Error("The hall is listed.");
  const fit = find(parseWeekend(new URLSearchParams(asked), "standard"), venue, contentFitVendors());
  const [pans, jain] = (fit?.vendors ?? []).map(
    ({ vendors: all }) => all.find(({ vendor }) => vendor.name === "Dum & Degh")?.obstacles ?? [],
  );
  expect(pans?.map(({ text }) => text)).toEqual(["no pans and fryers that meat and eggs never touch"]);
  expect(jain?.map(({ text }) => text)).toEqual(["no Jain food cooked apart"]);
  // A yes may be to pans alone: nobody is called a vegetarian caterer for it.
  expect(fit?.vendors.map(({ kind }) => kind.label)).toEqual([
    "Caterer with vegetarian-only pans",
    "Caterer for Jain food",
  ]);
});

test("a kind of which nobody is listed is a reason, with the change that lifts it", () => {
  fc.assert(
    fc.property(
      arbitraryWeekend,
      arbitraryFitVenue,
      fc.constantFrom(...vendorKinds),
      (plain, venue, kind) => {
        const fit = find({ ...plain, vendors: [kind.id] }, venue, []);
        expect(fit?.verdict).toBe("not");
        expect(fit?.obstacles).toContainEqual(
          expect.objectContaining({ change: { kind: "drop-vendor", vendor: kind.id } }),
        );
      },
    ),
    { numRuns: 30 },
  );
});

/** As many photographers as are tried, and one more who comes last. */
const photographers = (all: Partial<FitVendor>, last: Partial<FitVendor>): FitVendor[] =>
  Array.from({ length: 101 }, (_, at) => ({
    id: at + 1,
    name: `Photographer ${at + 1}`,
    category: "photographers",
    fictional: true,
    words: "Portraits",
    location: "Northeast Calgary",
    travels: "Calgary",
    facts: {},
    guests: null,
    taken: [],
    freeUntil: "2027-12-31",
    ...(at === 100 ? last : all),
  }));

const onOneDay: Weekend = {
  ...parseWeekend(new URLSearchParams("event=reception&when=date&date=2027-07-03"), "standard"),
  places: 1,
  vendors: ["photographer"],
};
const halls = contentFitVenues();

test("the only photographer who is free is found behind a hundred who are taken", () => {
  const all = photographers({ taken: ["2027-07-03"] }, {});
  const { alone, untried } = findFits(onOneDay, halls, Number.POSITIVE_INFINITY, all);
  expect(alone[0]?.vendors[0]?.vendors[0]).toMatchObject({ vendor: { id: 101 }, verdict: "fits" });
  expect(untried).toEqual(["vendors"]);
});

test("the only photographer who works in the mountains is found behind a hundred who do not say so", () => {
  const inBanff = halls.filter(({ position }) => position !== null && position[0] < -115);
  expect(inBanff.length).toBeGreaterThan(0);
  const all = photographers({}, { location: "Banff" });
  for (const days of [
    onOneDay.days,
    { kind: "open" },
    { kind: "window", from: "2027-05", to: "2027-10", weekday: null },
  ] satisfies Weekend["days"][]) {
    const { alone } = findFits({ ...onOneDay, days }, inBanff, Number.POSITIVE_INFINITY, all);
    expect(alone[0]?.vendors[0]?.vendors[0]).toMatchObject({ vendor: { id: 101 }, verdict: "fits" });
  }
});

test("where not all of a kind were tried, the reason speaks of those that were", () => {
  const taken = photographers({ taken: ["2027-07-03"] }, { taken: ["2027-07-03"] });
  const reasons = (all: readonly FitVendor[]) =>
    findFits(onOneDay, halls, Number.POSITIVE_INFINITY, all).alone[0]?.obstacles.map(({ text }) =>
      text.replace(/: .*/, ""),
    );
  expect(reasons(taken)).toContain("no photographer that we tried for all of it");
  expect(reasons(taken.slice(1))).toContain("no photographer for all of it");
  const report = reportFits(onOneDay, findFits(onOneDay, halls, Number.POSITIVE_INFINITY, taken));
  expect(report.vendors?.kinds[0]?.isCut).toBe(true);
});

test("an answer about a hundred of a kind says that all were tried", () => {
  const all = photographers({}, {}).slice(0, 100);
  expect(findFits(onOneDay, halls, Number.POSITIVE_INFINITY, all).untried).toEqual([]);
});
