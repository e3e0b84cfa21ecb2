import type { Doc } from "yjs";

import { putRow, removeRow, viewTable } from "#app/plan/document/plan-table.ts";
import {
  changeAfterEnquiry,
  changeAfterHeart,
  changeAfterVendor,
} from "#app/plan/rules/shortlist/shortlist-rules.ts";
import { shortlist, type ShortlistRow } from "#app/plan/schema/shortlist.schema.ts";
import type { EnquiryVendor, OutboxMessage } from "#app/catalogue/plan-outbox/outbox-message.ts";

/** @returns ids of the listings that are new on the shortlist */
export function applyHearts(document: Doc, ids: readonly number[], isSaved: boolean): string[] {
  const { row } = viewTable(shortlist, document);
  return ids.map(String).filter((id) => {
    const change = changeAfterHeart(row(id), isSaved);
    if (change === "remove") removeRow(shortlist, document, id);
    else if (change !== null) putRow(shortlist, document, id, change);
    return isSaved && change !== null;
  });
}

/**
 * An enquiry that was sent puts its vendors on the list. Where its answers were opened, a business that the couple
 * removed from its list does not come back because somebody reads an old answer.
 */
export function applyEnquiry(
  document: Doc,
  { kind, ids, samples, reference }: Extract<OutboxMessage, { kind: "asked" | "answers" }>,
): void {
  const { row } = viewTable(shortlist, document);
  for (const listing of ids) {
    const id = String(listing);
    const known = row(id);
    if (kind === "asked" || known !== undefined)
      putRow(shortlist, document, id, changeAfterEnquiry(known, reference, samples.includes(listing)));
  }
}

/** What an enquiry wrote of a vendor. */
export type VendorChange = {
  id: string;
  /** Undefined: it was not on the shortlist. */
  before: ShortlistRow | undefined;
  written: ReturnType<typeof changeAfterVendor>;
};

/** Writes what an enquiry knows of its vendors. */
export function applyVendors(
  document: Doc,
  vendors: readonly EnquiryVendor[],
  reference: string,
): VendorChange[] {
  const { row } = viewTable(shortlist, document);
  return vendors.map((vendor) => {
    const id = String(vendor.id);
    const before = row(id);
    const written = changeAfterVendor(before, vendor, reference);
    putRow(shortlist, document, id, written);
    return { id, before, written };
  });
}
