import { expect, test } from "vitest";

import type { VendorKindId } from "#content/fit/vendor-kinds.ts";
import { withKitchens } from "#app/catalogue/weekend-fit/caterer-kitchens.ts";

import { toWeekend } from "./to-weekend.ts";

const event = (kind: string, more: Partial<Parameters<typeof toWeekend>[0][number]> = {}) => ({
  id: kind,
  kind,
  name: "",
  date: null,
  start: null,
  minutes: null,
  guests: 200,
  ...more,
});

test("a plan's events become a weekend with what such events need", () => {
  const weekend = toWeekend([
    event("garba", { guests: 500 }),
    event("baraat"),
    event("hasta-melap"),
    event("reception", { name: "Dinner for all", guests: 300 }),
  ]);
  expect(weekend?.days).toEqual({ kind: "open" });
  expect(weekend?.events).toMatchObject([
    { name: "Garba night", day: 0, seating: "standing", musicUntil: 23 * 60, guests: 500 },
    { kind: "hasta-melap", day: 1, seating: "rows", fire: true, baraat: "walk" },
    { name: "Dinner for all", day: 1, seating: "tables", fire: false, baraat: "none" },
  ]);
});

test("what a family holds in its gurdwara or at home needs no hall, and a baraat to it none either", () => {
  const weekend = toWeekend([event("baraat"), event("anand-karaj"), event("maiyan"), event("reception")]);
  expect(weekend?.events.map(({ kind, elsewhere, baraat }) => [kind, elsewhere, baraat])).toEqual([
    ["anand-karaj", true, "none"],
    ["maiyan", true, "none"],
    ["reception", false, "none"],
  ]);
});

test("dates count where every event has one", () => {
  const dated = [event("sangeet", { date: "2027-07-02" }), event("reception", { date: "2027-07-03" })];
  expect(toWeekend(dated)).toMatchObject({
    days: { kind: "date", date: "2027-07-02" },
    events: [{ day: 0 }, { day: 1 }],
  });
  expect(toWeekend([...dated, event("brunch")])?.days).toEqual({ kind: "open" });
});

test("without guests there is nothing to hold a hall against, and at most six events are", () => {
  expect(toWeekend([event("reception", { guests: null })])).toBeNull();
  const many = Array.from({ length: 9 }, (_, at) => event("dinner", { id: String(at), guests: 100 + at }));
  expect(toWeekend(many)?.events.map(({ guests }) => guests)).toEqual([103, 104, 105, 106, 107, 108]);
});

test("a caterer whom the couple looks for has to be let in where guests eat at tables", () => {
  const planned = [event("reception"), event("hasta-melap"), event("maiyan")];
  const weekend = toWeekend(planned);
  const caterers = (...vendors: VendorKindId[]) =>
    weekend && withKitchens({ ...weekend, vendors }).map(({ kind, kitchens }) => [kind, kitchens.join()]);
  expect(caterers("photographer")?.every(([, kitchens]) => kitchens === "")).toBe(true);
  expect(caterers("caterer-halal", "dhol")).toEqual([
    ["reception", "halal"],
    ["hasta-melap", ""],
    ["maiyan", ""],
  ]);
  expect(caterers("caterer-jain")).toContainEqual(["reception", "vegetarian"]);
  expect(caterers("caterer-punjabi")).toContainEqual(["reception", "undecided"]);
});
