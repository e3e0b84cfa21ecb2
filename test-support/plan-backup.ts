import { Doc, encodeStateAsUpdate } from "yjs";

/** A plan as the file that 'Restore a backup' takes. */
export function planBackup(plan: Doc | Uint8Array, name = "wedding.wedding-plan") {
  return {
    name,
    mimeType: "application/octet-stream",
    buffer: Buffer.from(plan instanceof Doc ? encodeStateAsUpdate(plan) : plan),
  };
}
