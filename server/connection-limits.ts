import type { Server, ServerOptions } from "node:http";

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
