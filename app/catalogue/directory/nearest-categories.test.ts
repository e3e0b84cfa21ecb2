import { expect, test } from "vitest";

import { findNearestCategories } from "./nearest-categories.ts";

test.each([
  ["photgrapher", "photographers"],
  ["Photografers", "photographers"],
  ["catterers", "caterers"],
  ["florsit", "florists"],
  ["mendhi", "mehndi"],
  ["ofiiciant", "officiants"],
  ["photgrapher banff", "photographers"],
  ["cheap photographer", "photographers"],
  ["gujrati caterer", "caterers"],
])("'%s' means the category %s", (typed, id) => {
  expect(findNearestCategories(typed)[0]?.id).toBe(id);
});

test.each([[""], ["of"], ["xylophone"], ["zeppelin xylophone"]])("'%s' means none", (typed) => {
  expect(findNearestCategories(typed)).toEqual([]);
});

test("no more than two are named", () => {
  expect(findNearestCategories("weddin").length).toBeLessThanOrEqual(2);
});
