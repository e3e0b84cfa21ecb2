import type { Doc } from "yjs";

import { putRow } from "#app/plan/document/plan-table.ts";
import { guests, type GuestRow } from "#app/plan/schema/guests.schema.ts";

/**
 * Writes to which events a guest is said not to come. Call it once per guest and transaction: within one, a row
 * still says what it did before.
 * @param said by event: whether they are said not to come; of other events the row keeps what it says
 */
export function putDeclined(
  plan: Doc,
  { id, declined }: Pick<GuestRow, "id" | "declined">,
  said: ReadonlyMap<string, boolean>,
): void {
  const kept = declined.filter((event) => said.get(event) !== false);
  const added = [...said].flatMap(([event, isDeclined]) =>
    isDeclined && !kept.includes(event) ? [event] : [],
  );
  if (added.length > 0 || kept.length < declined.length)
    putRow(guests, plan, id, { declined: [...kept, ...added] });
}
