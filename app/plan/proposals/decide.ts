import type { Doc } from "yjs";

import { putCell } from "#app/plan/document/plan-grid.ts";
import { madeHere, putRow, viewTable } from "#app/plan/document/plan-table.ts";
import { events } from "#app/plan/document/wedding-tables.ts";
import { households, invitations, packInvitation } from "#app/plan/guests/guest-tables.ts";

import { householdOf } from "./proposal-rules.ts";
import { proposalDecisions, type ProposedHousehold } from "./proposal-tables.ts";

/**
 * Puts what was proposed on the guest list, invited to those of its events that there still are; and says
 * so to who proposed it. One change, so that it is undone as one; who accepts the same at once makes the
 * same household.
 */
export function acceptProposal(plan: Doc, { id, name, people, events: wanted, proposer }: ProposedHousehold) {
  const household = householdOf(id);
  const { row } = viewTable(events, plan);
  plan.transact(() => {
    putRow(households, plan, household, { name, people: people ?? 1, proposer });
    for (const event of wanted)
      if (row(event) !== undefined)
        putCell(invitations, plan, household, event, packInvitation({ invited: people ?? 1, coming: null }));
    putRow(proposalDecisions, plan, id, { state: "accepted", word: "" });
  }, madeHere);
}

/** @param word to who proposed it, or '' */
export function declineProposal(plan: Doc, id: string, word: string): void {
  putRow(proposalDecisions, plan, id, { state: "declined", word });
}
