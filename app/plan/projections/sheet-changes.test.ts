import { expect, test } from "vitest";

import type { BusinessProjection } from "#app/plan/document/projection-types.ts";
import { sheetLine } from "#test-support/sheet-line.ts";

import { changesAfter, sheetChangesSince } from "./sheet-changes.ts";

const [first, second, third] = [
  "2027-06-18T20:00:00.000Z",
  "2027-06-18T21:00:00.000Z",
  "2027-06-18T22:00:00.000Z",
] as const;

const band = {
  id: "band",
  name: "Prairie Dhol",
  contact: "",
  phone: "",
  email: "",
  loadIn: null,
  loadInOn: null,
};

const sheet = (changed: Partial<BusinessProjection> = {}, lines = ["dance", "cake"]): BusinessProjection => ({
  title: "Simran and Daniel",
  name: "Foothills Lens",
  loadIn: 840,
  toCall: ["Maya 403 555 0101"],
  beside: [band],
  days: [{ date: "2027-06-19", lines: lines.map((id) => sheetLine(id, 990, 1000)) }],
  changes: null,
  ...changed,
});

/** A sheet after another, with what it says of its changes. */
function after(previous: BusinessProjection, now: BusinessProjection, at: string): BusinessProjection {
  return { ...now, changes: sheetChangesSince(now, previous, at) };
}

test("other contacts, other vendors and another load-in are told with their instant, and stay told", () => {
  expect(sheetChangesSince(sheet(), null, first)).toBeNull();
  expect(sheetChangesSince(sheet(), sheet(), first)).toBeNull();
  const called = after(sheet(), sheet({ toCall: ["Asha 403 555 0102"] }), first);
  expect(called.changes).toEqual({ call: first, beside: null, loadIn: null, removed: [] });
  const moved = after(called, sheet({ toCall: called.toCall, loadIn: 780 }), second);
  const loadIn = { date: "2027-06-19", start: 840, at: second };
  expect(moved.changes).toEqual({ call: first, beside: null, loadIn, removed: [] });
  const alone = after(moved, { ...moved, beside: [] }, third);
  expect(alone.changes).toEqual({ call: first, beside: third, loadIn, removed: [] });
  expect(after(alone, alone, third).changes).toEqual(alone.changes);
});

test("a removed line and a load-in that was taken away are told until they are back", () => {
  const gone = after(sheet(), sheet({ loadIn: null }, ["dance"]), first);
  expect(gone.changes?.removed.map(({ title, start, at }) => [title, start, at])).toEqual([
    ["cake", 990, first],
    ["Load-in", 840, first],
  ]);
  const back = after(gone, sheet({ loadIn: null }), second);
  expect(back.changes?.removed.map(({ title }) => title)).toEqual(["Load-in"]);
  expect(after(back, sheet(), third).changes).toBeNull();
});

test("who got the link later is told nothing of what changed before", () => {
  const { changes } = after(
    after(sheet(), sheet({}, ["dance"]), first),
    sheet({ toCall: [] }, ["dance"]),
    third,
  );
  expect(changesAfter(changes, new Date(second))).toEqual({
    call: third,
    beside: null,
    loadIn: null,
    removed: [],
  });
  expect(changesAfter(changes, new Date(third))).toBeNull();
  expect(changesAfter(null, new Date(first))).toBeNull();
});
