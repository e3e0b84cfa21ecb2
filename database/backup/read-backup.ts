import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";

import { BackupError } from "./backup-error.ts";
import {
  backupBodyLine,
  backupFooter,
  backupHeader,
  type BackupBodyLine,
  type BackupHeader,
} from "./backup-format.ts";
import { isEncrypted, encryptionMarkBytes, decryptStream } from "./encrypted-file.ts";

/**
 * Reads a whole backup and checks that it is complete and unchanged.
 * @param privateKey of an encrypted one
 * @throws BackupError
 */
export async function checkBackup(file: string, privateKey: string | null = null): Promise<BackupHeader> {
  const hash = createHash("sha256");
  const counts = new Map<string, number>();
  let first: BackupHeader | null = null;
  let table = "";
  let rows = 0;
  let isComplete = false;
  try {
    for await (const text of lines(file, privateKey)) {
      if (isComplete) throw new BackupError(`${file} is damaged: something stands behind its end.`);
      const value: unknown = JSON.parse(text);
      if (first === null) {
        first = backupHeader.parse(value);
      } else if (typeof value === "object" && value !== null && "sha256" in value) {
        const end = backupFooter.parse(value);
        if (end.sha256 !== hash.digest("hex") || end.rows !== rows)
          throw new BackupError(`${file} is damaged: its checksum is wrong. Nothing was changed.`);
        isComplete = true;
        continue;
      } else {
        const line = backupBodyLine.parse(value);
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

/** The content between header and footer of a checked backup. */
export async function* readBackupBody(
  file: string,
  privateKey: string | null = null,
): AsyncGenerator<BackupBodyLine> {
  let isFirst = true;
  for await (const text of lines(file, privateKey)) {
    if (isFirst) isFirst = false;
    else if (!text.startsWith('{"rows":')) yield backupBodyLine.parse(JSON.parse(text));
  }
}

/**
 * Split at line feeds only: JSON leaves other line separators as they are, and readline would break there.
 */
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

/** The compressed content of a backup, encrypted or not. */
async function openPacked(file: string, privateKey: string | null): Promise<Readable> {
  const opened = await open(file);
  const { buffer } = await opened.read({ buffer: Buffer.alloc(encryptionMarkBytes), position: 0 });
  await opened.close();
  if (!isEncrypted(buffer)) return createReadStream(file);
  if (privateKey === null)
    throw new BackupError(`${file} is encrypted: name its private key with --key FILE. Nothing was changed.`);
  return Readable.from(decryptStream(createReadStream(file), privateKey));
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
