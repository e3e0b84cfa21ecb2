import { Hocuspocus, type onAuthenticatePayload } from "@hocuspocus/server";
import type { EventEmitter } from "node:events";
import { applyUpdate } from "yjs";
import { messageYjsSyncStep2, messageYjsUpdate } from "y-protocols/sync";
import type { WebSocket } from "ws";

import { isUpdate, saysNothing } from "#app/plan/check-update.ts";
import { mostLookers, readLooker } from "#app/plan/presence/lookers.ts";
import { largestPart } from "#app/plan/plan-limits.ts";
import { mayWrite, planRoles, readDocumentName, type PlanPart, type PlanRole } from "#app/plan/plan-part.ts";
import {
  keepUpdate,
  NoSuchPlanError,
  PlanTooLargeError,
  plansChannel,
  readDocument,
  readSince,
} from "#app/plan/plan-store.server.ts";
import { planSocketPath, refusals, type Refusal } from "#app/plan/plan-wire.ts";
import { openKey } from "#app/private-links/private-links.server.ts";
import { createCrowd } from "#server/admission/crowd.ts";
import type { Log } from "#server/log/open-log.ts";
import { reportError } from "#server/log/report-error.ts";
import { rateLimits, type PlanLimits } from "#server/rate-limits.ts";
import { Refreshing } from "#app/directory/refreshing.ts";
import type { OpenDatabase } from "#database/open-database.ts";

import { isMessage } from "./is-message.ts";
import { Pace } from "./pace.ts";
import { takePlanSockets } from "./plan-sockets.ts";

/** What is known of a connection once its key was looked up. */
type Bearer = { planId: string; part: PlanPart; role: PlanRole; key: string };

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

/** What is committed already, and only has to be shown here. */
const fromOtherNodes = { source: "local", skipStoreHooks: true } as const;

/** Code with which a connection is closed that sends too much (RFC 6455 leaves 4000 and above to us). */
const slowDown = 4429;
/** Code with which a connection is closed on which something else than messages about plans comes (RFC 6455 §7.4.1). */
const notUnderstood = 1003;

/** The connection is closed with a word that the browser understands. */
class Refused extends Error {
  readonly code = 4403;
  readonly reason: Refusal;
  constructor(reason: Refusal) {
    super(`A plan's connection was refused: ${reason}`);
    this.reason = reason;
  }
}

/** A document that somebody looks at on this node. */
type Open = { planId: string; part: PlanPart; /** The last row that is in it. */ upTo: number };

/**
 * A change is committed before it is applied, and messages of one connection are taken one after
 * another: so when a mark of the browser is answered, everything that it sent before is kept.
 */
