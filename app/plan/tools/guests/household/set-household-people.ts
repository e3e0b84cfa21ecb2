import type { Doc } from "yjs";

import { putCell, viewGrid } from "#app/plan/document/plan-grid.ts";
import { putRow, viewTable } from "#app/plan/document/plan-table.ts";
import { householdSize } from "#app/plan/rules/guests/guest-limit.ts";
import { households, invitations, packInvitationCell } from "#app/plan/schema/guests.schema.ts";

/** How many are invited to each event that follows a household's number, by the event's id. */
export type InvitedByHousehold = ReadonlyMap<string, number>;

/**
 * Changes how many people a household has, and with it each unanswered invitation that is for all of them. Any other
 * number is the couple's own and stays. Call it within one transaction.
 * @param before the invitations that followed while the couple was still typing the number
 */
export function setHouseholdPeople(
  document: Doc,
  id: string,
  people: number | null,
  before?: InvitedByHousehold,
): InvitedByHousehold {
  const former = householdSize(viewTable(households, document).row(id) ?? { people: null });
  const size = householdSize({ people });
  const following = [...viewGrid(invitations, document).row(id)].filter(
    ([event, { invited, coming }]) =>
      coming === null && invited === (before === undefined ? former : before.get(event)),
  );
  putRow(households, document, id, { people });
  for (const [event] of following)
    putCell(invitations, document, id, event, packInvitationCell({ invited: size, coming: null }));
  return new Map(following.map(([event]) => [event, size]));
}
