import { expect, test } from "vitest";

import { parseLinkChange } from "./parse-link-change.ts";

function read(...fields: [string, string][]) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const reading = parseLinkChange(form);
  return reading.ok ? reading.change : null;
}

const edit: [string, string][] = [
  ["what", "rotate"],
  ["role", "edit"],
];
const chosen: [string, string] = ["chosen", "yes"];

test("what is ticked is made new with the link to edit, and nothing else", () => {
  expect(read(...edit, chosen, ["also", "view"], ["also", "households"])).toEqual({
    what: "rotate",
    role: "edit",
    also: ["view", "households"],
  });
  expect(read(...edit, chosen)).toMatchObject({ also: [] });
});

test("a form without the choice makes everything new", () => {
  expect(read(...edit)).toMatchObject({
    also: ["propose", "view", "calendar", "households", "businesses", "family"],
  });
});

test("what nobody could tick is refused", () => {
  expect(read(...edit, chosen, ["also", "edit"])).toBeNull();
});

test("a box that is not ticked means that details are not shown", () => {
  expect(read(["what", "details"], ["show", "yes"])).toEqual({ what: "details", show: true });
  expect(read(["what", "details"])).toEqual({ what: "details", show: false });
  expect(read(["what", "details"], ["show", "no"])).toBeNull();
});
