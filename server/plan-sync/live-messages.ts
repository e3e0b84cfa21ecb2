import type { StoredRow } from "#app/plan/document/document-shelf.ts";
import type { PlanPart, PlanRole } from "#app/plan/plan-part.ts";
import type { Refusal } from "#app/plan/plan-wire.ts";
import type { Limit } from "#server/rate-limits.ts";

/** What is known of a connection once its key was looked up. */
export type Bearer = {
  planId: string;
  part: PlanPart;
  role: PlanRole;
  /** Under which a device suggests; null for all others. */
  authorId: string | null;
};

/** What the thread asks of the site. */
export type LiveCall =
  | { method: "identify"; documentName: string; token: string }
  | { method: "load"; documentName: string }
  | { method: "save"; bytes: Uint8Array; structs: number };

/** What the site answers to a call. */
export type LiveAnswer =
  | { method: "identify"; bearer: Bearer }
  | { method: "load"; rows: readonly StoredRow[] }
  | { method: "save" }
  | { method: "refuse"; refusal: Refusal };

/** What the thread is told; `connection` is whose work it causes. */
export type ToLive =
  | { say: "open"; connection: number; address: string }
  | { say: "message"; connection: number; bytes: Uint8Array }
  | { say: "close"; connection: number; code: number; reason: string }
  | { say: "answer"; connection: number; call: number; answer: LiveAnswer }
  | { say: "news"; connection: number; documentName: string; rows: readonly StoredRow[] }
  | { say: "ping" };

/** What the thread says. */
export type FromLive =
  | { say: "send"; connection: number; bytes: Uint8Array }
  | { say: "close"; connection: number; code: number; reason: string }
  /** A message of a connection is worked through. */
  | { say: "handled"; connection: number }
  | { say: "broken"; connection: number; reason: string }
  | { say: "call"; connection: number; call: number; wanted: LiveCall }
  /** A document is open, and what is in it up to a row. */
  | { say: "opened"; documentName: string; upTo: number }
  | { say: "unloaded"; documentName: string }
  | { say: "failed"; what: string; error: string }
  | { say: "pong" };

/** What the thread is given when it begins. */
export type LiveStart = {
  work: Limit;
  /** One number: the connection whose work is done; whoever finds the thread stuck reads it. */
  current: SharedArrayBuffer;
};
