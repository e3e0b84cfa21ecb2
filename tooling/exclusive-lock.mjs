import { createHash } from "node:crypto";
import { connect, createServer } from "node:net";
import { root } from "./project.mjs";

const fingerprint = createHash("sha256").update(root).digest();
const greeting = `preparing ${fingerprint.toString("hex")}`;

/** Below the ports that systems assign automatically; the second is for when the first is in use. */
const ports = [0, 2].map((offset) => 20_000 + (fingerprint.readUInt16BE(offset) % 10_000));

/**
 * Two commands in one folder must not install or build at the same time. The lock is a listening
 * port of this machine: it can be had once only, and the system frees it with the process, so that
 * a killed command leaves no block behind.
 *
 * @param {() => Promise<void>} work
 */
export async function withExclusiveLock(work) {
  const giveBack = await takeTurn();
  try {
    await work();
  } finally {
    giveBack();
  }
}

/** @returns {Promise<() => void>} gives the turn back */
async function takeTurn() {
  for (const port of ports) {
    do {
      const giveBack = await listen(port);
      if (giveBack) return giveBack;
    } while (await waitForItsEnd(port));
  }
  // Both belong to other programs. Continuing without the lock is better than not starting at all.
  return () => {};
}

/**
 * @param {number} port
 * @returns {Promise<(() => void) | undefined>} nothing when somebody else listens
 */
function listen(port) {
  return new Promise((resolve) => {
    /** @type {Set<import("node:net").Socket>} */
    const waiting = new Set();
    const server = createServer((socket) => {
      waiting.add(socket.on("error", () => {}));
      socket.write(greeting);
    });
    server.on("error", (/** @type {NodeJS.ErrnoException} */ error) => {
      resolve(error.code === "EADDRINUSE" ? undefined : () => {});
    });
    server.listen({ port, host: "127.0.0.1", exclusive: true }, () =>
      resolve(() => {
        for (const socket of waiting) socket.destroy();
        server.close();
      }),
    );
  });
}

/**
 * @param {number} port
 * @returns {Promise<boolean>} false when it is no command of ours that listens there
 */
function waitForItsEnd(port) {
  return new Promise((resolve) => {
    let ours = false;
    const socket = connect(port, "127.0.0.1");
    // Refused: the holder has just released it.
    socket.on("error", (/** @type {NodeJS.ErrnoException} */ error) => {
      ours ||= error.code === "ECONNREFUSED" || error.code === "ECONNRESET";
    });
    socket.on("close", () => resolve(ours));
    socket.on("data", (data) => {
      ours = data.toString() === greeting;
      socket.setTimeout(0);
      if (ours) console.log("  Waiting for another command that prepares this folder ...");
      else socket.destroy();
    });
    // Another program need not send anything by itself.
    socket.setTimeout(2000, () => socket.destroy());
  });
}
