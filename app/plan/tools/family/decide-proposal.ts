import type { Doc } from "yjs";

import { putCell } from "#app/plan/document/plan-grid.ts";
import { localOrigin, putRow, viewTable } from "#app/plan/document/plan-table.ts";
import { events } from "#app/plan/schema/wedding.schema.ts";
import { households, invitations, packInvitationCell } from "#app/plan/schema/guests.schema.ts";

import { proposedHouseholdId } from "./proposal-rules.ts";
import { proposalDecisions, type ProposedHouseholdRow } from "#app/plan/schema/family.schema.ts";

/**
 * Accepts a proposal: adds its household to the guest list, invites it to those of its events that still
 * exist, and informs the proposer. One change, so that it is one undo step; two people who accept it at once
 * create the same household.
 */
export function acceptProposal(
  plan: Doc,
  { id, name, people, events: wanted, proposer }: ProposedHouseholdRow,
) {
  const household = proposedHouseholdId(id);
  const { row } = viewTable(events, plan);
  plan.transact(() => {
    putRow(households, plan, household, { name, people: people ?? 1, proposer });
    for (const event of wanted)
      if (row(event) !== undefined)
        putCell(
          invitations,
          plan,
          household,
          event,
          packInvitationCell({ invited: people ?? 1, coming: null }),
        );
    putRow(proposalDecisions, plan, id, { state: "accepted", word: "" });
  }, localOrigin);
}

/** @param word message to the proposer, or '' */
export function declineProposal(plan: Doc, id: string, word: string): void {
  putRow(proposalDecisions, plan, id, { state: "declined", word });
}
