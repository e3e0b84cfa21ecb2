import { estimateDrive } from "#app/catalogue/weekend-fit/estimate-drive.ts";
import { fails, fits, isOpen } from "#app/catalogue/weekend-fit/fit-finding.ts";
import type { FitVenue } from "#app/catalogue/weekend-fit/fit-venue.ts";
import type { PairRule } from "#app/catalogue/weekend-fit/fit-rule.ts";

/** Minutes by car between two venues, our estimate; null where a position is not known. */
export function driveBetween(from: FitVenue, to: FitVenue): number | null {
  if (from === to) return 0;
  return from.position === null || to.position === null ? null : estimateDrive(from.position, to.position);
}

/** Guests reach the next place before it begins. */
export const travelRule: PairRule = {
  id: "travel",
  words: "Between two places of one day there is time for the drive, by our estimate.",
  sources: [],
  judge(earlier, later) {
    if (earlier.venue === later.venue) return fits;
    const gap = later.event.start - (earlier.event.start + 60 * earlier.event.hours);
    const drive = driveBetween(earlier.venue, later.venue);
    if (drive === null && gap >= 0)
      return isOpen(
        "unknown",
        `how long the drive is from ${earlier.venue.cost.name} to ${later.venue.cost.name}`,
        { ask: "address" },
      );
    return gap >= (drive ?? 0)
      ? fits
      : fails(
          gap < 0
            ? `the ${later.event.name.toLowerCase()} begins before the ${earlier.event.name.toLowerCase()} is over`
            : `${drive} minutes by car to the ${later.event.name.toLowerCase()}, ${gap} between`,
          null,
          { kind: "other-hours", event: later.at },
        );
  },
};
