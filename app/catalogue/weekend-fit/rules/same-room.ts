import { fails, fits, isOpen, type FitFinding } from "#app/catalogue/weekend-fit/fit-finding.ts";
import type { PairRule } from "#app/catalogue/weekend-fit/fit-rule.ts";

import { inBrackets } from "./in-brackets.ts";

/** Minutes between two events in one room that is laid out again. */
const turnover = 3 * 60;

/** One room carries one event at a time, and is laid out again between two. */
export const sameRoomRule: PairRule = {
  id: "same-room",
  words:
    "Events of one day follow each other. A room that is laid out again is given three hours, which is what the Fairmont Chateau Lake Louise asks for.",
  sources: [],
  judge(earlier, later): FitFinding {
    if (earlier.venue !== later.venue) return fits;
    const gap = later.event.start - (earlier.event.start + 60 * earlier.event.hours);
    if (!sharesWalls(earlier.room.name, later.room.name)) return fits;
    if (gap < 0 && earlier.room.name === "")
      return isOpen("unknown", `whether it has two rooms at once for the ${later.event.name.toLowerCase()}`);
    if (gap < 0)
      return fails(
        `the ${later.event.name.toLowerCase()} begins before the ${earlier.event.name.toLowerCase()} is over, in one room`,
        null,
        { kind: "other-hours", event: later.at },
      );
    return gap >= turnover || earlier.event.seating === later.event.seating
      ? fits
      : isOpen(
          "unknown",
          `whether the room${inBrackets(later.room)} can be laid out again in ${gap === 0 ? "no time" : `${gap} minutes`} for the ${later.event.name.toLowerCase()}`,
        );
  },
};

/** 'Whole hall' and 'East side', 'Cask room' and 'Cask room with a band'. */
const sharesWalls = (one: string, other: string): boolean =>
  one.startsWith(other) ||
  other.startsWith(one) ||
  /^(whole|largest)\b/i.test(one) ||
  /^(whole|largest)\b/i.test(other);
