import { z } from "zod";

import { applicationStates } from "#app/business/applications/application-fields.ts";
import { answerTo } from "#desk/answer-to.ts";
import { deskCommand, type DeskCommandGroup } from "#desk/desk-command.ts";
import { listCommand, newestRows, requireReason } from "#desk/list-command.ts";
import { formatInstant } from "#desk/sanitize-text.ts";
import { printFields } from "#desk/print.ts";

const summary = z.object({
  reference: z.string(),
  receivedAt: z.iso.datetime(),
  state: z.enum(applicationStates),
  email: z.string(),
  name: z.string(),
  category: z.string(),
});

const time = z.iso.datetime().nullable();

const whole = summary.extend({
  contactName: z.string(),
  confirmedAt: time,
  decidedAt: time,
  reason: z.string().nullable(),
  listingId: z.int().nullable(),
  description: z.string(),
  about: z.array(z.string()),
  offers: z.array(z.string()),
  facts: z.array(z.tuple([z.string(), z.string()]).readonly()),
  lookAlikes: z.array(z.object({ id: z.int(), name: z.string(), state: z.string(), field: z.string() })),
});

const list = listCommand({
  kind: "applications",
  help: "businesses that would like to be listed, newest first",
  answer: answerTo("/applications", "$get", newestRows(summary)),
  columns: [
    { title: "Reference" },
    { title: "Received" },
    { title: "State" },
    { title: "Category" },
    { title: "Business", flexible: true },
  ],
  cells: ({ reference, receivedAt, state, category, name, email }) => [
    reference,
    formatInstant(receivedAt),
    state,
    category,
    `${name} <${email}>`,
  ],
});

const show = deskCommand({
  name: "show",
  positionals: ["REFERENCE"],
  help: "one application, whole, with the listings that look like the same business",
  answer: answerTo("/applications/:reference", "$get", whole),
  run: ({ request, positionals: [reference = ""] }) =>
    request(`/applications/${encodeURIComponent(reference)}`),
  print: (application) =>
    printFields([
      ["Reference", application.reference],
      ["Received", `${application.receivedAt} (UTC)`],
      ["State", application.state],
      ["Confirmed", application.confirmedAt && formatInstant(application.confirmedAt)],
      ["Decided", application.decidedAt && formatInstant(application.decidedAt)],
      ["Reason", application.reason],
      ["Listing", application.listingId === null ? null : String(application.listingId)],
      ["Business", application.name],
      ["Contact", application.contactName],
      ["Email", application.email],
      ...application.facts,
      ["Card", application.description],
      ["About", application.about.join("\n")],
      ["Offers", application.offers.join("\n")],
      ...application.lookAlikes.map(
        ({ id, name, state, field }) => ["Looks like", `${name} (${id}, ${state}), by its ${field}`] as const,
      ),
    ]),
});

const decided = z.object({ reference: z.string(), name: z.string(), listingId: z.int().nullable() });

const approve = deskCommand({
  name: "approve",
  positionals: ["REFERENCE"],
  help: "lists the business; it is live at once, and the business gets the link to manage it",
  answer: answerTo("/applications/:reference/:decision{(?:approve|reject)}", "$post", decided),
  run: ({ request, positionals: [reference = ""] }) =>
    request(`/applications/${encodeURIComponent(reference)}/approve`, {}),
  print: ({ name, listingId }) =>
    printFields([
      ["Done", `${name} is listed as ${listingId}. The link to manage it is on its way by email.`],
    ]),
});

const reject = deskCommand({
  name: "reject",
  positionals: ["REFERENCE"],
  options: { reason: { help: "why, in words that the business reads in its mail", value: "TEXT" } },
  help: "turns the business down; it is told why",
  answer: answerTo("/applications/:reference/:decision{(?:approve|reject)}", "$post", decided),
  run: (call) => {
    const {
      request,
      positionals: [reference = ""],
    } = call;
    const reason = requireReason(
      call,
      "Say why: the business reads it. applications reject REFERENCE --reason TEXT",
    );
    return request(`/applications/${encodeURIComponent(reference)}/reject`, { reason });
  },
  print: ({ name }) => printFields([["Done", `${name} is not listed. The reason is on its way by email.`]]),
});

const release = deskCommand({
  name: "release",
  positionals: ["REFERENCE"],
  help: "lets an application go that is held for its links: its address is asked to confirm",
  answer: answerTo("/applications/:reference/release", "$post", z.object({ wasHeld: z.boolean() })),
  run: ({ request, positionals: [reference = ""] }) =>
    request(`/applications/${encodeURIComponent(reference)}/release`, {}),
  print: ({ wasHeld }) =>
    printFields([
      [
        "Done",
        wasHeld
          ? "It is released. The link to confirm its address is on its way by email."
          : "It was not held: nothing has changed.",
      ],
    ]),
});

export const applications: DeskCommandGroup = {
  name: "applications",
  help: "businesses that would like to be listed",
  commands: [list, show, release, approve, reject],
};
