import type { Doc } from "yjs";

import { putRow, viewTable } from "#app/plan/document/plan-table.ts";
import { eventsOfTraditions } from "#app/plan/rules/combine-traditions.ts";
import { usualEventGuests } from "#app/plan/rules/wedding-events.ts";
import { events, wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { eventKinds } from "#content/plan/event-kinds.ts";

/** An event that follows the wedding's number: its share of all guests, and what it was given. */
type FollowingEvent = { share: number; guests: number | null };

/** The events that follow the wedding's number, by their ids. */
export type GuestsByWedding = ReadonlyMap<string, FollowingEvent>;

/**
 * Changes how many guests the wedding has, and with it each event that still has the number that a start writes for
 * the former one. Any other number is the couple's own and stays. Call it within one transaction.
 * @param before the events that followed while the couple was still typing the number
 */
export function setWeddingGuests(
  document: Doc,
  guests: number | null,
  before?: GuestsByWedding,
): GuestsByWedding {
  const row = viewTable(wedding, document).row(weddingRowId);
  const former = row?.guests ?? null;
  const known = [...eventsOfTraditions(row?.kinds ?? []), ...eventKinds];
  const following = new Map<string, FollowingEvent>();
  for (const event of viewTable(events, document).rows()) {
    const given = before?.get(event.id);
    const shares =
      before === undefined
        ? known.filter(({ id }) => id === event.kind).map(({ guestShare }) => guestShare)
        : given !== undefined && given.guests === event.guests
          ? [given.share]
          : [];
    const share = shares.find((one) => usualEventGuests(former, one) === event.guests);
    if (share !== undefined) following.set(event.id, { share, guests: usualEventGuests(guests, share) });
  }
  putRow(wedding, document, weddingRowId, { guests });
  for (const [id, event] of following) putRow(events, document, id, { guests: event.guests });
  return following;
}
