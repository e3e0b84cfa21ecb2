import type { ClosedBecause, RecipientState } from "#app/couple/enquiries/enquiry-state.ts";

/** How many enquiries are on the listing's page, and on each page of all of them. */
export const inboxPageSizes = { first: 10, all: 25 } as const;

/** An enquiry as the inbox sorts it. */
type Sorted = { progress: RecipientState; receivedAt: Date };

/** Whether the business is to answer: the couple has no answer for its date, and nothing is closed. */
export const waitsForAnswer = ({ state }: RecipientState): boolean =>
  state === "new" || state === "passed-on";

/** Those that wait for an answer first, and the newest first among both. */
export const sortInbox = <Enquiry extends Sorted>(enquiries: readonly Enquiry[]): Enquiry[] =>
  enquiries.toSorted(
    (a, b) =>
      Number(waitsForAnswer(b.progress)) - Number(waitsForAnswer(a.progress)) ||
      b.receivedAt.getTime() - a.receivedAt.getTime(),
  );

const closedWords: Readonly<Record<ClosedBecause, string>> = {
  booked: "Booked",
  withdrawn: "Withdrawn by the couple",
  declined: "Declined with thanks",
  past: "The date has passed",
  unlisted: "Closed: your listing is hidden",
};

/** How far an enquiry is, as its business reads it. */
export function describeForBusiness(progress: RecipientState): string {
  switch (progress.state) {
    case "new":
      return "Waiting for your answer";
    case "passed-on":
      return progress.isAgain ? "Their date changed: please answer again" : "Waiting for your answer";
    case "answered":
      return "You answered";
    case "closed":
      return closedWords[progress.because];
  }
}

/** An inbox without an enquiry; a business that unsubscribed gets none by email. */
export const describeEmptyInbox = (isMailed: boolean): string =>
  `No enquiries yet. When a couple writes to you, you’ll find it here${isMailed ? " and in your email" : ""}.`;

/** The number of a page that an address asks for; the first for anything else. */
export const parsePageNumber = (text: string | null): number =>
  text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
