import { expect, test } from "vitest";
import { applyUpdate, Doc, encodeStateAsUpdate } from "yjs";

import { putRow, viewTable } from "#app/plan/document/plan-table.ts";
import { dayEntries } from "#app/plan/rules/schedule/day-entry.ts";
import { timelineOf } from "#app/plan/rules/schedule/timeline.ts";
import { delays } from "#app/plan/schema/delays.schema.ts";
import { moments } from "#app/plan/schema/schedule.schema.ts";
import { events } from "#app/plan/schema/wedding.schema.ts";

import { applyDelay } from "./apply-delay.ts";
import { latestFirst } from "./delay-order.ts";
import { findReplacedDelay } from "./find-replaced-delay.ts";
import { writeDelay, writeMoved } from "./write-delay.ts";

const entriesOf = (plan: Doc) =>
  dayEntries(timelineOf(viewTable(events, plan).rows(), viewTable(moments, plan).rows()));
const replacedIn = (plan: Doc) => findReplacedDelay(viewTable(delays, plan).rows(), entriesOf(plan));
const hoursOf = (plan: Doc) => entriesOf(plan).map(({ start, end }) => [start % 1440, end % 1440]);

function phone(clientId: number): Doc {
  const plan = new Doc();
  plan.clientID = clientId;
  return plan;
}

/** Two phones with one plan; of what both write without a signal, that of the second stands. */
function twoPhones(): [Doc, Doc] {
  const [first, second] = [phone(1), phone(2)];
  const date = "2027-06-19";
  putRow(events, first, "baraat", { name: "Baraat", date, start: 540, minutes: 60 });
  putRow(events, first, "milni", { name: "Milni", date, start: 600, minutes: 45, afterEntry: "baraat" });
  meet(first, second);
  return [first, second];
}

function meet(one: Doc, other: Doc): void {
  applyUpdate(other, encodeStateAsUpdate(one));
  applyUpdate(one, encodeStateAsUpdate(other));
}

function delay(plan: Doc, minutes: number, at: number): void {
  const clock = (entriesOf(plan)[0]?.start ?? 0) - 30;
  const { moved } = applyDelay(entriesOf(plan), { from: "baraat", minutes, at: clock });
  writeDelay(plan, moved, { title: "Baraat", minutes, at, by: "Rajvir" });
}

test("an older delay of a phone without a signal that replaces a newer one is found, and can be taken back", () => {
  const [first, second] = twoPhones();
  delay(second, 15, 1000);
  delay(first, 40, 2000);
  meet(first, second);
  for (const plan of [first, second]) {
    expect(hoursOf(plan)[0]).toEqual([555, 615]);
    expect(replacedIn(plan)).toMatchObject({ newer: { minutes: 40 }, older: { minutes: 15 } });
  }
  writeMoved(first, replacedIn(first)?.back ?? []);
  expect(hoursOf(first)).toEqual([
    [580, 640],
    [640, 685],
  ]);
  expect(replacedIn(first)).toBeNull();
});

test("what the newer delay alone had moved comes back too", () => {
  const [first, second] = twoPhones();
  putRow(moments, first, "tea", { title: "Tea", event: "baraat", after: 30, minutes: 10 });
  putRow(moments, first, "dhol", { title: "Dhol", event: "baraat", after: 0, minutes: 20 });
  meet(first, second);
  delay(second, 5, 1000);
  delay(first, 40, 2000);
  const wanted = hoursOf(first);
  meet(first, second);
  expect(hoursOf(first)).not.toEqual(wanted);
  writeMoved(first, replacedIn(first)?.back ?? []);
  expect(hoursOf(first)).toEqual(wanted);
});

test("a newer delay that stands, one after the other, and hours typed since are left alone", () => {
  const [first, second] = twoPhones();
  delay(first, 15, 1000);
  delay(second, 40, 2000);
  meet(first, second);
  expect(replacedIn(first)).toBeNull();

  const [one, other] = twoPhones();
  delay(other, 15, 1000);
  meet(one, other);
  delay(one, 25, 2000);
  expect(hoursOf(one)[0]).toEqual([580, 640]);
  expect(replacedIn(one)).toBeNull();
  putRow(events, one, "baraat", { start: 600 });
  expect(replacedIn(one)).toBeNull();
});

test("a delay that was known counts as the earlier one, whatever the clocks say, also where its hour is typed again", () => {
  const [one, other] = twoPhones();
  // Five minutes fast.
  delay(one, 15, 300_000);
  meet(one, other);
  delay(other, 25, 1000);
  meet(one, other);
  expect(replacedIn(one)).toBeNull();
  expect(latestFirst(viewTable(delays, one).rows()).map(({ minutes }) => minutes)).toEqual([25, 15]);
  putRow(events, one, "baraat", { start: 555 });
  expect(replacedIn(one)).toBeNull();
});

test("a plan keeps the latest delays only", () => {
  const [plan] = twoPhones();
  for (let at = 1; at <= 45; at += 1) writeDelay(plan, [], { title: "Baraat", minutes: 5, at, by: "" });
  const kept = viewTable(delays, plan).rows();
  expect(kept).toHaveLength(40);
  expect(Math.min(...kept.map(({ at }) => at ?? 0))).toBe(6);
});
