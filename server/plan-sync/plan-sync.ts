import type { EventEmitter } from "node:events";

import { Refreshing } from "#app/catalogue/directory/refresher.ts";
import {
  NoSuchPlanError,
  PlanQuarantinedError,
  plansChannel,
  PlanTooLargeError,
  readDocument,
  readRows,
  saveUpdate,
} from "#app/plan/repository/plan-repository.server.ts";
import type { StoredRow } from "#app/plan/document/document-shelf.ts";
import { nameOfDocument, readDocumentName, type StoredPart } from "#app/plan/plan-part.ts";
import { refusals, type Refusal } from "#app/plan/plan-wire.ts";
import { quarantinePlan } from "#app/plan/repository/quarantine-plan.server.ts";
import type { PlanWork } from "#app/plan/worker/plan-updater.server.ts";
import { createCrowd } from "#server/admission/crowd.ts";
import type { Log } from "#server/log/open-log.ts";
import { reportError } from "#server/log/report-error.ts";
import { rateLimits, type PlanLimits } from "#server/rate-limits.ts";
import type { OpenDatabase } from "#database/open-database.ts";

import { identify, isStillOpen, readHeads, type KeyBearer, type PlanHead } from "./plan-access.ts";
import { DeviceLine, type OpenedSocket } from "./device-line.ts";
import { DeviceLines } from "./device-lines.ts";
import type { FromLive, LiveAnswer, LiveCall } from "./live-messages.ts";
import { LiveThread, type ThreadEnd } from "./sync-thread-host.ts";
import { Pace } from "./rate-limiter.ts";
import { takePlanSockets } from "./plan-sockets.ts";

/** Keeps plans the same on all devices that look at them. */
export type PlanSync = {
  /**
   * Takes connections of a web server, those to plans and no others.
   * @param log is told of each, without its key
   */
  listenOn: (web: EventEmitter, log?: Pick<Log, "connection">) => void;
  /** Sends everybody away, who come back by themselves; asked for twice, it is done once. */
  close: () => Promise<void>;
};

type Options = {
  limits?: PlanLimits;
  trustProxy?: boolean;
  /** How long the thread may be busy with one message, in seconds. */
  deadline?: number;
};

/** Codes with which a connection is closed: RFC 6455 leaves 4000 and above to us. */
const codes = {
  /** Whoever still may comes back by itself. */
  comeBack: 4000,
  refused: 4403,
  slowDown: 4429,
} as const;

/** So many times the thread may run out of memory over a plan before it is set aside. */
const mostStrikes = 2;

/** How often connections are looked over, in milliseconds. */
const roundMillis = 10_000;

/** How long it is remembered over which plan the thread ran out of memory, in milliseconds. */
const strikesMillis = 60 * 60 * 1000;

type Connection = { line: DeviceLine; bearer: KeyBearer | null };

/** A document that somebody looks at on this node. */
type Open = { upTo: number };

/**
 * Takes connections, looks up keys and knows the database; what is said over the connections is the
 * business of a thread of its own, which may end without anything else noticing.
 */
