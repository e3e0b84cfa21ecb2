import { expect, test } from "vitest";

import { parseCount } from "./parse-count.ts";

test.each<[string, number]>([
  ["420", 420],
  [" 420 ", 420],
  ["1,200", 1200],
  ["1 200", 1200],
  ["about 420", 420],
  ["~420 guests", 420],
  ["Around 60 people", 60],
])("%j is a number", (text, count) => expect(parseCount(text)).toBe(count));

test.each(["", "many", "-5", "4.5", "400-450", "1,20", "420 plates", "guests", "about", "9".repeat(12)])(
  "%j is none",
  (text) => expect(parseCount(text)).toBeNull(),
);
