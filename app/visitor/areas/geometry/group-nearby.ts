import type { Point } from "./spread-apart.ts";

/**
 * Gathers what lies too close together to be touched by itself. Each item is in one group; a group
 * begins with the first item that no earlier group has taken in.
 * @param distance within which an item joins the first one of a group
 */
export function groupNearby<Item extends { point: Point }>(
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
