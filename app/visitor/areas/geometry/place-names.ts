import type { MapPoint } from "#app/catalogue/maps/spread-apart.ts";

/** What a pin or a name covers on a map, in pixels. */
export type MapBox = { middle: MapPoint; width: number; height: number };

/** Pixels between a name and what it makes way for. */
const gap = 2;
/** Pixels; a name that is moved further no longer seems to belong to its place. */
const farthest = 40;

/**
 * How far each name moves down (or up, below zero) so that neither a pin nor an earlier name covers it: as little
 * as possible, and null where that is too far for the name to be written at all.
 */
export function placeNames(names: readonly MapBox[], pins: readonly MapBox[]): readonly (number | null)[] {
  const taken = [...pins];
  return names.map((name) => {
    const shift = findShift(name, taken);
    if (shift !== null) taken.push({ ...name, middle: [name.middle[0], name.middle[1] + shift] });
    return shift;
  });
}

function findShift({ middle: [x, y], width, height }: MapBox, taken: readonly MapBox[]): number | null {
  const inColumn = taken
    .filter((one) => Math.abs(one.middle[0] - x) < (one.width + width) / 2)
    .map((one) => ({ offset: one.middle[1] - y, apart: (one.height + height) / 2 }));
  const shifts = inColumn
    .flatMap(({ offset, apart }) => [offset + apart + gap, offset - apart - gap])
    .filter((shift) => Math.abs(shift) <= farthest)
    .toSorted((a, b) => Math.abs(a) - Math.abs(b));
  const isClear = (shift: number) => inColumn.every(({ offset, apart }) => Math.abs(offset - shift) >= apart);
  return [0, ...shifts].find(isClear) ?? null;
}
