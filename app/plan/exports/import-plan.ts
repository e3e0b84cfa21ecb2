import { applyUpdate, Doc } from "yjs";

import { validateUpdate, UpdateRejectedError } from "#app/plan/updates/validate-update.ts";
import { maxDocumentBytes } from "#app/plan/document/plan-limits.ts";

import { restoreRemoved } from "./restore-removed.ts";

/** A file takes more room than its content. */
const largestFile = 4 * maxDocumentBytes;

/**
 * Imports a copy into the plan.
 * @returns a message about the result, for the reader
 */
export async function importPlan(document: Doc, file: File): Promise<string> {
  const opened = file.size <= largestFile && (await read(document, file));
  return opened
    ? `Restored from “${file.name}”.`
    : `“${file.name}” isn’t a backup of a plan. Nothing was changed.`;
}

async function read(document: Doc, file: File): Promise<boolean> {
  if (file.name.toLowerCase().endsWith(".json")) {
    const { readPlanJson } = await import("./plan-json.ts");
    return readPlanJson(document, await file.text()) !== null;
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isPlan(bytes)) return false;
  const backup = new Doc();
  applyUpdate(backup, bytes);
  applyUpdate(document, bytes);
  restoreRemoved(document, backup);
  return true;
}

/** Whether a file has the size of a valid plan; the server would reject anything larger. */
function isPlan(bytes: Uint8Array): boolean {
  try {
    return !validateUpdate(new Doc(), "plan", bytes).isEmpty;
  } catch (error) {
    if (error instanceof UpdateRejectedError) return false;
    throw error;
  }
}
