import { drizzle } from "drizzle-orm/node-postgres";
import { expect, test } from "vitest";

import { makeEmbeddedFolder } from "#test-support/embedded-cluster.ts";
import { sampleEnquiry } from "#test-support/sample-enquiry.ts";
import { removeFolder } from "#test-support/temporary-folder.ts";
import { seedEnquiry } from "#test-support/save-enquiry.ts";

import type { Database } from "./database.ts";
import { openEmbeddedDatabase } from "./embedded/open-embedded-database.ts";
import { enquiries } from "./schema/index.ts";
import * as schema from "./schema/index.ts";

/** Long enough for a query that has its turn, short enough for a test that waits for its end. */
const waitMillis = 300;

async function openOne(): Promise<{ database: Database } & AsyncDisposable> {
  const dataDir = await makeEmbeddedFolder();
  const { pool, close } = await openEmbeddedDatabase(`${dataDir}/database`, { waitMillis });
  return {
    database: drizzle({ client: pool, schema, casing: "snake_case" }),
    [Symbol.asyncDispose]: async () => {
      await close();
      removeFolder(dataDir);
    },
  };
}

test("a query on the pool inside a transaction of the embedded database fails instead of waiting for itself", async () => {
  await using one = await openOne();
  const { database } = one;

  const wrong = database.transaction(async (transaction) => {
    await transaction.insert(enquiries).values({ ...rowOfAnEnquiry(), reference: "WR-0000-0001" });
    await database.$count(enquiries);
  });

  await expect(wrong).rejects.toHaveProperty("cause.message", "timeout exceeded when trying to connect");
});

test("a transaction that misused the pool keeps nothing, and the database goes on", async () => {
  await using one = await openOne();
  const { database } = one;
  const wrong = database.transaction(async (transaction) => {
    await transaction.insert(enquiries).values({ ...rowOfAnEnquiry(), reference: "WR-0000-0001" });
    await seedEnquiry(database, sampleEnquiry({ vendors: [] }), null);
  });
  await expect(wrong).rejects.toThrow();

  expect(await database.$count(enquiries)).toBe(0);
  await seedEnquiry(database, sampleEnquiry({ vendors: [] }), null);
  expect(await database.$count(enquiries)).toBe(1);
});

function rowOfAnEnquiry() {
  const { questions: _, vendors: __, ...fields } = sampleEnquiry();
  return { ...fields, submissionKey: "test" };
}
