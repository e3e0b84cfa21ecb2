import { applyUpdate, mergeUpdates, type Doc } from "yjs";
import { z } from "zod";

import { drainStorage } from "./outbox/drain-storage.ts";

/** Origin of recovered changes. */
const foundAgain = Symbol("found again");

const bytes = z.array(z.int().min(0).max(255)).transform((numbers) => Uint8Array.from(numbers));

const prefixOf = (store: string) => `wild-rose-unstored:${store}:`;

/** A document's store on this device. */
type Store = {
  name: string;
  /** Resolves once everything changed so far is stored. */
  stored: () => Promise<void>;
};

/**
 * Saves changes that the store has not confirmed. A browser drops writes in progress when the page is closed,
 * so unconfirmed changes also go to a synchronous storage, and are recovered when the document opens next.
 * @param store with the origin of changes that it loaded
 * @returns how to stop
 */
export function saveUnstoredChanges(
  document: Doc,
  { name, stored, origin: fromStore }: Store & { origin: unknown },
  storage: Storage,
): () => void {
  const unstored = new Set<Uint8Array>();
  const onUpdate = (update: Uint8Array, origin: unknown) => {
    if (origin === fromStore) return;
    unstored.add(update);
    const drop = () => void unstored.delete(update);
    // What a full store refuses stays in the synchronous storage. A store that was closed under an open
    // document was deleted in another window: the device is to forget its content.
    void stored().then(drop, (error: unknown) => {
      if (error instanceof DOMException && error.name === "InvalidStateError") drop();
    });
  };
  const onLeave = () => {
    if (unstored.size === 0) return;
    const item = `${prefixOf(name)}${crypto.randomUUID()}`;
    try {
      storage.setItem(item, JSON.stringify([...mergeUpdates([...unstored])]));
    } catch {
      // The device is full, and nobody is left to be told.
    }
  };
  document.on("update", onUpdate);
  window.addEventListener("pagehide", onLeave);
  return () => {
    document.off("update", onUpdate);
    window.removeEventListener("pagehide", onLeave);
  };
}

/**
 * Applies to a document the changes that a closed page could no longer store; anything unreadable is
 * discarded.
 * @returns resolves once the store has them, or has refused them: then they are recovered again the next time
 */
export function restoreUnstoredChanges(
  document: Doc,
  { name, stored }: Store,
  storage: Storage,
): Promise<void> {
  const take = (read: unknown) => {
    const { success, data: update } = bytes.safeParse(read);
    if (success) apply(document, update);
  };
  return drainStorage(prefixOf(name), { take, stored, storage });
}

/** The device forgets a document's unstored changes. */
export function clearUnstoredChanges(name: string, storage: Storage): void {
  const unstored = Object.keys(storage).filter((item) => item.startsWith(prefixOf(name)));
  for (const item of unstored) storage.removeItem(item);
}

function apply(document: Doc, update: Uint8Array): void {
  try {
    applyUpdate(document, update, foundAgain);
  } catch {
    // Not an update at all: an extension or a person wrote it.
  }
}
