import { z } from "zod";

import { answerTo } from "#desk/answer-to.ts";
import { deskCommand, type DeskCommandGroup } from "#desk/desk-command.ts";
import { printTable } from "#desk/print.ts";
import { singleLine } from "#desk/sanitize-text.ts";

import { personRecord } from "./person.ts";

type Choice = z.infer<typeof personRecord>;

const eraseAddress = deskCommand({
  name: "",
  positionals: ["WHO"],
  options: { yes: { help: "does it; without it nothing is changed and you see what would be erased" } },
  help: "erases everything of an email address, or one reference; a name or a telephone number lists what to choose from",
  answer: answerTo(
    "/erase",
    "$post",
    z.object({
      counts: z.record(z.string(), z.int()),
      files: z.int(),
      done: z.boolean(),
      recordedIn: z.array(z.string()),
      choices: z.array(personRecord).nullable(),
    }),
  ),
  run: ({ request, positionals: [wanted = ""], flags }) =>
    request("/erase", { wanted, isTrial: !flags.has("yes") }),
  failed: ({ choices }) => choices !== null,
  print: ({ counts, files, done, recordedIn, choices }) => {
    if (choices !== null) return printChoices(choices);
    const rows = Object.entries(counts).map(([name, count]) => [name, String(count)]);
    if (files > 0) rows.push(["files", String(files)]);
    if (rows.length === 0) {
      console.log("There is nothing of this address or reference here.");
      return;
    }
    printTable([{ title: done ? "Erased" : "Would be erased" }, { title: "Number", right: true }], rows);
    if (!done) {
      console.log("Nothing was changed. To do it: the same with --yes.");
      return;
    }
    console.log(
      "Done, and recorded as a keyed hash, so that restoring a backup erases it again. Mails that were sent stay in the mailboxes that got them; backups have it until they are replaced.",
    );
    if (recordedIn.length > 0) console.log(`The record is in erasures.json of ${recordedIn.join(" and ")}.`);
    else console.error("The record is in the database alone, no file could be written: make a backup now.");
  },
});

function printChoices(choices: readonly Choice[]): void {
  if (choices.length === 0) {
    console.log("There is nothing of this person here.");
    return;
  }
  printTable(
    [{ title: "Reference" }, { title: "What" }, { title: "Says", flexible: true }],
    choices.map(({ kind, reference, fields }) => [
      reference ?? "",
      kind,
      singleLine(Object.values(fields).join(", ")),
    ]),
  );
  console.error(
    "Nothing was changed: others may have this name or number. Look at one with 'person show REFERENCE', then: erase REFERENCE --yes",
  );
}

export const erase: DeskCommandGroup = {
  name: "erase",
  help: "a person's data, everywhere",
  commands: [eraseAddress],
};
