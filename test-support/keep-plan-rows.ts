import { randomUUID } from "node:crypto";

import { keyOf } from "#app/messaging/private-links/private-links.server.ts";
import type { Database } from "#database/database.ts";
import { householdAnswers, householdPages, plans, planUpdates } from "#database/schema/index.ts";

import { sampleSecret } from "./sample-settings.ts";

/** Words that stand in everything a plan of `keepPlanRows` says, to look for where they must not be. */
export const secretWords = "Quixwood";

/** A plan as rows that no Yjs can open, with links and an answer: the desk has to manage it all the same. */
export async function keepPlanRows(
  database: Database,
  { bytes = 100, structs = 3, proposals = 0, secret = sampleSecret } = {},
): Promise<string> {
  const [plan] = await database
    .insert(plans)
    .values({ submissionKey: randomUUID() })
    .returning({ id: plans.id });
  if (plan === undefined) throw new Error("No plan was kept");
  const planId = plan.id;
  const said = (length: number) => new TextEncoder().encode(secretWords.repeat(length).slice(0, length));
  await database
    .insert(planUpdates)
    .values({ planId, part: "plan", bytes: said(bytes), structs, changes: 4 });
  if (proposals > 0)
    await database
      .insert(planUpdates)
      .values({ planId, part: "proposals", bytes: said(proposals), structs: 1 });
  for (const kind of ["plan-edit", "plan-view"] as const) await keyOf(database, secret, kind, planId);
  for (const business of ["76", "85"])
    await keyOf(database, secret, "plan-business", `${planId} ${business}`);
  await database.insert(householdPages).values({ planId, household: secretWords, codeHash: randomUUID() });
  await database
    .insert(householdAnswers)
    .values({ planId, household: secretWords, answer: { name: secretWords } });
  return planId;
}
