import { IndexeddbPersistence } from "y-indexeddb";
import type { Doc } from "yjs";

import { findUnstored, forgetUnstored, keepUnstored } from "./unstored-changes.ts";

/** Where this device stores a document of a plan. */
export type DeviceStore = {
  /** Whether it had the document when it was opened: something of it, or the word that it was received. */
  hadDocument: boolean;
  /** Notes that the document was received from the server: an empty one is no sign of that. */
  noteReceived: () => void;
  /** Resolves once the store has everything that was changed until now. @throws where it cannot be stored */
  stored: () => Promise<void>;
  close: () => void;
};

const [receivedItem, received] = ["received", "yes"];

/** Fills a document with what this device has stored of it, and stores what is changed from now on. */
export async function openOnDevice(document: Doc, store: string): Promise<DeviceStore> {
  const persistence = new IndexeddbPersistence(store, document);
  await persistence.whenSynced;
  const stored = () => afterWrites(persistence);
  const isNoted = (await persistence.get(receivedItem)) === received;
  const stopKeeping = keepUnstored(document, { name: store, stored, origin: persistence }, localStorage);
  void findUnstored(document, { name: store, stored }, localStorage);
  return {
    hadDocument: isNoted || document.store.clients.size > 0,
    // A full device notes nothing, and the document is asked for again.
    noteReceived: () => void persistence.set(receivedItem, received).catch(() => {}),
    stored,
    close: () => {
      // What was changed last is on its way yet.
      void stored().then(stopKeeping, stopKeeping);
      void persistence.destroy();
    },
  };
}

/** Deletes what this device has stored of a document. */
export function deleteFromDevice(store: string): Promise<void> {
  forgetUnstored(store, localStorage);
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(store);
    request.addEventListener("success", () => resolve());
    // Another window still has it open: it is deleted when that one closes.
    request.addEventListener("blocked", () => resolve());
    request.addEventListener("error", () =>
      reject(request.error ?? new Error("The plan could not be deleted from this device.")),
    );
  });
}

/** A transaction that reads begins when those before it that write have ended. */
function afterWrites({ db }: IndexeddbPersistence): Promise<void> {
  return new Promise((resolve, reject) => {
    if (db === null) throw new Error("The plan's store on this device is not open.");
    const transaction = db.transaction("updates", "readonly");
    transaction.objectStore("updates").count();
    transaction.addEventListener("complete", () => resolve());
    transaction.addEventListener("abort", () =>
      reject(transaction.error ?? new Error("The plan's store on this device was closed.")),
    );
  });
}
