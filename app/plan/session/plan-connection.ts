import { HocuspocusProvider, HocuspocusProviderWebsocket, WebSocketStatus } from "@hocuspocus/provider";
import type { Doc } from "yjs";

import { documentNameOf, type PlanPart } from "#app/plan/document/parts-and-roles.ts";
import {
  syncCloseReasons,
  formatToken,
  type TransientCloseReason,
  type SyncCloseReason,
} from "#app/plan/document/sync-protocol.ts";
import { createWatchers } from "#app/plan/document/watchers.ts";

/** Why the server cannot open a plan for a while. */
type Shut = typeof syncCloseReasons.unavailable | typeof syncCloseReasons.quarantined;

/** The state of the changes made on this device. */
export type SyncState =
  /** All of them are on the server: it confirmed them after the commit. */
  | { state: "saved" }
  /** The server has not confirmed them yet. */
  | { state: "sending" }
  /** The server cannot be reached; they are sent when it can. `changes`: how many of this visit. */
  | { state: "waiting"; changes?: number }
  /** Too much was sent at once; they are sent again automatically in a little while. */
  | { state: "slowed" }
  /** The server cannot open the plan; the client asks again automatically. */
  | { state: "shut"; why: Shut }
  /** The server rejects them. */
  | { state: "refused"; why: Exclude<SyncCloseReason, TransientCloseReason | Shut> };

export type PlanConnection = {
  /** Called with the state of the changes, at once and after each change of state. */
  onKeeping: (listener: (keeping: SyncState) => void) => () => void;
  /** Resolves once this device has what the server has. */
  received: Promise<void>;
  /** Asks the server again at once, where the next try is scheduled for later. */
  retry: () => void;
  provider: HocuspocusProvider;
  close: () => void;
};

type PlanAddress = {
  url: string;
  planId: string;
  part: PlanPart;
  key: string;
  /** Of a device that suggests (document/author-id.ts). */
  authorSecret?: string | null;
  /**
   * The pause after the server said to come back later, plus a random part, so that not all clients come at
   * once.
   */
  pauseMillis?: number;
  /** After how long without a message a connection is given up as broken. */
  silenceMillis?: number;
};

/** A quarantined plan waits for a person, so the client asks less often. */
const quarantinePauses = 6;

/**
 * Synchronises a document with the server. The provider's own 'synced' says that a change has arrived, not
 * that it is saved: marks tell that. The client sends a mark after each change, and the server answers it
 * when everything before it is committed.
 */
