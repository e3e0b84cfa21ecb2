import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { usualServiceCharge } from "#content/costs/rules/service-charge.ts";
import { allVenueCharges } from "#content/costs/venue-charges-list.ts";
import type { ChargeAnswer, VenueCharges } from "#content/costs/venue-charges.ts";
import { arbitraryCostEvent, arbitraryCostVenue } from "#test-support/arbitrary-costs.ts";

import { calculateEventCost } from "./calculate-event-cost.ts";
import { calculateVenueCost, isDinnerUnderstated } from "./calculate-venue-cost.ts";
import { compareMove } from "./compare-move.ts";
import { costCurve, findCrossings } from "./cost-curve.ts";
import type { CostEvent } from "./cost-event.ts";
import type { CostVenue } from "./cost-venue.ts";
import type { EventCostLineId } from "./event-cost-line.ts";

const reception: CostEvent = {
  kind: "reception",
  name: "Reception",
  guests: 200,
  weekday: 6,
  month: 8,
  meal: "dinner",
  hours: 8,
  kitchen: "venue",
  bar: "none",
  music: "none",
  fire: false,
};

const venueOf = (slug: string, more: Partial<CostVenue> = {}): CostVenue => ({
  id: 1,
  slug,
  name: slug,
  fictional: true,
  province: "AB",
  isOutdoors: false,
  isHall: true,
  isLuxuryHotel: false,
  guestsTo: null,
  facts: {},
  charges: allVenueCharges.find((charges) => charges.slug === slug) ?? null,
  quotedMeal: null,
  ...more,
});

const lineOf = (venue: CostVenue, event: CostEvent, id: EventCostLineId) =>
  calculateEventCost(venue, event).lines.find((line) => line.id === id);

