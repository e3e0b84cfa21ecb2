import { foldText } from "#app/catalogue/directory/fold-text.ts";
import { estimateDrive } from "#app/catalogue/weekend-fit/estimate-drive.ts";

import type { DriveRow } from "#app/plan/schema/schedule.schema.ts";

import { findPosition } from "./place-position.ts";
import type { VenueCapacity } from "./venue-capacity.ts";

/** How long the drive between two places takes, and whether the couple said so or it is our estimate. */
export type DriveTime = { minutes: number; isEstimate: boolean };

/**
 * Whether two texts name two places; a text without a place names none. 'Aspen Hall' is 'Aspen Hall, Calgary', but
 * 'At home, Calgary' is not 'At home, Banff'.
 */
export function areDifferentPlaces(one: string, other: string): boolean {
  const [a, b] = [foldPlace(one), foldPlace(other)];
  return a !== "" && b !== "" && a !== b && withoutTown(a) !== b && a !== withoutTown(b);
}

/** The id of a drive: the same in both directions, and for everybody who enters it. */
export function driveId(from: string, to: string): string {
  return [from, to]
    .map((place) => foldPlace(place).slice(0, 90).toWellFormed())
    .toSorted()
    .join(" - ");
}

/** The drive between two places: as the couple entered it, else estimated where both are known. */
export function findDriveTime(
  from: string,
  to: string,
  drives: ReadonlyMap<string, DriveRow>,
  halls: readonly VenueCapacity[],
): DriveTime | null {
  if (!areDifferentPlaces(from, to)) return null;
  const typed = drives.get(driveId(from, to))?.minutes ?? null;
  if (typed !== null) return { minutes: typed, isEstimate: false };
  const [start, end] = [findPosition(from, halls), findPosition(to, halls)];
  if (start === null || end === null) return null;
  return { minutes: estimateDrive(start, end), isEstimate: true };
}

const withoutTown = (place: string) => place.replace(/(?:,\s*(?:calgary|banff|alberta|ab|canada))+$/u, "");

const foldPlace = (place: string) => foldText(place.trim()).replaceAll(/[\s\p{Cc}]+/gu, " ");
