import { randomUUID } from "node:crypto";

import type { Transaction } from "#database/database.ts";
import { erasures } from "#database/schema/index.ts";
import type { ErasureKind } from "#database/enums.ts";

import { hashSubject } from "./subject-hash.server.ts";

/** Records that something was erased, in the erasing transaction: a keyed hash and the time. */
export async function recordErasure(
  transaction: Transaction,
  secret: string,
  kind: ErasureKind,
  subject: string,
): Promise<void> {
  const subjectHash = hashSubject(secret, kind, subject);
  await transaction.insert(erasures).values({ id: randomUUID(), kind, subjectHash });
}
