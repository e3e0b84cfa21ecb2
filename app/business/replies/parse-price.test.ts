import { expect, test } from "vitest";

import { parsePrice } from "./parse-price.ts";

test.each<[string, number, string | null]>([
  ["4500", 4_500_00, null],
  ["$4,500", 4_500_00, null],
  ["4 500.50", 4_500_50, null],
  ["$85 per plate", 85_00, "guest"],
  ["85/guest", 85_00, "guest"],
  ["$85 / person", 85_00, "guest"],
  ["85 per head", 85_00, "guest"],
  ["$85 a plate", 85_00, "guest"],
  ["$85 pp", 85_00, "guest"],
  ["85 CAD per guest", 85_00, "guest"],
  ["$250 per hour", 250_00, "hour"],
  ["250/hr", 250_00, "hour"],
  ["250 an hour", 250_00, "hour"],
  ["$34,000 in all", 34_000_00, "total"],
  ["4500 dollars total", 4_500_00, "total"],
  ["from $5,000", 5_000_00, "from"],
  ["Starting at 5000", 5_000_00, "from"],
])("%j is %i cents for %s", (text, cents, unit) => expect(parsePrice(text)).toEqual({ cents, unit }));

test.each([
  "",
  "a lot",
  "per plate",
  "85 per dog",
  "$-5",
  "85-110",
  "from $85 per guest",
  "85 per guest per hour",
])("%j is no price", (text) => expect(parsePrice(text)).toBeNull());
