import { applyUpdate, mergeUpdates, type Doc } from "yjs";
import { z } from "zod";

/** Changes that were found again carry it. */
const foundAgain = Symbol("found again");

const bytes = z.array(z.int().min(0).max(255)).transform((numbers) => Uint8Array.from(numbers));

const itemOf = (store: string) => `wild-rose-unstored:${store}:`;

const itemsOf = (store: string, storage: Storage) =>
  Object.keys(storage).filter((name) => name.startsWith(itemOf(store)));

/**
 * A browser drops what is on its way into a store when the page is left. What the store has not yet said
 * that it has is kept where it is written at once, and is found again when the document opens next.
 * @param store what the store is called on this device
 * @param stored resolves once the store has everything that was changed until now
 * @param isFromStore whether a change with this origin came out of the store
 * @returns how to stop
 */
export function keepUnstored(
  document: Doc,
  {
    store,
    stored,
    isFromStore,
  }: { store: string; stored: () => Promise<void>; isFromStore: (origin: unknown) => boolean },
  storage: Storage,
): () => void {
  let unstored: readonly Uint8Array[] = [];
  const onUpdate = (update: Uint8Array, origin: unknown) => {
    if (isFromStore(origin)) return;
    unstored = [...unstored, update];
    const drop = () => (unstored = unstored.filter((waiting) => waiting !== update));
    // What a full store refuses stays in hand. One that was closed under an open document was deleted in
    // another window: the device is to forget what it says.
    void stored().then(drop, (error: unknown) => {
      if (error instanceof DOMException && error.name === "InvalidStateError") drop();
    });
  };
  const onLeave = () => {
    if (unstored.length === 0) return;
    try {
      storage.setItem(
        `${itemOf(store)}${crypto.randomUUID()}`,
        JSON.stringify([...mergeUpdates([...unstored])]),
      );
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
export async function findUnstored(
  document: Doc,
  { store, stored }: { store: string; stored: () => Promise<void> },
  storage: Storage,
): Promise<void> {
  const items = itemsOf(store, storage);
  for (const name of items) {
    const { success, data: update } = bytes.safeParse(parse(storage.getItem(name)));
    if (success) apply(document, update);
  }
  if (items.length === 0) return;
  try {
    await stored();
  } catch {
    return;
  }
  for (const name of items) storage.removeItem(name);
}

/** The device forgets what it could not store of a document. */
export function forgetUnstored(store: string, storage: Storage): void {
  for (const name of itemsOf(store, storage)) storage.removeItem(name);
}

function apply(document: Doc, update: Uint8Array): void {
  try {
    applyUpdate(document, update, foundAgain);
  } catch {
    // No update at all: an extension or somebody's hand wrote it.
  }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return null;
  }
}
