import { once } from "node:events";
import { createServer } from "node:http";

import { expect, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";

import { portOf } from "#server/serve-site.ts";

import { DeviceConnection, type AcceptedSocket } from "./device-connection.ts";
import { ConnectionRegistry } from "./connection-registry.ts";
import { maxUnauthenticatedBytes } from "./sync-limits.ts";

/** A device, and what the site hears of it. */
async function openLine() {
  const web = createServer().listen(0, "127.0.0.1");
  const server = new WebSocketServer({ server: web });
  const opened = new Promise<AcceptedSocket>((resolve) =>
    server.once("connection", (socket, { socket: raw }) => resolve({ socket, raw, clientIp: "10.0.0.1" })),
  );
  await once(web, "listening");
  const device = new WebSocket(`ws://127.0.0.1:${portOf(web)}`);
  await once(device, "open");
  const heard: string[] = [];
  const line = new DeviceConnection(await opened, new ConnectionRegistry(), {
    receive: (bytes) => void heard.push(Buffer.from(bytes).toString()),
    closed: (code) => void heard.push(`closed with ${code}`),
  });
  const close = () => {
    device.terminate();
    web.close();
  };
  return { device, line, heard, [Symbol.dispose]: close };
}

/** More than lies between two processes without being read. */
const answer = new Uint8Array(4_000_000);

test("a message is passed on when the one before it is worked through", async () => {
  using open = await openLine();
  const { device, line, heard } = open;
  for (const word of ["one", "two", "three"]) device.send(word);
  await expect.poll(() => heard).toEqual(["one"]);
  line.handled();
  expect(heard).toEqual(["one", "two"]);
  line.handled();
  line.handled();
  expect(heard).toEqual(["one", "two", "three"]);
});

test("whoever does not read an answer gets no other one until then", async () => {
  using open = await openLine();
  const { device, line, heard } = open;
  device.pause();
  for (const word of ["one", "two"]) device.send(word);
  await expect.poll(() => heard).toEqual(["one"]);
  line.send(answer);
  line.handled();
  expect(heard).toEqual(["one"]);
  expect(line.bufferedBytes).toBeGreaterThan(answer.byteLength);
  device.resume();
  await expect.poll(() => heard).toEqual(["one", "two"]);
});

test("whoever is sent away and has not read what lies ready holds nothing any more", async () => {
  using open = await openLine();
  const { device, line, heard } = open;
  device.pause();
  line.send(answer);
  line.close(4403, "gone");
  await expect.poll(() => heard).toEqual(["closed with 1006"]);
});

test("whoever reads is told why it is sent away", async () => {
  using open = await openLine();
  const { device, line } = open;
  const closed = once(device, "close");
  line.send(new Uint8Array(100));
  line.close(4403, "gone");
  expect(String((await closed)[1])).toBe("gone");
});

test("whoever sends more than it may before its key was looked up is cut off; afterwards it may send more", async () => {
  using unknown = await openLine();
  unknown.device.send(new Uint8Array(maxUnauthenticatedBytes + 1));
  await expect.poll(() => unknown.heard.at(-1)).toBe("closed with 1006");
  using known = await openLine();
  known.line.known();
  known.device.send("x".repeat(maxUnauthenticatedBytes + 1));
  await expect.poll(() => known.heard.map((word) => word.length)).toEqual([maxUnauthenticatedBytes + 1]);
});
