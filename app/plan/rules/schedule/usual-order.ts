import { eventKinds, type EventKind } from "#content/plan/event-kinds.ts";
import { eventOrder, type EventOrder } from "#content/plan/event-order.ts";
import type { TraditionId } from "#content/plan/wedding-kinds.ts";
import { eventsOfTraditions } from "#app/plan/rules/combine-traditions.ts";
import type { EventRow } from "#app/plan/schema/wedding.schema.ts";

/** What the order of a day needs to know of an event. */
export type OrderedEvent = Pick<EventRow, "id" | "kind" | "date" | "start" | "afterEntry">;

const orders = new Map<string, EventOrder>(Object.entries(eventOrder));

/** Who gives the hour of an event of this kind; null where it can move. */
export const fixedBy = (kind: string): string | null => orders.get(kind)?.fixed ?? null;

/**
 * The event after whose end another one usually begins: on the same day, the last before it of the kinds that
 * it follows.
 * @param all events of the plan
 * @param kinds traditions of the wedding, whose usual days count while there are no dates
 * @returns its id; '' where the event waits for none
 */
function usualPredecessor(
  event: OrderedEvent,
  all: readonly OrderedEvent[],
  kinds: readonly TraditionId[],
): string {
  const follows: readonly string[] = orders.get(event.kind)?.follows ?? [];
  const dayOf = usualDayOf(kinds);
  const before = all.filter(
    (other) =>
      other.id !== event.id &&
      follows.includes(other.kind) &&
      dayOf(other) === dayOf(event) &&
      isBefore(other, event),
  );
  const last = before.reduce<OrderedEvent | undefined>(
    (latest, other) => (latest !== undefined && isBefore(other, latest) ? latest : other),
    undefined,
  );
  return last?.id ?? "";
}

const isBefore = (one: OrderedEvent, other: OrderedEvent) =>
  one.start !== null && other.start !== null && one.start < other.start;

/** Its date, or while it has none how many days before or after the wedding it is usually held. */
function usualDayOf(kinds: readonly TraditionId[]) {
  const known: readonly EventKind[] = [...eventsOfTraditions(kinds), ...eventKinds];
  return ({ kind, date }: OrderedEvent): string =>
    date ?? String(known.find(({ id }) => id === kind)?.day ?? "");
}

/**
 * After events were added, removed, dated or moved to other days: what those that waited as usual wait for now.
 * Whatever the couple chose itself stays.
 * @param before events as they were
 * @param after events as they are
 * @returns new values of `afterEntry` by id
 */
export function renewedOrder(
  before: readonly OrderedEvent[],
  after: readonly OrderedEvent[],
  kinds: readonly TraditionId[],
): ReadonlyMap<string, string> {
  const was = new Map(before.map((event) => [event.id, event]));
  const changes = new Map<string, string>();
  for (const event of after) {
    const earlier = was.get(event.id);
    const isChosen =
      earlier !== undefined &&
      (earlier.afterEntry !== event.afterEntry ||
        earlier.afterEntry !== usualPredecessor(earlier, before, kinds));
    const usual = usualPredecessor(event, after, kinds);
    if (!isChosen && event.afterEntry !== usual) changes.set(event.id, usual);
  }
  return changes;
}
