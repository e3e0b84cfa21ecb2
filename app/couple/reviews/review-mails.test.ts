import { expect, test } from "vitest";

import { removalReasons } from "./removed-reviews.ts";
import { reviewInvitationMail, reviewToVendorMail } from "./review-mails.ts";

const invite = (...businesses: string[]) =>
  JSON.stringify(reviewInvitationMail({ reference: "WR-1234-5678" }, businesses, "https://weddings.ca/x"));

test("one business to review is said to be one", () => {
  expect(invite("Hotel Arts")).toContain("This business told us you booked them");
  expect(invite("Hotel Arts")).toContain("If it isn’t marked as booked");
  expect(invite("Hotel Arts")).not.toMatch(/these businesses|one of them/i);
  expect(invite("Hotel Arts", "Calgary Zoo")).toContain("These businesses told us you booked them");
  expect(invite("Hotel Arts", "Calgary Zoo")).toContain("If one of them isn’t marked as booked");
});

test.each(["Asha & Tom", "Asha", ""])("'%s' reviewed a business, whether one name or two", (author) => {
  const mail = reviewToVendorMail(
    { business: "Hotel Arts", author, stars: 5, text: "A lovely hall." },
    "https://weddings.ca/venues/hotel-arts",
    "https://weddings.ca/x",
  );
  expect(mail.subject).toBe(`${author || "A couple"} reviewed Hotel Arts: 5 of 5 stars`);
  expect(mail.heading).toBe(`${author || "A couple"} reviewed Hotel Arts`);
  for (const reason of Object.values(removalReasons)) expect(JSON.stringify(mail)).toContain(reason);
});
