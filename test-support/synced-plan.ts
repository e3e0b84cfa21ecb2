import { once } from "node:events";
import { createServer, type Server } from "node:http";

import { afterEach, beforeEach, expect } from "vitest";
import { Doc, encodeStateAsUpdate } from "yjs";

import { connectPlan, type SyncState, type PlanConnection } from "#app/plan/session/plan-connection.ts";
import type { PlanPart, PlanRole, StoredPart } from "#app/plan/document/parts-and-roles.ts";
import { createPlan } from "#app/plan/repository/plan-repository.server.ts";
import { planSocketPath, formatToken } from "#app/plan/document/sync-protocol.ts";
import { authorIdOf, newAuthorSecret, suggestionId } from "#app/plan/document/author-id.ts";
import { startPlanUpdater } from "#app/plan/worker/plan-updater.server.ts";
import { getOrCreateKey } from "#app/messaging/private-links/private-links.server.ts";
import type { OpenDatabase } from "#database/open-database.ts";
import { plans } from "#database/schema/index.ts";
import type { LoggedConnection } from "#server/log/open-log.ts";
import { openPlanSync } from "#server/plan-sync/plan-sync.ts";
import type { PlanLimits } from "#server/rate-limits.ts";

import { readStoredDocument } from "./edit-stored-plan.ts";

export const secret = "a secret of thirty-two characters";

/**
 * For each test a database, a site, a plan for 180 guests that is saved there, and devices that open it.
 * @param openDatabase of the tested kind
 */
export function declareSyncedPlan(openDatabase: () => Promise<OpenDatabase & AsyncDisposable>) {
  /** Which plan devices open, and where. */
  const at = { url: "", planId: "" };
  const opened: PlanConnection[] = [];
  const logged: LoggedConnection[] = [];
  /** Cleanups after the test, in reverse order. */
  const ending: (() => Promise<void>)[] = [];
  let database: OpenDatabase["database"];
  let pool: OpenDatabase["pool"];
  /** Opens another site on the same database; devices connect to it from now on. */
  let openSite: (limits?: PlanLimits) => Promise<void>;

  beforeEach(async () => {
    logged.length = 0;
    const open = await openDatabase();
    ({ database, pool } = open);
    ending.push(async () => open[Symbol.asyncDispose]());
    const planWork = startPlanUpdater(database, () => {});
    ending.push(planWork.close);
    openSite = async (limits) => {
      const web = createServer();
      web.listen(0, "127.0.0.1");
      await once(web, "listening");
      at.url = socketOf(web);
      const siteUrl = at.url.replace(/^ws/, "http");
      const sync = await openPlanSync(open, planWork, siteUrl, limits === undefined ? {} : { limits });
      sync.listenOn(web, { connection: (line) => logged.push(line) });
      ending.push(async () => {
        await sync.close();
        web.close();
      });
    };
    await openSite();
    const first = new Doc();
    first.getMap("wedding").set("guests", 180);
    at.planId = await createPlan(database, crypto.randomUUID(), encodeStateAsUpdate(first));
  });
  afterEach(async () => {
    for (const connection of opened.splice(0)) connection.close();
    for (const end of ending.splice(0).toReversed()) await end();
  });

  const keyFor = (role: PlanRole) => getOrCreateKey(database, secret, `plan-${role}`, at.planId);

  /** A device that opens a document of the plan by a link. */
  async function device(
    role: PlanRole,
    part: PlanPart = "plan",
    authorSecret: string | null = role === "propose" ? newAuthorSecret() : null,
  ) {
    const document = new Doc();
    const authorId = await authorIdOf(authorSecret ?? "");
    const token = formatToken({ key: await keyFor(role), authorSecret });
    const connection = connectPlan(document, { ...at, part, key: token, pauseMillis: 500 });
    opened.push(connection);
    let keeping: SyncState = { state: "waiting" };
    connection.onKeeping((now) => (keeping = now));
    const becomes = (state: SyncState["state"]) =>
      expect.poll(() => keeping.state, { timeout: 10_000 }).toBe(state);
    return {
      document,
      connection,
      becomes,
      keeping: () => keeping,
      about: document.getMap("wedding"),
      comments: document.getMap("comments"),
      own: (id: string) => suggestionId(authorId, id),
    };
  }

  /** A copy of what the database has of a document. */
  const saved = async (part: StoredPart = "plan") =>
    readStoredDocument(database, at.planId, part, (document) => {
      const copy = new Doc();
      for (const name of ["wedding", "tasks", "comments"])
        for (const [key, value] of Object.entries(document.getMap(name).toJSON()))
          copy.getMap(name).set(key, value);
      return copy;
    });

  return {
    at,
    logged,
    /** Connections that are closed after the test. */
    opened,
    database: () => database,
    pool: () => pool,
    openSite: (limits?: PlanLimits) => openSite(limits),
    device,
    keyFor,
    saved,
    showDetails: () => database.update(plans).set({ viewShowsDetails: true }),
  };
}

function socketOf(web: Server): string {
  const address = web.address();
  if (address === null || typeof address === "string")
    throw new Error("The server does not listen on a port.");
  return `ws://127.0.0.1:${address.port}${planSocketPath}`;
}
