import type { Doc } from "yjs";

import { madeHere, putRow, removeRow, viewTable } from "#app/plan/document/plan-table.ts";

import type { ListingName } from "#app/plan/session/outbox/fetch-listing-names.ts";
import { afterAsking, afterHeart, isListing } from "./shortlist-rules.ts";
import { shortlist } from "./shortlist-tables.ts";
import type { NewsForThePlan } from "./tell-the-plan.ts";

/** Writes news of other pages into the plan. */
export function writeNews(document: Doc, news: NewsForThePlan): void {
  const { row } = viewTable(shortlist, document);
  document.transact(() => {
    for (const id of news.ids.map(String)) {
      const known = row(id);
      if (news.kind === "heart") {
        const change = afterHeart(known, news.isSaved);
        if (change === "remove") removeRow(shortlist, document, id);
        else if (change !== null) putRow(shortlist, document, id, change);
      } else if (news.kind === "asked" || known !== undefined) {
        // Whom the couple took off its list does not come back because it looks at an old answer.
        putRow(shortlist, document, id, afterAsking(known, news.reference));
      }
    }
  }, madeHere);
}

/** Listings on the shortlist whose name is not known yet. */
export function namelessListings(document: Doc): string[] {
  return viewTable(shortlist, document)
    .rows()
    .flatMap(({ id, name }) => (name === "" && isListing(id) ? [id] : []));
}

/**
 * Writes what listings are called; a row that is gone meanwhile stays away. It is not to be undone by
 * itself, because nobody did it.
 */
export function writeNames(document: Doc, names: readonly ListingName[]): void {
  const { row } = viewTable(shortlist, document);
  document.transact(() => {
    for (const { id, name, category } of names)
      if (row(String(id))?.name === "") putRow(shortlist, document, String(id), { name, category });
  });
}
