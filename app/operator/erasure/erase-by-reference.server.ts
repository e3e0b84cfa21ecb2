import { and, eq, isNotNull } from "drizzle-orm";

import { countErasedRows } from "#app/messaging/personal-data/erasure-context.ts";
import type { ErasureContext } from "#app/messaging/personal-data/erasure-context.ts";
import { recordErasure } from "#app/messaging/personal-data/erasure-records.server.ts";
import {
  eraseApplications,
  eraseClaims,
  eraseCorrections,
  eraseEnquiries,
} from "#app/messaging/personal-data/erase-submissions.server.ts";
import { parsePlanRowReference, planRowReference, type PlanRowReference } from "./wanted-person.ts";
import { proposedTables } from "#app/plan/worker/plan-persons.ts";
import { PlanWorker } from "#app/plan/worker/plan-worker.server.ts";
import type { Transaction } from "#database/database.ts";
import type { ErasureKind } from "#database/enums.ts";
import {
  applications,
  claims,
  corrections,
  enquiries,
  rsvpReplies,
  weddingPages,
} from "#database/schema/index.ts";

import { forEachPlanDocument, rewrite } from "./erase-from-plans.server.ts";
import { runErasure, type ErasurePremises, type ErasureReport } from "./run-erasure.server.ts";

/**
 * Erases one submission, or one person in one plan, with what belongs to it; recorded, so that no older backup
 * brings it back.
 * @param isTrial does all of it and rolls back, so that its report is exact
 * @throws WorkerTaskError when the plan of a row cannot be opened
 */
export async function eraseByReference(
  premises: ErasurePremises,
  reference: string,
  isTrial: boolean,
): Promise<ErasureReport> {
  return runErasure(premises, isTrial, async (erasing) => {
    const kind = await eraseReferenced(erasing, reference);
    if (kind !== null) await recordErasure(erasing.transaction, premises.secret, kind, reference);
  });
}

/** @returns what kind of thing it was; null where there is none of this reference */
async function eraseReferenced(erasing: ErasureContext, reference: string): Promise<ErasureKind | null> {
  const row = parsePlanRowReference(reference);
  if (row !== null) {
    const known = (await readPlanRows(erasing.transaction, row.planId)).includes(reference);
    if (known) await erasePlanRow(erasing, row);
    return known ? "plan-row" : null;
  }
  const kind = kindsByPrefix[reference.slice(0, 2)];
  if (kind === undefined) return null;
  const before = erasing.counts.size;
  await eraseSubmission(erasing, kind, reference);
  return erasing.counts.size > before ? kind : null;
}

const kindsByPrefix: Readonly<Record<string, SubmissionKind>> = {
  WR: "enquiry",
  WA: "application",
  WB: "claim",
  WC: "correction",
};

type SubmissionKind = "enquiry" | "application" | "claim" | "correction";

/** Erases a submission by its reference; also for a restored backup. */
export async function eraseSubmission(
  erasing: ErasureContext,
  kind: SubmissionKind,
  reference: string,
): Promise<void> {
  switch (kind) {
    case "enquiry": {
      const found = await erasing.transaction
        .select({ id: enquiries.id })
        .from(enquiries)
        .where(eq(enquiries.reference, reference));
      return eraseEnquiries(
        erasing,
        found.map(({ id }) => id),
      );
    }
    case "application":
      return eraseApplications(erasing, eq(applications.reference, reference));
    case "claim":
      return eraseClaims(erasing, eq(claims.reference, reference));
    case "correction":
      return eraseCorrections(erasing, eq(corrections.reference, reference));
  }
}

/** References of all rows about persons, in one plan or in all of them. */
export async function readPlanRows(transaction: Transaction, of: string | null = null): Promise<string[]> {
  const found: string[] = [];
  await forEachPlanDocument(transaction, async (run, planId) => {
    if (of !== null && of !== planId) return;
    for (const { table, id } of await run("persons", { wanted: null }))
      found.push(planRowReference({ planId, table, row: id }));
  });
  return found;
}

/** Tables whose words a published page has a copy of. */
const pageTables: ReadonlySet<string> = new Set([
  "wedding",
  "invitation-designs",
  "wedding-page",
  "wedding-page-blocks",
  "wedding-page-events",
]);

/**
 * Makes one row of a plan say nothing of a person. A household's own reply goes, too: it would write the
 * person into the plan again. A page that was published with the row is a draft again.
 */
export async function erasePlanRow(erasing: ErasureContext, { planId, table, row }: PlanRowReference) {
  const { transaction } = erasing;
  // Its own thread: the transaction may hold the only connection, which the site's thread waits for.
  await using thread = new PlanWorker();
  const part = proposedTables.includes(table) ? "proposals" : "plan";
  await rewrite(transaction, thread, { name: "blank", planId, part, given: { table, row } });
  countErasedRows(erasing, `plan (${table})`, 1);
  if (pageTables.has(table)) {
    const unpublished = await transaction
      .update(weddingPages)
      .set({ content: null })
      .where(and(eq(weddingPages.planId, planId), isNotNull(weddingPages.content)))
      .returning({ planId: weddingPages.planId });
    countErasedRows(erasing, "wedding_pages", unpublished.length);
  }
  if (table !== "households") return;
  const gone = await transaction
    .delete(rsvpReplies)
    .where(and(eq(rsvpReplies.planId, planId), eq(rsvpReplies.household, row)))
    .returning({ household: rsvpReplies.household });
  countErasedRows(erasing, "household_answers", gone.length);
}
