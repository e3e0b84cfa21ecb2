import { expect, test } from "vitest";

import { clockMinutes } from "#app/plan/rules/schedule/clock-minutes.ts";
import { timelineOf } from "#app/plan/rules/schedule/timeline.ts";
import { events } from "#app/plan/schema/wedding.schema.ts";
import { rowOf } from "#test-support/plan-rows.ts";

import { firstShownDay, isWeddingWeek, runSheetDate, runSheetEntries } from "./wedding-week.ts";

const days = [{ date: "2027-06-17" }, { date: "2027-06-19" }];

test("the week of the wedding begins six days before its first day and ends with its last", () => {
  const within = ["2027-06-10", "2027-06-11", "2027-06-18", "2027-06-19", "2027-06-20"];
  expect(within.map((today) => isWeddingWeek(days, today))).toEqual([false, true, true, true, false]);
  expect(isWeddingWeek([], "2027-06-19")).toBe(false);
});

test("an engagement party months ahead has a week of its own, and the months until the wedding are none", () => {
  const early = [{ date: "2027-02-13" }, ...days];
  const today = ["2027-02-06", "2027-02-07", "2027-02-13", "2027-02-14", "2027-06-10", "2027-06-11"];
  expect(today.map((date) => isWeddingWeek(early, date))).toEqual([false, true, true, false, false, true]);
});

test("the run sheet opens on today, else on the next day, else on the last", () => {
  const today = ["2027-01-01", "2027-06-17", "2027-06-18", "2027-08-01"];
  expect(today.map((date) => firstShownDay(days, date))).toEqual([
    "2027-06-17",
    "2027-06-17",
    "2027-06-19",
    "2027-06-19",
  ]);
  expect(firstShownDay([], "2027-01-01")).toBeNull();
});

test("a party after midnight is still on the run sheet of its evening", () => {
  const dates = [-1, 0, 299, 300].map((minutes) => runSheetDate(clockMinutes("2027-06-20", minutes), days));
  expect(dates).toEqual(["2027-06-19", "2027-06-19", "2027-06-19", "2027-06-20"]);
});

test("make-up before dawn is on the wedding day where nothing was held the day before", () => {
  expect(runSheetDate(clockMinutes("2027-06-19", 270), days)).toBe("2027-06-19");
});

const held = (id: string, date: string, start: number) => rowOf(events, id, { name: id, date, start });

test("a farewell after midnight is on the run sheet of the evening, and on that of its own day", () => {
  const rows = [
    held("reception", "2027-06-19", 1080),
    held("farewell", "2027-06-20", 90),
    held("brunch", "2027-06-20", 600),
  ];
  const shown = (date: string) => runSheetEntries(timelineOf(rows, []).days, date).map(({ title }) => title);
  expect(shown("2027-06-19")).toEqual(["reception", "farewell"]);
  expect(shown("2027-06-20")).toEqual(["farewell", "brunch"]);
});
