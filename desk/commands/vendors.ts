import { readFileSync } from "node:fs";

import { z } from "zod";

import { parseSpreadsheet } from "#app/spreadsheets/parse-spreadsheet.ts";
import { writeSpreadsheet } from "#app/spreadsheets/write-spreadsheet.ts";
import { problemsTitle, readOnlyTitles, vendorColumns } from "#app/catalogue/register/vendor-columns.ts";
import { vendorFieldsSchema } from "#app/catalogue/register/vendor-fields.ts";
import { DeskError } from "#desk/desk-error.ts";
import { answerTo } from "#desk/answer-to.ts";
import { deskCommand, type DeskCommandGroup } from "#desk/desk-command.ts";
import { sanitizeText } from "#desk/sanitize-text.ts";
import { printTable } from "#desk/print.ts";
import { writeOutput } from "#desk/write-output.ts";

const outcome = z.enum(["add", "change", "same", "refuse"]);

const report = z.object({
  encoding: z.string(),
  delimiter: z.string(),
  ignoredColumns: z.array(z.string()),
  written: z.boolean(),
  counts: z.record(outcome, z.int()),
  lines: z.array(
    z.object({
      line: z.int(),
      outcome,
      id: z.int().nullable(),
      name: z.string(),
      changes: z.array(z.string()),
      notes: z.array(z.string()),
      problems: z.array(z.object({ field: z.string(), reason: z.string() })),
    }),
  ),
});

const importFile = deskCommand({
  name: "import",
  positionals: ["FILE"],
  options: {
    "dry-run": { help: "only says what would be done" },
    "skip-bad": { help: "writes the good lines although others are refused" },
    "allow-duplicates": { help: "adds what looks like a business that is there" },
    "only-refused": { help: "lists only the refused lines" },
    refused: {
      help: "writes the refused lines with what to mend into a file, to be imported next",
      value: "FILE",
    },
  },
  help: "adds and changes vendors from a spreadsheet (CSV); name, category and a phone number suffice",
  answer: answerTo("/vendors/import", "$post", report),
  run: ({ request, positionals: [file = ""], flags }) =>
    request(`/vendors/import?${[...flags].join("&")}`, readFile(file)),
  print: (answer, { positionals: [file = ""], flags, values }) => {
    printReport(answer, flags);
    const into = values.get("refused");
    if (into !== undefined) writeRefused(answer.lines, readFile(file), into);
  },
  failed: ({ counts, written }) => counts.refuse > 0 && !written,
});

function readFile(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new DeskError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const words = { add: "new", change: "changed", same: "same", refuse: "refused" } as const;

/** The refused lines as they stand in the file, each with what to mend. */
function writeRefused(lines: z.infer<typeof report>["lines"], bytes: Uint8Array, into: string): void {
  const { header, rows } = parseSpreadsheet(bytes);
  const problemsOf = new Map(
    lines.map(({ line, problems }) => [line, problems.map(({ field, reason }) => `${field}: ${reason}`)]),
  );
  const wasAt = header.findIndex((title) => title.trim().toLowerCase() === problemsTitle);
  const own = (cells: readonly string[]) =>
    header.map((_title, at) => cells[at] ?? "").filter((_cell, at) => at !== wasAt);
  const refused = rows.flatMap(({ line, cells }) => {
    const problems = problemsOf.get(line) ?? [];
    return problems.length === 0 ? [] : [[problems.join("; "), ...own(cells)]];
  });
  writeOutput(
    writeSpreadsheet([problemsTitle, ...own(header)], refused),
    into,
    `${refused.length} refused lines`,
  );
}

function printReport(
  { lines, counts, written, ...file }: z.infer<typeof report>,
  flags: ReadonlySet<string>,
): void {
  const told = lines.filter(({ outcome: came, notes }) =>
    flags.has("only-refused") ? came === "refuse" : came !== "same" || notes.length > 0,
  );
  printTable(
    [
      { title: "Line", right: true },
      { title: "" },
      { title: "Id", right: true },
      { title: "Name", flexible: true },
      { title: "What", flexible: true },
    ],
    told.flatMap(({ line, outcome: came, id, name, changes, notes, problems }) =>
      problems.length === 0
        ? [
            [
              String(line),
              words[came],
              String(id ?? ""),
              name,
              [changes.join(", "), ...notes].filter(Boolean).join("; "),
            ],
          ]
        : problems.map(({ field, reason }) => [
            String(line),
            words[came],
            String(id ?? ""),
            name,
            `${field}: ${reason}`,
          ]),
    ),
  );
  const delimiter = { ",": "commas", ";": "semicolons", "\t": "tabs" }[file.delimiter] ?? file.delimiter;
  console.log(
    `${lines.length} lines (${file.encoding}, ${delimiter}): ${counts.add} new, ${counts.change} changed, ${counts.same} the same, ${counts.refuse} refused.`,
  );
  if (file.ignoredColumns.length > 0)
    console.log(`Columns that mean nothing here: ${sanitizeText(file.ignoredColumns.join(", "), " ")}`);
  console.log(conclusion(counts, written, flags.has("dry-run")));
}

function conclusion(
  { add, change, refuse }: z.infer<typeof report>["counts"],
  written: boolean,
  isDryRun: boolean,
): string {
  if (written) return "Written: the site shows it.";
  if (isDryRun) return "A dry run: nothing was written.";
  if (refuse > 0)
    return `Nothing was written. Mend the refused lines${add + change > 0 ? ", or leave them out with --skip-bad" : ""}.`;
  return "There was nothing to write.";
}

const register = z.object({
  rows: z.array(
    z.object({
      id: z.int(),
      state: z.string(),
      origin: z.string(),
      fields: vendorFieldsSchema,
    }),
  ),
});

const exportFile = deskCommand({
  name: "export",
  positionals: ["[FILE]"],
  options: { all: { help: "also those that the public does not see" } },
  help: "all listings as a spreadsheet (CSV), into FILE or onto the terminal; import reads it again",
  answer: answerTo("/vendors", "$get", register),
  run: ({ request, flags }) => request(`/vendors${flags.has("all") ? "?all" : ""}`),
  print: ({ rows }, { positionals: [file] }) =>
    writeOutput(
      writeSpreadsheet(
        ["id", ...vendorColumns.map(({ titles: [title] }) => title), ...readOnlyTitles],
        rows.map(({ id, fields, ...rest }) => [
          String(id),
          ...vendorColumns.map(({ write }) => write(fields)),
          ...readOnlyTitles.map((title) => rest[title]),
        ]),
      ),
      file,
      `${rows.length} listings`,
    ),
});

export const vendors: DeskCommandGroup = {
  name: "vendors",
  help: "the catalogue as a spreadsheet",
  commands: [importFile, exportFile],
};
