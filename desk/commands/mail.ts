import { z } from "zod";

import { mailStates } from "#app/messaging/outbox/mail-states.ts";
import { answerTo } from "#desk/answer-to.ts";
import { deskCommand, type DeskCommandGroup } from "#desk/desk-command.ts";
import { DeskError } from "#desk/desk-error.ts";
import { formatInstant, sanitizeText } from "#desk/sanitize-text.ts";
import { printFields, printNewestFirst } from "#desk/print.ts";

const state = z.enum(mailStates);

const summary = z.object({
  id: z.int(),
  state,
  kind: z.string(),
  recipient: z.string().nullable(),
  about: z.string().nullable(),
  attempts: z.int(),
  queuedAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  lastError: z.string().nullable(),
});

type Summary = z.infer<typeof summary>;

const recipientOf = ({ recipient }: Summary) => recipient ?? "the team's inbox";

const list = deskCommand({
  name: "list",
  options: {
    state: { help: `only ${mailStates.join(", ")}`, value: "STATE" },
    all: { help: "all of them, not only the newest 200" },
  },
  help: "mails that wait, are tried again, were given up (dead) or sent, newest first",
  answer: answerTo(
    "/mail",
    "$get",
    z.object({
      rows: z.array(summary),
      total: z.int(),
      counts: z.partialRecord(state, z.int()),
    }),
  ),
  run: ({ request, flags, values }) => {
    const query = new URLSearchParams();
    const wanted = values.get("state");
    if (wanted !== undefined) query.set("state", wanted);
    if (flags.has("all")) query.set("all", "");
    return request(`/mail?${query.toString()}`);
  },
  print: ({ rows, total, counts }) => {
    printNewestFirst({
      kind: "mail",
      columns: [
        { title: "Mail", right: true },
        { title: "State" },
        { title: "Since" },
        { title: "Tries", right: true },
        { title: "Kind" },
        { title: "About" },
        { title: "To", flexible: true },
        { title: "Last error", flexible: true },
      ],
      rows: rows.map((mail) => [
        String(mail.id),
        mail.state,
        formatInstant(mail.sentAt ?? mail.queuedAt),
        String(mail.attempts),
        mail.kind,
        mail.about ?? "",
        recipientOf(mail),
        mail.lastError ?? "",
      ]),
      total,
    });
    // On standard error, for people: a program that reads uses --json.
    if (process.stdout.isTTY)
      console.error(mailStates.map((each) => `${counts[each] ?? 0} ${each}`).join(", "));
  },
});

const show = deskCommand({
  name: "show",
  positionals: ["NUMBER"],
  help: "one mail as it would be written now: headers and text, private keys hidden",
  answer: answerTo(
    "/mail/:id{[1-9][0-9]{0,8}}",
    "$get",
    summary.extend({
      mail: z.object({ headers: z.array(z.tuple([z.string(), z.string()])), text: z.string() }).nullable(),
    }),
  ),
  run: ({ request, positionals: [id = ""] }) => request(`/mail/${encodeURIComponent(id)}`),
  print: (shown) => {
    printFields([
      ["Mail", `${shown.id} (${shown.kind}${shown.about === null ? "" : ` of ${shown.about}`})`],
      ["State", shown.state],
      ["Tries", String(shown.attempts)],
      ["Queued", formatInstant(shown.queuedAt)],
      ["Sent", shown.sentAt && formatInstant(shown.sentAt)],
      ["Last error", shown.lastError],
    ]);
    console.log("");
    if (shown.mail === null) {
      console.log("There is nothing left to say: what it was about is over or deleted.");
      return;
    }
    for (const [name, value] of shown.mail.headers) console.log(`${name}: ${sanitizeText(value, " ")}`);
    console.log(`\n${sanitizeText(shown.mail.text, "\n").trimEnd()}`);
  },
});

const resend = deskCommand({
  name: "resend",
  positionals: ["[NUMBER]"],
  options: { dead: { help: "every dead mail" } },
  help: "tries a dead mail again for three days, or with --dead all of them",
  answer: answerTo("/mail/:id{[1-9][0-9]{0,8}}/resend", "$post", z.object({ resent: z.array(z.int()) })),
  run: ({ request, positionals: [id], flags }) => {
    if ((id === undefined) === !flags.has("dead"))
      throw new DeskError("Say which: mail resend NUMBER, or mail resend --dead for every dead one.");
    return request(id === undefined ? "/mail/resend" : `/mail/${encodeURIComponent(id)}/resend`, {});
  },
  print: ({ resent }) =>
    printFields([
      [
        "Done",
        resent.length === 0
          ? "No mail is dead: nothing has changed."
          : `${resent.length === 1 ? `Mail ${resent[0]} waits` : `${resent.length} mails wait`} again; the running site sends within half a minute.`,
      ],
    ]),
});

const drop = deskCommand({
  name: "drop",
  positionals: ["NUMBER"],
  help: "gives up a dead mail for good, such as one to an address that does not exist",
  answer: answerTo("/mail/:id{[1-9][0-9]{0,8}}/drop", "$post", z.object({ dropped: z.int() })),
  run: ({ request, positionals: [id = ""] }) => request(`/mail/${encodeURIComponent(id)}/drop`, {}),
  print: ({ dropped }) => printFields([["Done", `Mail ${dropped} is not sent.`]]),
});

export const mail: DeskCommandGroup = {
  name: "mail",
  help: "what the site sends",
  commands: [list, show, resend, drop],
};
