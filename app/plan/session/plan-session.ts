import { Doc, UndoManager } from "yjs";

import { madeHere } from "#app/plan/document/plan-table.ts";
import { planGrids, planTables } from "#app/plan/document/plan-tables.ts";
import { connectPlan, type PlanConnection } from "#app/plan/session/plan-connection.ts";
import { planPart, type OpenedPart, type PlanPart } from "#app/plan/plan-part.ts";
import { planSocketPath } from "#app/plan/plan-wire.ts";
import { noteHearts } from "#app/plan/shortlist/note-hearts.ts";
import { takeWaitingNews } from "#app/plan/shortlist/waiting-news.ts";

import { deleteFromDevice, openOnDevice, type DeviceStore } from "./device-store.ts";
import { shareAmongWindows } from "./sync-windows.ts";
import type { PlanHere } from "./plans-here.ts";

/** A document of a plan that is open in this window. */
export type OpenDocument = {
  document: Doc;
  /** Null as long as the plan is on this device alone. */
  connection: PlanConnection | null;
  /** Whether the device has the document: it made it, stored it before, or received it since. */
  hasArrived: () => boolean;
  /** Resolves once it has. */
  arrival: Promise<void>;
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
  if (here.role === "view") void deletePartHere(here.store, otherPart(here.part));
  const opened = await openDocument(here, here.part);
  const { document, stored } = opened;
  // Hearts are those of a plan that this device may change (ownPlanHere). What came while it was closed is
  // nothing to undo. Nothing is written into a plan that is not here yet: it would look like the couple's.
  let stopNoting: (() => void) | null = null;
  let isClosed = false;
  if (here.role === "edit")
    void opened.arrival.then(() => {
      if (isClosed) return;
      void takeWaitingNews({ document, stored }, localStorage);
      stopNoting = noteHearts(document, localStorage);
    });
  const undo = new UndoManager(
    [...planTables, ...planGrids].map(({ name }) => document.getMap(name)),
    { trackedOrigins: new Set([madeHere]) },
  );
  return {
    ...opened,
    here,
    undo,
    close: () => {
      isClosed = true;
      stopNoting?.();
      undo.destroy();
      opened.close();
    },
  };
}

/** Opens one of a plan's documents: from this device, with its other windows, with the server. */
export async function openDocument(here: PlanHere, part: PlanPart): Promise<OpenDocument> {
  const { planId, key, authorSecret } = here;
  const store = storeOf(here.store, part);
  const document = new Doc();
  const device = await openOnDevice(document, store);
  const connection =
    planId === null || key === null
      ? null
      : connectPlan(document, { url: socketUrl(window.location), planId, part, key, authorSecret });
  let hasArrived = connection === null || device.hadDocument;
  const arrival = connection === null || device.hadDocument ? Promise.resolve() : connection.received;
  void connection?.received.then(() => {
    hasArrived = true;
    device.noteReceived();
  });
  const leave = shareAmongWindows(document, store, () => connection?.provider.isSynced ?? false);
  return {
    document,
    connection,
    hasArrived: () => hasArrived,
    arrival,
    stored: device.stored,
    close: () => {
      leave();
      connection?.close();
      device.close();
      document.destroy();
    },
  };
}

/** The copy that a link to view had while it showed something else of the plan. */
const otherPart = (part: OpenedPart): OpenedPart => (part === "plan" ? "outline" : "plan");

/** Each document has a store of its own on the device; the plan's bears the name that the device knows it by. */
const storeOf = (store: string, part: PlanPart) => (part === "plan" ? store : `${store}-${part}`);

/** Deletes what this device has stored of a plan. */
export async function deletePlanHere(store: string): Promise<void> {
  for (const part of planPart.options) await deletePartHere(store, part);
}

/** Deletes what this device has stored of one of a plan's documents. */
export function deletePartHere(store: string, part: PlanPart): Promise<void> {
  return deleteFromDevice(storeOf(store, part));
}

/** Whether a link opens a document of the plan, as the server says now; it waits until there is a way to it. */
export function askWhetherOpens(
  { planId, key }: { planId: string; key: string },
  part: PlanPart,
): { answer: Promise<boolean>; close: () => void } {
  const trial = new Doc();
  const connection = connectPlan(trial, { url: socketUrl(window.location), planId, part, key });
  const answer = new Promise<boolean>((resolve) => {
    connection.onKeeping(({ state }) => {
      if (state !== "waiting" && state !== "slowed" && state !== "shut") resolve(state !== "refused");
    });
  });
  const close = () => {
    connection.close();
    trial.destroy();
  };
  return { answer, close };
}

function socketUrl({ protocol, host }: Location): string {
  return `${protocol === "https:" ? "wss" : "ws"}://${host}${planSocketPath}`;
}
