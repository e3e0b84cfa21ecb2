import { expect, test } from "vitest";

import { describePaidGuests } from "./adds-up-events.ts";
import { describeBand, describePaidRange } from "./describe-paid-range.ts";
import { guestBands } from "./guest-bands.ts";
import type { PaidRange } from "./paid-ranges.ts";

const range: PaidRange = {
  category: "photographers",
  year: 2026,
  band: { from: 301, to: 450 },
  couples: 8,
  inAll: { low: 4_200_00, high: 6_800_00 },
  perGuest: { low: 10_00, high: 18_00 },
  includes: ["second-person", "travel"],
};

test("a range says of whom it is, what most paid, and what for", () => {
  expect(describePaidRange(range)).toEqual({
    id: "2026-301",
    size: "301 to 450 guests, 2026",
    amount: "$4,200 to $6,800",
    of: "Most of the 8 couples who told us paid this in all.",
    includes: "For most it included a second person and travel.",
  });
  expect(describePaidRange({ ...range, includes: [] }).includes).toBeNull();
});

test("what is paid for each guest at each event doesn't pass for the size of a wedding", () => {
  expect(describePaidRange({ ...range, category: "caterers" })).toMatchObject({
    size: "301 to 450 guests, all events added up, 2026",
    of: "Most of the 8 couples who told us paid this in all, $10 to $18 for each guest at each event.",
  });
  expect(describePaidRange({ ...range, category: "cakes" })).toMatchObject({
    size: "301 to 450 guests, all events added up, 2026",
    of: "Most of the 8 couples who told us paid this in all.",
  });
  expect(describePaidGuests("caterers", 420)).toBe("420 guests, all events added up");
  expect(describePaidGuests("venues", 1)).toBe("1 guest");
});

test("sizes read as a couple would say them", () => {
  expect(guestBands.map(describeBand)).toEqual([
    "Up to 50 guests",
    "51 to 100 guests",
    "101 to 150 guests",
    "151 to 200 guests",
    "201 to 300 guests",
    "301 to 450 guests",
    "More than 450 guests",
  ]);
});
