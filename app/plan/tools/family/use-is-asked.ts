import { pollVotes } from "#app/plan/schema/family.schema.ts";
import { useDisplayName } from "#app/plan/session/display-name.ts";

import { isAskedToVote, type PollResult } from "./poll-rules.ts";
import { useMaySuggest } from "./use-may-suggest.ts";
import { useProposalRows, useProposals } from "./proposals-provider.tsx";

/** Whether an open vote still wants one of this device; never where its link doesn't vote. */
export function useIsAsked(): (result: PollResult) => boolean {
  const authorId = useProposals()?.authorId ?? null;
  const votes = useProposalRows(pollVotes);
  const name = useDisplayName();
  const maySuggest = useMaySuggest();
  return (result) => maySuggest && authorId !== null && isAskedToVote(result, { authorId, name, votes });
}
