import { HocuspocusProvider, HocuspocusProviderWebsocket, WebSocketStatus } from "@hocuspocus/provider";
import type { Doc } from "yjs";

import { nameOfDocument, type PlanPart } from "#app/plan/plan-part.ts";
import { refusals, writeToken, type Passing, type Refusal } from "#app/plan/plan-wire.ts";

/** Why the server cannot open a plan for a while. */
type Shut = typeof refusals.unavailable | typeof refusals.quarantined;

/** What is known of the changes that were made on this device. */
export type Keeping =
  /** All of them are on the server: it said so after it had committed them. */
  | { state: "kept" }
  /** The server has not said so yet. */
  | { state: "sending" }
  /** There is no way to the server; they are sent when there is. */
  | { state: "waiting" }
  /** Very much was sent at once; they are sent again by themselves in a little while. */
  | { state: "slowed" }
  /** The server cannot open the plan; it is asked again by itself. */
  | { state: "shut"; why: Shut }
  /** The server will not take them. */
  | { state: "refused"; why: Exclude<Refusal, Passing | Shut> };

export type PlanConnection = {
  /** What became of the changes, told at once and whenever it changes. */
  onKeeping: (listener: (keeping: Keeping) => void) => () => void;
  /** Resolves once this device has what the server has. */
  received: Promise<void>;
  /** Asks the server again at once, where it is to be asked later. */
  retry: () => void;
  provider: HocuspocusProvider;
  close: () => void;
};

type PlanAddress = {
  url: string;
  planId: string;
  part: PlanPart;
  key: string;
  /** Of a device that suggests (proposals/author-id.ts). */
  authorSecret?: string | null;
  /** How long who was asked to come back later waits; a little more by chance, so that not all come at once. */
  pauseMillis?: number;
};

/** A plan that was set aside waits for a person: it is asked for less often. */
const quarantinePauses = 6;

/**
 * Keeps a document the same here and on the server. Its own word for 'synced' says that a change has
 * arrived, not that it is kept: that is what marks are for. One is sent behind each change, and the
 * server answers it when everything before it is committed.
 */
export function connectPlan(
  document: Doc,
  { url, planId, part, key, authorSecret = null, pauseMillis = 10_000 }: PlanAddress,
): PlanConnection {
  const listeners = new Set<(keeping: Keeping) => void>();
  let keeping: Keeping = { state: "waiting" };
  // Changes of this visit, and up to which of them the server has them; -1: those of earlier visits may be missing.
  let [made, kept] = [0, -1];
  /** Marks of one connection say nothing of another. */
  let connection = 0;

  const tell = (next: Keeping) => {
    if (keeping.state === "refused" || isSame(keeping, next)) return;
    keeping = next;
    for (const listener of listeners) listener(keeping);
  };
  const mark = () => provider.sendStateless(`${connection}:${made}`);

  let receive: (() => void) | undefined;
  const received = new Promise<void>((resolve) => (receive = resolve));
  // Who has a signal again does not wait for long.
  const socket = new HocuspocusProviderWebsocket({ url, maxDelay: 10_000 });
  const provider: HocuspocusProvider = new HocuspocusProvider({
    websocketProvider: socket,
    name: nameOfDocument(planId, part),
    document,
    token: writeToken({ key, authorSecret }),
    onSynced: () => {
      receive?.();
      tell({ state: "sending" });
      mark();
    },
    onStateless: ({ payload }) => {
      const [of, upTo] = payload.split(":").map(Number);
      if (of !== connection || upTo === undefined) return;
      kept = Math.max(kept, upTo);
      if (kept === made) tell({ state: "kept" });
    },
    onClose: ({ event }) => {
      connection += 1;
      if (isRefusal(event.reason)) refuse(event.reason);
      else if (event.code === messageTooBig) refuse(refusals.tooLarge);
      else if (pause === undefined) tell({ state: "waiting" });
    },
    onAuthenticationFailed: ({ reason }) => refuse(isRefusal(reason) ? reason : refusals.noKey),
  });
  let pause: ReturnType<typeof setTimeout> | undefined;
  const refuse = (why: Refusal) => {
    if (why === refusals.tooMany || isShut(why)) {
      tell(why === refusals.tooMany ? { state: "slowed" } : { state: "shut", why });
      const pauses = why === refusals.quarantined ? quarantinePauses : 1;
      pause ??= setTimeout(again, pauses * pauseMillis * (1 + Math.random() / 2));
    } else tell({ state: "refused", why });
    socket.disconnect();
  };
  const again = () => {
    clearTimeout(pause);
    // Until the former connection is closed the library takes it for a good one, and makes no other.
    pause = socket.status === WebSocketStatus.Disconnected ? undefined : setTimeout(again, 100);
    if (pause === undefined) void socket.connect();
  };
  const onUpdate = (_update: Uint8Array, origin: unknown) => {
    if (origin === provider) return;
    made += 1;
    if (!provider.isSynced) return;
    tell({ state: "sending" });
    mark();
  };
  // After the provider's own listener, so that the mark follows the change.
  document.on("update", onUpdate);
  provider.attach();

  return {
    provider,
    received,
    retry: () => {
      if (pause !== undefined) again();
    },
    onKeeping: (listener) => {
      listeners.add(listener);
      listener(keeping);
      return () => listeners.delete(listener);
    },
    close: () => {
      clearTimeout(pause);
      document.off("update", onUpdate);
      provider.destroy();
      socket.destroy();
    },
  };
}

/** Code with which a connection ends over which more came at once than is taken (RFC 6455 §7.4.1). */
const messageTooBig = 1009;

const isRefusal = (reason: string): reason is Refusal => Object.values<string>(refusals).includes(reason);

const isShut = (why: Refusal): why is Shut => why === refusals.unavailable || why === refusals.quarantined;

/** Only why a plan is shut may change while the state stays. */
const isSame = (one: Keeping, other: Keeping) =>
  one.state === other.state && (one.state !== "shut" || other.state !== "shut" || one.why === other.why);
