import { expect, test } from "vitest";

import { parseOnlyTime } from "./parse-only-time.ts";

test.each([
  ["Until 11 p.m.", 23 * 60],
  ["The band stops at 12:30 a.m.", 24 * 60 + 30],
  ["Music until midnight", 24 * 60],
  ["Until 9 pm", 21 * 60],
  ["Until 11 p.m. indoors, 9 p.m. on the deck.", null],
  ["As agreed with the manager.", null],
])("%s is read as the hour at which music ends, or as none", (text, minutes) => {
  expect(parseOnlyTime(text)).toBe(minutes);
});
