import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test, vi } from "vitest";

import { makeEmbeddedFolder } from "#test-support/embedded-cluster.ts";
import { fingerprint } from "#test-support/folder-fingerprint.ts";
import { startSite } from "#test-support/site-process.ts";
import { removeFolder } from "#test-support/temporary-folder.ts";

// Whole sites start here; on a loaded machine that takes a while.
vi.setConfig({ testTimeout: 180_000 });

test.each([
  [
    "a folder that is no whole database any more",
    (cluster: string) => rmSync(join(cluster, "PG_VERSION")),
    /is damaged: its file PG_VERSION is missing\. Nothing in it was changed\./,
  ],
  [
    "a file that PostgreSQL itself cannot read",
    (cluster: string) => writeFileSync(join(cluster, "global/pg_control"), Buffer.alloc(8192)),
    /The embedded database has ended: .*FATAL/,
  ],
])("a site on a damaged database ends with words and changes nothing: %s", async (_name, damage, words) => {
  const dataDir = await makeEmbeddedFolder();
  try {
    const cluster = join(dataDir, "database/postgres");
    damage(cluster);
    const before = fingerprint(cluster);
    await using site = startSite({ DATA_DIR: dataDir });
    const { exitCode, stderr } = await site.ended;
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(words);
    expect(stderr).not.toContain("    at ");
    expect(fingerprint(cluster)).toEqual(before);
  } finally {
    removeFolder(dataDir);
  }
});
