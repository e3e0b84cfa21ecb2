import { useRows } from "#app/plan/session/plan-provider.tsx";

import { proposalsOf, threadsOf } from "./proposal-rules.ts";
import {
  commentReplies,
  comments,
  proposalDecisions,
  proposedHouseholds,
} from "#app/plan/schema/family.schema.ts";
import { useProposalRows } from "./proposals-provider.tsx";

/** The family's proposals and comments, with the couple's answers. */
export function useSuggestions() {
  return {
    proposals: proposalsOf(useProposalRows(proposedHouseholds), useRows(proposalDecisions)),
    threads: threadsOf(useProposalRows(comments), useRows(commentReplies)),
  };
}
