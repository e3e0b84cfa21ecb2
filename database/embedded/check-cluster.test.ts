import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { fingerprint } from "#test-support/folder-fingerprint.ts";
import { makeEmbeddedFolder } from "#test-support/embedded-cluster.ts";
import { removeFolder } from "#test-support/temporary-folder.ts";

import { openEmbeddedDatabase } from "./open-embedded-database.ts";

let whole: string;

beforeAll(async () => {
  whole = await makeEmbeddedFolder();
});

afterAll(() => removeFolder(whole));

const damages: [string, (cluster: string) => void, RegExp][] = [
  ["its version is not written", (cluster) => rmSync(join(cluster, "PG_VERSION")), /PG_VERSION is missing/],
  [
    "another PostgreSQL wrote it",
    (cluster) => writeFileSync(join(cluster, "PG_VERSION"), "15\n"),
    /PostgreSQL 18 cannot read what version '15' wrote/,
  ],
  [
    "a folder of it is gone",
    (cluster) => rmSync(join(cluster, "pg_wal"), { recursive: true }),
    /pg_wal is missing/,
  ],
  [
    "its control file is gone",
    (cluster) => rmSync(join(cluster, "global/pg_control")),
    /pg_control is missing/,
  ],
  [
    "nothing is left in it",
    (cluster) => {
      rmSync(cluster, { recursive: true });
      mkdirSync(cluster);
    },
    /base, global, pg_wal, pg_xact is missing/,
  ],
  [
    "it is a file",
    (cluster) => {
      rmSync(cluster, { recursive: true });
      writeFileSync(cluster, "no folder");
    },
    /it is not a folder/,
  ],
];

test.each(damages)(
  "a damaged database is refused in words and left as it is: %s",
  async (_name, damage, words) => {
    const folder = join(whole, "damaged");
    cpSync(join(whole, "database"), folder, { recursive: true });
    try {
      damage(join(folder, "postgres"));
      const before = fingerprint(join(folder, "postgres"));
      const opening = openEmbeddedDatabase(folder);
      await expect(opening).rejects.toThrow(words);
      await expect(opening).rejects.toThrow(/Nothing in it was changed.*npm run desk -- restore FILE/s);
      expect(fingerprint(join(folder, "postgres"))).toEqual(before);
    } finally {
      removeFolder(folder);
    }
  },
);
