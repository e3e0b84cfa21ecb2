import { createHash, randomUUID } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";

import { syncFolder } from "#database/embedded/synced-folders.ts";
import { dirname } from "node:path";

import { BackupError } from "./backup-error.ts";
import type { BackupBodyLine, BackupHeader } from "./backup-format.ts";
import { encryptStream } from "./encrypted-file.ts";

/**
 * Writes a backup; the file appears under its name complete and on disk, or not at all. It contains private
 * data and may contain the secret: only its owner can read it.
 * @param publicKey of a pair: the file is then encrypted, and readable only with the private key
 * @throws BackupError when the file cannot be written
 */
export async function writeBackup(
  file: string,
  header: BackupHeader,
  body: AsyncIterable<BackupBodyLine>,
  publicKey: string | null,
): Promise<{ rows: number; bytes: number; sha256: string }> {
  const draft = `${file}.${randomUUID()}`;
  const written = { rows: 0, bytes: 0, sha256: "" };
  try {
    await pipeline(
      Readable.from(linesOf(header, body, written)),
      createGzip(),
      (packed: AsyncIterable<Buffer>) => (publicKey === null ? packed : encryptStream(packed, publicKey)),
      async (chunks: AsyncIterable<Buffer>) => {
        const handle = await open(draft, "wx", 0o600);
        try {
          for await (const chunk of chunks) {
            await handle.writeFile(chunk);
            written.bytes += chunk.length;
          }
          await handle.sync();
        } finally {
          await handle.close();
        }
      },
    );
    await rename(draft, file);
    syncFolder(dirname(file));
    return written;
  } catch (error) {
    await rm(draft, { force: true });
    if (error instanceof Error && "syscall" in error)
      throw new BackupError(`${file} cannot be written: ${error.message}`, { cause: error });
    throw error;
  }
}

async function* linesOf(
  header: BackupHeader,
  body: AsyncIterable<BackupBodyLine>,
  written: { rows: number; sha256: string },
): AsyncGenerator<string> {
  const hash = createHash("sha256");
  const line = (value: unknown) => {
    const text = `${JSON.stringify(value)}\n`;
    hash.update(text);
    return text;
  };
  yield line(header);
  for await (const value of body) {
    if (Array.isArray(value)) written.rows += 1;
    yield line(value);
  }
  written.sha256 = hash.digest("hex");
  yield `${JSON.stringify({ rows: written.rows, sha256: written.sha256 })}\n`;
}
