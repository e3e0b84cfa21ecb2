import type { Server, ServerOptions } from "node:http";
import type { Socket } from "node:net";

import { clientAddress } from "./client-ip.ts";

/** How long the two ends of a connection wait for each other, in milliseconds. */
const connectionLimits = {
  /** Until the headers of a request are there, from the opening of the connection or its first byte. */
  headers: 15_000,
  /** Until a request is there whole: 20 MB of a picture over 1 Mbit/s take 160 s. Forms have less (wholeForms). */
  request: 300_000,
  /** How often the two are looked at. */
  round: 5_000,
  /**
   * A connection without a request. Longer than the proxy in front keeps its own (nginx: 60 s): if we
   * closed first, a form that the proxy sends at that moment would end in 502.
   */
  idle: 75_000,
  /** A connection on which nothing moves although something should: a reader that has stopped reading. */
  stalled: 60_000,
};

export type ConnectionLimits = typeof connectionLimits;

/** Connections of one process; more are closed at once. One that only waits costs some 20 kB. */
const mostConnections = 5_000;

/** Of these one address may have so many: a hotel's network with a hundred visitors has fewer. */
const mostOfAddress = 500;

/** What node:http is told when the server is made. */
export const serverOptions = (limits: ConnectionLimits = connectionLimits): ServerOptions => ({
  headersTimeout: limits.headers,
  requestTimeout: limits.request,
  connectionsCheckingInterval: limits.round,
  keepAliveTimeout: limits.idle,
  // Some programs offer another HTTP with each request (h2c); who does not take the offer answers as ever.
  shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === "websocket",
});

/** Limits that can only be set on the server itself; WebSockets lift the one on stalled connections. */
export function limitConnections(web: Server, limits: ConnectionLimits = connectionLimits): void {
  web.maxConnections = mostConnections;
  web.setTimeout(limits.stalled);
}

/**
 * Counts the open connections of each address, idle ones too, and closes what is more at once: else one
 * address could hold all that there are. Only for a site without a proxy, behind which all have one address.
 * @param countedAs the address under which a connection counts; null for one that does not
 */
export function limitConnectionsOfAddress(
  web: Server,
  most = mostOfAddress,
  countedAs = countedAddress,
): void {
  const open = new Map<string, number>();
  web.on("connection", (socket: Socket) => {
    const address = countedAs(socket.remoteAddress);
    if (address === null) return;
    const others = open.get(address) ?? 0;
    if (others >= most) {
      socket.destroy();
      return;
    }
    open.set(address, others + 1);
    socket.once("close", () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
}

/** From this machine itself comes a proxy that was not told of, or the operator's own program. */
const ofThisMachine = /^(?:127\.|0:0:0:0::\/64$)/;

/** As visitors are counted for the forms: an IPv6 network of a household is one. */
export function countedAddress(connection: string | undefined): string | null {
  const address = clientAddress({ connection, headers: new Headers() }, false);
  return ofThisMachine.test(address) ? null : address;
}
