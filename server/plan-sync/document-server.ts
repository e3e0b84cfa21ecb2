import { Hocuspocus, type Document, type onAuthenticatePayload } from "@hocuspocus/server";
import { messageYjsSyncStep1, messageYjsSyncStep2, messageYjsUpdate } from "y-protocols/sync";
import { encodeStateAsUpdate } from "yjs";

import { applyStoredUpdates, type StoredUpdate } from "#app/plan/updates/document-cache.ts";
import { countStructs, validateUpdate, UpdateRejectedError } from "#app/plan/updates/validate-update.ts";
import { isMergeable } from "#app/plan/updates/is-mergeable.ts";
import { updateRedacted } from "#app/plan/document/redaction.ts";
import { maxDocumentBytes, memoryBytes } from "#app/plan/document/plan-limits.ts";
import { canWrite, parseDocumentName, type PlanPart } from "#app/plan/document/parts-and-roles.ts";
import { planSocketPath, syncCloseReasons, type SyncCloseReason } from "#app/plan/document/sync-protocol.ts";
import { maxViewers, parseViewer, viewerState } from "#app/plan/document/viewers.ts";
import { suggestionId } from "#app/plan/document/author-id.ts";
import type { Limit } from "#app/messaging/forms/form-limits.ts";

import {
  maxControlMessageBytes,
  maxUnauthenticatedBytes,
  maxBroadcastBytes,
  maxMessagesInFlight,
  maxOpenDocumentBytesPerClient,
  maxOpenDocumentBytes,
  maxOpeningBytes,
  maxSyncRequestsPerMinute,
} from "./sync-limits.ts";
import type { PlanAccess } from "./thread-messages.ts";
import { readMessageHeader } from "./message-header.ts";
import { DocumentMemory } from "./document-memory.ts";
import { RateLimiter } from "./rate-limiter.ts";
import { KeyedMutex } from "./keyed-mutex.ts";
import { VirtualSocket } from "./virtual-socket.ts";

/**
 * The site as seen by the thread: it knows keys and the database. Each call may be rejected with
 * `SyncRejectedError`.
 */
export type DocumentServerHost = {
  identify: (connection: number, documentName: string, token: string) => Promise<PlanAccess>;
  load: (connection: number, documentName: string) => Promise<readonly StoredUpdate[]>;
  save: (connection: number, bytes: Uint8Array, structs: number) => Promise<void>;
  /**
   * Waits until the site has taken all that it was sent; refused where the connection is not there any more, or
   * its client address does not read what it was sent before.
   */
  maySend: (connection: number, bytes: number) => Promise<void>;
  send: (connection: number, bytes: Uint8Array) => void;
  close: (connection: number, code: number, reason: string) => void;
  handled: (connection: number) => void;
  /** The plan of a connection cannot be opened. */
  broken: (connection: number, reason: string) => void;
  opened: (documentName: string, upTo: number) => void;
  unloaded: (documentName: string) => void;
};

/** The connection is closed with a reason that the browser understands. */
export class SyncRejectedError extends Error {
  readonly code = 4403;
  readonly reason: SyncCloseReason;
  constructor(reason: SyncCloseReason) {
    // Without a message the library does not log it.
    super("");
    this.reason = reason;
  }
}

/** The context of a connection: its initial part, and the part added once its key was looked up. */
type Context = { connection: number; clientIp: string } & (
  | { [Key in keyof PlanAccess]?: undefined }
  | PlanAccess
);
type Known = { connection: number; clientIp: string } & PlanAccess;

type Client = { receive: (bytes: Uint8Array) => void; close: (code: number, reason: string) => void };

/** Origin of updates that are already committed and only have to be applied here. */
const fromOthers = { source: "local", skipStoreHooks: true } as const;

/** Close code for data that is not a message about plans (RFC 6455 §7.4.1). */
const notUnderstood = 1003;

