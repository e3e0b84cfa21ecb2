import { randomUUID } from "node:crypto";
import { renameSync, rmSync, writeFileSync } from "node:fs";

import { DeskError } from "./desk-error.ts";

/**
 * Writes a text to the terminal, or into a file that only its owner can read: the file appears complete, or
 * not at all.
 * @param file the target; none, or '-' as in other programs, is the terminal
 * @param what names the content, such as '12 enquiries'
 * @throws DeskError when the file cannot be written
 */
export function writeOutput(text: string, file: string | undefined, what: string): void {
  if (file === undefined || file === "-") {
    process.stdout.write(text);
    return;
  }
  const draft = `${file}.${randomUUID()}`;
  try {
    // With the UTF-8 byte order mark, without which Excel assumes another encoding.
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
