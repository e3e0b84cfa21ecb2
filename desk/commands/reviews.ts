import { z } from "zod";

import { burst, firstReviews } from "#app/couple/reviews/review-rules.ts";
import { deskCommand, type DeskSubject } from "#desk/desk-command.ts";
import { letterList, reasonOf } from "#desk/letters.ts";
import { moment } from "#desk/plain-text.ts";
import { printFields } from "#desk/print.ts";

const time = z.iso.datetime().nullable();

const review = z.object({
  id: z.int(),
  listing: z.object({ id: z.int(), name: z.string() }),
  reference: z.string().nullable(),
  email: z.string().nullable(),
  enquiredAt: time,
  eventDate: z.string().nullable(),
  coupleSaidAt: time,
  businessSaidAt: time,
  state: z.enum(["published", "held", "removed", "refused"]),
  author: z.string(),
  stars: z.int(),
  quote: z.string(),
  eventMonth: z.string().nullable(),
  createdAt: z.iso.datetime(),
  publishedAt: time,
  heldAt: time,
  heldReason: z.string().nullable(),
  removedAt: time,
  removedReason: z.string().nullable(),
  answer: z.string().nullable(),
  answeredAt: time,
});

const list = letterList({
  kind: "reviews",
  help: "what couples wrote of businesses: those that wait for you first, then the newest",
  row: review,
  columns: [
    { title: "Number", right: true },
    { title: "Written" },
    { title: "State" },
    { title: "Stars", right: true },
    { title: "Listing and words", flexible: true },
  ],
  cells: ({ id, createdAt, state, stars, listing, quote }) => [
    String(id),
    moment(createdAt),
    state === "held" ? "HELD" : state,
    String(stars),
    `${listing.name} (${listing.id}): ${quote.replace(/\s+/g, " ")}`,
  ],
});

const pathOf = ([id = ""]: readonly string[]) => `/reviews/${encodeURIComponent(id)}`;

/** Why a review waits, in words for the operator. */
const reasons: Readonly<Record<string, string>> = {
  links: "it has a link",
  markup: "it has markup",
  address: "it has an email address",
  first: `it is one of the first ${firstReviews} reviews of this business`,
  burst: `${burst.others} others of this business were written within ${burst.days} days`,
  house: "it was sent from the business's own domain",
  "forged-before": "another review of this business was forged",
};

const whyHeld = (reason: string | null) => reasons[reason ?? ""] ?? "for another reason";

const print = (it: z.infer<typeof review>) =>
  printFields([
    ["Number", String(it.id)],
    ["State", it.state],
    ["Listing", `${it.listing.name} (${it.listing.id})`],
    ["Enquiry", it.reference],
    ["Sent by", it.email],
    ["Sent", it.enquiredAt && moment(it.enquiredAt)],
    ["Wedding day", it.eventDate],
    ["Couple booked", it.coupleSaidAt && `said ${moment(it.coupleSaidAt)}`],
    ["Business too", it.businessSaidAt && `said ${moment(it.businessSaidAt)}`],
    ["Stars", `${it.stars} of 5`],
    ["Name", it.author || "erased"],
    ["Month shown", it.eventMonth],
    ["Review", it.quote],
    ["Written", moment(it.createdAt)],
    ["Published", it.publishedAt && moment(it.publishedAt)],
    ["Held", it.heldAt && `since ${moment(it.heldAt)}: ${whyHeld(it.heldReason)}`],
    [
      it.state === "refused" ? "Refused" : "Removed",
      it.removedAt && `${moment(it.removedAt)}: ${it.removedReason}`,
    ],
    ["Answer", it.answer],
    ["Answered", it.answeredAt && moment(it.answeredAt)],
  ]);

const show = deskCommand({
  name: "show",
  positionals: ["NUMBER"],
  help: "one review, whole",
  answer: review,
  run: ({ ask, words }) => ask(pathOf(words)),
  print,
});

const remove = deskCommand({
  name: "remove",
  positionals: ["NUMBER"],
  options: {
    reason: { help: "advertising, insult, private, unrelated or forged; the page names it", value: "REASON" },
  },
  help: "takes a review off its page, which then says that one was removed, and why",
  answer: review,
  run: (call) => {
    const { ask, words } = call;
    const reason = reasonOf(call, "Say why: the page names it. reviews remove NUMBER --reason advertising");
    return ask(`${pathOf(words)}/remove`, { reason });
  },
  print,
});

const refuse = deskCommand({
  name: "refuse",
  positionals: ["NUMBER"],
  options: {
    reason: {
      help: "advertising, insult, private, unrelated or forged; the couple reads it",
      value: "REASON",
    },
  },
  help: "does not publish a review that waits for you; after 'forged' all of that business wait",
  answer: review,
  run: (call) => {
    const { ask, words } = call;
    const reason = reasonOf(call, "Say why: the couple reads it. reviews refuse NUMBER --reason forged");
    return ask(`${pathOf(words)}/refuse`, { reason });
  },
  print,
});

const publish = deskCommand({
  name: "publish",
  positionals: ["NUMBER"],
  help: "publishes a review that waits for you",
  answer: review,
  run: ({ ask, words }) => ask(`${pathOf(words)}/publish`, {}),
  print,
});

const release = deskCommand({
  name: "release",
  positionals: ["NUMBER"],
  help: "the same as publish, also for one that was removed by mistake",
  answer: review,
  run: ({ ask, words }) => ask(`${pathOf(words)}/release`, {}),
  print,
});

const removeAnswer = deskCommand({
  name: "remove-answer",
  positionals: ["NUMBER"],
  help: "takes away what the business said to a review; it may write again",
  answer: review,
  run: ({ ask, words }) => ask(`${pathOf(words)}/remove-answer`, {}),
  print,
});

export const reviews: DeskSubject = {
  name: "reviews",
  help: "what couples wrote of businesses after their wedding",
  commands: [list, show, publish, refuse, remove, release, removeAnswer],
};
