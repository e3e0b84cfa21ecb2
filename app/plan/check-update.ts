import { Doc, applyUpdate, decodeUpdate } from "yjs";

/** Whether a change says anything: a document that has nothing new sends an empty one. */
export function saysNothing(update: Uint8Array): boolean {
  const { structs, ds } = decodeUpdate(update);
  return structs.length === 0 && ds.clients.size === 0;
}

/**
 * Whether bytes are a change that Yjs can read and apply. They come from outside, and one that cannot be
 * read would keep the whole plan from being opened ever again.
 */
export function isUpdate(bytes: Uint8Array): boolean {
  const trial = new Doc();
  try {
    decodeUpdate(bytes);
    applyUpdate(trial, bytes);
    return true;
  } catch {
    return false;
  } finally {
    trial.destroy();
  }
}
