import { expect, test } from "vitest";

import type { DriveTime } from "#app/plan/rules/schedule/drives.ts";
import { events as eventTable } from "#app/plan/schema/wedding.schema.ts";
import { rowOf } from "#test-support/plan-rows.ts";

import { whatWasChecked } from "./what-was-checked.ts";

function checked(places: readonly string[], time: DriveTime | null, room: number | null = null) {
  const events = places.map((place, at) =>
    rowOf(eventTable, `event-${at}`, { date: "2027-08-21", start: 600 + 120 * at, minutes: 60, place, room }),
  );
  return whatWasChecked({ events, moments: [], halls: [], driveTime: () => time });
}

test("travel counts as checked only where the length of a drive is known, or there is none", () => {
  const known = { minutes: 30, isEstimate: true };
  expect(checked(["Aspen Hall", "Home"], known, 100)).toEqual({
    words: "rooms, times, daylight and travel",
    unknownDrives: 0,
  });
  expect(checked(["Aspen Hall", "Aspen Hall"], null)).toEqual({
    words: "times, daylight and travel",
    unknownDrives: 0,
  });
  expect(checked(["", ""], null)).toEqual({ words: "times and daylight", unknownDrives: 0 });
});

test("drives of unknown length are counted, the way there and back as one", () => {
  expect(checked(["Aspen Hall", "Home", "Aspen Hall", "Garden"], null)).toEqual({
    words: "times and daylight",
    unknownDrives: 2,
  });
});
