import type { Row } from "#app/plan/document/plan-table.ts";

import type { Comment, commentAnswers, proposalDecisions, ProposedHousehold } from "./proposal-tables.ts";

type Decision = Row<(typeof proposalDecisions)["shape"]>;
type Answer = Row<(typeof commentAnswers)["shape"]>;

/** More than a family writes, and as much as a page can show. */
export const mostProposals = 200;
export const mostComments = 500;

/** With its author before it, or as ids were made before there were authors. */
const ownId = /^(?:[a-z2-7]{16}-)?[a-z2-7]{12}$/;

type Entry = { id: string; at: number | null };

/**
 * What is shown of what family wrote: rows with an id as this site makes them, the oldest first, up to a
 * bound. Whoever has the link can write anything else there, and it stays unseen.
 */
export function shownOf<Written extends Entry>(rows: readonly Written[], most: number): readonly Written[] {
  return rows
    .filter(({ id }) => ownId.test(id))
    .toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0) || (a.id < b.id ? -1 : 1))
    .slice(0, most);
}

export type Proposal = {
  household: ProposedHousehold;
  /** What the couple said to it; null while it waits. */
  decision: Decision | null;
};

/** The proposals with what became of them. */
export function proposalsOf(
  written: readonly ProposedHousehold[],
  decisions: readonly Decision[],
): readonly Proposal[] {
  const said = new Map(decisions.map((decision) => [decision.id, decision]));
  return shownOf(written, mostProposals)
    .filter(({ name }) => name.trim() !== "")
    .map((household) => {
      const decision = said.get(household.id);
      return { household, decision: decision === undefined || decision.state === null ? null : decision };
    });
}

export type Thread = { comment: Comment; answer: Answer | null };

/** Comments with what the couple answered. */
export function threadsOf(written: readonly Comment[], answers: readonly Answer[]): readonly Thread[] {
  const said = new Map(answers.map((answer) => [answer.id, answer]));
  return shownOf(written, mostComments)
    .filter(({ text }) => text.trim() !== "")
    .map((comment) => ({ comment, answer: said.get(comment.id) ?? null }));
}

/** How much waits for a word of the couple. */
export function countWaiting(proposals: readonly Proposal[], threads: readonly Thread[]) {
  return {
    proposals: proposals.filter(({ decision }) => decision === null).length,
    comments: threads.filter(
      ({ answer }) => answer === null || (answer.doneOn === null && answer.text === ""),
    ).length,
  };
}

/** '3 proposals and 1 comment from family', or null where nothing waits. */
export function describeWaiting({ proposals, comments }: ReturnType<typeof countWaiting>): string | null {
  const parts = [
    ...(proposals > 0 ? [`${proposals} ${proposals === 1 ? "proposal" : "proposals"}`] : []),
    ...(comments > 0 ? [`${comments} ${comments === 1 ? "comment" : "comments"}`] : []),
  ];
  return parts.length === 0 ? null : `${parts.join(" and ")} from family`;
}

/** Id of the household that a proposal becomes: the same on every device, and none that the plan has already. */
export const householdOf = (proposal: string) => `from-${proposal}`;
