import { z } from "zod";

import { reviewBurstLimit, moderatedFirstReviews } from "#app/couple/reviews/review-rules.ts";
import { answerTo } from "#desk/answer-to.ts";
import { deskCommand, type DeskCommandGroup } from "#desk/desk-command.ts";
import { listCommand, newestRows, requireReason } from "#desk/list-command.ts";
import { formatInstant } from "#desk/sanitize-text.ts";
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

const list = listCommand({
  kind: "reviews",
  help: "what couples wrote of businesses: those that wait for you first, then the newest",
  answer: answerTo("/reviews", "$get", newestRows(review)),
  columns: [
    { title: "Number", right: true },
    { title: "Written" },
    { title: "State" },
    { title: "Stars", right: true },
    { title: "Listing and words", flexible: true },
  ],
  cells: ({ id, createdAt, state, stars, listing, quote }) => [
    String(id),
    formatInstant(createdAt),
    state === "held" ? "HELD" : state,
    String(stars),
    `${listing.name} (${listing.id}): ${quote.replace(/\s+/g, " ")}`,
  ],
});

const pathOf = ([id = ""]: readonly string[]) => `/reviews/${encodeURIComponent(id)}`;

/** Why a review is held, in words for the operator. */
const reasons: Readonly<Record<string, string>> = {
  links: "it has a link",
  markup: "it has markup",
  address: "it has an email address",
  first: `it is one of the first ${moderatedFirstReviews} reviews of this business`,
  burst: `${reviewBurstLimit.others} others of this business were written within ${reviewBurstLimit.days} days`,
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
    ["Sent", it.enquiredAt && formatInstant(it.enquiredAt)],
    ["Wedding day", it.eventDate],
    ["Couple booked", it.coupleSaidAt && `said ${formatInstant(it.coupleSaidAt)}`],
    ["Business too", it.businessSaidAt && `said ${formatInstant(it.businessSaidAt)}`],
    ["Stars", `${it.stars} of 5`],
    ["Name", it.author || "erased"],
    ["Month shown", it.eventMonth],
    ["Review", it.quote],
    ["Written", formatInstant(it.createdAt)],
    ["Published", it.publishedAt && formatInstant(it.publishedAt)],
    ["Held", it.heldAt && `since ${formatInstant(it.heldAt)}: ${whyHeld(it.heldReason)}`],
    [
      it.state === "refused" ? "Refused" : "Removed",
      it.removedAt && `${formatInstant(it.removedAt)}: ${it.removedReason}`,
    ],
    ["Answer", it.answer],
    ["Answered", it.answeredAt && formatInstant(it.answeredAt)],
  ]);

const show = deskCommand({
  name: "show",
  positionals: ["NUMBER"],
  help: "one review, whole",
  answer: answerTo("/reviews/:id{[1-9][0-9]{0,8}}", "$get", review),
  run: ({ request, positionals }) => request(pathOf(positionals)),
  print,
});

const changed = answerTo(
  "/reviews/:id{[1-9][0-9]{0,8}}/:step{(?:remove|refuse|release|publish|remove-answer)}",
  "$post",
  review,
);

const remove = deskCommand({
  name: "remove",
  positionals: ["NUMBER"],
  options: {
    reason: { help: "advertising, insult, private, unrelated or forged; the page names it", value: "REASON" },
  },
  help: "takes a review off its page, which then says that one was removed, and why",
  answer: changed,
  run: (call) => {
    const { request, positionals } = call;
    const reason = requireReason(
      call,
      "Say why: the page names it. reviews remove NUMBER --reason advertising",
    );
    return request(`${pathOf(positionals)}/remove`, { reason });
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
  answer: changed,
  run: (call) => {
    const { request, positionals } = call;
    const reason = requireReason(call, "Say why: the couple reads it. reviews refuse NUMBER --reason forged");
    return request(`${pathOf(positionals)}/refuse`, { reason });
  },
  print,
});

const publish = deskCommand({
  name: "publish",
  positionals: ["NUMBER"],
  help: "publishes a review that waits for you",
  answer: changed,
  run: ({ request, positionals }) => request(`${pathOf(positionals)}/publish`, {}),
  print,
});

const release = deskCommand({
  name: "release",
  positionals: ["NUMBER"],
  help: "the same as publish, also for one that was removed by mistake",
  answer: changed,
  run: ({ request, positionals }) => request(`${pathOf(positionals)}/release`, {}),
  print,
});

const removeAnswer = deskCommand({
  name: "remove-answer",
  positionals: ["NUMBER"],
  help: "takes away what the business said to a review; it may write again",
  answer: changed,
  run: ({ request, positionals }) => request(`${pathOf(positionals)}/remove-answer`, {}),
  print,
});

export const reviews: DeskCommandGroup = {
  name: "reviews",
  help: "what couples wrote of businesses after their wedding",
  commands: [list, show, publish, refuse, remove, release, removeAnswer],
};
