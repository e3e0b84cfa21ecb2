import type { ShortlistStatus } from "./shortlist-status.ts";

/**
 * What happens on other pages by itself: a device without a plan has no use for it. `samples` are those of an
 * enquiry's listings that are invented.
 */
type PassingMessage =
  | { kind: "heart"; ids: readonly number[]; isSaved: boolean }
  /** An enquiry was saved. */
  | { kind: "asked"; ids: readonly number[]; samples: readonly number[]; reference: string }
  /** The page with the answers to an enquiry was opened. */
  | {
      kind: "answers";
      ids: readonly number[];
      samples: readonly number[];
      reference: string;
      path: string;
    };

/** What an enquiry knows of a vendor that it went to. */
export type EnquiryVendor = {
  id: number;
  name: string;
  /** A category's slug. */
  category: string;
  /** Whether it is invented, so that nobody was asked. */
  sample: boolean;
  status: ShortlistStatus;
  quoteCents: number | null;
  /** Whether the quote is for each guest. */
  quotePerGuest: boolean;
  /** What the quote includes. */
  quoteNote: string;
  /** The rest of its answer. */
  notes: string;
};

/** The most characters that a plan keeps of these words. */
export const longestVendorWords = { quoteNote: 2000, notes: 4000 } as const;

/** Pages that listings are added from: the plan says which. */
export const listingsOrigins = ["saved-list", "comparison", "directory", "weekend-fit"] as const;
export type ListingsOrigin = (typeof listingsOrigins)[number];

/** What a visitor adds to the plan; without a plan it waits until there is one. */
export type AddedMessage =
  | { kind: "listings"; ids: readonly number[]; from: ListingsOrigin }
  /** A wedding day, in the form 2027-07-10. */
  | { kind: "date"; date: string }
  /** A budget with its lines, in cents. */
  | {
      kind: "budget";
      cents: number;
      guests: number | null;
      lines: readonly { id: string; name: string; cents: number }[];
    }
  /** The list of a guide. */
  | {
      kind: "tasks";
      /** Name of the guide. */
      guide: string;
      /** A kind of event (content/plan), or ''. */
      event: string;
      /** Ids are the same each time, so that a list that is added twice is there once. */
      tasks: readonly { id: string; title: string; note: string }[];
    }
  | {
      kind: "enquiry";
      reference: string;
      /** Of the couple's own page; null where it is known from the mail alone. */
      path: string | null;
      date: string | null;
      guests: number | null;
      vendors: readonly EnquiryVendor[];
    };

/** Events on other pages that belong in the plan. */
export type OutboxMessage = PassingMessage | AddedMessage;
