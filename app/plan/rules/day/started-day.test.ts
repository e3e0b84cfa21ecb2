import { expect, test } from "vitest";
import { Doc } from "yjs";

import type { TraditionId } from "#content/plan/wedding-kinds.ts";
import { formatClockTime } from "#app/calendar/format-time-of-day.ts";
import { viewTable } from "#app/plan/document/plan-table.ts";
import { clockMinutes, dayAndMinutes } from "#app/plan/rules/schedule/clock-minutes.ts";
import { daylightOf } from "#app/plan/rules/schedule/daylight.ts";
import { writeStart } from "#app/plan/rules/start/write-start.ts";
import { moments } from "#app/plan/schema/schedule.schema.ts";
import { events } from "#app/plan/schema/wedding.schema.ts";
import { skippedStart } from "#test-support/skipped-start.ts";

import { previewDelay } from "./preview-delay.ts";

const date = "2027-06-19";

/** What a delay does to a plan that was only started. */
function delayed(kind: TraditionId, from: string, minutes: number, at: number) {
  const plan = new Doc();
  writeStart(plan, { ...skippedStart, date, kinds: [kind], places: ["calgary"] }, "2026-11-24");
  const { moved, entries, collisions } = previewDelay(
    {
      events: viewTable(events, plan).rows(),
      moments: viewTable(moments, plan).rows(),
      headcounts: new Map(),
      halls: [],
      places: ["calgary"],
      light: (day, places) => daylightOf(day, places, ["calgary"]),
      businesses: { all: [], at: () => [] },
      driveTime: () => null,
    },
    { from, minutes, at: clockMinutes(date, at) },
  );
  const hour = (id: string) => {
    const entry = moved.find((one) => one.id === id)?.after ?? entries.find((one) => one.id === id);
    return entry === undefined ? null : formatClockTime(dayAndMinutes(entry.start).minutes);
  };
  return { hour, moved: moved.map(({ id }) => id), collisions: collisions.map(({ what }) => what) };
}

test("a baraat that sets off late moves the milni and stops at the gurdwara's hour", () => {
  const { hour, moved, collisions } = delayed("punjabi-sikh", "baraat", 25, 500);
  expect([hour("baraat"), hour("milni"), hour("anand-karaj")]).toEqual([
    "8:55 a.m.",
    "9:40 a.m.",
    "10:30 a.m.",
  ]);
  expect(moved).not.toContain("anand-karaj");
  expect(collisions).toEqual([
    "Anand Karaj is fixed at 10:30 a.m. (Gurdwara). Milni now ends at 10:55 a.m.: 25 minutes too late.",
  ]);
});

test("a langar that runs late moves the doli, since the doli follows the Anand Karaj with its langar", () => {
  expect(delayed("punjabi-sikh", "anand-karaj.langar", 90, 740).hour("vidaai")).toBe("2:30 p.m.");
});

test("speeches that run late stop at the end of the music", () => {
  const { collisions } = delayed("punjabi-sikh", "reception.speeches", 40, 1240);
  expect(collisions.join(" ")).toContain("Last song is fixed at 11:45 p.m. (End of music at the venue).");
});

test("a muhurtham waits for nobody: what comes before the thaali moves, and the thaali does not", () => {
  const { hour, collisions } = delayed("tamil", "muhurtham.oonjal", 20, 480);
  expect(hour("muhurtham.thaali")).toBe("9:15 a.m.");
  expect(collisions.join(" ")).toContain("(Your priest's muhurtham)");
});
