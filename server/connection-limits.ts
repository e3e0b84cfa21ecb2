import type { Server, ServerOptions } from "node:http";
import type { Socket } from "node:net";

import { clientIpOf } from "./client-ip.ts";

/** How long the two ends of a connection wait for each other, in milliseconds. */
const connectionLimits = {
  /** Until the headers of a request are complete, from the opening of the connection or its first byte. */
  headers: 15_000,
  /**
   * Until a request is complete: 20 MB of a picture over 1 Mbit/s take 160 s. Forms have less
   * (bufferFormBody).
   */
  request: 300_000,
  /** How often these two are checked. */
  round: 5_000,
  /**
   * An idle connection. Longer than the proxy in front keeps its own (nginx: 60 s): if this end closed first,
   * a form that the proxy sends at that moment would end in 502.
   */
  idle: 75_000,
  /** A stalled connection, with data pending: a reader that has stopped reading. */
  stalled: 60_000,
};

export type ConnectionLimits = typeof connectionLimits;

/** Maximum connections of one process; more are closed at once. An idle one costs some 20 kB. */
const maxConnections = 5_000;

/** Maximum of these for one client IP: a hotel's network with a hundred visitors has fewer. */
const maxConnectionsPerClient = 500;

/** Options for node:http when the server is created. */
export const serverOptions = (limits: ConnectionLimits = connectionLimits): ServerOptions => ({
  headersTimeout: limits.headers,
  requestTimeout: limits.request,
  connectionsCheckingInterval: limits.round,
  keepAliveTimeout: limits.idle,
  // Some programs offer an HTTP upgrade with each request (h2c); a server that does not accept the offer
  // responds as usual.
  shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === "websocket",
});

/** Limits that can only be set on the server itself; WebSockets lift the one on stalled connections. */
export function limitConnections(web: Server, limits: ConnectionLimits = connectionLimits): void {
  web.maxConnections = maxConnections;
  web.setTimeout(limits.stalled);
}

/**
 * Counts the open connections of each client IP, idle ones too, and closes surplus ones at once: otherwise
 * one client could take all connections. Only for a site without a proxy, behind which all clients have one
 * IP.
 * @param countedAs the IP under which a connection counts; null for one that does not count
 */
export function limitConnectionsPerClient(
  web: Server,
  most = maxConnectionsPerClient,
  countedAs = countedClientIp,
): void {
  const open = new Map<string, number>();
  web.on("connection", (socket: Socket) => {
    const clientIp = countedAs(socket.remoteAddress);
    if (clientIp === null) return;
    const others = open.get(clientIp) ?? 0;
    if (others >= most) {
      socket.destroy();
      return;
    }
    open.set(clientIp, others + 1);
    socket.once("close", () => {
      const left = (open.get(clientIp) ?? 1) - 1;
      if (left === 0) open.delete(clientIp);
      else open.set(clientIp, left);
    });
  });
}

/** A connection from this machine is an undeclared proxy, or the operator's own program. */
const ofThisMachine = /^(?:127\.|0:0:0:0::\/64$)/;

/** Counted as visitors are counted for forms: a household's IPv6 network counts as one. */
export function countedClientIp(connection: string | undefined): string | null {
  const clientIp = clientIpOf({ connection, headers: new Headers() }, false);
  return ofThisMachine.test(clientIp) ? null : clientIp;
}
