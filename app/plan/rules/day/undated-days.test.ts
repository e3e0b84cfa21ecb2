import { expect, test } from "vitest";
import { Doc } from "yjs";

import { formatClockTime } from "#app/calendar/format-time-of-day.ts";
import { putRow, viewTable } from "#app/plan/document/plan-table.ts";
import { dayAndMinutes } from "#app/plan/rules/schedule/clock-minutes.ts";
import { writeStart } from "#app/plan/rules/start/write-start.ts";
import { moments } from "#app/plan/schema/schedule.schema.ts";
import { events } from "#app/plan/schema/wedding.schema.ts";
import { skippedStart } from "#test-support/skipped-start.ts";

import { describeOffset, undatedDays } from "./undated-days.ts";

test("a plan without a date has its order and hours on the usual days", () => {
  const plan = new Doc();
  writeStart(plan, { ...skippedStart, date: null, kinds: ["standard"], places: [] }, "2026-11-24");
  putRow(events, plan, "poker", { name: "Poker night", start: 1200 });
  putRow(events, plan, "trip", { kind: "mehndi", date: "2027-05-01", start: 600 });
  const days = undatedDays(viewTable(events, plan).rows(), viewTable(moments, plan).rows(), ["standard"]);
  expect(days.map(({ offset }) => describeOffset(offset))).toEqual([
    "The day before",
    "Wedding day",
    "The day after",
  ]);
  const lines = days[1]?.entries.map(
    ({ title, start }) => `${formatClockTime(dayAndMinutes(start).minutes)} ${title}`,
  );
  expect(lines?.slice(0, 3)).toEqual([
    "2:40 p.m. Guests take their seats",
    "3:00 p.m. Ceremony",
    "3:00 p.m. Procession",
  ]);
});
