import { expect, test } from "vitest";

import { afterAsking, afterHeart, nameOf, saysNoMore, statusWithQuote } from "./shortlist-rules.ts";
import { shortlist, type Shortlisted } from "./shortlist-tables.ts";

const row = (id: string, said: Partial<Shortlisted> = {}): Shortlisted => ({
  ...shortlist.shape.parse({}),
  id,
  ...said,
});
test("a heart puts a listing on the shortlist, and taking it away removes a row that says no more", () => {
  expect(afterHeart(undefined, true)).toEqual({ unhearted: false });
  expect(afterHeart(row("3", { name: "Hall", category: "venues" }), false)).toBe("remove");
  expect(afterHeart(row("3"), true)).toBeNull();
  expect(afterHeart(undefined, false)).toBeNull();
});

test.each<Partial<Shortlisted>>([
  { notes: "Aunt Manjit knows them" },
  { quoteCents: 0 },
  { status: "contacted" },
  { loadIn: 480 },
  { enquiry: "WR-ABCD-EFGH" },
])("a row with %j is asked about before it goes, and a new heart answers that", (said) => {
  const known = row("3", said);
  expect(saysNoMore(known)).toBe(false);
  expect(afterHeart(known, false)).toEqual({ unhearted: true });
  expect(afterHeart({ ...known, unhearted: true }, false)).toBeNull();
  expect(afterHeart({ ...known, unhearted: true }, true)).toEqual({ unhearted: false });
});

test("asking raises a status and never lowers one", () => {
  expect(afterAsking(undefined, "WR-1")).toEqual({ enquiry: "WR-1", unhearted: false, status: "contacted" });
  expect(afterAsking(row("3"), "WR-1")).toMatchObject({ status: "contacted" });
  expect(afterAsking(row("3", { status: "booked" }), "WR-2")).toEqual({ enquiry: "WR-2", unhearted: false });
});

test("a quote that is written down makes the status quoted, unless it is booked", () => {
  expect(statusWithQuote("considering", 100)).toBe("quoted");
  expect(statusWithQuote("booked", 100)).toBe("booked");
  expect(statusWithQuote("contacted", null)).toBe("contacted");
});

test("a business has a name to show before its own has come", () => {
  expect([nameOf(row("3", { name: "Hall" })), nameOf(row("3")), nameOf(row("abcdefghijkl"))]).toEqual([
    "Hall",
    "Listing 3",
    "Without a name",
  ]);
});