/** Size of one unit of work: bytes of memory that are walked through. */
const bytesOfUnit = 500_000;

/** What merging a change costs for each writer of the document: 2.5 µs, as long as 1,500 bytes take. */
const mergeBytesPerWriter = 1500;

/**
 * Open plans: validates, saves and passes on what devices send over their connections. Runs in a thread of
 * its own. The site commits a change before it is applied, and messages of one connection are processed one
 * after another: so when a device's mark is answered, everything before it is saved.
 */
export class DocumentServer {
  readonly #site: DocumentServerHost;
  readonly #work: RateLimiter;
  readonly #questions = new RateLimiter({ posts: maxSyncRequestsPerMinute, seconds: 60 });
  readonly #memory = new DocumentMemory({
    all: maxOpenDocumentBytes,
    opening: maxOpeningBytes,
    clientIp: maxOpenDocumentBytesPerClient,
  });
  readonly #turns = new KeyedMutex();
  /** Ends the connection's turn. */
  readonly #turnOf = new Map<number, () => void>();
  readonly #hocuspocus: Hocuspocus<Context>;
  /** By connection number. */
  readonly #clients = new Map<number, Client>();

  /** @param limits maximum work for one client IP: the size of a message says nothing about its cost */
  constructor(site: DocumentServerHost, limits: { work: Limit }) {
    this.#site = site;
    this.#work = new RateLimiter(limits.work);
    this.#hocuspocus = new Hocuspocus<Context>({
      quiet: true,
      // Nothing is stored later: it is saved already.
      debounce: 0,
      maxPendingDocuments: 1,
      maxUnauthenticatedQueueSize: maxUnauthenticatedBytes,
      maxUnauthenticatedQueueMessages: maxMessagesInFlight,
      onAuthenticate: async ({
        token,
        documentName,
        connectionConfig,
        context,
      }: onAuthenticatePayload<Context>) => {
        const bearer = await this.#orLeave(
          context,
          this.#site.identify(context.connection, documentName, token),
        );
        connectionConfig.readOnly = !canWrite(bearer.role, bearer.part);
        return bearer;
      },
      onLoadDocument: async ({ document, context }) =>
        this.#orLeave(context, this.#load(document, known(context))),
      afterUnloadDocument: async ({ documentName }) => {
        this.#memory.free(documentName);
        this.#site.unloaded(documentName);
      },
      beforeSync: async ({ type, payload, document, context }) =>
        this.#judge(document, type, payload, known(context)),
      afterHandleMessage: async ({ context }) => {
        this.#turnOf.get(context.connection)?.();
        this.#turnOf.delete(context.connection);
        this.#site.handled(context.connection);
      },
      onDisconnect: async ({ context }) => this.#leave(context),
      beforeHandleAwareness: async ({ states, awareness, connection, context }) => {
        const shown = awareness.getStates();
        const own = connection?.document.getClients(connection) ?? new Set();
        let isFirst = own.size === 0;
        for (const [window, state] of states) {
          const viewer = parseViewer(state);
          // One window per connection: no client takes the name of another's, and none can pretend to be a
          // crowd.
          const isOwn = own.has(window) || (isFirst && !shown.has(window));
          const role = context?.role;
          if (
            viewer === null ||
            role === undefined ||
            !isOwn ||
            (!shown.has(window) && shown.size >= maxViewers)
          )
            states.delete(window);
          else {
            states.set(window, viewerState({ ...viewer, role }));
            isFirst = false;
          }
        }
      },
      onStateless: async ({ connection, payload }) => connection.sendStateless(payload),
    });
  }

  open(connection: number, clientIp: string): void {
    const socket = new VirtualSocket({
      send: (bytes) => this.#site.send(connection, bytes),
      close: (code, reason) => {
        this.#site.close(connection, code, reason);
        this.close(connection, code, reason);
      },
    });
    const client = this.#hocuspocus.handleConnection(socket, new Request(`http://site${planSocketPath}`), {
      connection,
      clientIp,
    });
    let documentName: string | null = null;
    let [isCaughtUp, hasKey] = [false, false];
    this.#clients.set(connection, {
      receive: (bytes) => {
        const head = readMessageHeader(bytes);
        documentName ??= head?.documentName ?? null;
        // A connection is for one document, and in one session.
        if (head === null || head.documentName !== documentName || documentName.includes("\0"))
          return socket.close(notUnderstood, syncCloseReasons.malformed);
        if (head.kind === "other" && bytes.byteLength > maxControlMessageBytes)
          return socket.close(notUnderstood, syncCloseReasons.malformed);
        // A second one carries nothing new; the library would confirm it as processed, and so would this
        // code.
        if (head.kind === "key" && hasKey) return this.#site.handled(connection);
        hasKey ||= head.kind === "key";
        isCaughtUp ||= head.kind === "state";
        // A change may build on another that the device will only send with its state, which includes this
        // change, too.
        const isEarly = head.kind === "change" && !isCaughtUp;
        // The library confirms all others as processed.
        if (head.kind === "key" || isEarly) this.#site.handled(connection);
        if (isEarly) return;
        client.handleMessage(bytes);
      },
      close: (code, reason) => {
        socket.closed();
        client.handleClose({ code, reason });
      },
    });
  }

  receive(connection: number, bytes: Uint8Array): void {
    this.#clients.get(connection)?.receive(bytes);
  }

  close(connection: number, code: number, reason: string): void {
    const client = this.#clients.get(connection);
    this.#clients.delete(connection);
    client?.close(code, reason);
  }

  /** Applies what others committed to a document that is open here. */
  follow(documentName: string, rows: readonly StoredUpdate[]): void {
    const open = this.#hocuspocus.documents.get(documentName);
    const part = parseDocumentName(documentName)?.part;
    if (open === undefined || open.isLoading || part === undefined) return;
    this.#measure(open);
    this.#memory.grow(documentName, memoryBytes(sumOf(rows)));
    apply(open, part, rows);
    this.#site.opened(documentName, rows.at(-1)?.id ?? 0);
  }

  async #load(document: Document, context: Known): Promise<void> {
    const rows = await this.#site.load(context.connection, document.name);
    const memory = memoryBytes(sumOf(rows));
    this.#spend(context, memory);
    if (!this.#memory.take(document.name, context.clientIp, memory))
      throw new SyncRejectedError(syncCloseReasons.unavailable);
    try {
      apply(document, context.part, rows);
    } catch (error) {
      this.#memory.free(document.name);
      this.#site.broken(context.connection, String(error));
      throw new SyncRejectedError(syncCloseReasons.quarantined);
    }
    this.#site.opened(document.name, rows.at(-1)?.id ?? 0);
  }

  async #judge(document: Document, type: number, payload: Uint8Array, context: Known): Promise<void> {
    const isChange = type === messageYjsSyncStep2 || type === messageYjsUpdate;
    if (type !== messageYjsSyncStep1 && !isChange) throw new SyncRejectedError(syncCloseReasons.malformed);
    // Both are answered from the whole document.
    if (type !== messageYjsUpdate && !this.#questions.admits(`${context.connection} ${type}`))
      throw new SyncRejectedError(syncCloseReasons.tooMany);
    const { role, part, connection } = context;
    if (type === messageYjsSyncStep1) {
      this.#spend(context, this.#memory.of(document.name));
      // One whole document after the other, however many ask: each is a copy until the site has it.
      this.#turnOf.set(connection, await this.#turns.acquire("answers"));
      // At most: in memory each byte takes two, and structs much more.
      return this.#site.maySend(connection, Math.min(this.#memory.of(document.name) / 2, maxDocumentBytes));
    }
    this.#spend(context, payload.byteLength * 25);
    if (part === "outline" || !canWrite(role, part)) {
      // None of it is applied, but the library compares it with the present document.
      this.#spend(context, this.#memory.of(document.name));
      judge(document, part === "outline" ? "plan" : part, payload, () => true);
      return;
    }
    // Until it is applied: what is judged next is judged with it, whatever comes at once.
    this.#turnOf.set(connection, await this.#turns.acquire(document.name));
    const judged = judge(document, part, payload, mayChange(context));
    if (judged.isEmpty) return;
    this.#spend(context, judged.steps * 500);
    const passedOn = payload.byteLength * document.getConnectionsCount();
    this.#spend(context, passedOn);
    if (passedOn > maxBroadcastBytes) throw new SyncRejectedError(syncCloseReasons.tooMany);
    this.#spend(context, document.store.clients.size * mergeBytesPerWriter);
    if (!isMergeable(document, payload)) throw new SyncRejectedError(syncCloseReasons.malformed);
    const more = memoryBytes({ structs: judged.structs, bytes: payload.byteLength });
    this.#measure(document);
    if (!this.#memory.hasRoom(document.name, more)) throw new SyncRejectedError(syncCloseReasons.unavailable);
    await this.#site.save(connection, payload, judged.structs);
    this.#memory.grow(document.name, more);
  }

  /** Overwritten values no longer take memory. */
  #measure(document: Document): void {
    if (!this.#memory.isRough(document.name)) return;
    const bytes = encodeStateAsUpdate(document).byteLength;
    this.#memory.measured(document.name, memoryBytes({ structs: countStructs(document), bytes }));
  }

  /** @param bytes of memory that are walked through */
  #spend({ clientIp }: Context, bytes: number): void {
    if (!this.#work.admits(clientIp, 1 + Math.floor(bytes / bytesOfUnit)))
      throw new SyncRejectedError(syncCloseReasons.tooMany);
  }

  /** A connection rejected at the start is told why, and then closed. */
  async #orLeave<Result>(context: Context, result: Promise<Result>): Promise<Result> {
    try {
      return await result;
    } catch (error) {
      this.#leave(context);
      throw error instanceof SyncRejectedError ? error : new SyncRejectedError(syncCloseReasons.unavailable);
    }
  }

  #leave({ connection }: Context): void {
    setImmediate(() => {
      if (!this.#clients.has(connection)) return;
      this.#site.close(connection, 1000, "");
      this.close(connection, 1000, "");
    });
  }
}

