import { eq } from "drizzle-orm";

import { vendorProfileSchema, type VendorProfile } from "#app/business/profile/profile.ts";
import type { Database, Transaction } from "#database/database.ts";
import { applications } from "#database/schema/index.ts";

import type { ApplicationState } from "./application-fields.ts";

type Row = typeof applications.$inferSelect;

/** An application in its present state. */
export type SavedApplication = Omit<Row, "profile" | "submissionKey"> & {
  profile: VendorProfile;
  state: ApplicationState;
};

/** One application by id; null when there is none. */
export async function readApplication(
  database: Database | Transaction,
  id: number,
): Promise<SavedApplication | null> {
  const [row] = await database.select().from(applications).where(eq(applications.id, id));
  return row === undefined ? null : toApplication(row);
}

/** A row with its parsed listing and its state. */
export function toApplication({ submissionKey: _key, profile, ...row }: Row): SavedApplication {
  return { ...row, profile: vendorProfileSchema.parse(profile), state: stateOf(row) };
}

function stateOf({
  confirmedAt,
  decidedAt,
  listingId,
  heldAt,
}: Pick<Row, "confirmedAt" | "decidedAt" | "listingId" | "heldAt">): ApplicationState {
  if (decidedAt !== null) return listingId === null ? "rejected" : "approved";
  if (heldAt !== null) return "held";
  return confirmedAt === null ? "unconfirmed" : "waiting";
}
