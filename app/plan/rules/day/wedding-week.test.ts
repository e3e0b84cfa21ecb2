import { expect, test } from "vitest";

import { clockMinutes } from "#app/plan/rules/schedule/clock-minutes.ts";

import { firstShownDay, isWeddingWeek, runSheetDate } from "./wedding-week.ts";

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
  const dates = [-1, 0, 299, 300].map((minutes) => runSheetDate(clockMinutes("2027-06-20", minutes)));
  expect(dates).toEqual(["2027-06-19", "2027-06-19", "2027-06-19", "2027-06-20"]);
});
