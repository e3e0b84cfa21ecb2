import { expect, test } from "vitest";

import { guestCountOption } from "./enquiry-options.ts";
import { prefillFromUrl } from "./prefill-from-url.ts";

const valuesOf = (address: string) => prefillFromUrl(new URLSearchParams(address), [{ id: 3 }, { id: 9 }]);

test("an address fills in day and guests, and ticks everybody who is offered", () => {
  expect(valuesOf("date=2027-06-19&guests=180")).toMatchObject({
    eventDate: ["2027-06-19"],
    guestCount: ["151-200"],
    vendors: ["3", "9"],
    name: [],
  });
  expect(valuesOf("guests=400")).toMatchObject({ eventDate: [], guestCount: ["200+"] });
});

test.each(["", "vendors=3,9", "date=2027-02-30&guests=many", "guests=0", "guests=-5", "date=tomorrow"])(
  "an address with %j fills in nothing",
  (address) => expect(valuesOf(address)).toBeNull(),
);

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
