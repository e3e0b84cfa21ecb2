import { z } from "zod";

import { dateOrNone, oneOrNone, text, wholeOrNone } from "#app/plan/document/fields-of-tables.ts";
import { planTable, type Row } from "#app/plan/document/plan-table.ts";

/** Milliseconds since 1970 on the clock of the device that wrote: good for an order, not to be relied on. */
const instant = wholeOrNone(0, 4_102_444_800_000);

/** Ids of events; each once, no more than a wedding has. */
const someEvents = z
  .array(z.unknown())
  .transform((ids) => [...new Set(ids.filter((id): id is string => typeof id === "string"))].slice(0, 40))
  .catch([]);

/** Households that family would invite. It lies in the document of proposals, which family may write. */
export const proposedHouseholds = planTable(
  "proposed-households",
  z.object({
    name: text(200),
    people: wholeOrNone(1, 500),
    events: someEvents,
    proposer: text(60),
    /** A word to the couple. */
    word: text(1000),
    at: instant,
  }),
);

export type ProposedHousehold = Row<(typeof proposedHouseholds)["shape"]>;

/** What family has to say. It lies there too. */
export const comments = planTable(
  "comments",
  z.object({
    /** 'wedding', 'event/<id>' or 'household/<id>'. */
    about: text(80),
    text: text(2000),
    author: text(60),
    at: instant,
  }),
);

export type Comment = Row<(typeof comments)["shape"]>;

/**
 * What became of a proposal, by its id. It lies in the plan, which family may not write: what says
 * 'accepted' was accepted by the couple.
 */
export const proposalDecisions = planTable(
  "proposal-decisions",
  z.object({ state: oneOrNone(["accepted", "declined"]), word: text(500) }),
);

/** What the couple answered to a comment, by its id, and whether it is done with it. In the plan too. */
export const commentAnswers = planTable(
  "comment-answers",
  z.object({ text: text(2000), author: text(60), doneOn: dateOrNone }),
);
