import type { EventEmitter } from "node:events";

import { Refresher } from "#app/catalogue/directory/refresher.ts";
import {
  NoSuchPlanError,
  PlanQuarantinedError,
  plansChannel,
  PlanTooLargeError,
  readDocument,
  readUpdates,
  saveUpdate,
} from "#app/plan/repository/plan-repository.server.ts";
import type { StoredUpdate } from "#app/plan/updates/document-cache.ts";
import { documentNameOf, parseDocumentName, type StoredPart } from "#app/plan/document/parts-and-roles.ts";
import { syncCloseReasons, type SyncCloseReason } from "#app/plan/document/sync-protocol.ts";
import { readPlanKeys, type OpenedPlan } from "#app/plan/repository/plan-keys.server.ts";
import { notePlanOpened } from "#app/plan/repository/note-plan-opened.server.ts";
import { quarantinePlan } from "#app/plan/repository/quarantine-plan.server.ts";
import type { PlanUpdater } from "#app/messaging/plan-updater.ts";
import { createPerClientLimit } from "#server/overload/per-client-limit.ts";
import type { Log } from "#server/log/open-log.ts";
import { reportError } from "#server/log/report-error.ts";
import { rateLimits, type PlanLimits } from "#server/rate-limits.ts";
import type { OpenDatabase } from "#database/open-database.ts";

import {
  authorize,
  isStillAuthorized,
  readPlanStatuses,
  type KeyedPlanAccess,
  type PlanStatus,
} from "./plan-access.ts";
import { DeviceConnection, type AcceptedSocket } from "./device-connection.ts";
import { ConnectionRegistry } from "./connection-registry.ts";
import type { FromSyncThread, HostResponse, HostRequest } from "./thread-messages.ts";
import { SyncThreadHost, type ThreadExit } from "./sync-thread-host.ts";
import { RateLimiter } from "./rate-limiter.ts";
import { StalePlans } from "./stale-plans.ts";
import { acceptPlanSockets } from "./plan-sockets.ts";

/** Synchronises plans between all devices that have them open. */
export type PlanSync = {
  /**
   * Accepts a web server's connections to plans and no others.
   * @param log is called for each, without its key
   */
  listenOn: (web: EventEmitter, log?: Pick<Log, "connection">) => void;
  /** Disconnects everybody; clients reconnect automatically. A second call does nothing more. */
  close: () => Promise<void>;
};

type Options = {
  limits?: PlanLimits;
  trustProxy?: boolean;
  /** Maximum time the thread may be busy with one message, in seconds. */
  deadline?: number;
};

/** Close codes: RFC 6455 leaves 4000 and above to applications. */
const codes = {
  /** A client that still may connects again automatically. */
  comeBack: 4000,
  refused: 4403,
  slowDown: 4429,
} as const;

/** How many times the thread may run out of memory over a plan before the plan is quarantined. */
const maxOutOfMemoryStrikes = 2;

/** How often connections are checked, in milliseconds. */
const roundMillis = 10_000;

/** Such a run takes long only where it waits for the database: a longer rest would leave revoked links open. */
const followPauses = { rest: 100, firstRetry: 250, longestRetry: 30_000, restsPerLongRun: 0 };

/** How long it is remembered over which plan the thread ran out of memory, in milliseconds. */
const strikesMillis = 60 * 60 * 1000;

type Connection = { line: DeviceConnection; bearer: KeyedPlanAccess | null };

/** A connection that has a plan open. */
type Looking = { number: number; line: DeviceConnection; bearer: KeyedPlanAccess };

/** A document that is open on this node. */
type Open = { upTo: number };

/**
 * Accepts connections, looks up keys and uses the database; a separate thread handles the messages, and may
 * crash without affecting anything else.
 */
