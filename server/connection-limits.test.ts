import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, type Socket } from "node:net";

import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";

import {
  countedClientIp,
  limitConnections,
  limitConnectionsPerClient,
  serverOptions,
  type ConnectionLimits,
} from "./connection-limits.ts";
import { portOf } from "./serve-site.ts";

const short: ConnectionLimits = { headers: 400, request: 1200, round: 50, idle: 5000, stalled: 1000 };
/** More than the kernel keeps for a reader that does not read. */
const long = Buffer.alloc(32 * 1024 * 1024, "wild rose ");

let web: Server;

beforeAll(async () => {
  const app = new Hono();
  app.get("/", (context) => context.text("here"));
  app.get("/long", (context) => context.body(long));
  app.post("/", async (context) => context.text(await context.req.text().catch(() => "broken off")));
  web = createServer(serverOptions(short), getRequestListener(app.fetch)).listen(0, "127.0.0.1");
  await once(web, "listening");
  limitConnections(web, short);
});

afterAll(() => new Promise((resolve) => web.close(resolve)));

/** Opens a connection that sends something. */
function open(text: string): { socket: Socket; ended: Promise<string> } {
  const socket = connect({ port: portOf(web), host: "127.0.0.1", allowHalfOpen: true });
  let said = "";
  socket.setEncoding("utf8").on("data", (more: string) => (said += more));
  socket.on("error", () => {});
  socket.on("end", () => socket.end());
  socket.write(text);
  // What is sent after the other side has closed is an error of the connection, not of the test.
  const ended = new Promise<string>((resolve) => void socket.once("close", () => resolve(said)));
  return { socket, ended };
}

/** Sends a letter now and then, so that the connection is never still. */
function trickle(socket: Socket): Disposable {
  const timer = setInterval(() => socket.writable && socket.write("x"), 60);
  socket.once("data", () => clearInterval(timer));
  return { [Symbol.dispose]: () => clearInterval(timer) };
}

const openConnections = () =>
  new Promise<number>((resolve, reject) =>
    web.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

const isHere = async () => (await fetch(`http://127.0.0.1:${portOf(web)}/`)).text();

test("headers that never end are answered 408 and the connection is closed", async () => {
  const { socket, ended } = open("GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ");
  using _letters = trickle(socket);
  expect(await ended).toMatch(/^HTTP\/1\.1 408 /);
  expect(await isHere()).toBe("here");
});

test("a connection that says nothing is closed", async () => {
  expect(await open("").ended).toMatch(/^$|^HTTP\/1\.1 408 /);
});

test("a body that never ends is answered 408 and the connection is closed", async () => {
  const { socket, ended } = open("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n");
  using _letters = trickle(socket);
  expect(await ended).toMatch(/^HTTP\/1\.1 408 /);
});

test("a reader that stops reading is let go", async () => {
  const { socket } = open("GET /long HTTP/1.1\r\nHost: localhost\r\n\r\n");
  socket.pause();
  await expect.poll(openConnections, { timeout: 10_000 }).toBeGreaterThan(0);
  await expect.poll(openConnections, { timeout: 30_000 }).toBe(0);
  socket.destroy();
});

test("a connection that is closed on one side holds nothing", async () => {
  const silent = open("");
  silent.socket.end();
  await silent.ended;
  const half = open("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf");
  half.socket.end();
  await half.ended;
  await expect.poll(openConnections, { timeout: 10_000 }).toBe(0);
  expect(await isHere()).toBe("here");
});

/** Asks for the page and says that another protocol would do as well. */
const offering = (upgrade: string) =>
  open(`GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, close\r\nUpgrade: ${upgrade}\r\n\r\n`)
    .ended;

test("who offers another HTTP is answered in this one; a WebSocket is handed on", async () => {
  const upgrades: (string | undefined)[] = [];
  web.on("upgrade", ({ headers }, socket) => {
    upgrades.push(headers.upgrade);
    socket.destroy();
  });
  expect(await offering("h2c")).toMatch(/^HTTP\/1\.1 200 .*here/s);
  expect(await offering("WebSocket")).toBe("");
  expect(upgrades).toEqual(["WebSocket"]);
});

test("idle connections of one address are counted: it gets no more, another one does, and a closed one is free", async () => {
  const counted = createServer(getRequestListener(() => new Response("here"))).listen(0, "127.0.0.1");
  await once(counted, "listening");
  const origin = `http://127.0.0.1:${portOf(counted)}/`;
  let address = "203.0.113.7";
  limitConnectionsPerClient(counted, 3, () => address);
  const idle = () => {
    const socket = connect({ port: portOf(counted), host: "127.0.0.1" });
    socket.on("error", () => {});
    return socket;
  };
  const held: Socket[] = [];
  const isOpen = () =>
    new Promise<number>((resolve, reject) =>
      counted.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    );
  for (let count = 1; count <= 3; count += 1) {
    held.push(idle());
    await expect.poll(isOpen).toBe(count);
  }
  const surplus = idle();
  await once(surplus, "close");
  address = "203.0.113.8";
  expect(await (await fetch(origin, { headers: { Connection: "close" } })).text()).toBe("here");
  address = "203.0.113.7";
  held.pop()?.destroy();
  await expect.poll(isOpen).toBe(2);
  expect(await (await fetch(origin, { headers: { Connection: "close" } })).text()).toBe("here");
  for (const socket of held) socket.destroy();
  await new Promise((resolve) => counted.close(resolve));
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["127.0.0.1", null],
  ["::ffff:127.0.0.1", null],
  ["::1", null],
])("a connection from %s counts as %s", (connection, address) => {
  expect(countedClientIp(connection)).toBe(address);
});
