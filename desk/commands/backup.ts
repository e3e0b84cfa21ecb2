import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

import { z } from "zod";

import { makeBackupKeys } from "#database/backup/encrypted-file.ts";
import { answerTo } from "#desk/answer-to.ts";
import { deskCommand, type DeskCommandGroup } from "#desk/desk-command.ts";
import { DeskError } from "#desk/desk-error.ts";
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
  answer: answerTo(
    "/backup",
    "$post",
    z.object({
      file: z.string(),
      counts,
      rows: z.int(),
      bytes: z.int(),
      sha256: z.string(),
      withSecret: z.boolean(),
      isSealed: z.boolean(),
    }),
  ),
  run: ({ request, positionals: [file = ""] }) => request("/backup", { file: resolve(file) }),
  print: (answer) => {
    printCounts(answer.counts);
    if (answer.isSealed) {
      console.log(`${answer.rows} rows in ${answer.file} (${answer.bytes} bytes), encrypted to BACKUP_KEY.`);
      console.log("Only the private key opens it: keep that away from this machine.");
      return;
    }
    console.log(`${answer.rows} rows in ${answer.file} (${answer.bytes} bytes), for your eyes alone.`);
    console.log(
      answer.withSecret
        ? "It contains the site’s secret: anyone with the file can make every private link."
        : "SITE_SECRET is a setting and not in it: keep it elsewhere, or the private links are lost.",
    );
  },
});

export const backup: DeskCommandGroup = {
  name: "backup",
  help: "a copy of everything in one file",
  commands: [makeBackup],
};

function readKeyFile(file: string | undefined): string | null {
  if (file === undefined) return null;
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new DeskError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const makeKeys = deskCommand({
  name: "",
  positionals: ["KEYFILE"],
  help: "makes a pair of keys, so that backups can be made here and read elsewhere alone",
  answer: z.object({ file: z.string(), publicKey: z.string() }),
  run: async ({ positionals: [given = ""] }) => {
    const file = resolve(given);
    const { publicKey, privateKey } = makeBackupKeys();
    try {
      writeFileSync(file, privateKey, { mode: 0o600, flag: "wx" });
    } catch (error) {
      throw new DeskError(
        `${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
    return { file, publicKey };
  },
  print: ({ file, publicKey }) => {
    console.log(
      `The private key is in ${file}. Keep it away from this machine, and twice: without it no backup opens.`,
    );
    console.log(`Set this for the site and for the desk: BACKUP_KEY=${publicKey}`);
  },
});

export const backupKey: DeskCommandGroup = {
  name: "backup-key",
  help: "keys with which backups are encrypted",
  commands: [makeKeys],
};

const putBack = deskCommand({
  name: "",
  positionals: ["FILE"],
  options: {
    into: { value: "DATA_DIR", help: "an embedded database in this folder, whatever the settings say" },
    key: { value: "KEYFILE", help: "the private key of a backup that is encrypted" },
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
  run: ({ settings, positionals: [file = ""], values, flags }) =>
    restoreSite(
      resolve(file),
      { ...settings, ...(values.has("into") && { dataDir: values.get("into") ?? "", databaseUrl: null }) },
      flags.has("replace"),
      readKeyFile(values.get("key")),
    ),
  print: (answer) => {
    printCounts(answer.counts);
    console.log(`Restored into ${answer.where}: everything as it was on ${answer.madeAt} (UTC).`);
    if (answer.erasedAgain > 0)
      console.log(
        `What was erased, paused or shown again since then is so in it, too (${answer.erasedAgain === 1 ? "once" : `${answer.erasedAgain} times`}).`,
      );
    if (answer.note !== null) console.error(answer.note);
  },
});

export const restore: DeskCommandGroup = {
  name: "restore",
  help: "a backup, put back",
  commands: [putBack],
};
