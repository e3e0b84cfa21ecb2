import { randomUUID } from "node:crypto";

import { getOrCreateKey } from "#app/messaging/private-links/private-links.server.ts";
import type { Database } from "#database/database.ts";
import { rsvpReplies, householdPages, plans, planUpdates } from "#database/schema/index.ts";

import { sampleSecret } from "./sample-settings.ts";

/** Words in all texts of a `savePlanRows` plan, to check that they do not appear elsewhere. */
export const canaryWord = "Quixwood";

/** A plan as rows that Yjs cannot open, with links and a reply: the desk has to handle it all the same. */
export async function savePlanRows(
  database: Database,
  { bytes = 100, structs = 3, proposals = 0, secret = sampleSecret } = {},
): Promise<string> {
  const [plan] = await database
    .insert(plans)
    .values({ submissionKey: randomUUID() })
    .returning({ id: plans.id });
  if (plan === undefined) throw new Error("No plan was saved");
  const planId = plan.id;
  const said = (length: number) => new TextEncoder().encode(canaryWord.repeat(length).slice(0, length));
  await database
    .insert(planUpdates)
    .values({ planId, part: "plan", bytes: said(bytes), structs, changes: 4 });
  if (proposals > 0)
    await database
      .insert(planUpdates)
      .values({ planId, part: "proposals", bytes: said(proposals), structs: 1 });
  for (const kind of ["plan-edit", "plan-view"] as const)
    await getOrCreateKey(database, secret, kind, planId);
  for (const business of ["76", "85"])
    await getOrCreateKey(database, secret, "plan-business", `${planId} ${business}`);
  await database.insert(householdPages).values({ planId, household: canaryWord, codeHash: randomUUID() });
  await database.insert(rsvpReplies).values({ planId, household: canaryWord, answer: { name: canaryWord } });
  return planId;
}
