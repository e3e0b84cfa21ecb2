import { expect, test } from "vitest";

import { enquiryPath } from "./enquiry-path.ts";

const today = "2026-11-22";

test("the enquiry form gets who is asked, the day and the guests", () => {
  expect(enquiryPath(["3", "9"], { date: "2027-06-19", guests: 180 }, today)).toBe(
    "/planning?vendors=3,9&date=2027-06-19&guests=180",
  );
});

test("what the plan does not know, and a day that has passed, is left for the couple to fill in", () => {
  expect(enquiryPath(["3"], { date: null, guests: 0 }, today)).toBe("/planning?vendors=3");
  expect(enquiryPath(["3"], { date: "2026-11-21", guests: 0 }, today)).toBe("/planning?vendors=3");
});
