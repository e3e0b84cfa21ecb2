import fc from "fast-check";
import { expect, test } from "vitest";

import { vendorKinds, type VendorKindId } from "#content/fit/vendor-kinds.ts";
import { arbitraryWeekend } from "#test-support/arbitrary-weekends.ts";
import { contentFitVenues } from "#test-support/fit-venues.ts";

import { applyChanges } from "./apply-change.ts";
import { withKitchens } from "./caterer-kitchens.ts";
import { describeSmallestChanges } from "./describe-fit.ts";
import { findFits } from "./find-fits.ts";
import type { FitVenue } from "./fit-venue.ts";
import { formatWeekend, parseWeekend } from "./weekend-request.ts";

const vendors = fc.subarray(vendorKinds.map(({ id }) => id));
const parse = (query: string) => parseWeekend(new URLSearchParams(query), "standard");
/** What comes back of an address that a weekend writes, with other vendors ticked. */
const sentAgain = (query: string, needed: readonly VendorKindId[]) => {
  const [, sent = ""] = formatWeekend({ ...parse(query), vendors: needed }).split("?");
  return sent;
};
const kitchensOf = (query: string) =>
  withKitchens(parse(query)).map(({ kitchens }) => kitchens.join(" and "));

test("a caterer who is looked for cooks for all that are eaten at tables, with its kitchen", () => {
  const weekend = "event=ceremony&event=reception&event=brunch&seats=rows&seats=tables&seats=tables";
  expect(kitchensOf(`${weekend}&vendor=photographer`)).toEqual(["", "", ""]);
  expect(kitchensOf(`${weekend}&vendor=caterer`)).toEqual(["", "undecided", "undecided"]);
  expect(kitchensOf(`${weekend}&vendor=caterer-jain`)).toEqual(["", "vegetarian", "vegetarian"]);
});

test("it cooks where the couple says that its own caterer does, with a kitchen that they named themselves", () => {
  const weekend = "event=sangeet&event=reception&event=brunch&vendor=caterer-halal";
  expect(kitchensOf(`${weekend}&caterer=none&caterer=any&caterer=none`)).toEqual(["", "halal", ""]);
  expect(kitchensOf(`${weekend}&caterer=none&caterer=vegetarian`)).toEqual(["", "vegetarian", ""]);
});

test("where nobody sits at tables it cooks for all who are in a room", () => {
  expect(kitchensOf("event=garba&event=puja&seats=standing&seats=elsewhere&vendor=caterer")).toEqual([
    "undecided",
    "",
  ]);
});

test("a caterer who is looked for no longer leaves nothing behind in the address", () => {
  const halal = "event=reception&event=brunch&vendor=caterer-halal";
  expect(kitchensOf(halal)).toEqual(["halal", "halal"]);
  expect(kitchensOf(sentAgain(halal, ["caterer-jain"]))).toEqual(["vegetarian", "vegetarian"]);
  expect(kitchensOf(sentAgain(halal, []))).toEqual(["", ""]);
});

/** A hall that lets in caterers of one kind. */
function letsIn(says: "halal" | "vegetarian"): FitVenue {
  const [hall] = contentFitVenues();
  if (hall === undefined) throw new Error("There are venues.");
  const only = { about: "onlyCaterers", says, slug: "a-hall", quote: "words", source: "A test" } as const;
  const { outsideCaterer: _unknown, ...facts } = hall.facts;
  const cost = { ...hall.cost, charges: null };
  return { ...hall, cost, facts, readings: [{ ...only, checkedOn: "2026-11-21" }] };
}

test("of a halal and a Jain caterer both have to be let in", () => {
  const both = "event=reception&vendor=caterer-halal&vendor=caterer-jain";
  expect(kitchensOf(both)).toEqual(["halal and vegetarian"]);
  const [vegetarian] = findFits(parse(both), [letsIn("vegetarian")]).alone;
  expect(vegetarian?.obstacles.map(({ text }) => text)).toContain("vegetarian caterers only");
  const [halal] = findFits(parse(both), [letsIn("halal")]).alone;
  expect(halal?.open.map(({ text }) => text)).toContain(
    "whether one of its halal caterers cooks your vegetarian menu",
  );
  const [open] = findFits(parse(both), [{ ...letsIn("halal"), readings: [] }]).alone;
  expect(open?.open.map(({ text }) => text)).toContain(
    "whether a halal caterer and a vegetarian caterer may cook",
  );
});

test.each(["caterer", "caterer-punjabi"])(
  "a couple that only looks for one (%s) may find it among those of a hall that lets in one kind",
  (vendor) => {
    for (const says of ["halal", "vegetarian"] as const) {
      const [fit] = findFits(parse(`event=reception&vendor=${vendor}`), [letsIn(says)]).alone;
      expect(fit?.obstacles.map(({ text }) => text)).not.toContain(`${says} caterers only`);
      expect(fit?.open.map(({ text }) => text)).toContain(`whether one of its ${says} caterers suits you`);
    }
  },
);

test("a caterer of any kind is still looked for beside a halal one", () => {
  const query = "event=reception&vendor=caterer-halal&vendor=caterer-punjabi";
  expect(kitchensOf(query)).toEqual(["halal and undecided"]);
  const [fit] = findFits(parse(query), [letsIn("halal")]).alone;
  expect(fit?.open.map(({ text }) => text)).toContain("whether one of its halal caterers suits you");
});

test("a hall of one kind of caterer offers those, not a kitchen of its own that nobody told of", () => {
  const weekend = parse("event=reception&caterer=any");
  const [fit] = findFits(weekend, [letsIn("halal")]).alone;
  expect(fit && describeSmallestChanges(fit, weekend)).toContain("with one of its halal caterers");
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

test("a couple that lets the house cook at an event is not asked for a caterer there again, and elsewhere as before", () => {
  fc.assert(
    fc.property(arbitraryWeekend, vendors, (weekend, needed) => {
      const asked = { ...weekend, vendors: needed };
      for (const event of asked.events.keys()) {
        const eased = applyChanges(asked, [{ kind: "house-caterer", event, only: null }]);
        const before = withKitchens(asked).map(({ kitchens }) => kitchens);
        const after = eased && withKitchens(eased).map(({ kitchens }) => kitchens);
        expect(after).toEqual(before.toSpliced(event, 1, []));
      }
    }),
  );
});

test("without the last caterer that it looks for, a couple has none of its own for a hall to refuse", () => {
  const weekend = parse("event=reception&caterer=any&vendor=caterer-halal&vendor=caterer-jain");
  const without = (...given: string[]) =>
    applyChanges(
      weekend,
      given.map((vendor) => ({ kind: "drop-vendor", vendor })),
    );
  const one = without("caterer-jain");
  expect(one && withKitchens(one)[0]?.kitchens).toEqual(["halal"]);
  const both = without("caterer-jain", "caterer-halal");
  expect(both && withKitchens(both)[0]?.kitchens).toEqual([]);
  const [fit] = both === null ? [] : findFits(both, [letsIn("vegetarian")]).alone;
  expect(fit?.obstacles.map(({ text }) => text)).not.toContain("vegetarian caterers only");
});

test("another need that is given up leaves the caterer as it is", () => {
  const eased = applyChanges(parse("event=reception&fire=1&vendor=caterer-halal"), [
    { kind: "drop-need", event: 0, need: "fire" },
  ]);
  expect(eased && withKitchens(eased)[0]?.kitchens).toEqual(["halal"]);
});
