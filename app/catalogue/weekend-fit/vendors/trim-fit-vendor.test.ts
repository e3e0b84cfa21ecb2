import { expect, test } from "vitest";

import { vendorKinds } from "#content/fit/vendor-kinds.ts";
import { findFits } from "#app/catalogue/weekend-fit/find-fits.ts";
import { reportFits } from "#app/catalogue/weekend-fit/fit-report.ts";
import { parseWeekend } from "#app/catalogue/weekend-fit/weekend-request.ts";
import { contentFitVendors } from "#test-support/fit-vendors.ts";
import { contentFitVenues } from "#test-support/fit-venues.ts";

import type { FitVendor } from "./fit-vendor.ts";
import { fitVendor } from "./fit-vendor-schema.ts";
import { trimFitVendor } from "./trim-fit-vendor.ts";

const today = "2026-11-26";
const all = contentFitVendors().map((vendor) => ({
  ...vendor,
  taken: ["2026-06-20", "2027-07-03"],
  freeUntil: "2027-12-31",
}));
/** As they arrive on a device. */
const trimmed = all
  .map((vendor) => trimFitVendor(vendor, today))
  .map((vendor) => fitVendor.parse(JSON.parse(JSON.stringify(vendor))));

test("a plan comes to the same with what it takes along, for every kind of vendor", () => {
  const venues = contentFitVenues().filter(({ cost }) =>
    ["celebration-hall", "silvertip"].includes(cost.slug),
  );
  const weekend = parseWeekend(new URLSearchParams("when=date&date=2027-07-02"), "indian");
  for (const { id } of vendorKinds) {
    const wanted = { ...weekend, vendors: [id] };
    const report = (vendors: readonly FitVendor[]) =>
      reportFits(wanted, findFits(wanted, venues, Number.POSITIVE_INFINITY, vendors)).vendors;
    expect(report(trimmed), id).toEqual(report(all));
  }
});

const bytes = (vendors: readonly FitVendor[]) => JSON.stringify(vendors).length;

test("every word that no rule reads stays behind, and so do days that are over", () => {
  expect(bytes(trimmed)).toBeLessThan(0.6 * bytes(all));
  expect(trimmed.every(({ taken }) => taken.every((day) => day >= today))).toBe(true);
});
