import { Doc, encodeStateAsUpdate, encodeStateVector } from "yjs";

import { applyStoredUpdates } from "#app/plan/updates/document-cache.ts";
import { readDocument, saveUpdate } from "#app/plan/repository/plan-repository.server.ts";
import type { StoredPart } from "#app/plan/document/parts-and-roles.ts";
import type { Database } from "#database/database.ts";

/** Reads a document as the database has it. */
export async function readStoredDocument<Result>(
  database: Database,
  planId: string,
  part: StoredPart,
  read: (document: Doc) => Result,
): Promise<Result> {
  const document = new Doc();
  applyStoredUpdates(document, part, await readDocument(database, planId, part));
  try {
    return read(document);
  } finally {
    document.destroy();
  }
}

/** Changes a document in the database, as a device does whose changes arrive. */
export async function changeStoredDocument(
  database: Database,
  planId: string,
  part: StoredPart,
  change: (document: Doc) => void,
): Promise<void> {
  const update = await readStoredDocument(database, planId, part, (document) => {
    const before = encodeStateVector(document);
    change(document);
    return encodeStateAsUpdate(document, before);
  });
  await saveUpdate(database, planId, part, update);
}