export function connectPlan(
  document: Doc,
  { url, planId, part, key, authorSecret = null, pauseMillis = 10_000, silenceMillis = 30_000 }: PlanAddress,
): PlanConnection {
  const { watch, tell: tellAll } = createWatchers<[keeping: SyncState]>();
  let keeping: SyncState = { state: "waiting" };
  // Number of changes of this visit, and of those that the server has; -1: changes of earlier visits may be
  // missing.
  let [made, saved] = [0, -1];
  /** Marks of one connection say nothing about another. */
  let connection = 0;

  const tell = (next: SyncState) => {
    if (keeping.state === "refused" || isSame(keeping, next)) return;
    keeping = next;
    tellAll(keeping);
  };
  const waiting = (): SyncState => {
    const changes = made - Math.max(saved, 0);
    return changes === 0 ? { state: "waiting" } : { state: "waiting", changes };
  };
  const mark = () => provider.sendStateless(`${connection}:${made}`);

  let receive: (() => void) | undefined;
  const received = new Promise<void>((resolve) => (receive = resolve));
  // A client that is online again does not wait long.
  const socket = new HocuspocusProviderWebsocket({
    url,
    maxDelay: 10_000,
    messageReconnectTimeout: silenceMillis,
  });
  const provider: HocuspocusProvider = new HocuspocusProvider({
    websocketProvider: socket,
    name: documentNameOf(planId, part),
    document,
    token: formatToken({ key, authorSecret }),
    onSynced: () => {
      receive?.();
      tell({ state: "sending" });
      mark();
    },
    onStateless: ({ payload }) => {
      const [of, upTo] = payload.split(":").map(Number);
      if (of !== connection || upTo === undefined) return;
      saved = Math.max(saved, upTo);
      if (saved === made) tell({ state: "saved" });
    },
    onClose: ({ event }) => {
      connection += 1;
      if (isRefusal(event.reason)) refuse(event.reason);
      else if (event.code === messageTooBig) refuse(syncCloseReasons.tooLarge);
      else if (pause === undefined) tell(waiting());
    },
    onAuthenticationFailed: ({ reason }) => refuse(isRefusal(reason) ? reason : syncCloseReasons.noKey),
  });
  let pause: ReturnType<typeof setTimeout> | undefined;
  const refuse = (why: SyncCloseReason) => {
    if (why === syncCloseReasons.tooMany || isShut(why)) {
      tell(why === syncCloseReasons.tooMany ? { state: "slowed" } : { state: "shut", why });
      const pauses = why === syncCloseReasons.quarantined ? quarantinePauses : 1;
      pause ??= setTimeout(again, pauses * pauseMillis * (1 + Math.random() / 2));
    } else tell({ state: "refused", why });
    socket.disconnect();
  };
  const again = () => {
    clearTimeout(pause);
    // Until the former connection is closed, the library considers it good and opens no other.
    pause = socket.status === WebSocketStatus.Disconnected ? undefined : setTimeout(again, 100);
    if (pause === undefined) void socket.connect();
  };
  const onUpdate = (_update: Uint8Array, origin: unknown) => {
    if (origin === provider) return;
    made += 1;
    if (!provider.isSynced) {
      if (keeping.state === "waiting") tell(waiting());
      return;
    }
    tell({ state: "sending" });
    mark();
  };
  // A browser that goes offline may leave the socket open until it is used again.
  let isOffline = false;
  const onOffline = () => {
    if (keeping.state !== "saved" && keeping.state !== "sending") return;
    isOffline = true;
    socket.disconnect();
    tell(waiting());
  };
  const onOnline = () => {
    if (isOffline) again();
    isOffline = false;
  };
  // The answers show that the connection is there where nobody edits.
  const heartbeat = setInterval(() => provider.isSynced && mark(), silenceMillis / 3);
  globalThis.addEventListener?.("offline", onOffline);
  globalThis.addEventListener?.("online", onOnline);
  // Registered after the provider's own listener, so that the mark follows the change.
  document.on("update", onUpdate);
  provider.attach();

  return {
    provider,
    received,
    retry: () => {
      if (pause !== undefined) again();
    },
    onKeeping: (listener) => {
      const stop = watch(listener);
      listener(keeping);
      return stop;
    },
    close: () => {
      clearTimeout(pause);
      clearInterval(heartbeat);
      globalThis.removeEventListener?.("offline", onOffline);
      globalThis.removeEventListener?.("online", onOnline);
      document.off("update", onUpdate);
      provider.destroy();
      socket.destroy();
    },
  };
}

/** Close code for a message that is larger than accepted (RFC 6455 §7.4.1). */
const messageTooBig = 1009;

const isRefusal = (reason: string): reason is SyncCloseReason =>
  Object.values<string>(syncCloseReasons).includes(reason);

const isShut = (why: SyncCloseReason): why is Shut =>
  why === syncCloseReasons.unavailable || why === syncCloseReasons.quarantined;

/** Why a plan is closed, and how many changes are waiting, may change while the state stays. */
const isSame = (one: SyncState, other: SyncState) =>
  one.state === other.state &&
  (one.state !== "shut" || other.state !== "shut" || one.why === other.why) &&
  (one.state !== "waiting" || other.state !== "waiting" || one.changes === other.changes);
