import { z } from "zod";

import { suggestionFields } from "#app/couple/suggestions/suggestion-fields.ts";
import { recordOf } from "#app/messaging/forms/record-of.ts";
import { deskRows, submittedNames } from "#app/messaging/forms/submitted-field.ts";
import { suggestionOutcomes } from "#database/enums.ts";
import { answerTo } from "#desk/answer-to.ts";
import { deskCommand, type DeskCommandGroup } from "#desk/desk-command.ts";
import { formatInstant } from "#desk/sanitize-text.ts";
import { printFields, printNewestFirst } from "#desk/print.ts";

import { emailSourceOptions, readEmailSource } from "./email-source.ts";

const summary = z.object({
  ...recordOf(submittedNames(suggestionFields), () => z.string().nullable()),
  reference: z.string(),
  receivedAt: z.iso.datetime(),
  name: z.string(),
  category: z.string(),
  doneAt: z.iso.datetime().nullable(),
  outcome: z.enum(suggestionOutcomes).nullable(),
});

const list = deskCommand({
  name: "list",
  options: {
    all: { help: "all of them, not only the newest 200" },
    open: { help: "only those that nobody has looked at" },
  },
  help: "businesses that couples suggest, newest first",
  answer: answerTo("/suggestions", "$get", z.object({ rows: z.array(summary), total: z.int() })),
  run: ({ request, flags }) => request(`/suggestions?${[...flags].join("&")}`),
  print: ({ rows, total }, { flags }) => {
    if (rows.length === 0 && flags.has("open")) {
      console.log("No suggestion is open.");
      return;
    }
    printNewestFirst({
      kind: "suggestions",
      columns: [
        { title: "Reference" },
        { title: "Received" },
        { title: "State" },
        { title: "Category" },
        { title: "Name", flexible: true },
        { title: "Website", flexible: true },
      ],
      rows: rows.map(({ reference, receivedAt, outcome, category, name, website }) => [
        reference,
        formatInstant(receivedAt),
        outcome ?? "open",
        category,
        name,
        website ?? "",
      ]),
      total,
    });
  },
});

const show = deskCommand({
  name: "show",
  positionals: ["REFERENCE"],
  help: "one suggestion, whole",
  answer: answerTo("/suggestions/:reference", "$get", summary),
  run: ({ request, positionals: [reference = ""] }) =>
    request(`/suggestions/${encodeURIComponent(reference)}`),
  print: (suggestion) =>
    printFields([
      ["Reference", suggestion.reference],
      ["Received", `${suggestion.receivedAt} (UTC)`],
      ["State", suggestion.outcome ?? "open"],
      ...deskRows(suggestionFields, suggestion),
    ]),
});

const at = (reference: string, step: string) => `/suggestions/${encodeURIComponent(reference)}/${step}`;

const accept = deskCommand({
  name: "accept",
  positionals: ["REFERENCE"],
  options: {
    phone: { help: "their telephone number", value: "NUMBER" },
    website: { help: "instead of the couple's", value: "URL" },
    email: { help: "where the invitation goes", value: "ADDRESS" },
    ...emailSourceOptions,
  },
  help: "lists the business with what is known, and invites it where you name its email with its source",
  answer: answerTo(
    "/suggestions/:reference/accept",
    "$post",
    z.object({ listingId: z.int(), invitation: z.string().nullable() }),
  ),
  run: ({ request, positionals: [reference = ""], values }) =>
    request(at(reference, "accept"), {
      phone: values.get("phone") ?? null,
      website: values.get("website") ?? null,
      email: values.get("email") ?? null,
      ...readEmailSource(values),
    }),
  print: ({ listingId, invitation }) =>
    printFields([
      ["Listed", String(listingId)],
      ["Invited", invitation ?? "no: name --email, --source and --found, or: listings invite-all"],
    ]),
});

const dismiss = deskCommand({
  name: "dismiss",
  positionals: ["REFERENCE"],
  help: "closes a suggestion without a listing",
  answer: answerTo("/suggestions/:reference/dismiss", "$post", z.object({ wasOpen: z.boolean() })),
  run: ({ request, positionals: [reference = ""] }) => request(at(reference, "dismiss"), {}),
  print: ({ wasOpen }) =>
    printFields([["Done", wasOpen ? "It is dismissed." : "It was closed before: nothing has changed."]]),
});

export const suggestions: DeskCommandGroup = {
  name: "suggestions",
  help: "businesses that couples suggest",
  commands: [list, show, accept, dismiss],
};