export async function openPlanSync(
  { database, listen }: Pick<OpenDatabase, "database" | "listen">,
  siteUrl: string,
  { limits = rateLimits.plans, trustProxy = false }: { limits?: PlanLimits; trustProxy?: boolean } = {},
): Promise<PlanSync> {
  const pace = {
    address: new Pace(limits.connections.address),
    plan: new Pace(limits.connections.plan),
    messages: new Pace(limits.messages),
    writes: new Pace(limits.writes),
  };
  const crowd = createCrowd({ connection: limits.open });
  const opened = new Map<string, Open>();
  const hocuspocus = new Hocuspocus<Bearer>({
    quiet: true,
    // Nothing is stored later: it is kept already.
    debounce: 0,
    maxPendingDocuments: 4,
    onAuthenticate: async ({ token, documentName, connectionConfig }: onAuthenticatePayload) => {
      const bearer = await identify(documentName, token).catch(explain);
      connectionConfig.readOnly = !mayWrite(bearer.role, bearer.part);
      return bearer;
    },
    onLoadDocument: async ({ document, context: { planId, part } }) => {
      const kept = await readDocument(database, planId, part).catch(explain);
      if (kept === null) throw new Refused(refusals.gone);
      applyUpdate(document, kept.update);
      opened.set(document.name, { planId, part, upTo: kept.upTo });
    },
    afterUnloadDocument: async ({ documentName }) => void opened.delete(documentName),
    beforeSync: async ({ type, payload, context: { planId, part, role } }) => {
      if (type !== messageYjsSyncStep2 && type !== messageYjsUpdate) return;
      // The library refuses to apply what a link may not write; nothing of it is kept either.
      if (!mayWrite(role, part)) return;
      if (payload.byteLength > largestPart[part]) throw new Refused(refusals.tooLarge);
      if (!isUpdate(payload)) throw new Refused(refusals.malformed);
      if (saysNothing(payload)) return;
      if (!pace.writes.admits(planId)) throw new Refused(refusals.tooMany);
      await keepUpdate(database, planId, part, payload).catch(explain);
    },
    beforeHandleAwareness: async ({ states, awareness, context }) => {
      const known = awareness.getStates();
      for (const [window, state] of states) {
        const looker = readLooker(state);
        if (looker === null || context === undefined || (!known.has(window) && known.size >= mostLookers))
          states.delete(window);
        else states.set(window, { looker: { ...looker, role: context.role } });
      }
    },
    onStateless: async ({ connection, payload }) => connection.sendStateless(payload),
  });

  async function identify(documentName: string, token: string): Promise<Bearer> {
    const asked = readDocumentName(documentName);
    if (asked === null) throw new Refused(refusals.noKey);
    for (const role of planRoles) {
      const planId = await openKey(database, `plan-${role}`, token);
      if (planId !== asked.planId) continue;
      if (!pace.plan.admits(planId)) throw new Refused(refusals.tooMany);
      return { ...asked, role, key: token };
    }
    throw new Refused(refusals.noKey);
  }

  const sockets = takePlanSockets({
    siteUrl,
    trustProxy,
    onOpen: (webSocket, address) => {
      // Only a connection that is open can be told why it is closed.
      const sendAway = () => webSocket.close(slowDown, refusals.tooMany);
      if (!pace.address.admits(address)) return sendAway();
      const whileOpen = async () => {
        connect(hocuspocus, webSocket, () => pace.messages.admits(address));
        await new Promise((resolve) => webSocket.once("close", resolve));
        return "closed";
      };
      void crowd.pass("connection", address, whileOpen).then((end) => end ?? sendAway());
    },
  });

  /** Brings a document up to what other nodes committed, and sends away who may not see it any more. */
  async function follow(name: string, { planId, part, upTo }: Open): Promise<void> {
    const document = hocuspocus.documents.get(name);
    if (document === undefined) return;
    const news = await readSince(database, planId, part, upTo);
    if (news.upTo > upTo) {
      applyUpdate(document, news.update, fromOtherNodes);
      opened.set(name, { planId, part, upTo: news.upTo });
    }
    for (const { webSocket, context } of document.getConnections()) {
      const { role, key }: Bearer = context;
      if ((await openKey(database, `plan-${role}`, key)) !== planId)
        // Whoever still may comes back by itself.
        webSocket.close(4000, "The links have changed");
    }
  }
  const following = new Refreshing(
    async () => {
      for (const [name, open] of opened) await follow(name, open);
    },
    (error) => reportError({ what: "Plans could not be brought up to date", error }),
  );
  const listening = await listen(plansChannel, () => following.ask());

  let closing: Promise<void> | undefined;
  const close = async () => {
    await listening.close();
    await following.close();
    hocuspocus.closeConnections();
    await sockets.close();
  };

  return {
    listenOn: (web, log = { connection: () => {} }) => sockets.listenOn(web, log),
    close: () => (closing ??= close()),
  };
}

function connect(hocuspocus: Hocuspocus<Bearer>, webSocket: WebSocket, admits: () => boolean): void {
  const client = hocuspocus.handleConnection(webSocket, new Request(`http://site${planSocketPath}`));
  webSocket.on("message", (data: Buffer) => {
    if (webSocket.readyState !== webSocket.OPEN) return;
    if (!admits()) return webSocket.close(slowDown, refusals.tooMany);
    const bytes = new Uint8Array(data);
    if (isMessage(bytes)) client.handleMessage(bytes);
    else webSocket.close(notUnderstood, refusals.malformed);
  });
  webSocket.on("close", (code, reason) => client.handleClose({ code, reason: reason.toString() }));
}

/** A fault of ours says nothing of the link: a device that took it for a refusal would give up for good. */
function explain(error: unknown): never {
  if (error instanceof Refused) throw error;
  if (error instanceof PlanTooLargeError) throw new Refused(refusals.tooLarge);
  if (error instanceof NoSuchPlanError) throw new Refused(refusals.gone);
  reportError({ what: "A plan could not be read or kept", error });
  throw new Refused(refusals.unavailable);
}
