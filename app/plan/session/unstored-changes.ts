import { applyUpdate, mergeUpdates, type Doc } from "yjs";
import { z } from "zod";

import { takeWaiting } from "./outbox/drain-storage.ts";

/** Changes that were found again carry it. */
const foundAgain = Symbol("found again");

const bytes = z.array(z.int().min(0).max(255)).transform((numbers) => Uint8Array.from(numbers));

const prefixOf = (store: string) => `wild-rose-unstored:${store}:`;

/** A document's store on this device. */
type Store = {
  name: string;
  /** Resolves once the store has everything that was changed until now. */
  stored: () => Promise<void>;
};

/**
 * A browser drops what is on its way into a store when the page is left. What the store has not yet said
 * that it has is kept where it is written at once, and is found again when the document opens next.
 * @param store with the origin of changes that came out of it
 * @returns how to stop
 */
export function keepUnstored(
  document: Doc,
  { name, stored, origin: fromStore }: Store & { origin: unknown },
  storage: Storage,
): () => void {
  const unstored = new Set<Uint8Array>();
  const onUpdate = (update: Uint8Array, origin: unknown) => {
    if (origin === fromStore) return;
    unstored.add(update);
    const drop = () => void unstored.delete(update);
    // What a full store refuses stays in hand. One that was closed under an open document was deleted in
    // another window: the device is to forget what it says.
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
      // The device is full; there is nobody left to tell.
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
 * Puts into a document at once what a page that was left could no longer store; what cannot be read is
 * thrown away.
 * @returns resolves once the store has it, or has refused it: then it is found again the next time
 */
export function findUnstored(document: Doc, { name, stored }: Store, storage: Storage): Promise<void> {
  const take = (read: unknown) => {
    const { success, data: update } = bytes.safeParse(read);
    if (success) apply(document, update);
  };
  return takeWaiting(prefixOf(name), { take, stored, storage });
}

/** The device forgets what it could not store of a document. */
export function forgetUnstored(name: string, storage: Storage): void {
  const unstored = Object.keys(storage).filter((item) => item.startsWith(prefixOf(name)));
  for (const item of unstored) storage.removeItem(item);
}

function apply(document: Doc, update: Uint8Array): void {
  try {
    applyUpdate(document, update, foundAgain);
  } catch {
    // No update at all: an extension or somebody's hand wrote it.
  }
}
