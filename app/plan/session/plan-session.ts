import { IndexeddbPersistence } from "y-indexeddb";
import { Doc, UndoManager } from "yjs";

import { madeHere } from "#app/plan/document/plan-table.ts";
import { planGrids, planTables } from "#app/plan/document/plan-tables.ts";
import { connectPlan, type PlanConnection } from "#app/plan/plan-connection.ts";
import { planSocketPath } from "#app/plan/plan-wire.ts";
import type { PlanHere } from "./plans-here.ts";

/** A plan that is open in this window. */
export type PlanSession = {
  here: PlanHere;
  document: Doc;
  undo: UndoManager;
  /** Null as long as the plan is on this device alone. */
  connection: PlanConnection | null;
  close: () => void;
};

/**
 * Opens a plan from this device, and connects it with the server when it is kept there. What is on the
 * device is there at once, with or without a signal.
 */
export async function openPlan(here: PlanHere): Promise<PlanSession> {
  const document = new Doc();
  const device = new IndexeddbPersistence(here.store, document);
  await device.whenSynced;
  const connection =
    here.planId === null || here.key === null
      ? null
      : connectPlan(document, {
          url: socketUrl(window.location),
          planId: here.planId,
          part: "plan",
          key: here.key,
        });
  const undo = new UndoManager(
    [...planTables, ...planGrids].map(({ name }) => document.getMap(name)),
    { trackedOrigins: new Set([madeHere]) },
  );
  return {
    here,
    document,
    undo,
    connection,
    close: () => {
      connection?.close();
      undo.destroy();
      void device.destroy();
      document.destroy();
    },
  };
}

/** Deletes what this device has stored of a plan. */
export function deleteFromDevice(store: string): Promise<void> {
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

function socketUrl({ protocol, host }: Location): string {
  return `${protocol === "https:" ? "wss" : "ws"}://${host}${planSocketPath}`;
}
