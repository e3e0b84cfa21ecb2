import { encodeStateAsUpdate } from "yjs";

import { getOrCreateKey } from "#app/messaging/private-links/private-links.server.ts";
import { putRow } from "#app/plan/document/plan-table.ts";
import { createPlan } from "#app/plan/repository/plan-repository.server.ts";
import { weddingPageEvents } from "#app/plan/schema/wedding-page.schema.ts";
import { openDatabase } from "#database/open-database.ts";
import { readSettings } from "#server/environment.ts";
import { readSiteSecret } from "#server/site-secret.ts";
import { plannedWedding } from "#test-support/planned-wedding.ts";

import { fillDatabase } from "../growth/fill-database.ts";

const households = 140;

/** Stores a wedding in a new folder, with public events. @returns the key to edit its plan */
export async function saveWeddingWithPage(dataDir: string): Promise<string> {
  await fillDatabase({ databaseUrl: null, dataDir }, 0);
  const { database, close } = await openDatabase({ databaseUrl: null, dataDir });
  try {
    const plan = plannedWedding(households);
    for (const event of ["ceremony", "reception"]) putRow(weddingPageEvents, plan, event, { isPublic: true });
    const planId = await createPlan(database, crypto.randomUUID(), encodeStateAsUpdate(plan));
    const secret = readSiteSecret(readSettings({ DATA_DIR: dataDir }));
    return await getOrCreateKey(database, secret, "plan-edit", planId);
  } finally {
    await close();
  }
}

/** Publishes the page of a wedding. @returns its path */
export async function publishPage(origin: string, key: string): Promise<string> {
  const answer = await fetch(`${origin}/plans/${key}/wedding-page`, {
    method: "POST",
    headers: { Origin: origin },
    body: new URLSearchParams({ what: "publish" }),
  });
  const published: unknown = await answer.json();
  if (typeof published !== "object" || published === null || !("name" in published))
    throw new Error(`The page was not published: ${answer.status} ${JSON.stringify(published)}`);
  return `/w/${String(published.name)}`;
}
