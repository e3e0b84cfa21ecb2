import { randomUUID } from "node:crypto";

import type { Transaction } from "#database/database.ts";
import { erasures } from "#database/schema/index.ts";

import { hashSubject, type ErasureKind } from "#app/erasure/subject-hash.server.ts";

/** Writes down that something was erased, in the transaction that does it: a keyed hash and the moment. */
export async function recordErasure(
  transaction: Transaction,
  secret: string,
  kind: ErasureKind,
  subject: string,
): Promise<void> {
  const subjectHash = hashSubject(secret, kind, subject);
  await transaction.insert(erasures).values({ id: randomUUID(), kind, subjectHash });
}
