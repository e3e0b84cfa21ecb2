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

const quoted = {
  name: "Saffron Lens",
  category: "photographers",
  status: "quoted" as const,
  sample: false,
  quoteCents: 620_000,
  quotePerGuest: false,
  quoteNote: "Upper end of $4,800 to $6,200 in all",
  notes: "Available",
};

test("the same enquiry added once more with other words brings the newer price, and keeps what it replaces", () => {
  const first = row("3", { ...quoted, enquiry: "WR-1", notes: "Available\nMum likes them" });
  const later = { ...quoted, quoteCents: 800_000, quoteNote: "Upper end of $7,000 to $8,000 in all" };
  expect(changeAfterVendor(first, { ...later, notes: "Not available" }, "WR-1")).toMatchObject({
    enquiry: "WR-1",
    quoteCents: 800_000,
    quoteNote: "Upper end of $7,000 to $8,000 in all\n\nBefore: Upper end of $4,800 to $6,200 in all",
    notes: "Not available\n\nBefore: $6,200\n\nAvailable\nMum likes them",
  });
});

test("the same enquiry added once more as it was leaves the price that the couple agreed on since", () => {
  const agreed = row("3", { ...quoted, enquiry: "WR-1", quoteCents: 580_000 });
  const again = changeAfterVendor(agreed, quoted, "WR-1");
  for (const field of ["quoteCents", "quoteNote", "notes"]) expect(again).not.toHaveProperty(field);
  // What does not fit beside the couple's words is left out.
  const full = row("3", { ...quoted, enquiry: "WR-1", notes: "x".repeat(3999) });
  expect(changeAfterVendor(full, { ...quoted, notes: "Not available" }, "WR-1")).not.toHaveProperty("notes");
});

test("another enquiry leaves a quote and the way to its answer alone, also once its own answers were opened", () => {
  const first = row("3", { ...quoted, enquiry: "WR-1" });
  const opened = { ...first, ...changeAfterEnquiry(first, "WR-2") };
  expect(opened.enquiry).toBe("WR-1");
  const added = changeAfterVendor(opened, { ...quoted, quoteCents: 800_000, notes: "Which day?" }, "WR-2");
  for (const field of ["enquiry", "quoteCents", "quoteNote", "notes"])
    expect(added).not.toHaveProperty(field);
});

test("a sample that a former version took for contacted is considered again, and keeps its enquiry", () => {
  const contacted = row("3", { status: "contacted", enquiry: "WR-1" });
  const asked = { ...quoted, status: "considering" as const, sample: true, quoteCents: null };
  for (const change of [
    changeAfterEnquiry(contacted, "WR-1", true),
    changeAfterVendor(contacted, asked, "WR-1"),
  ])
    expect({ ...contacted, ...change }).toMatchObject({
      status: "considering",
      sample: true,
      enquiry: "WR-1",
    });
});

test("a sample's status stays where the couple has a quote, asked elsewhere or wrote it since", () => {
  const contacted = row("3", { status: "contacted", enquiry: "WR-1" });
  for (const other of [
    { ...contacted, quoteCents: 100 },
    { ...contacted, enquiry: "" },
    { ...contacted, sample: true },
    { ...contacted, status: "booked" as const },
  ])
    expect(changeAfterEnquiry(other, "WR-1", true)).not.toHaveProperty("status");
});
