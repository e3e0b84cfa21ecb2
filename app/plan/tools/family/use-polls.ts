import { pollVotes, polls } from "#app/plan/schema/family.schema.ts";
import { useRows } from "#app/plan/session/plan-provider.tsx";

import { pollResults } from "./poll-rules.ts";
import { useProposalRows } from "./proposals-provider.tsx";

/** The polls of the plan with their results. */
export const usePolls = () => pollResults(useRows(polls), useProposalRows(pollVotes));