function known(context: Context): Known {
  if (context.planId === undefined) throw new SyncRejectedError(syncCloseReasons.noKey);
  return context;
}

const sumOf = (rows: readonly StoredUpdate[]) => ({
  structs: rows.reduce((all, row) => all + row.structs, 0),
  bytes: rows.reduce((all, row) => all + row.bytes.byteLength, 0),
});

function apply(document: Document, part: PlanPart, rows: readonly StoredUpdate[]): void {
  if (part === "outline")
    updateRedacted(document, () => applyStoredUpdates(document, "plan", rows, fromOthers));
  else applyStoredUpdates(document, part, rows, fromOthers);
}

/** A device that suggests changes only its own suggestions. */
function mayChange({ role, authorId }: PlanAccess): (register: { key: string }) => boolean {
  if (role !== "propose") return () => true;
  if (authorId === null) return () => false;
  const own = suggestionId(authorId, "");
  return ({ key }) => key.startsWith(own);
}

const refusalOf = {
  malformed: syncCloseReasons.malformed,
  "too-large": syncCloseReasons.tooLarge,
  "not-yours": syncCloseReasons.notYours,
} as const;

function judge(...[document, part, bytes, may]: Parameters<typeof validateUpdate>) {
  try {
    return validateUpdate(document, part, bytes, may);
  } catch (error) {
    throw error instanceof UpdateRejectedError ? new SyncRejectedError(refusalOf[error.reason]) : error;
  }
}
