import { IndexeddbPersistence } from "y-indexeddb";
import type { Doc } from "yjs";

import { restoreUnstoredChanges, clearUnstoredChanges, saveUnstoredChanges } from "./unstored-changes.ts";

/** This device's store of one document of a plan. */
export type DeviceStore = {
  /**
   * Whether the document was there when the store was opened: some content, or the mark that it was received.
   */
  hadDocument: boolean;
  /** Marks the document as received from the server: an empty one does not show that. */
  noteReceived: () => void;
  /**
   * Resolves once everything changed so far is stored.
   * @throws where it cannot be stored
   */
  stored: () => Promise<void>;
  close: () => void;
};

const [receivedItem, received] = ["received", "yes"];

/** Loads a document from this device's store, and stores later changes. */
export async function openDeviceStore(document: Doc, store: string): Promise<DeviceStore> {
  const persistence = new IndexeddbPersistence(store, document);
  await persistence.whenSynced;
  const stored = () => afterWrites(persistence);
  const isNoted = (await persistence.get(receivedItem)) === received;
  const stopKeeping = saveUnstoredChanges(
    document,
    { name: store, stored, origin: persistence },
    localStorage,
  );
  void restoreUnstoredChanges(document, { name: store, stored }, localStorage);
  return {
    hadDocument: isNoted || document.store.clients.size > 0,
    // A full device stores no mark, and the document is requested again.
    noteReceived: () => void persistence.set(receivedItem, received).catch(() => {}),
    stored,
    close: () => {
      // The last changes may still be on their way.
      void stored().then(stopKeeping, stopKeeping);
      void persistence.destroy();
    },
  };
}

/** Deletes this device's stored copy of a document. */
export function deleteDeviceStore(store: string): Promise<void> {
  clearUnstoredChanges(store, localStorage);
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(store);
    request.addEventListener("success", () => resolve());
    // Another window still has it open: it is deleted when that window closes.
    request.addEventListener("blocked", () => resolve());
    request.addEventListener("error", () =>
      reject(request.error ?? new Error("The browser did not delete the plan’s store.")),
    );
  });
}

/** A read transaction starts only after earlier write transactions have ended. */
function afterWrites({ db }: IndexeddbPersistence): Promise<void> {
  return new Promise((resolve, reject) => {
    if (db === null) throw new Error("The plan’s store in the browser is not open.");
    const transaction = db.transaction("updates", "readonly");
    transaction.objectStore("updates").count();
    transaction.addEventListener("complete", () => resolve());
    transaction.addEventListener("abort", () =>
      reject(transaction.error ?? new Error("The plan’s store in the browser was closed.")),
    );
  });
}
