import { randomUUID } from "node:crypto";

import { sql } from "drizzle-orm";

import type { Transaction } from "#database/database.ts";
import { erasures } from "#database/schema/index.ts";
import type { ErasureKind } from "#database/enums.ts";

import { hashSubject } from "./subject-hash.server.ts";

/** PostgreSQL notification channel for erasures, which each process records in files at once. */
export const erasuresChannel = "erased";

/** Records that something was erased, in the erasing transaction: a keyed hash and the time. */
export async function recordErasure(
  transaction: Transaction,
  secret: string,
  kind: ErasureKind,
  subject: string,
): Promise<void> {
  const subjectHash = hashSubject(secret, kind, subject);
  await transaction.insert(erasures).values({ id: randomUUID(), kind, subjectHash });
  await transaction.execute(sql`select pg_notify(${erasuresChannel}, '')`);
}
