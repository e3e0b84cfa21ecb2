import { resolve } from "node:path";

import { z } from "zod";

import { deskCommand, type DeskSubject } from "#desk/desk-command.ts";
import { restoreSite } from "#desk/restore-site.ts";
import { printTable } from "#desk/print.ts";

const counts = z.record(z.string(), z.int());

const printCounts = (rows: z.infer<typeof counts>) =>
  printTable(
    [{ title: "Table" }, { title: "Rows", right: true }],
    Object.entries(rows).map(([name, count]) => [name, String(count)]),
  );

const makeBackup = deskCommand({
  name: "",
  positionals: ["FILE"],
  help: "copies everything into one file, while the site runs too",
  answer: z.object({
    file: z.string(),
    counts,
    rows: z.int(),
    bytes: z.int(),
    sha256: z.string(),
    withSecret: z.boolean(),
  }),
  run: ({ ask, words: [file = ""] }) => ask("/backup", { file: resolve(file) }),
  print: (answer) => {
    printCounts(answer.counts);
    console.log(`${answer.rows} rows in ${answer.file} (${answer.bytes} bytes), for your eyes alone.`);
    console.log(
      answer.withSecret
        ? "The secret of the site is in it: whoever has the file can make every private link."
        : "SITE_SECRET is a setting and not in it: keep it elsewhere, or the private links are lost.",
    );
  },
});

export const backup: DeskSubject = {
  name: "backup",
  help: "a copy of everything in one file",
  commands: [makeBackup],
};

const putBack = deskCommand({
  name: "",
  positionals: ["FILE"],
  options: {
    into: { value: "DATA_DIR", help: "an embedded database in this folder, whatever the settings say" },
    replace: { help: "the database may hold something, which is lost" },
  },
  help: "puts a backup back; the site has to be stopped",
  answer: z.object({
    madeAt: z.string(),
    counts,
    where: z.string(),
    erasedAgain: z.int(),
    note: z.string().nullable(),
  }),
  run: ({ settings, words: [file = ""], values, flags }) =>
    restoreSite(
      resolve(file),
      { ...settings, ...(values.has("into") && { dataDir: values.get("into") ?? "", databaseUrl: null }) },
      flags.has("replace"),
    ),
  print: (answer) => {
    printCounts(answer.counts);
    console.log(`Restored into ${answer.where}: everything as it was on ${answer.madeAt} (UTC).`);
    if (answer.erasedAgain > 0)
      console.log(`What was erased since then is erased in it, too (${answer.erasedAgain} times).`);
    if (answer.note !== null) console.error(answer.note);
  },
});

export const restore: DeskSubject = {
  name: "restore",
  help: "a backup, put back",
  commands: [putBack],
};
