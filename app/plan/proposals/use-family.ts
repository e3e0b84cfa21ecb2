import { useRows } from "#app/plan/session/plan-provider.tsx";

import { proposalsOf, threadsOf } from "./proposal-rules.ts";
import { commentAnswers, comments, proposalDecisions, proposedHouseholds } from "./proposal-tables.ts";
import { useProposed } from "#app/plan/tools/family/proposals-provider.tsx";

/** What family proposed and said, with what the couple said to it. */
export function useFamily() {
  return {
    proposals: proposalsOf(useProposed(proposedHouseholds), useRows(proposalDecisions)),
    threads: threadsOf(useProposed(comments), useRows(commentAnswers)),
  };
}
