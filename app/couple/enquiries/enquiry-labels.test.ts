import { expect, test } from "vitest";

import { enquiryFields } from "./enquiry-form-fields.ts";

test("every label can stand before a colon, as it does above a form that came back", () => {
  const labels = Object.values(enquiryFields).map(({ label }) => label);
  expect(labels.filter((label) => /[.:?!]$/.test(label))).toEqual([]);
});
