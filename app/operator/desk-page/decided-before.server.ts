import { eq } from "drizzle-orm";

import { toApplication } from "#app/business/applications/read-application.server.ts";
import { selectClaims, toClaim } from "#app/business/claims/read-claim.server.ts";
import type { Database } from "#database/database.ts";
import { applications, claims } from "#database/schema/index.ts";

import type { DeskWish } from "./parse-desk-form.ts";

/** What another operator has decided already: its name and reference, and how. */
export type DecidedBefore = { title: string; decision: "approved" | "rejected" };

/** How an application or a claim was decided; null for everything else, and for what is open. */
export async function readDecidedBefore(
  database: Database,
  { action, of }: Pick<DeskWish, "action" | "of">,
): Promise<DecidedBefore | null> {
  if (action.startsWith("application-")) {
    const [row] = await database.select().from(applications).where(eq(applications.reference, of));
    if (row === undefined) return null;
    const { profile, reference, state } = toApplication(row);
    return decided(`The application of ${profile.name} (${reference})`, state);
  }
  if (action.startsWith("claim-")) {
    const [row] = await selectClaims(database).where(eq(claims.reference, of));
    if (row === undefined) return null;
    const { listing, reference, state } = toClaim(row);
    return decided(`The claim on ${listing.name} (${reference})`, state);
  }
  return null;
}

const decided = (title: string, state: string): DecidedBefore | null =>
  state === "approved" || state === "rejected" ? { title, decision: state } : null;
