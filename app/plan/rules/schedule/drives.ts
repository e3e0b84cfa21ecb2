import { foldText } from "#app/catalogue/directory/fold-text.ts";

import type { DriveRow } from "#app/plan/schema/schedule.schema.ts";

import type { Position } from "#content/calgary-map/positions.ts";
import { findPosition } from "./place-position.ts";
import type { VenueCapacity } from "./venue-capacity.ts";

/** How long the drive between two places takes, and whether the couple said so or it is our estimate. */
export type DriveTime = { minutes: number; isEstimate: boolean };

/** Whether two texts name two places; a text without a place names none. */
export function areDifferentPlaces(one: string, other: string): boolean {
  const [a, b] = [foldPlace(one), foldPlace(other)];
  return a !== "" && b !== "" && a !== b;
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

/**
 * Minutes by car, rounded up to five: the straight line and a fifth more; 20 km of it at 40 km/h in the city,
 * the rest at 100 km/h; ten minutes to get in, out and parked. A rule of thumb of ours.
 */
function estimateDrive(from: Position, to: Position): number {
  const way = kilometresBetween(from, to) * 1.2;
  const inCity = Math.min(way, 20);
  return Math.ceil((10 + (inCity / 40) * 60 + ((way - inCity) / 100) * 60) / 5) * 5;
}

const foldPlace = (place: string) => foldText(place.trim()).replaceAll(/[\s\p{Cc}]+/gu, " ");

/** Over a ball of the earth's size. */
function kilometresBetween([fromEast, fromNorth]: Position, [toEast, toNorth]: Position): number {
  const [north, east] = [radians(toNorth - fromNorth), radians(toEast - fromEast)];
  const part =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(fromNorth)) * Math.cos(radians(toNorth)) * Math.sin(east / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(part));
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