export async function openPlanSync(
  { database, listen }: Pick<OpenDatabase, "database" | "listen">,
  planWork: Pick<PlanUpdater, "changed" | "compact">,
  siteUrl: string,
  { limits = rateLimits.plans, trustProxy = false, deadline }: Options = {},
): Promise<PlanSync> {
  const pace = {
    clientIp: new RateLimiter(limits.connections.clientIp),
    plan: new RateLimiter(limits.connections.plan),
    messages: new RateLimiter(limits.messages),
    writes: new RateLimiter(limits.writes),
  };
  const crowd = createPerClientLimit({ connection: limits.open });
  const lines = new ConnectionRegistry();
  const connections = new Map<number, Connection>();
  const opened = new Map<string, Open>();
  const strikes = new Map<string, number>();
  const stale = new StalePlans();
  let connected = 0;

  const thread = new SyncThreadHost({
    work: limits.work,
    hear,
    ended: (end) => void afterThread(end).catch(reportLost),
    ...(deadline !== undefined && { deadline }),
  });

  function hear(said: FromSyncThread): void {
    if (said.say === "call") return void answer(said);
    if (said.say === "opened") {
      const known = opened.get(said.documentName);
      opened.set(said.documentName, { upTo: Math.max(known?.upTo ?? 0, said.upTo) });
      // Committed while it was read and opened.
      if (known === undefined) lookAt(parseDocumentName(said.documentName)?.planId ?? null);
      return;
    }
    if (said.say === "unloaded") return void opened.delete(said.documentName);
    if (said.say === "failed")
      return reportError({ what: `A plan's connection failed: ${said.what}`, error: said.error });
    if (said.say === "pong") return;
    if (said.say === "send") {
      for (const number of said.connections) connections.get(number)?.line.send(said.bytes);
      return;
    }
    const connection = connections.get(said.connection);
    if (connection === undefined) return;
    if (said.say === "handled") connection.line.handled();
    else if (said.say === "close") connection.line.close(said.code, said.reason);
    else if (connection.bearer !== null)
      void setAside(connection.bearer.planId, said.reason).catch(reportLost);
  }

  async function answer({
    connection,
    call,
    wanted,
  }: Extract<FromSyncThread, { say: "call" }>): Promise<void> {
    const given = await answerTo(connection, wanted).catch((error: unknown): HostResponse => ({
      method: "refuse",
      refusal: refusalFor(error),
    }));
    // The client is gone and needs no answer, but the thread waits for one.
    thread.say({ say: "answer", connection, call, answer: given });
  }

  async function answerTo(number: number, wanted: HostRequest): Promise<HostResponse> {
    // The first client may be gone: others wait for the same document meanwhile.
    if (wanted.method === "load") return { method: "load", rows: await load(wanted.documentName) };
    const connection = connections.get(number);
    if (connection === undefined) throw new NoKeyError();
    if (wanted.method === "send") {
      // It comes again later: what is sent now would only be held.
      if (!lines.hasRoom(connection.line, wanted.bytes)) throw new TooManyError();
      return { method: "send" };
    }
    if (wanted.method === "identify") {
      const bearer = await authorize(database, wanted.documentName, wanted.token);
      if (bearer === null) throw new NoKeyError();
      if (!pace.plan.admits(bearer.planId)) throw new TooManyError();
      connection.bearer = bearer;
      connection.line.known();
      // The link may have been renewed while it was looked up.
      lookAt(bearer.planId);
      // Where nothing can be written it opens all the same.
      await notePlanOpened(database, bearer.planId).catch(() => {});
      const { key: _key, ...shown } = bearer;
      return { method: "identify", bearer: shown };
    }
    if (connection.bearer === null) throw new NoKeyError();
    const { planId, part } = connection.bearer;
    if (part === "outline") throw new NoKeyError();
    if (!pace.writes.admits(planId)) throw new TooManyError();
    await save(planId, part, wanted);
    return { method: "save" };
  }

  async function load(documentName: string): Promise<readonly StoredUpdate[]> {
    const asked = parseDocumentName(documentName);
    if (asked === null) throw new NoKeyError();
    return readDocument(database, asked.planId, asked.part === "outline" ? "plan" : asked.part);
  }

  async function save(
    planId: string,
    part: StoredPart,
    { bytes, structs }: { bytes: Uint8Array; structs: number },
  ): Promise<void> {
    const saved = await saveUpdate(database, planId, part, bytes, structs).catch(async (error: unknown) => {
      if (!(error instanceof PlanTooLargeError)) throw error;
      // Merged, its changes may take less room.
      await planWork.compact(planId, part);
      return saveUpdate(database, planId, part, bytes, structs);
    });
    planWork.changed(planId, { part, rows: saved.rows });
    // The thread applies it next: it need not be read again, unless another change came in between.
    const open = opened.get(documentNameOf(planId, part));
    if (open?.upTo === saved.before) open.upTo = saved.row;
  }

  /** All clients reconnect automatically, to a new thread; a plan that ended the old one stays closed. */
  async function afterThread({ why, error, connection }: ThreadExit): Promise<void> {
    const planId = connections.get(connection)?.bearer?.planId;
    reportError({ what: "The thread of open plans ended and is started again", error });
    opened.clear();
    for (const { line } of connections.values()) line.end();
    if (planId === undefined || why === "fault") return;
    const count = (strikes.get(planId) ?? 0) + 1;
    strikes.set(planId, count);
    if (why === "stuck" || count >= maxOutOfMemoryStrikes) await setAside(planId, error);
  }

  async function setAside(planId: string, reason: string): Promise<void> {
    await quarantinePlan(database, planId, reason);
    reportError({ what: "A plan could not be opened and was set aside", error: reason });
  }

  const sockets = acceptPlanSockets({
    siteUrl,
    trustProxy,
    onOpen: (socket) => {
      // Only an open connection can carry the close reason.
      const sendAway = () => socket.socket.close(codes.slowDown, syncCloseReasons.tooMany);
      if (!pace.clientIp.admits(socket.clientIp)) return sendAway();
      const whileOpen = async () => {
        await new Promise<void>((resolve) => connect(socket, resolve));
        return "closed";
      };
      void crowd.run("connection", socket.clientIp, whileOpen).then((end) => end ?? sendAway());
    },
  });

  function connect(socket: AcceptedSocket, done: () => void): void {
    connected += 1;
    const number = connected;
    const line = new DeviceConnection(socket, lines, {
      receive: (bytes) => {
        if (!pace.messages.admits(socket.clientIp))
          return line.close(codes.slowDown, syncCloseReasons.tooMany);
        thread.say({ say: "message", connection: number, bytes });
      },
      closed: (code, reason) => {
        connections.delete(number);
        thread.say({ say: "close", connection: number, code, reason });
        done();
      },
    });
    connections.set(number, { line, bearer: null });
    thread.say({ say: "open", connection: number, clientIp: socket.clientIp });
  }

  /** @param planId of a plan that may have changed; null: any may have */
  function lookAt(planId: string | null): void {
    stale.add(planId);
    following.ask();
  }

  /**
   * Brings open documents up to what others committed, and disconnects clients that may no longer see them.
   */
  async function follow(): Promise<void> {
    const byPlan = Map.groupBy(
      [...connections].flatMap(([number, { line, bearer }]) =>
        bearer === null ? [] : [{ number, line, bearer }],
      ),
      ({ bearer }) => bearer.planId,
    );
    const asked = stale.take(byPlan.keys());
    try {
      await followPlans(asked.map((planId) => [planId, byPlan.get(planId) ?? []]));
    } catch (error) {
      for (const planId of asked) stale.add(planId);
      throw error;
    }
  }

  async function followPlans(looking: readonly (readonly [string, readonly Looking[]])[]): Promise<void> {
    const heads = await readPlanStatuses(
      database,
      looking.map(([planId]) => planId),
    );
    // All in one query: behind a flood each query waits for its turn, and a revoked link must not.
    const open = await readPlanKeys(
      database,
      looking.flatMap(([, of]) => of.map(({ bearer }) => bearer.key)),
    );
    for (const [planId, of] of looking)
      // Each separately: an error in one plan does not affect the others.
      try {
        await followPlan(planId, of, heads.get(planId), open);
      } catch (error) {
        reportError({ what: "A plan could not be brought up to date", error });
        lookAt(planId);
      }
  }

  async function followPlan(
    planId: string,
    looking: readonly Looking[],
    head: PlanStatus | undefined,
    open: ReadonlyMap<string, OpenedPlan>,
  ): Promise<void> {
    const told = new Set<string>();
    for (const { number, line, bearer } of looking) {
      if (head?.isQuarantined === true) {
        line.close(codes.refused, syncCloseReasons.quarantined);
        continue;
      }
      if (head === undefined || !isStillAuthorized(bearer, open.get(bearer.key), head)) {
        line.close(codes.comeBack, "The links have changed");
        continue;
      }
      const documentName = documentNameOf(planId, bearer.part);
      const here = opened.get(documentName);
      if (here === undefined || told.has(documentName)) continue;
      told.add(documentName);
      const stored = bearer.part === "outline" ? "plan" : bearer.part;
      if ((head.lastRows.get(stored) ?? 0) <= here.upTo) continue;
      const rows = await readUpdates(database, planId, stored, here.upTo);
      thread.say({ say: "news", connection: number, documentName, rows });
    }
  }

  const following = new Refresher(
    follow,
    (error) => reportError({ what: "Plans could not be brought up to date", error }),
    followPauses,
  );
  const listening = await listen(plansChannel, (planId) => lookAt(planId === "" ? null : planId));
  const rounds = [
    setInterval(() => lines.endStalled(), roundMillis),
    setInterval(() => strikes.clear(), strikesMillis),
  ];
  for (const round of rounds) round.unref();

  let closing: Promise<void> | undefined;
  const close = async () => {
    for (const round of rounds) clearInterval(round);
    await listening.close();
    await following.close();
    await sockets.close();
    await thread.close();
  };

  return {
    listenOn: (web, log = { connection: () => {} }) => sockets.listenOn(web, log),
    close: () => (closing ??= close()),
  };
}

/** A key opens nothing, or not this document. */
class NoKeyError extends Error {
  override name = "NoKeyError";
}

/** More came in a short time than is accepted. */
class TooManyError extends Error {
  override name = "TooManyError";
}

const reportLost = (error: unknown) => reportError({ what: "A plan could not be set aside", error });

/**
 * An internal error says nothing about the link: a device that mistook it for a rejection would give up for
 * good.
 */
function refusalFor(error: unknown): SyncCloseReason {
  if (error instanceof NoKeyError) return syncCloseReasons.noKey;
  if (error instanceof TooManyError) return syncCloseReasons.tooMany;
  if (error instanceof PlanTooLargeError) return syncCloseReasons.tooLarge;
  if (error instanceof NoSuchPlanError) return syncCloseReasons.gone;
  if (error instanceof PlanQuarantinedError) return syncCloseReasons.quarantined;
  reportError({ what: "A plan could not be read or saved", error });
  return syncCloseReasons.unavailable;
}
