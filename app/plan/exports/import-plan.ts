import { applyUpdate, Doc } from "yjs";

import { judgeUpdate, UpdateRefusedError } from "#app/plan/updates/validate-update.ts";
import { largestDocument } from "#app/plan/plan-limits.ts";

/** A file to read takes more room than what it says. */
const largestFile = 4 * largestDocument;

/** Puts what a copy says into the plan. @returns a word about what happened, for the reader */
export async function openCopy(document: Doc, file: File): Promise<string> {
  const opened = file.size <= largestFile && (await read(document, file));
  return opened
    ? `What “${file.name}” says is in the plan now.`
    : `“${file.name}” is no copy of a plan. Nothing was changed.`;
}

async function read(document: Doc, file: File): Promise<boolean> {
  if (file.name.toLowerCase().endsWith(".json")) {
    const { readPlanJson } = await import("./plan-json.ts");
    return readPlanJson(document, await file.text()) !== null;
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isPlan(bytes)) return false;
  applyUpdate(document, bytes);
  return true;
}

/** Whether a file is all of a plan; the server would refuse anything else. */
function isPlan(bytes: Uint8Array): boolean {
  try {
    return !judgeUpdate(new Doc(), "plan", bytes).isEmpty;
  } catch (error) {
    if (error instanceof UpdateRefusedError) return false;
    throw error;
  }
}
