import fc from "fast-check";
import { expect, test } from "vitest";

import { checklistTasks } from "#content/plan/checklist/checklist-tasks.ts";
import { isCalendarDate } from "#app/calendar/alberta-time.ts";
import { addDays, daysBetween } from "#app/calendar/date-arithmetic.ts";

import { subtractLead, taskDeadline, dueDate } from "./due-dates.ts";

const task = (id: string) => {
  const found = checklistTasks.find((entry) => entry.id === id);
  if (found === undefined) throw new Error(`The list has no task '${id}'.`);
  return found;
};

const days = fc
  .date({ min: new Date("1900-01-01"), max: new Date("2100-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** A wedding between today and a little more than two years ahead, whatever the day of the test run. */
const spans = fc
  .tuple(days, fc.oneof(fc.nat(800), fc.nat(60)))
  .map(([since, ahead]) => ({ since, wedding: addDays(since, ahead) }));

test("who begins two years ahead has every task on the list's own day", () => {
  const span = { since: "2026-11-22", wedding: "2028-11-25" };
  for (const entry of checklistTasks)
    expect(dueDate(entry, span.wedding, span)).toBe(subtractLead(span.wedding, entry.before));
  expect(dueDate(task("venue"), span.wedding, span)).toBe("2027-09-25");
});

test("with a date in five months what comes twelve months before has a near day, the last weeks stay", () => {
  const span = { since: "2026-11-22", wedding: "2027-04-24" };
  const due = (id: string) => dueDate(task(id), span.wedding, span);
  expect(due("families")).toBe("2026-11-22");
  expect(due("photographer")).toBe("2026-12-10");
  expect(due("flowers")).toBe("2027-01-04");
  expect(due("marriage-licence")).toBe("2027-03-13");
  expect(due("papers")).toBe("2027-04-21");
});

test("the fire permit keeps the City's 30 days, and is late where they have passed", () => {
  const wedding = "2027-06-19";
  const due = (since: string) => dueDate(task("fire-permit"), wedding, { since, wedding });
  expect(due("2025-01-01")).toBe("2027-04-19");
  expect(due("2027-05-10")).toBe("2027-05-20");
  expect(due("2027-06-01")).toBe("2027-05-20");
});

test("no task is in the past on the day of the spread, unless its deadline is", () => {
  fc.assert(
    fc.property(spans, (span) => {
      for (const entry of checklistTasks) {
        const due = dueDate(entry, span.wedding, span);
        const deadline = taskDeadline(entry, span.wedding);
        expect(isCalendarDate(due)).toBe(true);
        if (deadline === null || deadline >= span.since) expect(due >= span.since).toBe(true);
        else expect(due).toBe(deadline);
      }
    }),
  );
});

test("no deadline is passed, and only what belongs after the wedding comes after it", () => {
  fc.assert(
    fc.property(days, spans, (prepared, span) => {
      for (const entry of checklistTasks) {
        const due = dueDate(entry, prepared, span);
        const deadline = taskDeadline(entry, prepared);
        if (deadline !== null) expect(due <= deadline).toBe(true);
        expect(due > prepared).toBe(entry.before.count < 0);
      }
    }),
  );
});

test("the order of the list is kept, whatever time is left", () => {
  const free = checklistTasks.filter(({ deadline }) => deadline === undefined);
  fc.assert(
    fc.property(spans, (span) => {
      const inOrder = free.toSorted((a, b) =>
        daysBetween(subtractLead(span.wedding, b.before), subtractLead(span.wedding, a.before)),
      );
      const dues = inOrder.map((entry) => dueDate(entry, span.wedding, span));
      expect(dues).toEqual(dues.toSorted());
    }),
  );
});

test("a wedding that is over keeps the days that its tasks had", () => {
  const span = { since: "2027-08-01", wedding: "2027-06-19" };
  expect(dueDate(task("marriage-certificate"), span.wedding, span)).toBe("2027-07-05");
  expect(dueDate(task("venue"), span.wedding, span)).toBe("2026-04-19");
});
