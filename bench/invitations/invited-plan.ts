import { encodeStateAsUpdate } from "yjs";

import { createPlan } from "#app/plan/repository/plan-repository.server.ts";
import { ensureHouseholdCodes } from "#app/plan/server/rsvp/household-codes.server.ts";
import { formatHouseholdCode } from "#app/plan/rules/rsvp/format-household-code.ts";
import { startPlanUpdater } from "#app/plan/worker/plan-updater.server.ts";
import { getOrCreateKey } from "#app/messaging/private-links/private-links.server.ts";
import { openDatabase } from "#database/open-database.ts";
import { readSettings } from "#server/environment.ts";
import { readSiteSecret } from "#server/site-secret.ts";
import { plannedWedding } from "#test-support/planned-wedding.ts";

import { fillDatabase } from "../growth/fill-database.ts";

/** A wedding whose invitations go out: the key to edit it, and the code of each household's page. */
export type InvitedPlan = { planId: string; key: string; codes: ReadonlyMap<string, string> };

/** Stores a wedding in a new folder, as its couple has it on the evening before. */
export async function saveInvitedPlan(dataDir: string, households: number): Promise<InvitedPlan> {
  await fillDatabase({ databaseUrl: null, dataDir }, 0);
  const { database, close } = await openDatabase({ databaseUrl: null, dataDir });
  const planWork = startPlanUpdater(database, (what, error) => {
    throw new Error(what, { cause: error });
  });
  try {
    const secret = readSiteSecret(readSettings({ DATA_DIR: dataDir }));
    const update = encodeStateAsUpdate(plannedWedding(households));
    const planId = await createPlan(database, crypto.randomUUID(), update);
    const codes = Object.entries(await ensureHouseholdCodes({ database, secret, planWork }, planId));
    return {
      planId,
      key: await getOrCreateKey(database, secret, "plan-edit", planId),
      codes: new Map(codes.map(([household, code]) => [household, formatHouseholdCode(code)])),
    };
  } finally {
    await planWork.close();
    await close();
  }
}
