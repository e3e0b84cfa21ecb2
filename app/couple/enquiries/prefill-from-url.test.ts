import { expect, test } from "vitest";

import { prefillFromUrl } from "./prefill-from-url.ts";

const valuesOf = (address: string) => prefillFromUrl(new URLSearchParams(address), [{ id: 3 }, { id: 9 }]);

test("an address fills in day and guests, and ticks everybody who is offered", () => {
  expect(valuesOf("date=2027-06-19&guests=180")).toMatchObject({
    eventDate: ["2027-06-19"],
    guestCount: ["151-200"],
    guestNumber: ["180"],
    vendors: ["3", "9"],
    name: [],
  });
  expect(valuesOf("guests=400")).toMatchObject({ eventDate: [], guestCount: ["200+"], guestNumber: ["400"] });
  // More than the form takes as a number is still a range.
  expect(valuesOf("guests=9000")).toMatchObject({ guestCount: ["200+"], guestNumber: [] });
});

test.each(["", "vendors=3,9", "date=2027-02-30&guests=many", "guests=0", "guests=-5", "date=tomorrow"])(
  "an address with %j fills in nothing",
  (address) => expect(valuesOf(address)).toBeNull(),
);
