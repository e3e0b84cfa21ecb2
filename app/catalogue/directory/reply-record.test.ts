import fc from "fast-check";
import { expect, test } from "vitest";

import { describeReplyRecord, minEnquiriesForRecord } from "./reply-record.ts";

test("fewer than five enquiries say nothing of a business", () => {
  expect(describeReplyRecord({ asked: 4, answered: 4, medianHours: 1 })).toBeNull();
  expect(describeReplyRecord({ asked: 5, answered: 4, medianHours: 5.2 })).toBe(
    "In about 5 hours (4 of 5 enquiries answered in 90 days)",
  );
});

test.each([
  [0.2, "Within an hour"],
  [1, "In about 1 hour"],
  [35.4, "In about 35 hours"],
  [36, "In about 2 days"],
  [200, "In about 8 days"],
])("a median of %d hours reads '%s'", (medianHours, text) => {
  expect(describeReplyRecord({ asked: 9, answered: 9, medianHours })).toContain(text);
});

test("who has answered nobody is told so, and promises no time", () => {
  expect(describeReplyRecord({ asked: 6, answered: 0, medianHours: null })).toBe(
    "0 of 6 enquiries answered in 90 days",
  );
});

test("a record always says how many were answered, of how many", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: minEnquiriesForRecord, max: 500 }),
      fc.nat(),
      fc.float({ min: 0, max: 2160, noNaN: true }),
      (asked, some, hours) => {
        const answered = some % (asked + 1);
        const text = describeReplyRecord({ asked, answered, medianHours: answered === 0 ? null : hours });
        expect(text).toContain(`${answered} of ${asked} enquiries answered`);
      },
    ),
  );
});
