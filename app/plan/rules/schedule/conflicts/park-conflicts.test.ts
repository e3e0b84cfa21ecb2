import { expect, test } from "vitest";

import { events as eventTable, type EventRow } from "#app/plan/schema/wedding.schema.ts";
import { rowOf } from "#test-support/plan-rows.ts";

import { findParkConflicts } from "./park-conflicts.ts";

function conflictsOf(kind: string, given: Partial<EventRow>, expected: number, towns = ["banff"]) {
  const event = rowOf(eventTable, kind, { kind, name: "Ceremony", date: "2027-08-21", ...given });
  return findParkConflicts([event], new Map([[kind, { expected }]]), [], towns);
}

test("a ceremony of 60 outdoors in the park is told of Parks Canada's limit", () => {
  expect(conflictsOf("ceremony", { place: "Moraine Lake, Banff" }, 60)).toMatchObject([
    {
      what: "Ceremony: 60 people, and outdoors in Banff National Park a ceremony has at most 20.",
      todo: "Invite 40 fewer, or choose a hotel or lodge with its own grounds. The limit is Parks Canada’s (parks.canada.ca, Banff wedding ceremonies).",
    },
  ]);
  expect(conflictsOf("ceremony", { place: "Moraine Lake" }, 20)).toEqual([]);
});

test("a ceremony for two in Banff is outdoors until its place says otherwise", () => {
  expect(conflictsOf("elopement", {}, 60)).toHaveLength(1);
  expect(conflictsOf("elopement", { place: "Fairmont Banff Springs" }, 60)).toEqual([]);
  expect(conflictsOf("elopement", {}, 60, ["calgary"])).toEqual([]);
});

test("a house by a lake, another event and a ceremony without a place are not limited", () => {
  expect(conflictsOf("ceremony", { place: "Moraine Lake Lodge" }, 60)).toEqual([]);
  expect(conflictsOf("reception", { place: "Moraine Lake" }, 60)).toEqual([]);
  expect(conflictsOf("ceremony", {}, 60)).toEqual([]);
});
