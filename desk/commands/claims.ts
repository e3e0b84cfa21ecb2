import { z } from "zod";

import { claimFields } from "#app/business/claims/claim-fields.ts";
import { claimStates } from "#app/business/claims/claim-state.ts";
import { recordOf } from "#app/messaging/forms/record-of.ts";
import { deskRows, submittedNames } from "#app/messaging/forms/submitted-field.ts";
import { answerTo } from "#desk/answer-to.ts";
import { deskCommand, type DeskCommandGroup } from "#desk/desk-command.ts";
import { listCommand, newestRows, requireReason } from "#desk/list-command.ts";
import { formatInstant } from "#desk/sanitize-text.ts";
import { printFields } from "#desk/print.ts";

const listing = z.object({ id: z.int(), name: z.string() });

const summary = z.object({
  reference: z.string(),
  receivedAt: z.iso.datetime(),
  state: z.enum(claimStates),
  name: z.string().nullable(),
  email: z.string(),
  listing,
  ownedBy: z.string().nullable(),
});

const time = z.iso.datetime().nullable();

const whole = z.object({
  ...recordOf(submittedNames(claimFields), () => z.string().nullable()),
  ...summary.shape,
  invitedAt: time,
  confirmedAt: time,
  decidedAt: time,
  reason: z.string().nullable(),
  website: z.string().nullable(),
  domain: z.string().nullable(),
  ownerIsMuted: z.boolean(),
  others: z.array(summary),
});

const list = listCommand({
  kind: "claims",
  help: "who says that a listing is their own business, newest first",
  answer: answerTo("/claims", "$get", newestRows(summary)),
  columns: [
    { title: "Reference" },
    { title: "Received" },
    { title: "State" },
    { title: "From", flexible: true },
    { title: "Listing", flexible: true },
  ],
  cells: (claim) => [
    claim.reference,
    formatInstant(claim.receivedAt),
    claim.state,
    `${claim.name ?? ""} <${claim.email}>`.trim(),
    `${claim.listing.name} (${claim.listing.id})${claim.ownedBy === null ? "" : ", has an owner"}`,
  ],
});

const show = deskCommand({
  name: "show",
  positionals: ["REFERENCE"],
  help: "one claim, whole, with the others on the same listing",
  answer: answerTo("/claims/:reference", "$get", whole),
  run: ({ request, positionals: [reference = ""] }) => request(`/claims/${encodeURIComponent(reference)}`),
  print: (claim) =>
    printFields([
      ["Reference", claim.reference],
      ["Received", `${claim.receivedAt} (UTC)`],
      ["State", claim.state],
      ["Listing", `${claim.listing.name} (${claim.listing.id})`],
      ["Website", claim.website],
      ["Address at", claim.domain],
      ...deskRows(claimFields, claim),
      ["Invited", claim.invitedAt && formatInstant(claim.invitedAt)],
      ["Confirmed", claim.confirmedAt && formatInstant(claim.confirmedAt)],
      ["Decided", claim.decidedAt && formatInstant(claim.decidedAt)],
      ["Reason", claim.reason],
      [
        "Managed now by",
        claim.ownedBy &&
          `${claim.ownedBy}${claim.ownerIsMuted ? ", who wants no mail and was not told" : ""}`,
      ],
      ...claim.others.map(
        (other) =>
          [
            "Other claim",
            `${other.reference}, ${other.state}, ${other.name ?? ""} <${other.email}>`,
          ] as const,
      ),
    ]),
});

const decided = z.object({ reference: z.string(), listing, email: z.string() });

const approve = deskCommand({
  name: "approve",
  positionals: ["REFERENCE"],
  options: { replace: { help: "also when someone else manages the listing: they lose it, and are told" } },
  help: "gives the listing to who claims it: enquiries go there, and so does the link to manage it",
  answer: answerTo("/claims/:reference/:decision{(?:approve|reject)}", "$post", decided),
  run: ({ request, positionals: [reference = ""], flags }) =>
    request(`/claims/${encodeURIComponent(reference)}/approve`, { replace: flags.has("replace") }),
  print: ({ listing: { name }, email }) =>
    printFields([["Done", `${name} is managed by ${email}. The link to manage it is on its way by email.`]]),
});

const reject = deskCommand({
  name: "reject",
  positionals: ["REFERENCE"],
  options: { reason: { help: "why, in words that the claimant reads in the mail", value: "TEXT" } },
  help: "turns the claim down; its sender is told why",
  answer: answerTo("/claims/:reference/:decision{(?:approve|reject)}", "$post", decided),
  run: (call) => {
    const {
      request,
      positionals: [reference = ""],
    } = call;
    const reason = requireReason(call, "Say why: the sender reads it. claims reject REFERENCE --reason TEXT");
    return request(`/claims/${encodeURIComponent(reference)}/reject`, { reason });
  },
  print: ({ listing: { name }, email }) =>
    printFields([["Done", `${name} is not given to ${email}. The reason is on its way by email.`]]),
});

export const claims: DeskCommandGroup = {
  name: "claims",
  help: "businesses that say that a listing is theirs",
  commands: [list, show, approve, reject],
};
