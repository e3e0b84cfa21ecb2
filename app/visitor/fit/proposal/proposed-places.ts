import type { FitReport, ReportedFit } from "#app/catalogue/weekend-fit/fit-report.ts";

/** The places that a proposal names, best first: who carries the weekend, then who would with least to settle. */
export function proposedPlaces({ fits, fitsIf, together }: FitReport, most: number): ReportedFit[] {
  const open = [...fitsIf, ...together].toSorted((one, other) => one.open.length - other.open.length);
  return [...fits, ...open].slice(0, most);
}

/** Printed lines of a second page, with some to spare for names that wrap. */
const lines = 38;

/** The other places whose open points fit on the second page, below the order of the best place. */
export function othersWithRoom(
  best: ReportedFit,
  others: readonly ReportedFit[],
  mostOpen: number,
): ReportedFit[] {
  // Two columns, and about every second point wraps.
  const linesOfOpen = ({ open }: ReportedFit) =>
    open.length === 0 ? 0 : 2 + Math.ceil(0.75 * Math.min(mostOpen, open.length));
  const events = best.days.reduce((sum, day) => sum + 3 + day.events.length, 0);
  const vendors = best.vendors.length === 0 ? 0 : 2 + Math.ceil(best.vendors.length / 2);
  let left = lines - events - vendors - linesOfOpen(best);
  return others.filter((other) => {
    left -= linesOfOpen(other);
    return left >= 0;
  });
}
