/** Longitude and latitude in degrees, WGS84, in this order everywhere. */
export type Position = readonly [longitude: number, latitude: number];

/**
 * A line or a ring from the bare numbers, longitude and latitude in turn.
 * @throws RangeError when a latitude is missing
 */
export function positions(numbers: readonly number[]): readonly Position[] {
  return Array.from({ length: Math.ceil(numbers.length / 2) }, (_, at) => {
    const [longitude, latitude] = numbers.slice(2 * at, 2 * at + 2);
    if (longitude === undefined || latitude === undefined)
      throw new RangeError(`A line of the map ends with a longitude: ${numbers.length} numbers`);
    return [longitude, latitude] as const;
  });
}
