import { z } from "zod";

import { invitationObstacles, type InvitationObstacle } from "#app/business/claims/invitation-obstacle.ts";
import { answerTo } from "#desk/answer-to.ts";
import { deskCommand } from "#desk/desk-command.ts";
import { DeskError } from "#desk/desk-error.ts";
import { printFields, printTable } from "#desk/print.ts";

import { emailSourceOptions, readEmailSource } from "./email-source.ts";

/** Invites one business to manage its listing. */
export const invite = deskCommand({
  name: "invite",
  positionals: ["ID"],
  options: {
    to: { help: "an address of the business that you know to be its own", value: "ADDRESS" },
    ...emailSourceOptions,
    asked: { help: "instead: the day on which the business asked you for it", value: "DATE" },
  },
  help: "mails the business a link by which it takes over its listing",
  answer: answerTo(
    "/listings/:id{[1-9][0-9]{0,8}}/invite",
    "$post",
    z.object({ reference: z.string(), listing: z.object({ id: z.int(), name: z.string() }) }),
  ),
  run: ({ request, positionals: [id = ""], values }) =>
    request(`/listings/${encodeURIComponent(id)}/invite`, {
      to: values.get("to") ?? "",
      ...readEmailSource(values),
      asked: values.get("asked") ?? null,
    }),
  print: ({ reference, listing }, { values }) =>
    printFields([
      [
        "Done",
        `${values.get("to")} is invited to keep ${listing.name} (${listing.id}). The invitation is ${reference}.`,
      ],
    ]),
});

const planned = z.object({ id: z.int(), name: z.string(), category: z.string(), email: z.string() });

const obstacle = z.enum([
  "no-source",
  "owned",
  "invited",
  "same-email",
  "silenced",
]) satisfies z.ZodType<InvitationObstacle>;

const answer = z.object({
  chosen: z.array(
    planned.extend({
      basis: z.object({ source: z.string().nullable(), foundOn: z.string() }),
      reference: z.string().nullable(),
    }),
  ),
  left: z.int(),
  hindered: z.array(planned.extend({ obstacle })),
  example: z.string().nullable(),
});

/** Maximum number of invitations in one run, where the operator names none. */
const usualLimit = "20";

/** Invites the businesses of imported lists, each once. */
export const inviteAll = deskCommand({
  name: "invite-all",
  options: {
    category: { help: "only listings of this category", value: "CATEGORY" },
    limit: { help: `how many at most, ${usualLimit} without`, value: "NUMBER" },
    yes: { help: "sends them; without it you see who would get what" },
  },
  help: "invites the businesses of an imported list to manage their listings, each once",
  answer: answerTo("/listings/invite-all", "$post", answer),
  run: ({ request, flags, values }) => {
    const limit = Number(values.get("limit") ?? usualLimit);
    if (!Number.isInteger(limit)) throw new DeskError("--limit: give a whole number.");
    return request("/listings/invite-all", {
      category: values.get("category") ?? null,
      limit,
      send: flags.has("yes"),
    });
  },
  print: (result, { flags }) => printInvitations(result, flags.has("yes")),
});

function printInvitations(
  { chosen, left, hindered, example }: z.infer<typeof answer>,
  isSent: boolean,
): void {
  printTable(
    [
      { title: "Id", right: true },
      { title: "Name", flexible: true },
      { title: "Address" },
      { title: "What", flexible: true },
    ],
    [
      ...chosen.map(({ id, name, email, basis, reference }) => [
        String(id),
        name,
        email,
        `${sentOrNot(reference, isSent)} (${basis.source ?? "asked"}, ${basis.foundOn})`,
      ]),
      ...hindered.map(({ id, name, email, obstacle: why }) => [
        String(id),
        name,
        email,
        `not: ${invitationObstacles[why]}`,
      ]),
    ],
  );
  if (!isSent && example !== null) console.log(`\nThe first of these mails:\n\n${example}`);
  const count = isSent ? chosen.filter(({ reference }) => reference !== null).length : chosen.length;
  const more = left > 0 ? ` ${left} more can be invited after these.` : "";
  console.log(
    isSent
      ? `${count} invited, ${hindered.length} not.${more}`
      : `Nothing was sent. ${count} would be invited, ${hindered.length} not.${more} With --yes they are.`,
  );
}

function sentOrNot(reference: string | null, isSent: boolean): string {
  if (!isSent) return "would be invited";
  return reference === null ? "not: something came between" : `invited, ${reference}`;
}
