import { expect, test } from "vitest";

import { buildFormData } from "#test-support/parse-enquiry.ts";

import { parseEnquiryChange } from "./parse-enquiry-change.ts";

const change = (guests: Record<string, string>) =>
  parseEnquiryChange(buildFormData({ what: "change", eventDate: "2027-07-10", ...guests }));

const shown = { shownGuestCount: "200+", shownGuestNumber: "420" };

test("a new number of guests takes its range along, a new range drops a number outside of it", () => {
  expect(change({ guestCount: "200+", guestNumber: "120", ...shown })).toMatchObject({
    change: { what: "change", eventDate: "2027-07-10", guestCount: "101-150", guestNumber: 120 },
  });
  expect(change({ guestCount: "101-150", guestNumber: "420", ...shown })).toMatchObject({
    change: { guestCount: "101-150", guestNumber: null },
  });
  expect(change({ guestCount: "101-150", guestNumber: "60", ...shown })).toMatchObject({
    ok: false,
    errors: { guestNumber: "this doesn’t fit the guest count you chose: change one of the two" },
  });
});

test("a page from before the number was asked for changes the range", () => {
  expect(change({ guestCount: "101-150" })).toMatchObject({
    change: { guestCount: "101-150", guestNumber: null },
  });
  expect(change({ guestCount: "" })).toMatchObject({ change: { guestCount: null, guestNumber: null } });
});
