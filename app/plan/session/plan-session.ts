import { Doc, UndoManager } from "yjs";

import { localOrigin } from "#app/plan/document/plan-table.ts";
import { planGrids, planTables } from "#app/plan/schema/all-tables.ts";
import { connectPlan, type PlanConnection } from "./plan-connection.ts";
import { planPart, type OpenablePart, type PlanPart } from "#app/plan/document/parts-and-roles.ts";
import { planSocketPath } from "#app/plan/document/sync-protocol.ts";
import { publishHearts } from "#app/plan/session/outbox/publish-hearts.ts";
import { publishPlanRecord } from "#app/plan/session/outbox/publish-plan-record.ts";
import { forgetIncoming } from "#app/plan/session/outbox/arrivals.ts";
import { drainOutbox } from "#app/plan/session/outbox/drain-outbox.ts";

import { deleteDeviceStore, openDeviceStore, type DeviceStore } from "./device-store.ts";
import { readSeenChanges, saveSeenChanges, clearSeenChanges } from "./changes/seen-changes.ts";
import { signChanges } from "./changes/sign-changes.ts";
import { readDisplayName } from "./display-name.ts";
import { clearSeenNews } from "./seen-news.ts";
import { syncWindows } from "./sync-windows.ts";
import { saveDevicePlan, takesAdditions, type DevicePlan } from "./device-plans.ts";

/** A document of a plan that is open in this window. */
export type OpenDocument = {
  document: Doc;
  /** Null while the plan is on this device only. */
  connection: PlanConnection | null;
  /** Whether the device has the document: it created it, stored it before, or received it since. */
  hasArrived: () => boolean;
  /** Resolves once the device has it. */
  arrival: Promise<void>;
  stored: DeviceStore["stored"];
  close: () => void;
};

/** A plan that is open in this window. */
export type PlanSession = OpenDocument & { here: DevicePlan; undo: UndoManager };

/**
 * Opens a plan from this device, and connects it with the server when it is saved there. The device's copy is
 * available at once, online or offline.
 */
export async function openPlan(here: DevicePlan): Promise<PlanSession> {
  if (here.role === "view") void deletePartFromDevice(here.store, otherPart(here.part));
  const opened = await openDocument(here, here.part);
  const { document, stored } = opened;
  // Hearts belong to a plan that this device may change (findEditablePlan). Messages that came while it was
  // closed are not undo steps. Nothing is written into a plan that is not loaded yet: it would look like the
  // couple's own change.
  let stopNoting: (() => void) | null = null;
  let stopSigning: (() => void) | null = null;
  let isClosed = false;
  let stopPublishing: (() => void) | null = null;
  void opened.arrival.then(() => {
    if (isClosed) return;
    saveDevicePlan(localStorage, here);
    stopPublishing = publishPlanRecord(document, localStorage, here.store);
  });
  if (here.role === "edit")
    void opened.arrival.then(() => {
      if (isClosed) return;
      stopSigning = signChanges(document, () => readDisplayName() ?? "", noteOwnVisit(here.store));
      if (takesAdditions(localStorage, here.store))
        void drainOutbox({ document, store: here.store, stored }, localStorage);
      stopNoting = publishHearts(document, localStorage, () => takesAdditions(localStorage, here.store));
    });
  const undo = new UndoManager(
    [...planTables, ...planGrids].map(({ name }) => document.getMap(name)),
    { trackedOrigins: new Set([localOrigin]) },
  );
  return {
    ...opened,
    here,
    undo,
    close: () => {
      isClosed = true;
      stopNoting?.();
      stopSigning?.();
      stopPublishing?.();
      undo.destroy();
      opened.close();
    },
  };
}

/** Remembers that this device made the changes of a visit: they are no news to it. */
const noteOwnVisit = (store: string) => (visit: number) => {
  const seen = readSeenChanges(localStorage, store);
  saveSeenChanges(localStorage, store, { ...seen, own: new Set([...seen.own, visit]) });
};

/** Opens one of a plan's documents: from this device, with its other windows, with the server. */
export async function openDocument(here: DevicePlan, part: PlanPart): Promise<OpenDocument> {
  const { planId, key, authorSecret } = here;
  const store = storeOf(here.store, part);
  const document = new Doc();
  const device = await openDeviceStore(document, store);
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
  const leave = syncWindows(document, store, () => connection?.provider.isSynced ?? false);
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

/** The copy of a link to view from when the link showed the other document of the plan. */
const otherPart = (part: OpenablePart): OpenablePart => (part === "plan" ? "outline" : "plan");

/**
 * Each document has its own store on the device; the plan's store has the name under which the device lists
 * the plan.
 */
const storeOf = (store: string, part: PlanPart) => (part === "plan" ? store : `${store}-${part}`);

/** Deletes what this device has stored of a plan. */
export async function deletePlanFromDevice(store: string): Promise<void> {
  clearSeenNews(localStorage, store);
  clearSeenChanges(localStorage, store);
  forgetIncoming(localStorage, store);
  for (const part of planPart.options) await deletePartFromDevice(store, part);
}

/** Deletes what this device has stored of one of a plan's documents. */
export function deletePartFromDevice(store: string, part: PlanPart): Promise<void> {
  return deleteDeviceStore(storeOf(store, part));
}

/**
 * Whether a link opens a document of the plan, as the server says now; it waits until the server can be
 * reached.
 */
export function checkLinkAccess(
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
