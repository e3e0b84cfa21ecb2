import { z } from "zod";

import { dateOrNull, enumOrNull, textUpTo, integerOrNull } from "#app/plan/document/field-types.ts";
import { planTable, type PlanRow } from "#app/plan/document/plan-table.ts";

/** Milliseconds since 1970 on the writing device's clock: good for sorting, not reliable. */
const instant = integerOrNull(0, 4_102_444_800_000);

/** Ids of events; without duplicates, no more than a wedding has. */
const someEvents = z
  .array(z.unknown())
  .transform((ids) => [...new Set(ids.filter((id): id is string => typeof id === "string"))].slice(0, 40))
  .catch([]);

/**
 * Households that the family would invite. It is part of the document of proposals, which the family may
 * write.
 */
export const proposedHouseholds = planTable(
  "proposed-households",
  z.object({
    name: textUpTo(200),
    people: integerOrNull(1, 500),
    events: someEvents,
    proposer: textUpTo(60),
    /** A message to the couple. */
    word: textUpTo(1000),
    at: instant,
  }),
);

export type ProposedHouseholdRow = PlanRow<(typeof proposedHouseholds)["shape"]>;

/** The family's comments. Also part of the document of proposals. */
export const comments = planTable(
  "comments",
  z.object({
    /** 'wedding', 'event/<id>' or 'household/<id>'. */
    about: textUpTo(80),
    text: textUpTo(2000),
    author: textUpTo(60),
    at: instant,
  }),
);

export type CommentRow = PlanRow<(typeof comments)["shape"]>;

/**
 * The outcome of a proposal, by its id. It is part of the plan, which the family may not write: 'accepted'
 * means that the couple accepted.
 */
export const proposalDecisions = planTable(
  "proposal-decisions",
  z.object({ state: enumOrNull(["accepted", "declined"]), word: textUpTo(500) }),
);

/** The couple's answer to a comment, by its id, and whether it is settled. Also part of the plan. */
export const commentReplies = planTable(
  "comment-answers",
  z.object({ text: textUpTo(2000), author: textUpTo(60), doneOn: dateOrNull }),
);

/** Maximum number of options of a poll. */
export const maxPollOptions = 6;

const someTexts = (most: number, longest: number) =>
  z
    .array(z.unknown())
    .transform((texts) =>
      texts.flatMap((text) => (typeof text === "string" ? text.slice(0, longest) : [])).slice(0, most),
    )
    .catch([]);

/** A question that the couple puts to a vote, and its outcome. Part of the plan, which the family may not write. */
export const polls = planTable(
  "polls",
  z.object({
    question: textUpTo(200),
    options: someTexts(maxPollOptions, 120),
    /** Names of the people who are asked; empty: anyone with the link to suggest. */
    voters: someTexts(40, 60),
    at: instant,
    /** Position of the option that was decided; null while people vote. */
    decided: integerOrNull(0, maxPollOptions - 1),
    /** Votes for it, and all votes, when it was decided: later ones change nothing. */
    decidedVotes: integerOrNull(0, 500),
    allVotes: integerOrNull(0, 500),
  }),
);

export type PollRow = PlanRow<(typeof polls)["shape"]>;

/**
 * Votes, by author and poll: a device has one vote in each poll and changes only its own. Part of the document
 * of proposals.
 */
export const pollVotes = planTable(
  "poll-votes",
  z.object({
    poll: textUpTo(60),
    choice: integerOrNull(0, maxPollOptions - 1),
    name: textUpTo(60),
    at: instant,
  }),
);

export type PollVoteRow = PlanRow<(typeof pollVotes)["shape"]>;
