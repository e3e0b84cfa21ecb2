import type { StoredUpdate } from "#app/plan/updates/document-cache.ts";
import type { PlanPart, PlanRole } from "#app/plan/document/parts-and-roles.ts";
import type { SyncCloseReason } from "#app/plan/document/sync-protocol.ts";
import type { Limit } from "#app/messaging/forms/form-limits.ts";

/** What is known about a connection once its key was looked up. */
export type PlanAccess = {
  planId: string;
  part: PlanPart;
  role: PlanRole;
  /** Author id of a device that suggests; null for all others. */
  authorId: string | null;
};

/** The thread's requests to the site. */
export type HostRequest =
  | { method: "identify"; documentName: string; token: string }
  | { method: "load"; documentName: string }
  /** Answered when everything that was said before is taken and this number of bytes may follow, else refused. */
  | { method: "send"; bytes: number }
  | { method: "save"; bytes: Uint8Array; structs: number };

/** The site's answer to a request. */
export type HostResponse =
  | { method: "identify"; bearer: PlanAccess }
  | { method: "load"; rows: readonly StoredUpdate[] }
  | { method: "send" }
  | { method: "save" }
  | { method: "refuse"; refusal: SyncCloseReason };

/** Messages to the thread; `connection` is the one that causes the work. */
export type ToSyncThread =
  | { say: "open"; connection: number; clientIp: string }
  | { say: "message"; connection: number; bytes: Uint8Array }
  | { say: "close"; connection: number; code: number; reason: string }
  | { say: "answer"; connection: number; call: number; answer: HostResponse }
  | { say: "news"; connection: number; documentName: string; rows: readonly StoredUpdate[] }
  | { say: "ping" };

/** Messages from the thread. */
export type FromSyncThread =
  /** The same bytes for all of these connections. */
  | { say: "send"; connections: readonly number[]; bytes: Uint8Array }
  | { say: "close"; connection: number; code: number; reason: string }
  /** A message of a connection is processed. */
  | { say: "handled"; connection: number }
  | { say: "broken"; connection: number; reason: string }
  | { say: "call"; connection: number; call: number; wanted: HostRequest }
  /** A document is open, with all changes up to a row. */
  | { say: "opened"; documentName: string; upTo: number }
  | { say: "unloaded"; documentName: string }
  | { say: "failed"; what: string; error: string }
  | { say: "pong" };

/** The thread's start data. */
export type SyncThreadData = {
  work: Limit;
  /** One number: the connection whose work was begun last; it is read when the thread is stuck. */
  current: SharedArrayBuffer;
};
