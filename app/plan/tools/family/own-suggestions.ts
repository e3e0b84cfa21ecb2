import type { Doc } from "yjs";

import { putRow, viewTable } from "#app/plan/document/plan-table.ts";

import { authorOf } from "#app/plan/document/author-id.ts";
import {
  comments,
  proposedHouseholds,
  type CommentRow,
  type ProposedHouseholdRow,
} from "#app/plan/schema/family.schema.ts";

export type OwnSuggestions = { households: ProposedHouseholdRow[]; comments: CommentRow[] };

/** A device's own suggestions. */
export function readOwnSuggestions(document: Doc, authorId: string): OwnSuggestions {
  const isOwn = ({ id }: { id: string }) => authorOf(id) === authorId;
  return {
    households: viewTable(proposedHouseholds, document).rows().filter(isOwn),
    comments: viewTable(comments, document).rows().filter(isOwn),
  };
}

/** Makes the suggestions again that a document lacks. */
export function restoreMissing(document: Doc, { households, comments: said }: OwnSuggestions): void {
  const there = viewTable(proposedHouseholds, document);
  for (const { id, ...household } of households)
    if (there.row(id) === undefined) putRow(proposedHouseholds, document, id, household);
  const heard = viewTable(comments, document);
  for (const { id, ...comment } of said)
    if (heard.row(id) === undefined) putRow(comments, document, id, comment);
}
