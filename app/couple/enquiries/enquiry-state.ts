import type { ReplyStanding } from "./reply-standing.ts";

/** How far an enquiry is: nobody has it yet, it reached the business, there is an answer, nothing is open. */
export const enquiryStates = ["new", "passed-on", "answered", "closed"] as const;
export type EnquiryState = (typeof enquiryStates)[number];

/** Why an enquiry is closed. */
export type ClosedBecause = "booked" | "withdrawn" | "declined" | "past" | "unlisted";

/** How far an enquiry is with one business. */
export type RecipientState =
  | { state: "new"; waitsFor: "desk" | "couple" | "turn" | "team" }
  /** `isAgain`: it answered for a date or guests that the couple has changed since. */
  | { state: "passed-on"; isAgain: boolean }
  | { state: "answered" }
  | { state: "closed"; because: ClosedBecause };

/** What is saved of an enquiry as a whole; the day is a wall date in Alberta. */
export type EnquiryProgress = {
  heldAt: Date | null;
  askedToConfirmAt: Date | null;
  confirmedAt: Date | null;
  withdrawnAt: Date | null;
  eventDate: string | null;
  /** When our team answered it; only where it chose no business. */
  teamAnsweredAt: Date | null;
};

/** What is saved of an enquiry and one business. */
export type RecipientProgress = {
  mailedAt: Date | null;
  queuedAt: Date | null;
  passedOnAt: Date | null;
  /** When the couple declined it with thanks. */
  declinedAt: Date | null;
  isListed: boolean;
  /** Whether both sides say that the couple booked it. */
  isBooked: boolean;
  /** What its answer is worth now; null where there is none. */
  standing: ReplyStanding | null;
};

/** Whether it waits for its sender to press the button in our mail, or was withdrawn before. */
export const isUnsent = ({
  askedToConfirmAt,
  confirmedAt,
}: Pick<EnquiryProgress, "askedToConfirmAt" | "confirmedAt">): boolean =>
  askedToConfirmAt !== null && confirmedAt === null;

/**
 * How far an enquiry is with one business, from what is saved of both.
 * @param today in Alberta
 */
export function recipientState(
  enquiry: EnquiryProgress,
  recipient: RecipientProgress,
  today: string,
): RecipientState {
  const because = closedBecause(enquiry, recipient, today);
  if (because !== null) return { state: "closed", because };
  const { standing, mailedAt, passedOnAt, queuedAt } = recipient;
  if (standing?.kind === "earlier") return { state: "passed-on", isAgain: true };
  if (standing !== null) return { state: "answered" };
  if (mailedAt !== null || passedOnAt !== null) return { state: "passed-on", isAgain: false };
  if (enquiry.heldAt !== null) return { state: "new", waitsFor: "desk" };
  if (isUnsent(enquiry)) return { state: "new", waitsFor: "couple" };
  return { state: "new", waitsFor: queuedAt === null ? "team" : "turn" };
}

function closedBecause(
  { withdrawnAt, eventDate }: EnquiryProgress,
  { isBooked, isListed, declinedAt }: RecipientProgress,
  today: string,
): ClosedBecause | null {
  if (isBooked) return "booked";
  if (withdrawnAt !== null) return "withdrawn";
  if (declinedAt !== null) return "declined";
  if (eventDate !== null && eventDate < today) return "past";
  return isListed ? null : "unlisted";
}

/**
 * How far an enquiry is as a whole: as far as it is with the business with which it is furthest, and closed
 * only where nothing is open with any.
 * @param recipients its states with real businesses; none means that our team answers
 * @param today in Alberta
 */
export function enquiryState(
  { withdrawnAt, eventDate, teamAnsweredAt }: EnquiryProgress,
  recipients: readonly RecipientState[],
  today: string,
): EnquiryState {
  if (withdrawnAt !== null || (eventDate !== null && eventDate < today)) return "closed";
  if (recipients.length === 0) return teamAnsweredAt === null ? "new" : "answered";
  const states = recipients.map(({ state }) => state);
  return (["answered", "passed-on", "new"] as const).find((state) => states.includes(state)) ?? "closed";
}
