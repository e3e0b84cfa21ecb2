import type { PlanRow } from "#app/plan/document/plan-table.ts";

import type {
  CommentRow,
  commentReplies,
  proposalDecisions,
  ProposedHouseholdRow,
} from "#app/plan/schema/family.schema.ts";

type Decision = PlanRow<(typeof proposalDecisions)["shape"]>;
type Answer = PlanRow<(typeof commentReplies)["shape"]>;

/** More than a family writes, and as much as a page can show. */
export const maxProposals = 200;
export const maxComments = 500;

/** Prefixed with its author, or in the older form without authors. */
const ownId = /^(?:[a-z2-7]{16}-)?[a-z2-7]{12}$/;

type Entry = { id: string; at: number | null };

/**
 * The visible part of the family's document: rows with an id in this site's form, oldest first, up to a
 * maximum. Anybody with the link can write anything else there, and it stays hidden.
 */
export function visibleEntries<Written extends Entry>(
  rows: readonly Written[],
  most: number,
): readonly Written[] {
  return rows
    .filter(({ id }) => ownId.test(id))
    .toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0) || (a.id < b.id ? -1 : 1))
    .slice(0, most);
}

export type Proposal = {
  household: ProposedHouseholdRow;
  /** The couple's decision; null while it waits. */
  decision: Decision | null;
};

/** The proposals with their decisions. */
export function proposalsOf(
  written: readonly ProposedHouseholdRow[],
  decisions: readonly Decision[],
): readonly Proposal[] {
  const said = new Map(decisions.map((decision) => [decision.id, decision]));
  return visibleEntries(written, maxProposals)
    .filter(({ name }) => name.trim() !== "")
    .map((household) => {
      const decision = said.get(household.id);
      return { household, decision: decision === undefined || decision.state === null ? null : decision };
    });
}

export type CommentThread = { comment: CommentRow; answer: Answer | null };

/** Comments with the couple's answers. */
export function threadsOf(
  written: readonly CommentRow[],
  answers: readonly Answer[],
): readonly CommentThread[] {
  const said = new Map(answers.map((answer) => [answer.id, answer]));
  return visibleEntries(written, maxComments)
    .filter(({ text }) => text.trim() !== "")
    .map((comment) => ({ comment, answer: said.get(comment.id) ?? null }));
}

/** How many suggestions wait for the couple. */
export function countPending(proposals: readonly Proposal[], threads: readonly CommentThread[]) {
  return {
    proposals: proposals.filter(({ decision }) => decision === null).length,
    comments: threads.filter(
      ({ answer }) => answer === null || (answer.doneOn === null && answer.text === ""),
    ).length,
  };
}

/** '3 suggestions and 1 comment from family', or null where nothing waits. */
export function describePending({ proposals, comments }: ReturnType<typeof countPending>): string | null {
  const parts = [
    ...(proposals > 0 ? [`${proposals} ${proposals === 1 ? "suggestion" : "suggestions"}`] : []),
    ...(comments > 0 ? [`${comments} ${comments === 1 ? "comment" : "comments"}`] : []),
  ];
  return parts.length === 0 ? null : `${parts.join(" and ")} from family`;
}

/** Id of the household that a proposal becomes: the same on every device, and not in use in the plan yet. */
export const proposedHouseholdId = (proposal: string) => `from-${proposal}`;
