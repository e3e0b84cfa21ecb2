import { expect, test } from "vitest";

import { sampleEnquiry } from "#test-support/sample-enquiry.ts";

import { enquiryRows, impersonalEnquiryRows } from "./enquiry-texts.ts";

test("the row of the guests has their number as the rest of the site writes it", () => {
  const enquiry = sampleEnquiry({ guestCount: "200+", guestNumber: 1200 });
  for (const rows of [enquiryRows(enquiry), impersonalEnquiryRows(enquiry)])
    expect(rows).toContainEqual(["Guests", "about 1,200"]);
});
