import { z } from "zod";

import { deskCommand, type DeskSubject } from "#desk/desk-command.ts";
import { letterList, reasonOf } from "#desk/letters.ts";
import { moment } from "#desk/plain-text.ts";
import { printFields } from "#desk/print.ts";

const time = z.iso.datetime().nullable();

const review = z.object({
  id: z.int(),
  listing: z.object({ id: z.int(), name: z.string() }),
  reference: z.string().nullable(),
  state: z.enum(["published", "held", "removed"]),
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

const print = (it: z.infer<typeof review>) =>
  printFields([
    ["Number", String(it.id)],
    ["State", it.state],
    ["Listing", `${it.listing.name} (${it.listing.id})`],
    ["Enquiry", it.reference],
    ["Stars", `${it.stars} of 5`],
    ["Name", it.author || "erased"],
    ["Wedding", it.eventMonth],
    ["Review", it.quote],
    ["Written", moment(it.createdAt)],
    ["Published", it.publishedAt && moment(it.publishedAt)],
    ["Held", it.heldAt && `since ${moment(it.heldAt)} for its ${it.heldReason}`],
    ["Removed", it.removedAt && `${moment(it.removedAt)}: ${it.removedReason}`],
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

const release = deskCommand({
  name: "release",
  positionals: ["NUMBER"],
  help: "publishes a review that is held, or that was removed by mistake",
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
  commands: [list, show, remove, release, removeAnswer],
};
