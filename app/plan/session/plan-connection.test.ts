import { once } from "node:events";
import { createServer } from "node:http";

import { Hocuspocus } from "@hocuspocus/server";
import { expect, onTestFinished, test } from "vitest";
import { WebSocketServer } from "ws";
import { Doc } from "yjs";

import { connectPlan, type SyncState } from "./plan-connection.ts";
import { parseToken, syncCloseReasons, type SyncCloseReason } from "#app/plan/document/sync-protocol.ts";
import { newAuthorSecret } from "#app/plan/document/author-id.ts";

const planId = "6f3c1c0e-8a53-4a36-9f6f-1f5d7a0f6b11";

class Refused extends Error {
  readonly reason: SyncCloseReason;
  constructor(reason: SyncCloseReason) {
    super(reason);
    this.reason = reason;
  }
}

/** A server that opens one document for everybody, unless it is given a reason not to. */
async function openServer() {
  const told: { why: SyncCloseReason | null; tokens: string[] } = { why: null, tokens: [] };
  const marks: string[] = [];
  const hocuspocus = new Hocuspocus({
    quiet: true,
    onAuthenticate: async ({ token }) => {
      told.tokens.push(token);
      if (told.why !== null) throw new Refused(told.why);
    },
    onStateless: async ({ connection, payload }) => {
      marks.push(payload);
      connection.sendStateless(payload);
    },
    // As on the site, which passes on viewers and nothing else.
    beforeHandleAwareness: async ({ states }) => states.clear(),
  });
  const sockets = new WebSocketServer({ noServer: true });
  const web = createServer();
  web.on("upgrade", (request, socket, head) =>
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const client = hocuspocus.handleConnection(webSocket, new Request("http://site/"));
      webSocket.on("message", (data: Buffer) => client.handleMessage(new Uint8Array(data)));
      webSocket.on("close", (code, reason) => client.handleClose({ code, reason: reason.toString() }));
    }),
  );
  web.listen(0, "127.0.0.1");
  await once(web, "listening");
  onTestFinished(() => {
    for (const socket of sockets.clients) socket.terminate();
    web.close();
  });
  const address = web.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const closeAll = (why: SyncCloseReason) => {
    told.why = why;
    for (const socket of sockets.clients) socket.close(4403, why);
  };
  return { url: `ws://127.0.0.1:${port}`, told, marks, closeAll };
}

function connect(
  url: string,
  options: { authorSecret?: string; pauseMillis?: number; silenceMillis?: number } = {},
) {
  const document = new Doc();
  const connection = connectPlan(document, { url, planId, part: "plan", key: "a-key", ...options });
  onTestFinished(() => connection.close());
  let keeping: SyncState = { state: "waiting" };
  connection.onKeeping((now) => (keeping = now));
  let hasReceived = false;
  void connection.received.then(() => (hasReceived = true));
  return { document, connection, keeping: () => keeping, hasReceived: () => hasReceived };
}

test.each([syncCloseReasons.quarantined, syncCloseReasons.unavailable])(
  "a plan that the server cannot open is not called received, and opens when it is asked again: %s",
  async (why) => {
    const { url, told } = await openServer();
    told.why = why;
    const device = connect(url, { pauseMillis: 600_000 });
    await expect.poll(device.keeping, { timeout: 10_000 }).toEqual({ state: "shut", why });
    expect(device.hasReceived()).toBe(false);
    told.why = null;
    device.connection.retry();
    await expect.poll(device.keeping, { timeout: 10_000 }).toEqual({ state: "saved" });
    expect(device.hasReceived()).toBe(true);
  },
);

test("a plan that is set aside while it is open says so, and is asked for again by itself", async () => {
  const { url, told, closeAll } = await openServer();
  const device = connect(url, { pauseMillis: 10 });
  await expect.poll(device.keeping, { timeout: 10_000 }).toEqual({ state: "saved" });
  closeAll(syncCloseReasons.quarantined);
  await expect.poll(device.keeping, { timeout: 10_000 }).toEqual({ state: "shut", why: "quarantined" });
  device.document.getMap("about").set("guests", 180);
  expect(device.keeping()).toEqual({ state: "shut", why: "quarantined" });
  told.why = null;
  await expect.poll(device.keeping, { timeout: 10_000 }).toEqual({ state: "saved" });
});

test("a device without a way to the server has received nothing", async () => {
  const device = connect("ws://127.0.0.1:9");
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect([device.keeping(), device.hasReceived()]).toEqual([{ state: "waiting" }, false]);
});

test("a device that suggests shows by which secret, others show their key alone", async () => {
  const { url, told } = await openServer();
  const authorSecret = newAuthorSecret();
  await expect.poll(connect(url, { authorSecret }).keeping, { timeout: 10_000 }).toEqual({ state: "saved" });
  await expect.poll(connect(url).keeping, { timeout: 10_000 }).toEqual({ state: "saved" });
  expect(told.tokens.map(parseToken)).toEqual([
    { key: "a-key", authorSecret },
    { key: "a-key", authorSecret: null },
  ]);
});

test("a device on which nobody types stays connected", async () => {
  const { url, told, marks } = await openServer();
  const device = connect(url, { silenceMillis: 300 });
  await expect.poll(() => marks.length, { timeout: 10_000 }).toBeGreaterThan(12);
  expect(device.keeping()).toEqual({ state: "saved" });
  expect(told.tokens).toHaveLength(1);
});
