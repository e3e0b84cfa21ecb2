import { applyUpdate, Doc } from "yjs";

import { validateUpdate, UpdateRejectedError } from "#app/plan/updates/validate-update.ts";
import { maxDocumentBytes } from "#app/plan/document/plan-limits.ts";
import { formatCount } from "#app/languages/site-language.ts";

import { findChangedSince, type ChangedEntries } from "./find-changed-since.ts";
import { restoreRemoved } from "./restore-removed.ts";

/** A file takes more room than its content. */
const largestFile = 4 * maxDocumentBytes;

/** What came of a file, for the reader, and what can be done about entries that stayed as they are. */
export type ImportResult = { message: string; changed: ChangedEntries | null };

/**
 * Imports a copy into the plan: what the plan has no more comes back, and what says something else since then is
 * the couple's to decide.
 */
export async function importPlan(document: Doc, file: File): Promise<ImportResult> {
  const changed = file.size <= largestFile ? await read(document, file) : null;
  if (changed === null)
    return { message: `“${file.name}” isn’t a backup of a plan. Nothing was changed.`, changed: null };
  const restored = `Restored from “${file.name}”.`;
  if (changed.count === 0) return { message: restored, changed: null };
  const stay =
    changed.count === 1
      ? "1 entry has changed since that backup and stays as it is now."
      : `${formatCount(changed.count)} entries have changed since that backup and stay as they are now.`;
  return { message: `${restored} ${stay}`, changed };
}

/** @returns null when it is no copy of a plan, and nothing is changed */
async function read(document: Doc, file: File): Promise<ChangedEntries | null> {
  if (file.name.toLowerCase().endsWith(".json")) {
    const { readPlanJson } = await import("./plan-json.ts");
    return readPlanJson(document, await file.text()) === null ? null : noneChanged;
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isPlan(bytes)) return null;
  const backup = new Doc();
  applyUpdate(backup, bytes);
  applyUpdate(document, bytes);
  restoreRemoved(document, backup);
  return findChangedSince(document, backup);
}

/** A readable file may have been edited: what it says counts. */
const noneChanged: ChangedEntries = { count: 0, changeBack: () => {} };

/** Whether a file has the size of a valid plan; the server would reject anything larger. */
function isPlan(bytes: Uint8Array): boolean {
  try {
    return !validateUpdate(new Doc(), "plan", bytes).isEmpty;
  } catch (error) {
    if (error instanceof UpdateRejectedError) return false;
    throw error;
  }
}