export async function openPlanSync(
  { database, listen }: Pick<OpenDatabase, "database" | "listen">,
  planWork: Pick<PlanWork, "changed" | "compact">,
  siteUrl: string,
  { limits = rateLimits.plans, trustProxy = false, deadline }: Options = {},
): Promise<PlanSync> {
  const pace = {
    address: new Pace(limits.connections.address),
    plan: new Pace(limits.connections.plan),
    messages: new Pace(limits.messages),
    writes: new Pace(limits.writes),
  };
  const crowd = createCrowd({ connection: limits.open });
  const lines = new DeviceLines();
  const connections = new Map<number, Connection>();
  const opened = new Map<string, Open>();
  const strikes = new Map<string, number>();
  let connected = 0;

  const thread = new LiveThread({
    work: limits.work,
    hear,
    ended: (end) => void afterThread(end).catch(reportLost),
    ...(deadline !== undefined && { deadline }),
  });

  function hear(said: FromLive): void {
    if (said.say === "call") return void answer(said);
    if (said.say === "opened") {
      const known = opened.get(said.documentName);
      opened.set(said.documentName, { upTo: Math.max(known?.upTo ?? 0, said.upTo) });
      // What was committed while it was read and opened.
      if (known === undefined) following.ask();
      return;
    }
    if (said.say === "unloaded") return void opened.delete(said.documentName);
    if (said.say === "failed")
      return reportError({ what: `A plan's connection failed: ${said.what}`, error: said.error });
    if (said.say === "pong") return;
    const connection = connections.get(said.connection);
    if (connection === undefined) return;
    if (said.say === "send") connection.line.send(said.bytes);
    else if (said.say === "handled") connection.line.handled();
    else if (said.say === "close") connection.line.close(said.code, said.reason);
    else if (connection.bearer !== null)
      void setAside(connection.bearer.planId, said.reason).catch(reportLost);
  }

  async function answer({ connection, call, wanted }: Extract<FromLive, { say: "call" }>): Promise<void> {
    const given = await answerTo(connection, wanted).catch((error: unknown): LiveAnswer => ({
      method: "refuse",
      refusal: refusalFor(error),
    }));
    // Who is gone needs no answer, but the thread waits for one.
    thread.say({ say: "answer", connection, call, answer: given });
  }

  async function answerTo(number: number, wanted: LiveCall): Promise<LiveAnswer> {
    // Who asked first may be gone: others wait for the same document meanwhile.
    if (wanted.method === "load") return { method: "load", rows: await load(wanted.documentName) };
    const connection = connections.get(number);
    if (connection === undefined) throw new NoKeyError();
    if (wanted.method === "identify") {
      const bearer = await identify(database, wanted.documentName, wanted.token);
      if (bearer === null) throw new NoKeyError();
      if (!pace.plan.admits(bearer.planId)) throw new TooManyError();
      connection.bearer = bearer;
      connection.line.known();
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

  async function load(documentName: string): Promise<readonly StoredRow[]> {
    const asked = readDocumentName(documentName);
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
    // The thread applies it next: it need not be read again, unless something else came in between.
    const open = opened.get(nameOfDocument(planId, part));
    if (open?.upTo === saved.before) open.upTo = saved.row;
  }

  /** Everybody comes back by themselves, to another thread; a plan that ended this one does not. */
  async function afterThread({ why, error, connection }: ThreadEnd): Promise<void> {
    const planId = connections.get(connection)?.bearer?.planId;
    reportError({ what: "The thread of open plans ended and is started again", error });
    opened.clear();
    for (const { line } of connections.values()) line.end();
    if (planId === undefined || why === "fault") return;
    const count = (strikes.get(planId) ?? 0) + 1;
    strikes.set(planId, count);
    if (why === "stuck" || count >= mostStrikes) await setAside(planId, error);
  }

  async function setAside(planId: string, reason: string): Promise<void> {
    await quarantinePlan(database, planId, reason);
    reportError({ what: "A plan could not be opened and was set aside", error: reason });
  }

  const sockets = takePlanSockets({
    siteUrl,
    trustProxy,
    onOpen: (socket) => {
      // Only a connection that is open can be told why it is closed.
      const sendAway = () => socket.socket.close(codes.slowDown, refusals.tooMany);
      if (!pace.address.admits(socket.address)) return sendAway();
      const whileOpen = async () => {
        await new Promise<void>((resolve) => connect(socket, resolve));
        return "closed";
      };
      void crowd.pass("connection", socket.address, whileOpen).then((end) => end ?? sendAway());
    },
  });

  function connect(socket: OpenedSocket, done: () => void): void {
    connected += 1;
    const number = connected;
    const line = new DeviceLine(socket, lines, {
      receive: (bytes) => {
        if (!pace.messages.admits(socket.address)) return line.close(codes.slowDown, refusals.tooMany);
        thread.say({ say: "message", connection: number, bytes });
      },
      closed: (code, reason) => {
        connections.delete(number);
        thread.say({ say: "close", connection: number, code, reason });
        done();
      },
    });
    connections.set(number, { line, bearer: null });
    thread.say({ say: "open", connection: number, address: socket.address });
  }

  /** Brings open documents up to what others committed, and sends away who may not see them any more. */
  async function follow(): Promise<void> {
    const bearers = [...connections].flatMap(([number, { line, bearer }]) =>
      bearer === null ? [] : [{ number, line, bearer }],
    );
    const byPlan = Map.groupBy(bearers, ({ bearer }) => bearer.planId);
    const heads = await readHeads(database, [...byPlan.keys()]);
    for (const [planId, looking] of byPlan)
      // Each for itself: what is wrong with one plan is no matter of the others.
      try {
        await followPlan(planId, looking, heads.get(planId));
      } catch (error) {
        reportError({ what: "A plan could not be brought up to date", error });
        following.ask();
      }
  }

  async function followPlan(
    planId: string,
    looking: readonly { number: number; line: DeviceLine; bearer: KeyBearer }[],
    head: PlanHead | undefined,
  ): Promise<void> {
    const told = new Set<string>();
    for (const { number, line, bearer } of looking) {
      if (head?.isQuarantined === true) {
        line.close(codes.refused, refusals.quarantined);
        continue;
      }
      if (head === undefined || !(await isStillOpen(database, bearer, head))) {
        line.close(codes.comeBack, "The links have changed");
        continue;
      }
      const documentName = nameOfDocument(planId, bearer.part);
      const open = opened.get(documentName);
      if (open === undefined || told.has(documentName)) continue;
      told.add(documentName);
      const stored = bearer.part === "outline" ? "plan" : bearer.part;
      if ((head.lastRows.get(stored) ?? 0) <= open.upTo) continue;
      const rows = await readRows(database, planId, stored, open.upTo);
      thread.say({ say: "news", connection: number, documentName, rows });
    }
  }

  const following = new Refreshing(follow, (error) =>
    reportError({ what: "Plans could not be brought up to date", error }),
  );
  const listening = await listen(plansChannel, () => following.ask());
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

/** A key opens nothing, or not this. */
class NoKeyError extends Error {
  override name = "NoKeyError";
}

/** More came than is taken in so little time. */
class TooManyError extends Error {
  override name = "TooManyError";
}

const reportLost = (error: unknown) => reportError({ what: "A plan could not be set aside", error });

/** A fault of ours says nothing of the link: a device that took it for a refusal would give up for good. */
function refusalFor(error: unknown): Refusal {
  if (error instanceof NoKeyError) return refusals.noKey;
  if (error instanceof TooManyError) return refusals.tooMany;
  if (error instanceof PlanTooLargeError) return refusals.tooLarge;
  if (error instanceof NoSuchPlanError) return refusals.gone;
  if (error instanceof PlanQuarantinedError) return refusals.quarantined;
  reportError({ what: "A plan could not be read or saved", error });
  return refusals.unavailable;
}
