import type { Doc } from "yjs";

import { putRow, viewTable } from "#app/plan/document/plan-table.ts";

import { authorOf } from "#app/plan/document/author-id.ts";
import {
  comments,
  pollVotes,
  proposedHouseholds,
  type CommentRow,
  type PollVoteRow,
  type ProposedHouseholdRow,
} from "#app/plan/schema/family.schema.ts";

export type OwnSuggestions = {
  households: ProposedHouseholdRow[];
  comments: CommentRow[];
  votes: PollVoteRow[];
};

/** A device's own suggestions. */
export function readOwnSuggestions(document: Doc, authorId: string): OwnSuggestions {
  const isOwn = ({ id }: { id: string }) => authorOf(id) === authorId;
  return {
    households: viewTable(proposedHouseholds, document).rows().filter(isOwn),
    comments: viewTable(comments, document).rows().filter(isOwn),
    votes: viewTable(pollVotes, document).rows().filter(isOwn),
  };
}

/** Makes the suggestions again that a document lacks. */
export function restoreMissing(document: Doc, { households, comments: said, votes }: OwnSuggestions): void {
  const there = viewTable(proposedHouseholds, document);
  for (const { id, ...household } of households)
    if (there.row(id) === undefined) putRow(proposedHouseholds, document, id, household);
  const heard = viewTable(comments, document);
  for (const { id, ...comment } of said)
    if (heard.row(id) === undefined) putRow(comments, document, id, comment);
  const counted = viewTable(pollVotes, document);
  for (const { id, ...vote } of votes)
    if (counted.row(id) === undefined) putRow(pollVotes, document, id, vote);
}
