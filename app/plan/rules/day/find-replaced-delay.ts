import type { DayEntry } from "#app/plan/rules/schedule/day-entry.ts";
import type { DelayRow } from "#app/plan/schema/delays.schema.ts";
import { movedItemsOf, type MovedItem } from "#app/plan/schema/moved-item.ts";

import type { MovedEntry } from "./apply-delay.ts";
import { latestFirst } from "./delay-order.ts";

/** A delay whose hours an older one has replaced. */
export type ReplacedDelay = {
  newer: DelayRow;
  older: DelayRow;
  /** What would bring the newer one's hours back. */
  back: MovedEntry[];
};

/**
 * A phone without a signal may confirm a delay that reaches the others only after a newer one: the plan then has the
 * older hours, or some of them. Found where the latest delay of an item wrote other hours than it has, and they are
 * those of an older one that its device did not know. Hours that somebody typed since are left alone.
 * @returns the newest of them; null where every delay stands
 */
export function findReplacedDelay(
  delays: readonly DelayRow[],
  entries: readonly DayEntry[],
): ReplacedDelay | null {
  const newestFirst = latestFirst(delays).map((row) => ({ row, moved: movedItemsOf(row) }));
  const seen = new Set<string>();
  for (const [at, { row: newer, moved: written }] of newestFirst.entries()) {
    const latest = written.filter(({ id }) => !seen.has(id));
    for (const { id } of latest) seen.add(id);
    const differing = latest.flatMap((wrote) => {
      const now = entries.find(({ id }) => id === wrote.id);
      return now === undefined || (now.start === wrote.start && now.end === wrote.end)
        ? []
        : [{ now, wrote }];
    });
    const known = knownTo(newer, delays);
    const wroteCurrent = (other: MovedItem) =>
      differing.some(
        ({ now, wrote }) =>
          other.id === wrote.id &&
          ((now.start !== wrote.start && now.start === other.start) ||
            (now.end !== wrote.end && now.end === other.end)),
      );
    const older = newestFirst
      .slice(at + 1)
      .find(({ row, moved }) => !known.has(row.id) && moved.some(wroteCurrent));
    if (older === undefined) continue;
    // All of them: what the older delay left at its hour was moved by the newer one alone.
    const back = differing.map(({ now, wrote }) => ({
      id: now.id,
      before: { start: now.start, end: now.end },
      after: { start: wrote.start, end: wrote.end },
    }));
    return { newer, older: older.row, back };
  }
  return null;
}

/** The delays that a delay's device knew when it was confirmed. */
function knownTo(delay: DelayRow, delays: readonly DelayRow[]): ReadonlySet<string> {
  const byId = new Map(delays.map((row) => [row.id, row]));
  const known = new Set<string>();
  for (let id = delay.knows; id !== "" && !known.has(id); id = byId.get(id)?.knows ?? "") known.add(id);
  return known;
}
