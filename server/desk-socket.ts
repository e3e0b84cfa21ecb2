import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** Longest path that a socket can have on every system that we know, in bytes. */
const longestSocketPath = 100;

/** Where the site of a data folder listens for its desk. */
export function deskSocketPath(dataDir: string): string {
  const path = join(resolve(dataDir), "desk.sock");
  if (Buffer.byteLength(path) <= longestSocketPath) return path;
  const name = createHash("sha256").update(path).digest("hex").slice(0, 24);
  return join(tmpdir(), `wild-rose-${name}.sock`);
}

/** Answers the desk on a Unix socket that only the user of the site can open. */
export async function listenForDesk(dataDir: string, desk: Hono): Promise<{ close: () => Promise<void> }> {
  const path = deskSocketPath(dataDir);
  // What a killed process left; the folder is ours alone, its lock says so.
  rmSync(path, { force: true });
  const server = createServer(getRequestListener(desk.fetch));
  // The mode is set by the mask, so that the socket is never open to others, not even for a moment.
  const before = process.umask(0o177);
  server.listen(path);
  await once(server, "listening");
  process.umask(before);
  return {
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
