import { expect, test } from "vitest";

import { isCalendarUpload } from "./calendar-uploads.ts";

const key = "a".repeat(27);
const multipart = { "Content-Type": "multipart/form-data; boundary=x", "Content-Length": "100" };
const asked = (path: string, headers: Record<string, string> = multipart) =>
  isCalendarUpload(new Request(`http://localhost${path}`, { method: "POST", headers, body: "x" }));

test("a calendar is sent to a business's own page, and only there and as a file", () => {
  expect(asked(`/your-listing/${key}`)).toBe(true);
  expect(asked(`/your-listing/${key}.data`)).toBe(true);
  expect(asked("/your-listing/short")).toBe(false);
  expect(asked(`/enquiries/${key}`)).toBe(false);
  const form = { ...multipart, "Content-Type": "application/x-www-form-urlencoded" };
  expect(asked(`/your-listing/${key}`, form)).toBe(false);
  expect(asked(`/your-listing/${key}`, { "Content-Type": "multipart/form-data; boundary=x" })).toBe(false);
});
