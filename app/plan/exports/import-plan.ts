import { applyUpdate, Doc } from "yjs";

import { validateUpdate, UpdateRejectedError } from "#app/plan/updates/validate-update.ts";
import { maxDocumentBytes } from "#app/plan/document/plan-limits.ts";
import { formatCount } from "#app/languages/site-language.ts";
import { viewTable } from "#app/plan/document/plan-table.ts";
import { wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";

import { findChangedSince, type ChangedEntries } from "./find-changed-since.ts";
import { isOfOtherPlan, replacePlan } from "./other-plan.ts";
import { restoreRemoved } from "./restore-removed.ts";

/** A file takes more room than its content. */
const largestFile = 4 * maxDocumentBytes;

/** What came of a file, for the reader, and what can be done about entries that stayed as they are. */
export type ImportResult = { message: string; changed: ChangedEntries | null };

/** A backup of another plan: nothing was changed, and the couple decides what becomes of it. */
export type OtherPlan = {
  fileName: string;
  /** Whose wedding it is; '' where the plan does not say. */
  title: string;
  /** The whole plan, as Yjs encodes it. */
  bytes: Uint8Array;
  /** Puts it in the place of the open plan. */
  replace: () => ImportResult;
};

/**
 * Imports a copy into the plan: what the plan has no more comes back, and what says something else since then is
 * the couple's to decide. So is the copy of another plan as a whole.
 */
export async function importPlan(document: Doc, file: File): Promise<ImportResult | OtherPlan> {
  const read = file.size <= largestFile ? await readFile(document, file) : null;
  if (read === null)
    return { message: `“${file.name}” isn’t a backup of a plan. Nothing was changed.`, changed: null };
  if (!("count" in read)) return read;
  const restored = `Restored from “${file.name}”.`;
  if (read.count === 0) return { message: restored, changed: null };
  const stay =
    read.count === 1
      ? "1 entry has changed since that backup and stays as it is now."
      : `${formatCount(read.count)} entries have changed since that backup and stay as they are now.`;
  return { message: `${restored} ${stay}`, changed: read };
}

/** @returns null when it is no copy of a plan, and nothing is changed */
async function readFile(document: Doc, file: File): Promise<ChangedEntries | OtherPlan | null> {
  if (file.name.toLowerCase().endsWith(".json")) {
    const { readPlanJson } = await import("./plan-json.ts");
    return readPlanJson(document, await file.text()) === null ? null : noneChanged;
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isPlan(bytes)) return null;
  const backup = new Doc();
  applyUpdate(backup, bytes);
  if (isOfOtherPlan(document, backup)) return otherPlan(document, { backup, bytes, fileName: file.name });
  applyUpdate(document, bytes);
  restoreRemoved(document, backup);
  return findChangedSince(document, backup);
}

function otherPlan(
  document: Doc,
  { backup, bytes, fileName }: { backup: Doc; bytes: Uint8Array; fileName: string },
): OtherPlan {
  return {
    fileName,
    title: viewTable(wedding, backup).row(weddingRowId)?.title ?? "",
    bytes,
    replace: () => {
      replacePlan(document, backup);
      return { message: `Replaced with “${fileName}”. Undo takes that back.`, changed: null };
    },
  };
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
