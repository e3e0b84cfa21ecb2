import fc from "fast-check";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { Doc } from "yjs";

import { budgetItems, payments } from "#app/plan/schema/budget.schema.ts";
import { tasks } from "#app/plan/schema/checklist.schema.ts";
import { putRow } from "#app/plan/document/plan-table.ts";
import { events } from "#app/plan/schema/wedding.schema.ts";
import { moments } from "#app/plan/schema/schedule.schema.ts";

import { calendarEntries, type CalendarEntry } from "#app/plan/projections/calendar-entries.ts";
import { writeCalendar } from "./write-calendar.ts";

const changedAt = new Date("2026-11-22T12:00:30Z");
const write = (entries: readonly CalendarEntry[], at = changedAt) =>
  writeCalendar({ name: "Simran and Daniel", plan: "plan.weddings.ca", entries, changedAt: at });
const read = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((part) => new ICAL.Event(part));

function plannedWedding(): Doc {
  const document = new Doc();
  putRow(events, document, "reception", {
    name: "Reception",
    date: "2027-06-19",
    start: 1080,
    minutes: 300,
    place: "Fairmont Palliser",
  });
  putRow(events, document, "someday", { name: "Brunch" });
  putRow(moments, document, "dance", {
    title: "First dance",
    event: "reception",
    start: 1260,
    minutes: 5,
    people: "Simran, Daniel",
  });
  putRow(tasks, document, "mine", { title: "Order the cake", due: "2027-03-01" });
  putRow(tasks, document, "done", { title: "Book the hall", due: "2027-01-01", doneOn: "2026-12-01" });
  putRow(budgetItems, document, "hall", { name: "Hall" });
  putRow(payments, document, "deposit", { item: "hall", name: "Deposit", cents: 120_050, due: "2027-01-15" });
  putRow(payments, document, "paid", { item: "hall", cents: 5, due: "2027-01-15", paidOn: "2027-01-14" });
  return document;
}

test("a calendar has what has a day and is not done: events, moments, tasks, payments", () => {
  const [payment, task, reception, dance, ...more] = read(write(calendarEntries(plannedWedding())));
  expect(more).toEqual([]);
  expect(payment?.summary).toBe("To pay: Hall: Deposit: $1,200.50");
  expect(payment?.startDate.toString()).toBe("2027-01-15");
  expect(payment?.startDate.isDate).toBe(true);
  expect(task?.summary).toBe("To do: Order the cake");
  expect(reception).toMatchObject({ uid: "event-reception@plan.weddings.ca", location: "Fairmont Palliser" });
  // Six in the evening in Calgary, where the clock is six hours behind all year.
  expect(reception?.startDate.toJSDate()).toEqual(new Date("2027-06-20T00:00:00Z"));
  expect(reception?.endDate.toJSDate()).toEqual(new Date("2027-06-20T05:00:00Z"));
  expect(dance).toMatchObject({
    summary: "First dance",
    description: "Simran, Daniel",
    location: "Fairmont Palliser",
  });
  expect(dance?.startDate.toJSDate()).toEqual(new Date("2027-06-20T03:00:00Z"));
});

test("the same plan is the same file, and a later one has later versions of the same entries", () => {
  const entries = calendarEntries(plannedWedding());
  expect(write(entries)).toBe(write(entries));
  const [now, later] = [write(entries), write(entries, new Date("2026-11-23T12:00:00Z"))].map((text) =>
    read(text),
  );
  expect(later?.map(({ uid }) => uid)).toEqual(now?.map(({ uid }) => uid));
  for (const [at, { sequence }] of (now ?? []).entries())
    expect(later?.[at]?.sequence).toBeGreaterThan(sequence);
});

const text = fc.string({ unit: "binary", maxLength: 200 });
const anyEntry = fc.record({
  id: fc.stringMatching(/^event-[a-z2-7]{12}$/),
  title: fc.oneof(
    text,
    fc.string({ unit: fc.constantFrom(...'a,;\\:"\n\r\té語👰🏽'.split("")), maxLength: 300 }),
  ),
  date: fc
    .date({ min: new Date("1900-01-01"), max: new Date("2100-12-31"), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
  start: fc.option(fc.nat(1439)),
  minutes: fc.integer({ min: 1, max: 2880 }),
  place: text,
  notes: text,
});

/** As it can stand in a calendar at all: whole letters, one kind of line break. */
const plain = (words: string) =>
  // oxlint-disable-next-line no-control-regex -- they cannot stand there
  words.toWellFormed().replaceAll(/[\u0000-\u0009\u000B-\u001F\u007F]/g, " ");

test("whatever people write, a calendar program reads what they wrote, in lines that none finds too long", () => {
  fc.assert(
    fc.property(anyEntry, (entry) => {
      const file = write([entry]);
      for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      const [event, ...more] = read(file);
      expect(more).toEqual([]);
      expect(event?.uid).toBe(`${entry.id}@plan.weddings.ca`);
      expect(event?.summary).toBe(plain(entry.title).replaceAll("\n", " "));
      expect(event?.description ?? "").toBe(plain(entry.notes));
      expect(event?.startDate.isDate).toBe(entry.start === null);
    }),
    { numRuns: 300 },
  );
});
