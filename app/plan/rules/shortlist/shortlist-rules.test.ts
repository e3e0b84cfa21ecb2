import { expect, test } from "vitest";

import {
  changeAfterEnquiry,
  changeAfterVendor,
  changeAfterHeart,
  businessName,
  hasNoDetails,
  statusAfterQuote,
} from "./shortlist-rules.ts";
import { shortlist, type ShortlistRow } from "#app/plan/schema/shortlist.schema.ts";

const row = (id: string, said: Partial<ShortlistRow> = {}): ShortlistRow => ({
  ...shortlist.shape.parse({}),
  id,
  ...said,
});
test("a heart puts a listing on the shortlist, and taking it away removes a row that says no more", () => {
  expect(changeAfterHeart(undefined, true)).toEqual({ unhearted: false });
  expect(changeAfterHeart(row("3", { name: "Hall", category: "venues" }), false)).toBe("remove");
  expect(changeAfterHeart(row("3"), true)).toBeNull();
  expect(changeAfterHeart(undefined, false)).toBeNull();
});

test.each<Partial<ShortlistRow>>([
  { notes: "Aunt Manjit knows them" },
  { quoteCents: 0 },
  { status: "contacted" },
  { loadIn: 480 },
  { enquiry: "WR-ABCD-EFGH" },
])("a row with %j is asked about before it goes, and a new heart answers that", (said) => {
  const known = row("3", said);
  expect(hasNoDetails(known)).toBe(false);
  expect(changeAfterHeart(known, false)).toEqual({ unhearted: true });
  expect(changeAfterHeart({ ...known, unhearted: true }, false)).toBeNull();
  expect(changeAfterHeart({ ...known, unhearted: true }, true)).toEqual({ unhearted: false });
});

test("asking raises a status and never lowers one", () => {
  expect(changeAfterEnquiry(undefined, "WR-1")).toEqual({
    enquiry: "WR-1",
    unhearted: false,
    status: "contacted",
  });
  expect(changeAfterEnquiry(row("3"), "WR-1")).toMatchObject({ status: "contacted" });
  expect(changeAfterEnquiry(row("3", { status: "booked" }), "WR-2")).toEqual({
    enquiry: "WR-2",
    unhearted: false,
  });
});

test("a quote that is written down makes the status quoted, unless it is booked", () => {
  expect(statusAfterQuote("considering", 100)).toBe("quoted");
  expect(statusAfterQuote("booked", 100)).toBe("booked");
  expect(statusAfterQuote("contacted", null)).toBe("contacted");
});

test("a business has a name to show before its own has come", () => {
  expect([
    businessName(row("3", { name: "Hall" })),
    businessName(row("3")),
    businessName(row("abcdefghijkl")),
  ]).toEqual(["Hall", "Listing 3", "Without a name"]);
});

test("the same enquiry added once more brings the newer price and words; another one leaves a quote and its way alone", () => {
  const vendor = {
    name: "Saffron Lens",
    category: "photographers",
    status: "quoted" as const,
    quoteCents: 620_000,
    quotePerGuest: false,
    quoteNote: "Upper end of $4,800 to $6,200 in all",
    notes: "Available",
  };
  const first = row("3", { ...vendor, enquiry: "WR-1", notes: "Available\nMum likes them" });
  const later = { ...vendor, quoteCents: 800_000, quoteNote: "Upper end of $7,000 to $8,000 in all" };
  expect(changeAfterVendor(first, { ...later, notes: "Not available" }, "WR-1")).toMatchObject({
    enquiry: "WR-1",
    quoteCents: 800_000,
    quoteNote: "Upper end of $7,000 to $8,000 in all\n\nBefore: Upper end of $4,800 to $6,200 in all",
    notes: "Not available\n\nBefore: Available\nMum likes them",
  });
  // Nothing new: nothing is written twice.
  expect(changeAfterVendor(first, vendor, "WR-1")).not.toHaveProperty("notes");
  const other = changeAfterVendor(first, { ...later, notes: "Which day?" }, "WR-2");
  for (const field of ["enquiry", "quoteCents", "quoteNote", "notes"])
    expect(other).not.toHaveProperty(field);
});
