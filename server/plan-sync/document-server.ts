import { Hocuspocus, type Document, type onAuthenticatePayload } from "@hocuspocus/server";
import { messageYjsSyncStep1, messageYjsSyncStep2, messageYjsUpdate } from "y-protocols/sync";
import { encodeStateAsUpdate } from "yjs";

import { applyRows, type StoredRow } from "#app/plan/document/document-shelf.ts";
import { countStructs, judgeUpdate, UpdateRefusedError } from "#app/plan/updates/validate-update.ts";
import { changeOutline } from "#app/plan/document/outline.ts";
import { memoryOf } from "#app/plan/plan-limits.ts";
import { mayWrite, readDocumentName, type PlanPart } from "#app/plan/plan-part.ts";
import { planSocketPath, refusals, type Refusal } from "#app/plan/plan-wire.ts";
import { mostLookers, readLooker } from "#app/plan/presence/lookers.ts";
import { suggestionId } from "#app/plan/document/author-id.ts";
import type { Limit } from "#server/rate-limits.ts";

import {
  largestWord,
  mostBeforeKey,
  mostPassedOn,
  mostUnderWay,
  openByAddress,
  openDocuments,
  questionsPerMinute,
} from "./live-limits.ts";
import type { Bearer } from "./live-messages.ts";
import { readHead } from "./message-header.ts";
import { OpenMemory } from "./document-memory.ts";
import { Pace } from "./rate-limiter.ts";
import { Turns } from "./keyed-mutex.ts";
import { VirtualSocket } from "./virtual-socket.ts";

/** The site, for the thread: it knows keys and the database. Each call may be refused with `Refused`. */
export type LiveSite = {
  identify: (connection: number, documentName: string, token: string) => Promise<Bearer>;
  load: (connection: number, documentName: string) => Promise<readonly StoredRow[]>;
  save: (connection: number, bytes: Uint8Array, structs: number) => Promise<void>;
  send: (connection: number, bytes: Uint8Array) => void;
  close: (connection: number, code: number, reason: string) => void;
  handled: (connection: number) => void;
  /** The plan of a connection cannot be opened. */
  broken: (connection: number, reason: string) => void;
  opened: (documentName: string, upTo: number) => void;
  unloaded: (documentName: string) => void;
};

/** The connection is closed with a word that the browser understands. */
export class Refused extends Error {
  readonly code = 4403;
  readonly reason: Refusal;
  constructor(reason: Refusal) {
    // Without a message the library tells nobody of it.
    super("");
    this.reason = reason;
  }
}

/** What a connection begins with, and has once its key was looked up. */
type Context = { connection: number; address: string } & ({ [Key in keyof Bearer]?: undefined } | Bearer);
type Known = { connection: number; address: string } & Bearer;

type Client = { receive: (bytes: Uint8Array) => void; close: (code: number, reason: string) => void };

/** What is committed already, and only has to be shown here. */
const fromOthers = { source: "local", skipStoreHooks: true } as const;

/** Code with which a connection is closed on which something else than messages of plans comes (RFC 6455 §7.4.1). */
const notUnderstood = 1003;

/** What is worth one unit of work: bytes of memory that are walked through. */
const bytesOfUnit = 500_000;

/**
 * Open plans: what devices say over their connections is judged, saved and passed on. Runs in a thread of
 * its own; a change is committed by the site before it is applied, and messages of one connection are
 * worked through one after another: so when a mark of a device is answered, everything before it is saved.
 */
export class LivePlans {
  readonly #site: LiveSite;
  readonly #work: Pace;
  readonly #questions = new Pace({ posts: questionsPerMinute, seconds: 60 });
  readonly #memory = new OpenMemory({ all: openDocuments, address: openByAddress });
  readonly #turns = new Turns();
  /** What ends the turn of a connection. */
  readonly #turnOf = new Map<number, () => void>();
  readonly #hocuspocus: Hocuspocus<Context>;
  /** By number. */
  readonly #clients = new Map<number, Client>();

