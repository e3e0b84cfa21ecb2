import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** Maximum length of a socket's path on all known systems, in bytes. */
const maxSocketPathBytes = 100;

/** Path of the socket on which a data folder's site listens for its desk. */
export function deskSocketPath(dataDir: string): string {
  const path = join(resolve(dataDir), "desk.sock");
  if (Buffer.byteLength(path) <= maxSocketPathBytes) return path;
  const name = createHash("sha256").update(path).digest("hex").slice(0, 24);
  return join(tmpdir(), `wild-rose-${name}.sock`);
}

/** Serves the desk on a Unix socket that only the site's user can open. */
export async function serveDeskSocket(dataDir: string, desk: Hono): Promise<{ close: () => Promise<void> }> {
  const path = deskSocketPath(dataDir);
  // Left over by a killed process; the lock proves that the folder is ours alone.
  rmSync(path, { force: true });
  const server = createServer(getRequestListener(desk.fetch));
  // The umask sets the mode, so that the socket is never open to others, not even for a moment.
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
