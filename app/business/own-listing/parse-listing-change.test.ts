import { expect, test } from "vitest";

import { addMonths } from "#app/calendar/add-months.ts";
import { albertaDate } from "#app/calendar/alberta-time.ts";
import { addDays } from "#app/calendar/date-arithmetic.ts";
import { daysInRange } from "#app/catalogue/listings/date-ranges.ts";

import { parseListingChange, rejectListingForm } from "./parse-listing-change.ts";

function form(fields: Record<string, string>): FormData {
  const sent = new FormData();
  for (const [name, value] of Object.entries(fields)) sent.append(name, value);
  return sent;
}

test("days and the address of a calendar come back as they were typed", () => {
  expect(parseListingChange(form({ what: "take", from: "2030-07-05", to: "2030-07-03" }))).toMatchObject({
    ok: false,
    what: "take",
    fields: { from: ["2030-07-05"], to: ["2030-07-03"] },
  });
  expect(parseListingChange(form({ what: "open", until: "2020-01-01" }))).toMatchObject({
    fields: { until: ["2020-01-01"] },
  });
  expect(parseListingChange(form({ what: "calendar", url: "calendar of mine" }))).toMatchObject({
    fields: { url: ["calendar of mine"] },
  });
});

test.each([
  [
    { what: "edit", description: "Cakes." },
    { what: "edit", values: { description: ["Cakes."] } },
  ],
  [
    { what: "take", from: "2030-07-05", to: "" },
    { what: "take", fields: { from: ["2030-07-05"] } },
  ],
  [
    { what: "answer-review", review: "7", answer: "Thank you!" },
    { what: "answer-review", said: { review: "7", answer: "Thank you!" } },
  ],
  [
    { what: "fact", fact: "baraat", answer: "yes", text: "On the drive." },
    { refusedFact: { errors: { form: "Later" }, values: { text: ["On the drive."] } } },
  ],
  [{ what: "rotate" }, { what: "edit", values: null }],
])("a form that comes too often comes back whole: %o", (fields, expected) => {
  expect(rejectListingForm(form(fields), "Later")).toMatchObject(expected);
});

test("a day that has passed meanwhile can be freed, and not be taken", () => {
  const day = { from: "2026-01-01", to: "2026-01-01" };
  expect(parseListingChange(form({ what: "free", ...day }))).toMatchObject({
    ok: true,
    change: { run: day },
  });
  expect(parseListingChange(form({ what: "take", ...day }))).toMatchObject({
    ok: false,
    errors: { from: "this date has passed: choose a later one" },
  });
});

const take = (from: string, to: string) => parseListingChange(form({ what: "take", from, to }));

test("taken days begin today at the earliest and end within three years, and what was typed stays", () => {
  const today = albertaDate(new Date());
  const last = addMonths(today, 36);
  for (const from of ["0202-06-01", addDays(today, -1)])
    expect(take(from, addDays(today, 30))).toMatchObject({
      ok: false,
      errors: { from: "this date has passed: choose a later one" },
      fields: { from: [from], to: [addDays(today, 30)] },
    });
  expect(take(addDays(today, 30), "9999-12-31")).toMatchObject({
    ok: false,
    errors: { to: "choose a date within the next three years" },
    fields: { to: ["9999-12-31"] },
  });
  expect(take(today, "")).toMatchObject({ ok: true, change: { run: { from: today, to: today } } });
  expect(take(today, last)).toMatchObject({ ok: true, change: { run: { from: today, to: last } } });
  expect(daysInRange({ from: today, to: last }).length).toBeLessThanOrEqual(3 * 366);
});
