import { z } from "zod";

import { answerTo } from "#desk/answer-to.ts";
import { deskCommand, type DeskCommandGroup } from "#desk/desk-command.ts";
import { DeskError } from "#desk/desk-error.ts";
import { printFields } from "#desk/print.ts";
import { writeOutput } from "#desk/write-output.ts";

export const personRecord = z.object({
  kind: z.string(),
  reference: z.string().nullable(),
  fields: z.record(z.string(), z.string()),
});

const records = z.object({ records: z.array(personRecord) });

const nothing = "There is nothing of this person here.";

const show = deskCommand({
  name: "show",
  positionals: ["WHO"],
  help: "everything saved about an email address, a telephone number or a name; or one reference",
  answer: answerTo("/person", "$post", records),
  run: ({ request, positionals: [wanted = ""] }) => request("/person", { wanted }),
  print: (answer) => {
    if (answer.records.length === 0) console.log(nothing);
    for (const [index, { kind, reference, fields }] of answer.records.entries()) {
      if (index > 0) console.log("");
      printFields([["What", kind], ["Reference", reference], ...Object.entries(fields)]);
    }
  },
});

const exportAll = deskCommand({
  name: "export",
  positionals: ["WHO", "[FILE]"],
  help: "the same as a file to hand over, as JSON",
  answer: answerTo("/person", "$post", records),
  run: ({ request, positionals: [wanted = ""] }) => request("/person", { wanted }),
  print: (answer, { positionals: [, file] }) => {
    const number = answer.records.length;
    writeOutput(
      `${JSON.stringify(answer.records, null, 2)}\n`,
      file,
      `${number} ${number === 1 ? "record" : "records"}`,
    );
  },
});

const correct = deskCommand({
  name: "correct",
  positionals: ["REFERENCE"],
  options: { name: { help: "the right name", value: "NAME" } },
  help: "corrects the name in an enquiry, an application or a claim; an address is confirmed again by its owner",
  answer: answerTo(
    "/person/correct",
    "$post",
    z.object({ reference: z.string(), before: z.string(), name: z.string() }),
  ),
  run: ({ request, positionals: [reference = ""], values }) => {
    const name = values.get("name")?.trim();
    if (!name) throw new DeskError("Say the right name: person correct REFERENCE --name NAME");
    return request("/person/correct", { reference, name });
  },
  print: ({ reference, before, name }) =>
    printFields([
      ["Corrected", reference],
      ["Before", before],
      ["Now", name],
    ]),
});

export const person: DeskCommandGroup = {
  name: "person",
  help: "what is saved about a person, for the person who asks for it",
  commands: [show, exportAll, correct],
};
