import { describePaidGuests } from "#app/catalogue/paid-amounts/adds-up-events.ts";
import { describeMail } from "#app/messaging/outbox/describe-mail.ts";
import { formatDollars } from "#app/money/canadian-dollars.ts";
import type { EnquiryMessageKind, MailKind, MailStatus } from "#database/enums.ts";

import { describeReply } from "./describe-reply.ts";
import type { EnquiryReply } from "./read-enquiry.server.ts";

/** Something that happened with an enquiry; `text` is what somebody wrote, empty for nothing. */
export type HistoryEntry = { at: Date; what: string; text: string };

type Recorded = {
  enquiry: {
    receivedAt: Date;
    heldAt: Date | null;
    askedToConfirmAt: Date | null;
    confirmedAt: Date | null;
    teamAnsweredAt: Date | null;
  };
  businesses: readonly {
    name: string;
    category: string;
    queuedAt: Date | null;
    passedOnAt: Date | null;
    declinedAt: Date | null;
    declineNote: string;
    answer: EnquiryReply | null;
    coupleSaidAt: Date | null;
    businessSaidAt: Date | null;
    /** What the couple says that it paid, in cents. */
    paid: { amount: number; guests: number; saidAt: Date } | null;
  }[];
  messages: readonly {
    kind: EnquiryMessageKind;
    text: string;
    /** The one business that it is for; null for all. */
    to: string | null;
    createdAt: Date;
    heldAt: Date | null;
  }[];
  mails: readonly {
    kind: MailKind;
    /** Whom it is for in words, never an address of a couple or a business. */
    to: string;
    status: MailStatus;
    createdAt: Date;
    sentAt: Date | null;
  }[];
};

const messageWords: Readonly<Record<EnquiryMessageKind, string>> = {
  message: "The couple wrote",
  change: "The couple changed the enquiry",
  withdrawal: "The couple withdrew the enquiry",
};

/** Everything that is recorded of an enquiry, the oldest first. */
export function enquiryHistory({ enquiry, businesses, messages, mails }: Recorded): HistoryEntry[] {
  const happened: (HistoryEntry | null)[] = [
    entry(enquiry.receivedAt, "Received"),
    entry(enquiry.heldAt, "Held for its links"),
    entry(enquiry.askedToConfirmAt, "The couple was asked to confirm their address"),
    entry(enquiry.confirmedAt, "The couple confirmed their address"),
    entry(enquiry.teamAnsweredAt, "Our team answered"),
    ...businesses.flatMap(({ name, category, answer, paid, ...business }) => [
      entry(business.queuedAt, `In line for ${name}`),
      entry(business.passedOnAt, `Our team passed it on to ${name}`),
      ...(answer === null ? [] : answerEntries(name, answer)),
      entry(business.coupleSaidAt, `The couple says they booked ${name}`),
      entry(business.businessSaidAt, `${name} says the couple booked them`),
      paid &&
        entry(
          paid.saidAt,
          `The couple says they paid ${name} ${formatDollars(paid.amount)} for ${describePaidGuests(category, paid.guests)}`,
        ),
      entry(business.declinedAt, `The couple declined ${name}`, business.declineNote),
    ]),
    ...messages.map(({ kind, text, to, createdAt, heldAt }) => {
      const whom = to === null ? "" : ` to ${to} alone`;
      const held = heldAt === null ? "" : " (held for its links)";
      return entry(createdAt, `${messageWords[kind]}${whom}${held}`, text);
    }),
    ...mails.map(({ kind, to, status, createdAt, sentAt }) =>
      entry(sentAt ?? createdAt, describeMail(kind, to, status)),
    ),
  ];
  return happened.filter((each) => each !== null).toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

const entry = (at: Date | null, what: string, text = ""): HistoryEntry | null =>
  at === null ? null : { at, what, text };

/** Of an answer that was changed only the latest is saved: the first one has its time alone. */
function answerEntries(name: string, answer: EnquiryReply): (HistoryEntry | null)[] {
  const isChanged = answer.updatedAt.getTime() !== answer.answeredAt.getTime();
  const { availability, price } = describeReply(answer);
  const text = [availability, price ?? "", answer.includes, answer.message]
    .filter((line) => line !== "")
    .join("\n");
  const held = answer.heldAt === null ? "" : " (held for its links)";
  return [
    isChanged ? entry(answer.answeredAt, `${name} answered`) : null,
    entry(answer.updatedAt, `${name} ${isChanged ? "changed their answer" : "answered"}${held}`, text),
  ];
}
