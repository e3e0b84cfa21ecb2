import type { Doc } from "yjs";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import { localOrigin, putRow, viewTable } from "#app/plan/document/plan-table.ts";
import { isListingId } from "#app/plan/rules/shortlist/shortlist-rules.ts";
import { shortlist } from "#app/plan/schema/shortlist.schema.ts";
import type { OutboxMessage } from "#app/catalogue/plan-outbox/outbox-message.ts";

import { applyAddedMessage } from "./apply-added-message.ts";
import { applyEnquiry, applyHearts } from "./apply-listing-message.ts";
import { nothingCame, type Incoming } from "./arrivals.ts";
import type { ListingName } from "./fetch-listing-names.ts";

/**
 * Writes a message of another page into the plan. A message that was written before changes nothing.
 * @param today in Alberta, in the form yyyy-mm-dd
 * @returns what the couple is told; nothing for what happened by itself
 */
export function applyMessage(
  document: Doc,
  message: OutboxMessage,
  today: string = albertaDate(new Date()),
): Incoming {
  return document.transact(() => {
    switch (message.kind) {
      case "heart":
        applyHearts(document, message.ids, message.isSaved);
        return nothingCame;
      case "asked":
      case "answers":
        applyEnquiry(document, message);
        return nothingCame;
      default:
        return applyAddedMessage(document, message, today);
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