describe("the sum", () => {
  test("of an event is the sum of its lines, to the cent, whatever is known and asked", () => {
    fc.assert(
      fc.property(arbitraryCostVenue, arbitraryCostEvent, (venue, event) => {
        const { lines, total } = calculateEventCost(venue, event);
        for (const end of ["low", "high"] as const) {
          expect(total[end]).toBe(lines.reduce((sum, line) => sum + line[end], 0));
          expect(Number.isSafeInteger(total[end])).toBe(true);
        }
        expect(total.open).toBe(lines.some(({ open }) => open));
        expect(total.low).toBeLessThanOrEqual(total.high);
      }),
    );
  });

  test("of a venue is the sum of its events", () => {
    fc.assert(
      fc.property(arbitraryCostVenue, fc.array(arbitraryCostEvent, { maxLength: 5 }), (venue, events) => {
        const { total, events: costs } = calculateVenueCost(venue, events);
        expect(total.low).toBe(costs.reduce((sum, cost) => sum + cost.total.low, 0));
        expect(total.high).toBe(costs.reduce((sum, cost) => sum + cost.total.high, 0));
      }),
    );
  });

  test("has every line once", () => {
    fc.assert(
      fc.property(arbitraryCostVenue, arbitraryCostEvent, (venue, event) => {
        const ids = calculateEventCost(venue, event).lines.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  test("of more guests is never less", () => {
    fc.assert(
      fc.property(
        arbitraryCostVenue,
        arbitraryCostEvent,
        fc.integer({ min: 1, max: 300 }),
        (venue, event, more) => {
          const cost = calculateEventCost(venue, event);
          const larger = calculateEventCost(venue, { ...event, guests: event.guests + more });
          const most = venue.charges?.rooms.at(-1)?.guests ?? Infinity;
          if (event.guests + more <= most) expect(larger.total.low).toBeGreaterThanOrEqual(cost.total.low);
        },
      ),
    );
  });
});

const hireOn = (change: Partial<CostEvent>) =>
  lineOf(venueOf("celebration-hall"), { ...reception, ...change }, "hire")?.low;

const obstaclesOf = (venue: CostVenue, change: Partial<CostEvent>) =>
  calculateEventCost(venue, { ...reception, ...change }).obstacles;

/** Prices that a venue may keep to itself. */
const prices = [
  "dinner",
  "bar",
  "corkage",
  "serviceCharge",
  "outsideCaterer",
  "plating",
  "security",
  "parking",
  "chairs",
] as const satisfies readonly (keyof VenueCharges)[];

/** One amount that holds today on every day. */
const isPlain = (answer: ChargeAnswer | null) =>
  answer?.kind === "charge" &&
  answer.rates.every(
    ({ isOlder, tax, months, weekdays }) =>
      !isOlder && tax === "added" && months === null && weekdays === null,
  );

/** A service charge of no more than the one taken where none is known. */
const isUsualShare = (answer: ChargeAnswer | null) =>
  answer?.kind === "charge" && answer.rates.every(({ amount }) => amount <= usualServiceCharge.high);

test("knowing less never makes the sum narrower", () => {
  fc.assert(
    fc.property(arbitraryCostVenue, arbitraryCostEvent, fc.constantFrom(...prices), (venue, event, price) => {
      const { charges } = venue;
      fc.pre(charges !== null && isPlain(charges[price]));
      // The share of a dearer dinner may be wider than the dinner: looked at one by one.
      fc.pre(price !== "dinner" || charges?.serviceCharge?.kind === "none");
      // A share above the usual one spreads a dinner wider than the usual shares do.
      fc.pre(price !== "serviceCharge" || isUsualShare(charges?.serviceCharge ?? null));
      const known = calculateEventCost(venue, event).total;
      const less = calculateEventCost({ ...venue, charges: charges && { ...charges, [price]: null } }, event);
      const width = less.total.high - less.total.low;
      expect(less.total.open || (!known.open && width >= known.high - known.low)).toBe(true);
    }),
  );
});

describe("tax", () => {
  test("GST is charged on the service charge too", () => {
    const venue = venueOf("cottonbank-golf-club");
    // 200 × $84 = $16,800; 18% = $3,024; hire $3,800: 5% of $23,624.
    expect(lineOf(venue, reception, "service-charge")).toMatchObject({ low: 302_400, high: 302_400 });
    expect(lineOf(venue, reception, "gst")).toMatchObject({ low: 118_120, high: 118_120, open: false });
    expect(calculateEventCost(venue, reception).total).toEqual({
      low: 2_480_520,
      high: 2_480_520,
      open: false,
    });
  });

  test("licence and insurance carry none", () => {
    const venue = venueOf("haugen-barn", { guestsTo: 150 });
    const own = calculateEventCost(venue, { ...reception, guests: 100, bar: "own" });
    const dry = calculateEventCost(venue, { ...reception, guests: 100 });
    const gst = (cost: typeof own) => cost.lines.find(({ id }) => id === "gst");
    expect(own.lines.map(({ id }) => id)).toEqual(expect.arrayContaining(["liquor-licence", "insurance"]));
    expect(gst(own)).toMatchObject({ low: gst(dry)?.low, high: gst(dry)?.high, open: false });
  });

  test("a price of which it is not said whether it includes GST is nothing to the whole of it", () => {
    const lawn = venueOf("reader-rock-garden", { fictional: false, isHall: false });
    const event: CostEvent = { ...reception, guests: 40, meal: "none", hours: 3 };
    const gst = lineOf(lawn, event, "gst");
    expect(gst?.low).toBe(0);
    expect(gst?.high).toBe(Math.round((81_890 + 575) * 0.05));
  });

  test("across the border a provincial tax is open", () => {
    expect(lineOf(venueOf("none", { province: "BC" }), reception, "provincial-tax")).toMatchObject({
      open: true,
    });
    expect(lineOf(venueOf("none"), reception, "provincial-tax")).toBeUndefined();
  });
});

describe("what is not known", () => {
  test("is never a silent nothing: the line is there, and the sum is open", () => {
    const cost = calculateEventCost(venueOf("none", { isHall: false }), reception);
    expect(cost.lines.find(({ id }) => id === "hire")).toMatchObject({
      low: 0,
      open: true,
      origin: { kind: "unknown" },
    });
    expect(cost.total.open).toBe(true);
  });

  test("is what others publish, where they do", () => {
    expect(lineOf(venueOf("none"), reception, "hire")).toMatchObject({
      low: 35_000,
      high: 300_000,
      origin: { kind: "elsewhere" },
    });
  });

  test("of a caterer from outside is what couples were quoted, once it may be shown", () => {
    const outside: CostEvent = { ...reception, kitchen: "outside" };
    const quotedMeal = { year: 2026, couples: 8, perGuest: { low: 45_00, high: 80_00 } };
    expect(lineOf(venueOf("none", { quotedMeal }), outside, "food-and-drink")).toMatchObject({
      low: 200 * 45_00,
      high: 200 * 80_00,
      formula: expect.stringContaining("200 guests × $45 to $80"),
      origin: { kind: "quoted", couples: 8, year: 2026 },
      tax: "unclear",
    });
    expect(lineOf(venueOf("none"), outside, "food-and-drink")).toMatchObject({
      low: 200 * 55_00,
      origin: { kind: "elsewhere" },
    });
    expect(lineOf(venueOf("none", { quotedMeal }), reception, "food-and-drink")).toMatchObject({
      low: 200 * 55_00,
      origin: { kind: "elsewhere" },
    });
  });

  test("is closed by what the venue told you", () => {
    const cost = calculateEventCost(venueOf("none"), reception, { hire: 250_000 });
    expect(cost.lines.find(({ id }) => id === "hire")).toMatchObject({
      low: 250_000,
      high: 250_000,
      open: false,
      origin: { kind: "answered" },
    });
  });
});

test("a luxury hotel's dinner at usual prices is said to be understated, and nobody else's", () => {
  const isUnderstated = (more: Partial<CostVenue>, event: CostEvent = reception) =>
    isDinnerUnderstated(calculateVenueCost(venueOf("none", more), [event]));
  expect(isUnderstated({ isLuxuryHotel: true })).toBe(true);
  expect(isUnderstated({})).toBe(false);
  expect(isUnderstated({ isLuxuryHotel: true }, { ...reception, meal: "none" })).toBe(false);
  expect(isUnderstated({ isLuxuryHotel: true }, { ...reception, kitchen: "outside" })).toBe(false);
});

test("what a venue told you for food carries its service charge and GST", () => {
  const cost = calculateEventCost(venueOf("cottonbank-golf-club"), reception, {
    "food-and-drink": 2_000_000,
  });
  const line = (id: EventCostLineId) => cost.lines.find((other) => other.id === id);
  expect(line("food-and-drink")).toMatchObject({ low: 2_000_000, origin: { kind: "answered" } });
  expect(line("service-charge")?.low).toBe(360_000);
  expect(line("gst")?.low).toBe(Math.round((2_000_000 + 360_000 + 380_000) * 0.05));
});

test("a sum names the source of each of its parts", () => {
  const lodge = venueOf("fairmont-chateau-lake-louise", { fictional: false, isHall: false });
  const food = lineOf(lodge, { ...reception, guests: 100 }, "food-and-drink");
  expect(food).toMatchObject({ low: 1_050_000, high: 1_300_000, open: true, origin: { kind: "elsewhere" } });
  expect(food?.more).toMatchObject([{ kind: "published", isOlder: true }]);
});

describe("rooms, days and months", () => {
  const hall = venueOf("celebration-hall");

  test("the smallest sum of the rooms that hold the guests counts", () => {
    expect(calculateEventCost(hall, { ...reception, guests: 280 }).room).toBe("Half of the Great Hall");
    expect(calculateEventCost(hall, { ...reception, guests: 281 }).room).toBe("Great Hall");
  });

  test("a Sunday costs less than a Saturday, a March less than an August", () => {
    expect(hireOn({})).toBe(420_000);
    expect(hireOn({ weekday: 0 })).toBe(280_000);
    expect(hireOn({ month: 3 })).toBe(340_000);
  });

  test("the minimum spend counts until the guests reach it", () => {
    const club = venueOf("cottonbank-golf-club");
    expect(lineOf(club, { ...reception, guests: 100 }, "food-and-drink")).toMatchObject({ low: 1_400_000 });
    expect(lineOf(club, { ...reception, guests: 170 }, "food-and-drink")).toMatchObject({ low: 1_428_000 });
  });

  test("a sum names what is in the way of an event", () => {
    expect(obstaclesOf(hall, { guests: 620 })).toEqual([
      "620 guests are more than the 600 it is listed for.",
    ]);
    expect(obstaclesOf(venueOf("haugen-barn"), { guests: 100, month: 3 })).toEqual([
      "It can be booked from June to October only.",
    ]);
    expect(obstaclesOf(venueOf("tran-taali-hall"), { bar: "own" })).toEqual([
      "It doesn’t allow a bar of your own.",
    ]);
  });
});

describe("the picture", () => {
  test("shows where a larger room begins and where two venues cross", () => {
    const curves = ["celebration-hall", "guldasta-house"].map((slug) =>
      costCurve(venueOf(slug), [reception], 0, 600),
    );
    expect(curves[0]?.steps).toEqual([{ guests: 281, room: "Great Hall" }]);
    expect(curves[1]?.points.at(-1)?.guests).toBe(280);
    for (const { guests, cheaper, dearer } of findCrossings(curves)) {
      const low = (venue: CostVenue) => calculateEventCost(venue, { ...reception, guests }).total.low;
      expect(low(cheaper)).toBeLessThan(low(dearer));
    }
    expect(findCrossings(curves).length).toBeGreaterThan(0);
  });
});

test("an event that moves brings shuttles, and only the lines that change are shown", () => {
  const [from, to] = [venueOf("celebration-hall"), venueOf("guldasta-house")];
  const move = compareMove(from, to, reception, true);
  expect(move.lines.map(({ id }) => id)).toContain("transport");
  expect(move.lines.map(({ id }) => id)).not.toContain("parking");
  const change = move.lines.reduce(
    (sum, { before, after }) => sum + (after?.low ?? 0) - (before?.low ?? 0),
    0,
  );
  expect(change).toBe(move.after.low - move.before.low);
  expect(compareMove(from, from, reception, true).lines).toEqual([]);
});
