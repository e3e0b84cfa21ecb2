import fc from "fast-check";
import { expect, test } from "vitest";

import { vendorKinds } from "#content/fit/vendor-kinds.ts";
import { arbitraryWeekend } from "#test-support/arbitrary-weekends.ts";
import { contentFitVenues } from "#test-support/fit-venues.ts";

import { applyChanges } from "./apply-change.ts";
import { findFits } from "./find-fits.ts";
import { parseWeekend } from "./weekend-request.ts";
import { withVendors } from "./with-vendors.ts";

const vendors = fc.subarray(vendorKinds.map(({ id }) => id));
const parse = (query: string) => parseWeekend(new URLSearchParams(query), "standard");
const caterersOf = (query: string) => parse(query).events.map(({ caterer }) => caterer);

test("a caterer who is looked for cooks for all that are eaten at tables, with its kitchen", () => {
  const weekend = "event=ceremony&event=reception&event=brunch&seats=rows&seats=tables&seats=tables";
  expect(caterersOf(`${weekend}&vendor=photographer`)).toEqual(["none", "none", "none"]);
  expect(caterersOf(`${weekend}&vendor=caterer`)).toEqual(["none", "any", "any"]);
  expect(caterersOf(`${weekend}&vendor=caterer-jain`)).toEqual(["none", "vegetarian", "vegetarian"]);
});

test("it cooks where the couple says that its own caterer does, with a kitchen that they named themselves", () => {
  const weekend = "event=sangeet&event=reception&event=brunch&vendor=caterer-halal";
  expect(caterersOf(`${weekend}&caterer=none&caterer=any&caterer=none`)).toEqual(["none", "halal", "none"]);
  expect(caterersOf(`${weekend}&caterer=none&caterer=vegetarian`)).toEqual(["none", "vegetarian", "none"]);
});

test("where nobody sits at tables it cooks for all who are in a room", () => {
  expect(caterersOf("event=garba&event=puja&seats=standing&seats=elsewhere&vendor=caterer")).toEqual([
    "any",
    "none",
  ]);
});

test("a hall that lets in no caterer does not carry a weekend that looks for one", () => {
  const halls = contentFitVenues().filter(
    ({ facts: { outsideCaterer } }) => outsideCaterer?.answer === "no" && !outsideCaterer.doubtful,
  );
  expect(halls.length).toBeGreaterThan(0);
  const refuse = (query: string) =>
    findFits(parse(query), halls).alone.every(({ obstacles }) =>
      obstacles.some(({ text }) => text === "no outside caterer"),
    );
  expect(refuse("event=reception&vendor=caterer")).toBe(true);
  expect(refuse("event=reception")).toBe(false);
});

test("once it is said where the caterer cooks, it stays so", () => {
  fc.assert(
    fc.property(arbitraryWeekend, vendors, (weekend, needed) => {
      const once = withVendors(weekend, needed);
      expect(withVendors(once, needed)).toEqual(once);
    }),
  );
});

test("a couple that lets the house cook at an event is not asked for a caterer there again", () => {
  fc.assert(
    fc.property(arbitraryWeekend, vendors, (weekend, needed) => {
      const asked = withVendors(weekend, needed);
      for (const event of asked.events.keys()) {
        const eased = applyChanges(asked, [{ kind: "drop-need", event, need: "caterer" }]);
        expect(eased && withVendors(eased, eased.vendors).events[event]?.caterer).toBe("none");
      }
    }),
  );
});
