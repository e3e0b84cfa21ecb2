import { countList } from "#app/languages/count-list.ts";
import { dayEntries } from "#app/plan/rules/schedule/day-entry.ts";
import { driveId } from "#app/plan/rules/schedule/drives.ts";
import { findDrives } from "#app/plan/rules/schedule/find-drives.ts";
import { timelineOf } from "#app/plan/rules/schedule/timeline.ts";

import { roomOf } from "./capacity-conflicts.ts";
import type { ConflictSources } from "./find-conflicts.ts";

export type WhatWasChecked = {
  /** 'rooms, times, daylight and travel': what the plan says enough about. */
  words: string;
  /** Drives of which nobody knows how long they take. */
  unknownDrives: number;
};

/** What conflicts are looked for in; what the plan does not say is not checked. */
export function whatWasChecked({
  events,
  moments,
  halls,
  driveTime,
}: Pick<ConflictSources, "events" | "moments" | "halls" | "driveTime">): WhatWasChecked {
  const entries = dayEntries(timelineOf(events, moments));
  // Within an event nobody says when the way begins.
  const drives = findDrives(entries, driveTime).filter(({ from, to }) => to.eventId !== from.id);
  const unknown = drives.filter(({ time }) => time === null);
  const placed = entries.filter(({ type, place }) => type === "event" && place !== "");
  const isTravelChecked = drives.length === 0 ? placed.length > 1 : unknown.length < drives.length;
  return {
    words: countList([
      ...(events.some((event) => roomOf(event, halls) !== null) ? ["rooms"] : []),
      "times",
      "daylight",
      ...(isTravelChecked ? ["travel"] : []),
    ]),
    unknownDrives: new Set(unknown.map(({ from, to }) => driveId(from.place, to.place))).size,
  };
}
