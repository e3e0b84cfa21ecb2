import { expect, test } from "vitest";

import { guestCounts } from "#database/enquiry-enums.ts";

import { enquiryForPlan, guestEstimate } from "./enquiry-for-plan.ts";

test("a choice of guests is its upper end, so that nothing is planned too small", () => {
  expect(guestCounts.map(guestEstimate)).toEqual([50, 100, 150, 200, 200]);
  expect([guestEstimate(""), guestEstimate(null)]).toEqual([null, null]);
});

test("a number of guests counts before the range that it lies in", () => {
  const enquiry = { reference: "WR-1", path: null, eventDate: null, guestCount: "200+", vendors: [] };
  expect(enquiryForPlan({ ...enquiry, guestNumber: 420 })).toMatchObject({ guests: 420 });
});

test("a day that is none is left out", () => {
  const enquiry = { reference: "WR-1", path: null, guestCount: "51-100", guestNumber: null, vendors: [] };
  expect(enquiryForPlan({ ...enquiry, eventDate: "" })).toMatchObject({ date: null, guests: 100 });
  expect(enquiryForPlan({ ...enquiry, eventDate: "2027-07-10" })).toMatchObject({ date: "2027-07-10" });
});
