import type { DelayRow } from "#app/plan/schema/delays.schema.ts";
import { movedItemsOf } from "#app/plan/schema/moved-item.ts";
import type { ForeignChange } from "#app/plan/session/changes/changes-since.ts";

/** What a delay writes into an event or a moment. */
const hourFields: ReadonlySet<string> = new Set(["date", "start", "minutes", "after"]);

type Plan = {
  delay: (id: string) => DelayRow | undefined;
  /** The event of a moment, or ''. */
  eventOf: (moment: string) => string;
  /** The present hours of an event or a moment; undefined without a day. */
  hoursOf: (id: string) => { start: number; end: number } | undefined;
};

/**
 * The changes without the hours that a delay of the same editor wrote, as long as they stand: the delay says so
 * itself. A moment of a moved event gets another distance from its beginning, also where its own hour stays.
 */
export function withoutDelayedHours(changes: readonly ForeignChange[], plan: Plan): ForeignChange[] {
  const moved = changes.flatMap(({ table, editor, id }) => {
    const delay = table === "delays" ? plan.delay(id) : undefined;
    return delay === undefined ? [] : movedItemsOf(delay).map((item) => ({ editor, ...item }));
  });
  if (moved.length === 0) return [...changes];
  return changes.filter(({ table, editor, id, fields, removed }) => {
    if (removed !== undefined || (table !== "events" && table !== "moments")) return true;
    if (!fields.every((field) => hourFields.has(field))) return true;
    const own = moved.filter((item) => item.editor === editor);
    const wrote = own.filter((item) => item.id === id);
    const now = plan.hoursOf(id);
    if (wrote.length > 0) return !wrote.some(({ start, end }) => start === now?.start && end === now.end);
    const event = plan.eventOf(id);
    return !(fields.every((field) => field === "after") && own.some((item) => item.id === event));
  });
}
