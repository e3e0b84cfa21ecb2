import { encodeStateAsUpdate } from "yjs";

import { createPlan } from "#app/plan/repository/plan-repository.server.ts";
import { getOrCreateKey } from "#app/messaging/private-links/private-links.server.ts";
import { openDatabase } from "#database/open-database.ts";
import { readSettings } from "#server/environment.ts";
import { readSiteSecret } from "#server/site-secret.ts";
import { plannedWedding } from "#test-support/planned-wedding.ts";

import { fillDatabase } from "../growth/fill-database.ts";

/** A plan, and the key to edit it. */
export type SavedPlan = { planId: string; key: string };

/** Stores weddings in a new folder. */
export async function savePlans(dataDir: string, howMany: number, households: number): Promise<SavedPlan[]> {
  await fillDatabase({ databaseUrl: null, dataDir }, 0);
  const { database, close } = await openDatabase({ databaseUrl: null, dataDir });
  try {
    const secret = readSiteSecret(readSettings({ DATA_DIR: dataDir }));
    const update = encodeStateAsUpdate(plannedWedding(households));
    const plans: SavedPlan[] = [];
    for (let nth = 0; nth < howMany; nth += 1) {
      const planId = await createPlan(database, crypto.randomUUID(), update);
      plans.push({ planId, key: await getOrCreateKey(database, secret, "plan-edit", planId) });
    }
    return plans;
  } finally {
    await close();
  }
}
