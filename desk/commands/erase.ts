import { z } from "zod";

import { answerTo } from "#desk/answer-to.ts";
import { deskCommand, type DeskCommandGroup } from "#desk/desk-command.ts";
import { printTable } from "#desk/print.ts";

const eraseAddress = deskCommand({
  name: "",
  positionals: ["ADDRESS"],
  options: { yes: { help: "does it; without it nothing is changed and you see what would be erased" } },
  help: "erases everything that belongs to an email address; no backup brings it back",
  answer: answerTo(
    "/erase",
    "$post",
    z.object({ counts: z.record(z.string(), z.int()), files: z.int(), done: z.boolean() }),
  ),
  run: ({ request, positionals: [address = ""], flags }) =>
    request("/erase", { address, isTrial: !flags.has("yes") }),
  print: ({ counts, files, done }) => {
    const rows = Object.entries(counts).map(([name, count]) => [name, String(count)]);
    if (files > 0) rows.push(["files", String(files)]);
    if (rows.length === 0) {
      console.log("There is nothing of this address here.");
      return;
    }
    printTable([{ title: done ? "Erased" : "Would be erased" }, { title: "Number", right: true }], rows);
    if (done)
      console.log(
        "Done, and written down as a keyed hash, so that restoring a backup erases it again. Mails that were sent stay in the mailboxes that got them; backups have it until they are replaced.",
      );
    else console.log("Nothing was changed. To do it: the same with --yes.");
  },
});

export const erase: DeskCommandGroup = {
  name: "erase",
  help: "a person's data, everywhere",
  commands: [eraseAddress],
};
