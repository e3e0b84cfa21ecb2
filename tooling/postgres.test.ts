import { mkdtempSync, chmodSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, test } from "vitest";
import { missingTool } from "#test-support/missing-tool.ts";
import { findPostgres } from "./find-postgres.mjs";
import { startPostgres } from "./postgres.mjs";

const postgres = findPostgres();

test("starts an empty PostgreSQL that knows accented letters", async (context) => {
  if (!postgres) return missingTool(context, "no PostgreSQL was found");
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  chmodSync(folder, 0o711);
  let server = 0;
  try {
    const url = await startPostgres({
      postgres,
      folder: join(folder, "cluster"),
      onStart: (pid) => (server = pid),
    });
    const client = new pg.Client(url);
    await client.connect();
    const { rows } = await client.query(
      "select lower('ÉTÉ') as lower, current_setting('listen_addresses') as listens",
    );
    expect(rows).toEqual([{ lower: "été", listens: "127.0.0.1" }]);
    await client.end();
    // Others on this machine reach the port, too.
    for (const guess of ["", ":wildrose"]) {
      const stranger = new pg.Client(url.replace(/:[^:@/]+@/, `${guess}@`));
      stranger.on("error", () => {});
      await expect(stranger.connect()).rejects.toThrow(/password/);
      await stranger.end();
    }
  } finally {
    if (server) process.kill(server, "SIGQUIT");
    rmSync(folder, { recursive: true, maxRetries: 20, retryDelay: 100 });
  }
});
