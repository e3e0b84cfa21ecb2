import { Doc, UndoManager } from "yjs";

import { madeHere } from "#app/plan/document/plan-table.ts";
import { planGrids, planTables } from "#app/plan/document/plan-tables.ts";
import { connectPlan, type PlanConnection } from "#app/plan/plan-connection.ts";
import { planPart, type PlanPart } from "#app/plan/plan-part.ts";
import { planSocketPath } from "#app/plan/plan-wire.ts";
import { noteHearts } from "#app/plan/shortlist/note-hearts.ts";
import { takeWaitingNews } from "#app/plan/shortlist/waiting-news.ts";

import { deleteFromDevice, openOnDevice, type DeviceStore } from "./device-store.ts";
import { shareAmongWindows } from "./other-windows.ts";
import type { PlanHere } from "./plans-here.ts";

/** A document of a plan that is open in this window. */
export type OpenDocument = {
  document: Doc;
  /** Null as long as the plan is on this device alone. */
  connection: PlanConnection | null;
  stored: DeviceStore["stored"];
  close: () => void;
};

/** A plan that is open in this window. */
export type PlanSession = OpenDocument & { here: PlanHere; undo: UndoManager };

/**
 * Opens a plan from this device, and connects it with the server when it is kept there. What is on the
 * device is there at once, with or without a signal.
 */
export async function openPlan(here: PlanHere): Promise<PlanSession> {
  const { document, connection, stored, close } = await openDocument(here, "plan");
  // Hearts are those of a plan that this device may change (ownPlanHere). What came while it was closed is
  // nothing to undo.
  const isOwn = here.role === "edit";
  if (isOwn) void takeWaitingNews({ document, stored }, localStorage);
  const stopNoting = isOwn ? noteHearts(document, localStorage) : () => {};
  const undo = new UndoManager(
    [...planTables, ...planGrids].map(({ name }) => document.getMap(name)),
    { trackedOrigins: new Set([madeHere]) },
  );
  return {
    here,
    document,
    undo,
    connection,
    stored,
    close: () => {
      stopNoting();
      undo.destroy();
      close();
    },
  };
}

/** Opens one of a plan's documents: from this device, with its other windows, with the server. */
export async function openDocument(here: PlanHere, part: PlanPart): Promise<OpenDocument> {
  const { planId, key } = here;
  const store = storeOf(here.store, part);
  const document = new Doc();
  const device = await openOnDevice(document, store);
  const connection =
    planId === null || key === null
      ? null
      : connectPlan(document, { url: socketUrl(window.location), planId, part, key });
  const leave = shareAmongWindows(document, store, () => connection?.provider.isSynced ?? false);
  return {
    document,
    connection,
    stored: device.stored,
    close: () => {
      leave();
      connection?.close();
      device.close();
      document.destroy();
    },
  };
}

/** Each document has a store of its own on the device; the plan's bears the name that the device knows it by. */
const storeOf = (store: string, part: PlanPart) => (part === "plan" ? store : `${store}-${part}`);

/** Deletes what this device has stored of a plan. */
export async function deletePlanHere(store: string): Promise<void> {
  for (const part of planPart.options) await deleteFromDevice(storeOf(store, part));
}

function socketUrl({ protocol, host }: Location): string {
  return `${protocol === "https:" ? "wss" : "ws"}://${host}${planSocketPath}`;
}
