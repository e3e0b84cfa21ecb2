import type { MapPoint } from "./spread-apart.ts";

/**
 * Groups items that are too close together to be touched separately. Each item is in one group; a group
 * begins with the first item that is in no earlier group.
 * @param distance maximum distance of an item from the first one of its group
 */
export function groupNearby<Item extends { point: MapPoint }>(
  items: readonly Item[],
  distance: number,
): readonly (readonly [Item, ...Item[]])[] {
  const groups: [Item, ...Item[]][] = [];
  for (const item of items) {
    const near = groups.find(
      ([first]) => Math.hypot(first.point[0] - item.point[0], first.point[1] - item.point[1]) < distance,
    );
    if (near) near.push(item);
    else groups.push([item]);
  }
  return groups;
}