  /** @param limits what one client address may be worked for: messages say nothing of what they cost */
  constructor(site: LiveSite, limits: { work: Limit }) {
    this.#site = site;
    this.#work = new Pace(limits.work);
    this.#hocuspocus = new Hocuspocus<Context>({
      quiet: true,
      // Nothing is stored later: it is saved already.
      debounce: 0,
      maxPendingDocuments: 1,
      maxUnauthenticatedQueueSize: mostBeforeKey,
      maxUnauthenticatedQueueMessages: mostUnderWay,
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
        connectionConfig.readOnly = !mayWrite(bearer.role, bearer.part);
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
          const looker = readLooker(state);
          // One window a connection: nobody takes the name of another's, and nobody is a crowd.
          const isOwn = own.has(window) || (isFirst && !shown.has(window));
          const role = context?.role;
          if (
            looker === null ||
            role === undefined ||
            !isOwn ||
            (!shown.has(window) && shown.size >= mostLookers)
          )
            states.delete(window);
          else {
            states.set(window, { looker: { ...looker, role } });
            isFirst = false;
          }
        }
      },
      onStateless: async ({ connection, payload }) => connection.sendStateless(payload),
    });
  }

  open(connection: number, address: string): void {
    const socket = new VirtualSocket({
      send: (bytes) => this.#site.send(connection, bytes),
      close: (code, reason) => {
        this.#site.close(connection, code, reason);
        this.close(connection, code, reason);
      },
    });
    const client = this.#hocuspocus.handleConnection(socket, new Request(`http://site${planSocketPath}`), {
      connection,
      address,
    });
    let documentName: string | null = null;
    let [isCaughtUp, hasKey] = [false, false];
    this.#clients.set(connection, {
      receive: (bytes) => {
        const head = readHead(bytes);
        documentName ??= head?.documentName ?? null;
        // One connection is to one document, and in one session.
        if (head === null || head.documentName !== documentName || documentName.includes("\0"))
          return socket.close(notUnderstood, refusals.malformed);
        if (head.kind === "other" && bytes.byteLength > largestWord)
          return socket.close(notUnderstood, refusals.malformed);
        // Another one says nothing new; the library would say that it is handled, and so would we.
        if (head.kind === "key" && hasKey) return this.#site.handled(connection);
        hasKey ||= head.kind === "key";
        isCaughtUp ||= head.kind === "state";
        // A change may build on what the device will only send with its state, which has the change, too.
        const isEarly = head.kind === "change" && !isCaughtUp;
        // The library says of all others that they are handled.
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
  follow(documentName: string, rows: readonly StoredRow[]): void {
    const open = this.#hocuspocus.documents.get(documentName);
    const part = readDocumentName(documentName)?.part;
    if (open === undefined || open.isLoading || part === undefined) return;
    this.#measure(open);
    this.#memory.grow(documentName, memoryOf(sumOf(rows)));
    apply(open, part, rows);
    this.#site.opened(documentName, rows.at(-1)?.id ?? 0);
  }

  async #load(document: Document, context: Known): Promise<void> {
    const rows = await this.#site.load(context.connection, document.name);
    const memory = memoryOf(sumOf(rows));
    this.#spend(context, memory);
    if (!this.#memory.take(document.name, context.address, memory)) throw new Refused(refusals.unavailable);
    try {
      apply(document, context.part, rows);
    } catch (error) {
      this.#memory.free(document.name);
      this.#site.broken(context.connection, String(error));
      throw new Refused(refusals.quarantined);
    }
    this.#site.opened(document.name, rows.at(-1)?.id ?? 0);
  }

  async #judge(document: Document, type: number, payload: Uint8Array, context: Known): Promise<void> {
    const isChange = type === messageYjsSyncStep2 || type === messageYjsUpdate;
    if (type !== messageYjsSyncStep1 && !isChange) throw new Refused(refusals.malformed);
    // Both are answered from the whole document.
    if (type !== messageYjsUpdate && !this.#questions.admits(`${context.connection} ${type}`))
      throw new Refused(refusals.tooMany);
    if (type === messageYjsSyncStep1) return this.#spend(context, this.#memory.of(document.name));
    this.#spend(context, payload.byteLength * 25);
    const { role, part, connection } = context;
    if (part === "outline" || !mayWrite(role, part)) {
      // Nothing of it is applied, but the library compares it with what is here.
      this.#spend(context, this.#memory.of(document.name));
      judge(document, part === "outline" ? "plan" : part, payload, () => true);
      return;
    }
    // Until it is applied: what is judged next is judged with it, whatever comes at once.
    this.#turnOf.set(connection, await this.#turns.take(document.name));
    const judged = judge(document, part, payload, mayChange(context));
    if (judged.isEmpty) return;
    this.#spend(context, judged.steps * 500);
    const passedOn = payload.byteLength * document.getConnectionsCount();
    this.#spend(context, passedOn);
    if (passedOn > mostPassedOn) throw new Refused(refusals.tooMany);
    const more = memoryOf({ structs: judged.structs, bytes: payload.byteLength });
    this.#measure(document);
    if (!this.#memory.hasRoom(document.name, more)) throw new Refused(refusals.unavailable);
    await this.#site.save(connection, payload, judged.structs);
    this.#memory.grow(document.name, more);
  }

  /** What was written over since is not there any more. */
  #measure(document: Document): void {
    if (!this.#memory.isRough(document.name)) return;
    const bytes = encodeStateAsUpdate(document).byteLength;
    this.#memory.measured(document.name, memoryOf({ structs: countStructs(document), bytes }));
  }

  /** @param bytes of memory that are walked through */
  #spend({ address }: Context, bytes: number): void {
    if (!this.#work.admits(address, 1 + Math.floor(bytes / bytesOfUnit))) throw new Refused(refusals.tooMany);
  }

  /** Whoever is refused at the door is told why, and then the door is closed. */
  async #orLeave<Result>(context: Context, result: Promise<Result>): Promise<Result> {
    try {
      return await result;
    } catch (error) {
      this.#leave(context);
      throw error instanceof Refused ? error : new Refused(refusals.unavailable);
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
  if (context.planId === undefined) throw new Refused(refusals.noKey);
  return context;
}

const sumOf = (rows: readonly StoredRow[]) => ({
  structs: rows.reduce((all, row) => all + row.structs, 0),
  bytes: rows.reduce((all, row) => all + row.bytes.byteLength, 0),
});

function apply(document: Document, part: PlanPart, rows: readonly StoredRow[]): void {
  if (part === "outline") changeOutline(document, () => applyRows(document, "plan", rows, fromOthers));
  else applyRows(document, part, rows, fromOthers);
}

/** Whoever suggests changes what is theirs alone. */
function mayChange({ role, authorId }: Bearer): (register: { key: string }) => boolean {
  if (role !== "propose") return () => true;
  if (authorId === null) return () => false;
  const own = suggestionId(authorId, "");
  return ({ key }) => key.startsWith(own);
}

const refusalOf = {
  malformed: refusals.malformed,
  "too-large": refusals.tooLarge,
  "not-yours": refusals.notYours,
} as const;

function judge(...[document, part, bytes, may]: Parameters<typeof judgeUpdate>) {
  try {
    return judgeUpdate(document, part, bytes, may);
  } catch (error) {
    throw error instanceof UpdateRefusedError ? new Refused(refusalOf[error.reason]) : error;
  }
}
