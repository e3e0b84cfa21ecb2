import { z } from "zod";

import { recordOf } from "#app/messaging/forms/record-of.ts";
import { waitingKinds } from "#app/operator/waiting-list/desk-actions.ts";
import { answerTo } from "#desk/answer-to.ts";
import { deskCommand, type DeskCommandGroup } from "#desk/desk-command.ts";
import { printTable } from "#desk/print.ts";

const number = z.number();

const whatWaits = deskCommand({
  name: "",
  help: "what waits for you, in numbers: decisions, held texts, mails that are stuck, quarantined plans",
  answer: answerTo(
    "/status",
    "$get",
    z.object({
      mails: z.object({ waiting: number, retrying: number, dead: number }),
      oldestWaitingSeconds: number,
      enquiries: number,
      held: z.object({
        enquiries: number,
        texts: number,
        applications: number,
        corrections: number,
        reviews: number,
      }),
      plans: number,
      quarantinedPlans: number,
      toDecide: z.object(recordOf(waitingKinds, () => number)),
    }),
  ),
  run: ({ request }) => request("/status"),
  print: ({ mails, held, plans, quarantinedPlans, toDecide }) => {
    const rows: [string, number, string][] = [
      ["Applications", toDecide.application, "applications list"],
      ["Claims", toDecide.claim, "claims list"],
      ["Enquiries to pass on", toDecide.passon, "enquiries list"],
      ["Enquiries to answer", toDecide.advice, "enquiries list --state new"],
      ["Open corrections", toDecide.correction, "corrections list --open"],
      ["Suggested vendors", toDecide.suggestion, "suggestions list --open"],
      ["Facts that venues reported", toDecide.fact, "facts list"],
      ["Old backups", toDecide.backup, "backup FILE"],
      ["Doubted clock", toDecide.clock, "clock show"],
      ["Mails that wait", mails.waiting, "mail list --state waiting"],
      ["Mails that are tried again", mails.retrying, "mail list --state retrying"],
      ["Mails that were given up", mails.dead, "mail list --state dead"],
      ["Held enquiries", held.enquiries, "enquiries list"],
      ["Held messages and answers", held.texts, "enquiries list"],
      ["Held applications", held.applications, "applications list"],
      ["Held corrections", held.corrections, "corrections list"],
      ["Reviews that wait for you", held.reviews, "reviews list"],
      ["Plans on the server", plans, "plans list"],
      ["Quarantined plans", quarantinedPlans, "plans list --quarantined"],
    ];
    printTable(
      [{ title: "What" }, { title: "Number", right: true }, { title: "More" }],
      rows.map(([what, count, more]) => [what, String(count), more]),
    );
  },
});

export const status: DeskCommandGroup = { name: "status", help: "what waits for you", commands: [whatWaits] };
