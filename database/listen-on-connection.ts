import { setTimeout as wait } from "node:timers/promises";

import pg from "pg";

import type { DatabaseServers } from "./database-hosts.ts";
import type { ChannelSubscription } from "./notification-channel.ts";

/** Application name of the connection in pg_stat_activity. */
export const listenerName = "wild-rose listener";

/** How often a silent connection is checked, in milliseconds. */
const heartbeatMillis = 30_000;
/** Pauses between attempts to connect again: the first and the longest, in milliseconds. */
const pauses = { first: 200, longest: 5_000 } as const;

/**
 * Listens on a channel of a PostgreSQL over a separate connection. When the connection is lost it reconnects,
 * as often as necessary, and then calls `heard`, because notifications sent meanwhile are lost. The first
 * connection has to succeed.
 *
 * @param servers of which the one that takes changes is asked for with each connection
 *
 * Trap: a pooler in front of PostgreSQL that shares connections between transactions (PgBouncer's transaction
 * mode) loses LISTEN; DATABASE_URL has to name the server itself.
 */
export async function listenOnConnection(
  servers: DatabaseServers,
  channel: string,
  heard: (payload: string) => void,
): Promise<ChannelSubscription> {
  const closing = new AbortController();
  let connection = await openConnection(servers, channel, heard);

  const stay = async () => {
    while (!closing.signal.aborted) {
      const reason = await connection.lost;
      if (closing.signal.aborted) return;
      console.error(`The connection that hears of changes is lost (${reason}); connecting again.`);
      const again = await connectAgain();
      if (again === null) return;
      connection = again;
      heard("");
    }
  };
  const connectAgain = async () => {
    for (let pause: number = pauses.first; ; pause = Math.min(2 * pause, pauses.longest)) {
      await wait(pause, undefined, { signal: closing.signal }).catch(() => undefined);
      if (closing.signal.aborted) return null;
      const next = await openConnection(servers, channel, heard).catch(() => null);
      if (next === null) continue;
      // Closed while it was opening.
      if (closing.signal.aborted) await next.end();
      else return next;
      return null;
    }
  };
  const staying = stay();
  return {
    close: async () => {
      closing.abort();
      await connection.end();
      await staying;
    },
  };
}

type Connection = { lost: Promise<string>; end: () => Promise<void> };

async function openConnection(
  servers: DatabaseServers,
  channel: string,
  heard: (payload: string) => void,
): Promise<Connection> {
  const client = new pg.Client({
    connectionString: await servers.primary(),
    application_name: listenerName,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    query_timeout: 10_000,
  });
  const lost = new Promise<string>((resolve) => {
    client.on("error", (error) => resolve(error.message));
    client.on("end", () => resolve("it was closed"));
  });
  client.on("notification", (notice) => notice.channel === channel && heard(notice.payload ?? ""));
  await client.connect();
  await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
  // A server that vanished silently is detected by a query without an answer.
  const heartbeat = setInterval(() => {
    client
      .query<{ only: string }>("select current_setting('transaction_read_only') as only")
      .then(({ rows }) => {
        // Where another server was promoted nothing is announced here any more.
        if (servers.areSeveral && rows[0]?.only === "on")
          client.emit("error", new Error("the server only reads"));
      })
      .catch((error: Error) => client.emit("error", error));
  }, heartbeatMillis);
  const end = async () => {
    clearInterval(heartbeat);
    await client.end().catch(() => undefined);
  };
  return { lost: lost.finally(() => void end()), end };
}
