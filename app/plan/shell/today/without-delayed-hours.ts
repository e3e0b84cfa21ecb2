import type { DelayRow } from "#app/plan/schema/delays.schema.ts";
import { readMovedItem } from "#app/plan/schema/moved-item.ts";
import type { ForeignChange } from "#app/plan/session/changes/changes-since.ts";

/** What a delay writes into an event or a moment. */
const hourFields: ReadonlySet<string> = new Set(["date", "start", "minutes", "after"]);

type Plan = {
  delay: (id: string) => DelayRow | undefined;
  /** The event of a moment, or ''. */
  eventOf: (moment: string) => string;
};

/**
 * The changes without the hours that a delay of the same editor wrote: the delay says so itself. A moment of a moved
 * event gets another distance from its beginning, also where its own hour stays.
 */
export function withoutDelayedHours(changes: readonly ForeignChange[], plan: Plan): ForeignChange[] {
  const moved = new Map<string, Set<string>>();
  for (const { table, editor, id } of changes) {
    if (table !== "delays") continue;
    const ids = (plan.delay(id)?.moved ?? []).flatMap((item) => readMovedItem(item)?.id ?? []);
    moved.set(editor, new Set([...(moved.get(editor) ?? []), ...ids]));
  }
  return changes.filter(({ table, editor, id, fields, removed }) => {
    const ids = moved.get(editor);
    if (ids === undefined || removed !== undefined || (table !== "events" && table !== "moments"))
      return true;
    if (!fields.every((field) => hourFields.has(field))) return true;
    const isDistance = fields.every((field) => field === "after");
    return !ids.has(id) && !(isDistance && ids.has(plan.eventOf(id)));
  });
}
