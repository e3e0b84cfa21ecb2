import { describe, expect, test } from "vitest";

import { contentFitVenues } from "#test-support/fit-venues.ts";
import { workedWeekends, type WorkedWeekend } from "#test-support/worked-weekends.ts";

import { describeSmallestChanges, describeReason } from "./describe-fit.ts";
import { findFits } from "./find-fits.ts";

const venues = contentFitVenues();

function answer({ weekend, calendars = {} }: WorkedWeekend) {
  const dated = venues.map((venue) => ({ ...venue, ...calendars[venue.cost.slug] }));
  return new Map(findFits(weekend, dated).alone.map((fit) => [fit.venues[0]?.cost.slug ?? "", fit] as const));
}

describe.each(workedWeekends)("worked by hand: $title", (worked) => {
  const fits = answer(worked);

  test("the same places carry it for certain", () => {
    const found = [...fits].filter(([, { verdict }]) => verdict === "fits").map(([slug]) => slug);
    expect(found.toSorted()).toEqual(worked.fits.toSorted());
  });

  test.each(Object.entries(worked.fitsIf))("%s carries it if: %s", (slug, what) => {
    const fit = fits.get(slug);
    expect([fit?.verdict, fit?.obstacles.map(({ text }) => text)]).toEqual(["if", []]);
    expect(fit?.open.map(({ text }) => text).join("; ")).toContain(what);
  });

  test.each(Object.entries(worked.fails))("%s does not: %s", (slug, why) => {
    const fit = fits.get(slug);
    expect(fit?.verdict).toBe("not");
    if (fit) expect(`${describeReason(fit)}: ${describeSmallestChanges(fit, worked.weekend)}`).toContain(why);
  });
});
