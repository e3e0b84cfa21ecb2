import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, type Socket } from "node:net";

import { afterEach, beforeEach, expect, test } from "vitest";

import { planSocketPath } from "#app/plan/document/sync-protocol.ts";
import type { LoggedConnection } from "#server/log/open-log.ts";
import { portOf } from "#server/serve-site.ts";

import { acceptPlanSockets, type PlanSockets } from "./plan-sockets.ts";

let web: Server;
let sockets: PlanSockets;
const opened: Socket[] = [];
const logged: LoggedConnection[] = [];

beforeEach(async () => {
  logged.length = 0;
  web = createServer((_request, response) => response.end("here"));
  web.listen(0, "127.0.0.1");
  await once(web, "listening");
  sockets = acceptPlanSockets({
    siteUrl: "http://site.example",
    trustProxy: false,
    onOpen: ({ socket }) => socket.close(4429, "Too many"),
  });
  sockets.listenOn(web, { connection: (line) => logged.push(line) });
});

afterEach(async () => {
  for (const socket of opened.splice(0)) socket.destroy();
  await sockets.close();
  web.closeAllConnections();
  await new Promise((resolve) => web.close(resolve));
});

const wish = (path: string, more = "") =>
  `GET ${path} HTTP/1.1\r\nHost: site.example\r\n${more}Connection: Upgrade\r\nUpgrade: websocket\r\n` +
  "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";

/** A visitor who never closes a connection, whatever the site does. */
function ask(path: string, more?: string): Socket {
  const socket = connect({ port: portOf(web), host: "127.0.0.1", allowHalfOpen: true });
  opened.push(socket);
  socket.on("error", () => {});
  socket.setEncoding("utf8").write(wish(path, more));
  return socket;
}

const openConnections = () =>
  new Promise<number>((resolve, reject) =>
    web.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

// An error that nobody catches fails the run: Vitest tells of it beside the tests.
const isHere = async () => (await fetch(`http://127.0.0.1:${portOf(web)}/`)).text();

test("an address that cannot be read is refused, and the site is still there", async () => {
  for (const path of ["//", "http://[", "/elsewhere", `${planSocketPath}/more`]) {
    const [answer]: unknown[] = await once(ask(path), "data");
    expect([path, answer]).toEqual([path, expect.stringMatching(/^HTTP\/1\.1 403 /)]);
  }
  expect(logged.map(({ event }) => event)).toEqual(Array(4).fill("refused"));
  expect(await isHere()).toBe("here");
});

test.each(["Host: evil.example", "hOST: site.example"])(
  "a connection that names two hosts, '%s' the second, is refused as a page is",
  async (second) => {
    const [answer]: unknown[] = await once(ask(planSocketPath, `${second}\r\n`), "data");
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(logged).toMatchObject([{ event: "refused", code: 400 }]);
  },
);

test("who was refused holds no connection, though it never closes its own end", async () => {
  const visitor = ask("/elsewhere");
  await once(visitor, "data");
  await expect.poll(openConnections, { timeout: 10_000 }).toBe(0);
});

test("who breaks off while it is refused harms nobody", async () => {
  const visitor = ask("/elsewhere");
  visitor.write("more than anybody asked for".repeat(4000));
  await once(web, "upgrade");
  visitor.resetAndDestroy();
  await expect.poll(openConnections, { timeout: 10_000 }).toBe(0);
  expect(await isHere()).toBe("here");
});

test("who is sent away and then sends what is no message is let go, and harms nobody", async () => {
  const visitor = ask(planSocketPath);
  visitor.write(Buffer.alloc(8, 0xff));
  await expect.poll(() => logged.map(({ event }) => event), { timeout: 10_000 }).toEqual(["open", "close"]);
  await expect.poll(openConnections, { timeout: 10_000 }).toBe(0);
  expect(await isHere()).toBe("here");
});
