import type { Doc } from "yjs";

import { putRow, viewTable } from "#app/plan/document/plan-table.ts";

import { authorOf } from "#app/plan/document/author-id.ts";
import { comments, proposedHouseholds, type Comment, type ProposedHousehold } from "#app/plan/proposals/proposal-tables.ts";

export type OwnSuggestions = { households: ProposedHousehold[]; comments: Comment[] };

/** What a device suggested itself. */
export function ownSuggestions(document: Doc, authorId: string): OwnSuggestions {
  const isOwn = ({ id }: { id: string }) => authorOf(id) === authorId;
  return {
    households: viewTable(proposedHouseholds, document).rows().filter(isOwn),
    comments: viewTable(comments, document).rows().filter(isOwn),
  };
}

/** Suggests again what a document does not have. */
export function putMissing(document: Doc, { households, comments: said }: OwnSuggestions): void {
  const there = viewTable(proposedHouseholds, document);
  for (const { id, ...household } of households)
    if (there.row(id) === undefined) putRow(proposedHouseholds, document, id, household);
  const heard = viewTable(comments, document);
  for (const { id, ...comment } of said)
    if (heard.row(id) === undefined) putRow(comments, document, id, comment);
}
