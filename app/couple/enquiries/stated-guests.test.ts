import fc from "fast-check";
import { expect, test } from "vitest";

import { guestNumbers } from "#database/enums.ts";
import { guestCounts } from "#database/enquiry-enums.ts";

import {
  boundsOfGuests,
  describeGuests,
  describeGuestsAnswered,
  formatGuestsAnswered,
  guestCountOption,
  reconcileGuests,
} from "./stated-guests.ts";

test("every number of guests falls into the choice that names it", () => {
  expect([1, 50, 51, 100, 101, 150, 151, 200, 201, 5000].map(guestCountOption)).toEqual([
    "0-50",
    "0-50",
    "51-100",
    "51-100",
    "101-150",
    "101-150",
    "151-200",
    "151-200",
    "200+",
    "200+",
  ]);
});

test("a number is both its ends, a range has the ends that it names, and the largest is open", () => {
  expect(boundsOfGuests("420")).toEqual({ least: 420, most: 420 });
  expect(guestCounts.map(boundsOfGuests)).toEqual([
    { least: 0, most: 50 },
    { least: 51, most: 100 },
    { least: 101, most: 150 },
    { least: 151, most: 200 },
    { least: 200, most: null },
  ]);
});

test("a number alone chooses its range, a range alone leaves the number open", () => {
  expect(reconcileGuests({ guestCount: null, guestNumber: 420 })).toEqual({
    guestCount: "200+",
    guestNumber: 420,
  });
  expect(reconcileGuests({ guestCount: "101-150", guestNumber: null })).toEqual({
    guestCount: "101-150",
    guestNumber: null,
  });
  expect(reconcileGuests({ guestCount: "101-150", guestNumber: 420 })).toBe("conflict");
  // Both choices of the form have it.
  for (const guestCount of ["151-200", "200+"] as const)
    expect(reconcileGuests({ guestCount, guestNumber: 200 })).toEqual({ guestCount, guestNumber: 200 });
});

test("of what was shown, what was changed counts", () => {
  const shown = { guestCount: "200+", guestNumber: 420 };
  expect(reconcileGuests({ guestCount: "200+", guestNumber: 120 }, shown)).toEqual({
    guestCount: "101-150",
    guestNumber: 120,
  });
  expect(reconcileGuests({ guestCount: "101-150", guestNumber: 420 }, shown)).toEqual({
    guestCount: "101-150",
    guestNumber: null,
  });
  expect(reconcileGuests({ guestCount: "101-150", guestNumber: 60 }, shown)).toBe("conflict");
});

test("whatever is given, a number that is saved lies in the range beside it", () => {
  const count = fc.option(fc.constantFrom(...guestCounts), { nil: null });
  const number = fc.option(fc.integer({ min: guestNumbers.least, max: guestNumbers.most }), { nil: null });
  const stated = fc.record({ guestCount: count, guestNumber: number });
  fc.assert(
    fc.property(stated, stated, (said, shown) => {
      const saved = reconcileGuests(said, shown);
      if (saved === "conflict" || saved.guestNumber === null) return;
      const { least, most } = boundsOfGuests(saved.guestCount ?? "");
      expect(saved.guestCount).not.toBeNull();
      expect(saved.guestNumber).toBeGreaterThanOrEqual(least);
      expect(saved.guestNumber).toBeLessThanOrEqual(most ?? Infinity);
    }),
  );
});

test("guests are said by their number where there is one", () => {
  expect(describeGuests({ guestCount: "200+", guestNumber: 420 })).toBe("about 420 guests");
  expect(describeGuests({ guestCount: "200+", guestNumber: 1200 })).toBe("about 1,200 guests");
  expect(["1200", "101-150", "200+"].map(formatGuestsAnswered)).toEqual([
    "1,200 guests",
    "101-150 guests",
    "200+ guests",
  ]);
  expect(formatGuestsAnswered("1")).toBe("1 guest");
  expect(describeGuests({ guestCount: "0-50", guestNumber: 1 })).toBe("about 1 guest");
  expect(describeGuests({ guestCount: "200+", guestNumber: null })).toBe("200+ guests");
  expect(describeGuests({ guestCount: null, guestNumber: null })).toBeNull();
});

test("beside their label the guests of an answer read as everywhere else", () => {
  expect(["1200", "180", "101-150", "200+"].map(describeGuestsAnswered)).toEqual([
    "about 1,200",
    "about 180",
    "101-150",
    "200+",
  ]);
});
