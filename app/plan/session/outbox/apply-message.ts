import type { Doc } from "yjs";

import { localOrigin, putRow, removeRow, viewTable } from "#app/plan/document/plan-table.ts";

import type { ListingName } from "./fetch-listing-names.ts";
import {
  changeAfterEnquiry,
  changeAfterHeart,
  isListingId,
} from "#app/plan/rules/shortlist/shortlist-rules.ts";
import { shortlist } from "#app/plan/schema/shortlist.schema.ts";
import type { OutboxMessage } from "#app/catalogue/plan-outbox/queue-message.ts";

/** Writes messages of other pages into the plan. */
export function applyMessage(document: Doc, news: OutboxMessage): void {
  const { row } = viewTable(shortlist, document);
  document.transact(() => {
    for (const id of news.ids.map(String)) {
      const known = row(id);
      if (news.kind === "heart") {
        const change = changeAfterHeart(known, news.isSaved);
        if (change === "remove") removeRow(shortlist, document, id);
        else if (change !== null) putRow(shortlist, document, id, change);
      } else if (news.kind === "asked" || known !== undefined) {
        // A business that the couple removed from its list does not come back because somebody reads an old
        // answer.
        putRow(shortlist, document, id, changeAfterEnquiry(known, news.reference));
      }
    }
  }, localOrigin);
}

/** Listings on the shortlist whose name is not known yet. */
export function listingsWithoutName(document: Doc): string[] {
  return viewTable(shortlist, document)
    .rows()
    .flatMap(({ id, name }) => (name === "" && isListingId(id) ? [id] : []));
}

/**
 * Writes the names of listings; a row that was removed meanwhile stays removed. This is no undo step, because
 * no person did it.
 */
export function saveListingNames(document: Doc, names: readonly ListingName[]): void {
  const { row } = viewTable(shortlist, document);
  document.transact(() => {
    for (const { id, name, category } of names)
      if (row(String(id))?.name === "") putRow(shortlist, document, String(id), { name, category });
  });
}
