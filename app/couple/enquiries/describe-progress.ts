import type { ClosedBecause, EnquiryState, RecipientState } from "./enquiry-state.ts";

/** A state in a word or two. */
export const stateWords: Readonly<Record<EnquiryState, string>> = {
  new: "New",
  "passed-on": "Passed on",
  answered: "Answered",
  closed: "Closed",
};

const waitingWords = {
  desk: "held for its links: it goes out when you release it",
  couple: "not sent: the couple hasn’t confirmed their address yet",
  turn: "in line: this business gets many enquiries",
} as const;

const closedWords: Readonly<Record<ClosedBecause, string>> = {
  booked: "booked, as both say",
  withdrawn: "withdrawn by the couple",
  declined: "declined by the couple, with thanks",
  past: "the day is over",
  unlisted: "the business has left the directory",
};

/** How an enquiry is with one business, as the team reads it. */
export function describeProgress(
  progress: RecipientState,
  { mailedAt, isReal, isUnsubscribed }: { mailedAt: Date | null; isReal: boolean; isUnsubscribed: boolean },
): string {
  switch (progress.state) {
    case "new":
      if (progress.waitsFor !== "team") return waitingWords[progress.waitsFor];
      if (!isReal) return "a sample: nobody is behind it";
      return isUnsubscribed
        ? "on its page: it asked for no more email"
        : "to pass on: we have no confirmed address of it";
    case "passed-on":
      if (progress.isAgain) return "asked again: its answer was for another date or number of guests";
      return mailedAt === null ? "passed on by our team" : "passed on by email";
    case "answered":
      return "the couple reads it on their page";
    case "closed":
      return closedWords[progress.because];
  }
}
