import type { EventEmitter } from "node:events";
import { STATUS_CODES, type IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer, type WebSocket } from "ws";
import { z } from "zod";

import { maxDocumentBytes } from "#app/plan/document/plan-limits.ts";
import { planSocketPath } from "#app/plan/document/sync-protocol.ts";
import { clientIpOf } from "#server/client-ip.ts";
import type { Log } from "#server/log/open-log.ts";
import { createRequestId } from "#server/log/request-id.ts";
import { namesOneHost } from "#server/reject-duplicate-host.ts";

import type { AcceptedSocket } from "./device-connection.ts";

type ConnectionLog = Pick<Log, "connection">;

type Rules = {
  siteUrl: string;
  trustProxy: boolean;
  /** Called for each connection that opens. */
  onOpen: (opened: AcceptedSocket) => void;
};

/** WebSockets to plans. */
export type PlanSockets = {
  /** Accepts a web server's connections to plans from our pages, and rejects all others. */
  listenOn: (web: EventEmitter, log: ConnectionLog) => void;
  /** Resolves when all are closed. */
  close: () => Promise<void>;
};

/**
 * Accepts connections upgraded from HTTP, where their URL is that of a plan; their messages are handled
 * elsewhere.
 */
export function acceptPlanSockets({ siteUrl, trustProxy, onOpen }: Rules): PlanSockets {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxDocumentBytes + 1024,
    clientTracking: true,
  });
  const upgradeFor = (log: ConnectionLog) => (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const id = createRequestId();
    const code = refusalFor(request, siteUrl);
    if (code !== null) {
      log.connection({ id, event: "refused", code });
      return refuse(socket, code);
    }
    const clientIp = clientIpOfRequest(request, trustProxy);
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      // From the first moment: an unhandled 'error' event ends the process, also on a rejected connection.
      // The client was told why; one that does not close its own end is disconnected a little later.
      webSocket.on("error", () => setTimeout(() => webSocket.terminate(), 2_000).unref());
      tellOf(webSocket, id, log);
      onOpen({ socket: webSocket, raw: socket, clientIp });
    });
  };
  return {
    listenOn: (web, log) => void web.on("upgrade", upgradeFor(log)),
    close: async () => {
      for (const socket of sockets.clients) socket.close(1001);
      await new Promise((resolve) => sockets.close(resolve));
    },
  };
}

/**
 * Node hands over an upgraded connection and no longer manages it: its errors would end the process, and it
 * would stay open for as long as the other side likes.
 */
function refuse(socket: Duplex, code: 400 | 403): void {
  socket.on("error", () => socket.destroy());
  socket.once("finish", () => socket.destroy());
  socket.end(`HTTP/1.1 ${code} ${STATUS_CODES[code]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** The status with which a connection is rejected; null where it is accepted. */
function refusalFor(request: IncomingMessage, siteUrl: string): 400 | 403 | null {
  if (!namesOneHost(request)) return 400;
  return isToPlans(request) && isFromOurPages(request, siteUrl) ? null : 403;
}

/** One line when it opens, one when it closes. */
function tellOf(webSocket: WebSocket, id: string, log: ConnectionLog): void {
  const begun = performance.now();
  log.connection({ id, event: "open" });
  webSocket.once("close", (code) =>
    log.connection({ id, event: "close", code, seconds: (performance.now() - begun) / 1000 }),
  );
}

/** Not every request target parses as a URL: '//' does not. */
const isToPlans = ({ url }: IncomingMessage) =>
  URL.parse(url ?? "/", "http://site")?.pathname === planSocketPath;

const clientIpOfRequest = (request: IncomingMessage, trustProxy: boolean) =>
  clientIpOf(
    {
      connection: request.socket.remoteAddress,
      headers: new Headers(
        ["forwarded", "x-forwarded-for"].flatMap((name) => {
          const value = request.headers[name];
          return value === undefined ? [] : [[name, String(value)] satisfies [string, string]];
        }),
      ),
    },
    trustProxy,
  );

/** A page of another site may not use what this browser can open here. */
function isFromOurPages({ headers }: IncomingMessage, siteUrl: string): boolean {
  if (headers.origin === undefined) return true;
  const origin = z.url().safeParse(headers.origin);
  return origin.success && [new URL(siteUrl).host, headers.host].includes(new URL(origin.data).host);
}
