import { expect, test } from "vitest";

import { neededVendors } from "./needed-vendors.ts";

const considering = (category: string) => ({ category, status: "considering" as const });

test("a couple needs whom it considers, and nobody of a kind that it has booked", () => {
  expect(neededVendors([])).toEqual([]);
  expect(
    neededVendors([
      considering("photographers"),
      considering("caterers"),
      { category: "caterers", status: "quoted" },
    ]),
  ).toEqual(["caterer", "photographer"]);
  expect(neededVendors([considering("caterers"), { category: "caterers", status: "booked" }])).toEqual([]);
});

test("a venue is no vendor, and a category of many trades says nothing of one", () => {
  expect(neededVendors(["venues", "djs", "beauty", "", "cakes"].map(considering))).toEqual([]);
});
