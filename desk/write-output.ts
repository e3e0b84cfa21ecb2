import { randomUUID } from "node:crypto";
import { renameSync, rmSync, writeFileSync } from "node:fs";

import { DeskError } from "./desk-error.ts";

/**
 * Puts a text onto the terminal, or into a file that only its owner can read: it appears whole, or
 * not at all.
 * @param file where to; none, or '-' as other programs have it, is the terminal
 * @param what says what was written, such as '12 enquiries'
 * @throws DeskError when the file cannot be written
 */
export function putOut(text: string, file: string | undefined, what: string): void {
  if (file === undefined || file === "-") {
    process.stdout.write(text);
    return;
  }
  const draft = `${file}.${randomUUID()}`;
  try {
    // With the mark of UTF-8, without which Excel takes it for something else.
    writeFileSync(draft, `\uFEFF${text}`, { mode: 0o600 });
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw new DeskError(
      `${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  console.log(`${what} written to ${file}.`);
}
