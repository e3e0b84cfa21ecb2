import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";

import { BackupError } from "./backup-error.ts";
import { bodyLine, foot, header, type BodyLine, type Header } from "./backup-format.ts";
import { isSealed, markBytes, unseal } from "./encrypted-file.ts";

/**
 * Reads a backup to its end and checks that it is whole and unchanged.
 * @param privateKey of one that is encrypted
 * @throws BackupError
 */
export async function checkBackup(file: string, privateKey: string | null = null): Promise<Header> {
  const hash = createHash("sha256");
  const counts = new Map<string, number>();
  let first: Header | null = null;
  let table = "";
  let rows = 0;
  let isComplete = false;
  try {
    for await (const text of lines(file, privateKey)) {
      if (isComplete) throw new BackupError(`${file} is damaged: something stands behind its end.`);
      const value: unknown = JSON.parse(text);
      if (first === null) {
        first = header.parse(value);
      } else if (typeof value === "object" && value !== null && "sha256" in value) {
        const end = foot.parse(value);
        if (end.sha256 !== hash.digest("hex") || end.rows !== rows)
          throw new BackupError(`${file} is damaged: its checksum is wrong. Nothing was changed.`);
        isComplete = true;
        continue;
      } else {
        const line = bodyLine.parse(value);
        if (Array.isArray(line)) {
          rows += 1;
          counts.set(table, (counts.get(table) ?? 0) + 1);
        } else if ("table" in line) table = line.table;
      }
      hash.update(`${text}\n`);
    }
  } catch (error) {
    throw asBackupError(file, error);
  }
  if (first === null || !isComplete)
    throw new BackupError(`${file} is cut off or empty. Nothing was changed.`);
  for (const [name, count] of Object.entries(first.counts))
    if ((counts.get(name) ?? 0) !== count)
      throw new BackupError(`${file} is damaged: rows of ${name} are missing. Nothing was changed.`);
  return first;
}

/** What stands between header and foot of a backup that was checked. */
export async function* readBody(file: string, privateKey: string | null = null): AsyncGenerator<BodyLine> {
  let isFirst = true;
  for await (const text of lines(file, privateKey)) {
    if (isFirst) isFirst = false;
    else if (!text.startsWith('{"rows":')) yield bodyLine.parse(JSON.parse(text));
  }
}

/** Divided at line feeds alone: JSON leaves other line separators as they are, and readline would break there. */
async function* lines(file: string, privateKey: string | null): AsyncGenerator<string> {
  const source = await openPacked(file, privateKey);
  const text = source.pipe(createGunzip()).setEncoding("utf8");
  source.on("error", (error) => text.destroy(error));
  let rest = "";
  for await (const chunk of text) {
    const parts = `${rest}${String(chunk)}`.split("\n");
    rest = parts.pop() ?? "";
    yield* parts;
  }
  if (rest !== "") yield rest;
}

/** The packed content of a backup, encrypted or not. */
async function openPacked(file: string, privateKey: string | null): Promise<Readable> {
  const opened = await open(file);
  const { buffer } = await opened.read({ buffer: Buffer.alloc(markBytes), position: 0 });
  await opened.close();
  if (!isSealed(buffer)) return createReadStream(file);
  if (privateKey === null)
    throw new BackupError(`${file} is encrypted: name its private key with --key FILE. Nothing was changed.`);
  return Readable.from(unseal(createReadStream(file), privateKey));
}

function asBackupError(file: string, error: unknown): unknown {
  if (error instanceof BackupError) return error;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "Z_BUF_ERROR") return new BackupError(`${file} is cut off. Nothing was changed.`);
  if (code.startsWith("Z_")) return new BackupError(`${file} is damaged or no backup. Nothing was changed.`);
  if (error instanceof Error && "syscall" in error)
    return new BackupError(`${file} cannot be read: ${error.message}`);
  return new BackupError(
    `${file} is no backup of this site, or of a newer version of it. Nothing was changed.`,
    {
      cause: error,
    },
  );
}
