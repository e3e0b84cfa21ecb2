import { enquiryRows } from "#app/couple/enquiries/enquiry-texts.ts";
import { formatEventDate } from "#app/couple/enquiries/mails/enquiry-mail-parts.ts";
import { readEnquiriesToPassOn } from "#app/couple/enquiries/pass-on.server.ts";
import type { Database } from "#database/database.ts";

import { filled } from "./waiting-submissions.server.ts";
import { maxOfAKind, type WaitingItem, type WaitingPart } from "./waiting-item.ts";

/** What an action on an enquiry to pass on is about. */
export type EnquiryToPassOn = { reference: string; listingId: number };

/**
 * Enquiries to businesses that mail does not reach.
 * @param only those of this enquiry; null for all
 */
export async function enquiriesToPassOn(
  database: Database,
  only: number | null = null,
): Promise<WaitingPart> {
  const { rows, total } = await readEnquiriesToPassOn(database, maxOfAKind, only);
  const items = rows.map(({ enquiry, listing, mutedAt }): WaitingItem => ({
    kind: "passon",
    id: `${enquiry.reference}.${listing.id}`,
    since: (enquiry.confirmedAt ?? enquiry.receivedAt).toISOString(),
    title: `Enquiry for ${listing.name} from ${enquiry.name}`,
    why:
      mutedAt === null
        ? "We have no confirmed email for this business, so please tell them."
        : "This business asked us for no more email: the enquiry waits on its page. Call them, or leave it.",
    facts: [
      ...enquiryRows({ ...enquiry, questions: [] }),
      ...filled([
        ["Phone", listing.phone],
        ["Website", listing.website],
      ]),
    ],
    texts: [],
    actions: ["passon-done"],
    passOn: {
      enquiryId: enquiry.id,
      listingId: listing.id,
      business: listing.name,
      day: formatEventDate(enquiry),
      phone: listing.phone,
      // Who wants no mail gets none by hand either.
      email: mutedAt === null ? listing.email : null,
    },
  }));
  return { items, total };
}

/** Reads the name of such an item; null for anything else. */
export function parseEnquiryToPassOn(name: string): EnquiryToPassOn | null {
  const [, reference, listingId] = /^(WR-[0-9A-Z]{4}-[0-9A-Z]{4})\.([1-9]\d{0,8})$/.exec(name) ?? [];
  return reference === undefined ? null : { reference, listingId: Number(listingId) };
}
