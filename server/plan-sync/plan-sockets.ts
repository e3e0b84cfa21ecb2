import type { EventEmitter } from "node:events";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer, type WebSocket } from "ws";
import { z } from "zod";

import { largestDocument } from "#app/plan/plan-limits.ts";
import { planSocketPath } from "#app/plan/plan-wire.ts";
import { clientAddress } from "#server/client-ip.ts";
import type { Log } from "#server/log/open-log.ts";
import { makeRequestNumber } from "#server/log/request-number.ts";

import type { OpenedSocket } from "./device-line.ts";

type ConnectionLog = Pick<Log, "connection">;

type Rules = {
  siteUrl: string;
  trustProxy: boolean;
  /** Told of each connection that is open. */
  onOpen: (opened: OpenedSocket) => void;
};

/** WebSockets to plans. */
export type PlanSockets = {
  /** Takes those of a web server that come to plans from our pages, and refuses all others. */
  listenOn: (web: EventEmitter, log: ConnectionLog) => void;
  /** Resolves when all are closed. */
  close: () => Promise<void>;
};

/** Takes connections that leave HTTP, where they come to plans; what is said over them is not its business. */
export function takePlanSockets({ siteUrl, trustProxy, onOpen }: Rules): PlanSockets {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: largestDocument + 1024,
    clientTracking: true,
  });
  const upgradeFor = (log: ConnectionLog) => (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const id = makeRequestNumber();
    if (!isToPlans(request) || !isFromOurPages(request, siteUrl)) {
      log.connection({ id, event: "refused", code: 403 });
      return refuse(socket);
    }
    const address = addressOf(request, trustProxy);
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      // From the first moment: an error that nobody listens to ends the process, also one of who is sent away.
      // It has been told why; who does not close its own end is let go a little later.
      webSocket.on("error", () => setTimeout(() => webSocket.terminate(), 2_000).unref());
      tellOf(webSocket, id, log);
      onOpen({ socket: webSocket, raw: socket, address });
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
 * Node hands over a connection that wants to leave HTTP and looks after it no more: its errors would end
 * the process, and it would stay open for as long as the other side likes.
 */
function refuse(socket: Duplex): void {
  socket.on("error", () => socket.destroy());
  socket.once("finish", () => socket.destroy());
  socket.end("HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
}

/** One line when it is open, one when it is closed. */
function tellOf(webSocket: WebSocket, id: string, log: ConnectionLog): void {
  const begun = performance.now();
  log.connection({ id, event: "open" });
  webSocket.once("close", (code) =>
    log.connection({ id, event: "close", code, seconds: (performance.now() - begun) / 1000 }),
  );
}

/** Not every text that comes as an address can be read as one: '//' cannot. */
const isToPlans = ({ url }: IncomingMessage) =>
  URL.parse(url ?? "/", "http://site")?.pathname === planSocketPath;

const addressOf = (request: IncomingMessage, trustProxy: boolean) =>
  clientAddress(
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
