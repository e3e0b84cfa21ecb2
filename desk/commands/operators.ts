import { z } from "zod";

import { answerTo } from "#desk/answer-to.ts";
import { deskCommand, type DeskCommandGroup } from "#desk/desk-command.ts";
import { formatInstant } from "#desk/sanitize-text.ts";
import { printFields, printTable } from "#desk/print.ts";

const link = z.object({ email: z.string(), url: z.string(), isNew: z.boolean(), isMailed: z.boolean() });

function printLink({ email, url, isMailed }: z.infer<typeof link>): void {
  printFields([
    ["Operator", email],
    ["Link", url],
    ["Mail", isMailed ? "The link is on its way by email." : "No mail server is set: pass the link on."],
  ]);
  console.log("Anyone who has the link decides for the team. Unused for 60 days, it stops working.");
}

const inviteOperator = deskCommand({
  name: "",
  positionals: ["ADDRESS"],
  help: "gives an operator a private link to the desk's page, and mails it; the same link when asked again",
  answer: answerTo("/operators/invite", "$post", link),
  run: ({ request, positionals: [address = ""] }) => request("/operators/invite", { address }),
  print: printLink,
});

export const invite: DeskCommandGroup = {
  name: "invite",
  help: "a link to the desk's page, for an operator on a phone",
  commands: [inviteOperator],
};

const list = deskCommand({
  name: "list",
  help: "who has a link to the desk's page, and when it was last used",
  answer: answerTo(
    "/operators",
    "$get",
    z.object({
      rows: z.array(
        z.object({
          email: z.string(),
          invitedAt: z.iso.datetime(),
          lastUsedAt: z.iso.datetime().nullable(),
          expiresAt: z.iso.datetime().nullable(),
          works: z.boolean(),
        }),
      ),
    }),
  ),
  run: ({ request }) => request("/operators"),
  print: ({ rows }) => {
    if (rows.length === 0) {
      console.log("No operator has a link yet: npm run desk -- invite ADDRESS");
      return;
    }
    printTable(
      [
        { title: "Operator", flexible: true },
        { title: "Invited" },
        { title: "Last used" },
        { title: "Link" },
      ],
      rows.map(({ email, invitedAt, lastUsedAt, expiresAt, works }) => [
        email,
        formatInstant(invitedAt),
        lastUsedAt === null ? "never" : formatInstant(lastUsedAt),
        works && expiresAt !== null ? `works until ${formatInstant(expiresAt)}` : "expired: invite again",
      ]),
    );
  },
});

const renew = deskCommand({
  name: "renew",
  positionals: ["ADDRESS"],
  help: "makes an operator's link new and mails it; the old one stops working",
  answer: answerTo("/operators/renew", "$post", link),
  run: ({ request, positionals: [address = ""] }) => request("/operators/renew", { address }),
  print: printLink,
});

const revoke = deskCommand({
  name: "revoke",
  positionals: ["ADDRESS"],
  help: "takes an operator's link away: it stops working at once",
  answer: answerTo("/operators/revoke", "$post", z.object({ email: z.string() })),
  run: ({ request, positionals: [address = ""] }) => request("/operators/revoke", { address }),
  print: ({ email }) => printFields([["Done", `The link of ${email} no longer works.`]]),
});

const digest = deskCommand({
  name: "digest",
  help: "mails them now what waits, with a link to each thing, as every morning at seven",
  answer: answerTo(
    "/operators/digest",
    "$post",
    z.object({ waiting: z.int(), operators: z.array(z.string()) }),
  ),
  run: ({ request }) => request("/operators/digest", {}),
  print: ({ waiting, operators: told }) => {
    if (waiting === 0) console.log("Nothing waits, so nothing was sent.");
    else if (told.length === 0) console.log("No operator has a link yet: npm run desk -- invite ADDRESS");
    else
      console.log(
        `${waiting === 1 ? "1 thing is" : `${waiting} things are`} waiting. We emailed ${told.join(", ")}, with a link to each.`,
      );
  },
});

export const operators: DeskCommandGroup = {
  name: "operators",
  help: "who has a link to the desk's page",
  commands: [list, renew, revoke, digest],
};
