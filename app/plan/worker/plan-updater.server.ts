import { and, eq, isNull, lt, sql } from "drizzle-orm";

import { Refresher } from "#app/catalogue/directory/refresher.ts";
import {
  addUpdate,
  lockPlan,
  maxUnmergedRows,
  mergeUpdates,
  NoSuchPlanError,
  PlanQuarantinedError,
  PlanTooLargeError,
  readUpdatesSince,
} from "#app/plan/repository/plan-repository.server.ts";
import { documentNameOf, type StoredPart } from "#app/plan/document/parts-and-roles.ts";
import { quarantinePlan } from "#app/plan/repository/quarantine-plan.server.ts";
import { writeProjections } from "#app/plan/repository/write-projections.server.ts";
import type { PlanUpdater } from "#app/messaging/plan-updater.ts";
import type { Database, Transaction } from "#database/database.ts";
import { rsvpReplies, plans, planUpdates } from "#database/schema/index.ts";

import { PacedQueue } from "./paced-queue.ts";
import { WorkerTaskError, PlanWorker } from "./plan-worker.server.ts";

/** How often a refresh may find that somebody wrote meanwhile, before others have their turn. */
const tries = 5;

/** The pause after each refresh, as a multiple of how long it took. */
const restsPerRefresh = 2;

/** Maximum number of plans that are swept at once. */
const mostSwept = 200;

/** Up to which row readers know a plan, whoever told them. */
const knownToReaders = async (planId: string, transaction: Transaction) => {
  const [plan] = await transaction
    .select({ upTo: plans.readingsUpTo })
    .from(plans)
    .where(eq(plans.id, planId));
  return plan?.upTo;
};

/** @param report told of what failed and is tried again */
export function startPlanUpdater(
  database: Database,
  report: (what: string, error: unknown) => void,
  thread = new PlanWorker(),
): PlanUpdater {
  const rounds = new Map<string, Refresher>();
  /** Which documents are being compacted because they have many rows. */
  const compacting = new Set<string>();
  /** Up to which row this process told readers of a plan: where they know something else, somebody else did. */
  const told = new Map<string, number>();
  /** Edits of many plans would otherwise wait for the database behind what readers are told of them. */
  const turns = new PacedQueue(restsPerRefresh);
  /** Plans that somebody waits for: a household's answer is to go into one, or a page is to be shown. */
  const awaited = new Set<string>();

  /** Does something with a plan; one that the thread cannot open is set aside. */
  async function orQuarantine<Result>(
    planId: string,
    work: () => Promise<Result>,
    isLast = false,
  ): Promise<Result | null> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof NoSuchPlanError || error instanceof PlanQuarantinedError) {
        thread.forget(planId);
        return null;
      }
      if (!(error instanceof WorkerTaskError)) throw error;
      // On a machine that was very busy a good plan may be late once.
      if (!isLast) return orQuarantine(planId, work, true);
      await quarantinePlan(database, planId, error.message);
      report("A plan could not be opened and was set aside", error);
      return null;
    }
  }

  async function refresh(planId: string): Promise<void> {
    await orQuarantine(planId, async () => {
      for (let left = tries; left > 0; left -= 1) if (await refreshOnce(planId)) return;
      // Somebody writes all the time: the next round comes by itself.
      roundOf(planId).ask();
    });
  }

  /**
   * @param withAnswers false where the plan is full: answers wait then, and readers still hear what is new
   * @returns whether nobody wrote meanwhile
   */
  async function refreshOnce(planId: string, withAnswers = true): Promise<boolean> {
    const [plan] = await database
      .select({ readingsUpTo: plans.readingsUpTo, quarantinedAt: plans.quarantinedAt })
      .from(plans)
      .where(eq(plans.id, planId));
    if (plan === undefined || plan.quarantinedAt !== null) return true;
    const answers = withAnswers
      ? await database
          .select({
            household: rsvpReplies.household,
            answer: rsvpReplies.answer,
            // As words: a date of JavaScript loses what is less than a millisecond.
            said: sql<string>`${rsvpReplies.answeredAt}::text`,
          })
          .from(rsvpReplies)
          .where(and(eq(rsvpReplies.planId, planId), isNull(rsvpReplies.mergedAt)))
      : [];
    const head = await lastRow(planId);
    if (answers.length === 0 && head === plan.readingsUpTo) return true;
    const { gives, upTo } = await thread.run({
      name: "refresh",
      planId,
      part: "plan",
      given: { answers: answers.map(({ household, answer }) => ({ household, answer })) },
      readRows: (after) => readUpdatesSince(database, planId, "plan", after),
    });
    let isWritten = false;
    try {
      isWritten = await write();
    } catch (error) {
      if (!(error instanceof PlanTooLargeError) || !withAnswers) throw error;
      thread.forget(planId);
      return refreshOnce(planId, false);
    } finally {
      // What the thread has merged or told and nobody has written is forgotten with the document.
      if (!isWritten) thread.forget(planId);
    }
    return isWritten;

    function write(): Promise<boolean> {
      return database.transaction(async (transaction) => {
        await lockPlan(transaction, planId);
        if ((await lastRow(planId, transaction)) !== upTo) return false;
        // Only what changed since readers were told from here is known: otherwise they are told everything again.
        if (!gives.areAll && (await knownToReaders(planId, transaction)) !== told.get(planId)) return false;
        const row =
          gives.change === null
            ? upTo
            : (await addUpdate(transaction, planId, "plan", gives.change.bytes, gives.change.structs)).row;
        for (const { household, said } of answers)
          await transaction
            .update(rsvpReplies)
            .set({ mergedAt: sql`now()` })
            // Not one that came meanwhile.
            .where(
              and(
                eq(rsvpReplies.planId, planId),
                eq(rsvpReplies.household, household),
                sql`${rsvpReplies.answeredAt}::text = ${said}`,
              ),
            );
        await writeProjections(transaction, planId, gives.readings, gives.areAll);
        await transaction.update(plans).set({ readingsUpTo: row }).where(eq(plans.id, planId));
        told.set(planId, row);
        return true;
      });
    }
  }

  const lastRow = async (planId: string, from: Pick<Database, "select"> = database) => {
    const [last] = await from
      .select({ id: sql`coalesce(max(${planUpdates.id}), 0)`.mapWith(Number) })
      .from(planUpdates)
      .where(and(eq(planUpdates.planId, planId), eq(planUpdates.part, "plan")));
    return last?.id ?? 0;
  };

  const compact = async (planId: string, part: StoredPart): Promise<void> => {
    await orQuarantine(planId, async () => {
      const { gives, upTo } = await thread.run({
        name: "compact",
        planId,
        part,
        given: {},
        readRows: (after) => readUpdatesSince(database, planId, part, after),
      });
      await database.transaction(async (transaction) => {
        await lockPlan(transaction, planId);
        await mergeUpdates(transaction, planId, part, { upTo, ...gives });
      });
    });
  };

  /** One after the other, however often a document with many rows is changed meanwhile. */
  const compactOnce = async (planId: string, part: StoredPart): Promise<void> => {
    const name = documentNameOf(planId, part);
    if (compacting.has(name)) return;
    compacting.add(name);
    try {
      await compact(planId, part);
    } finally {
      compacting.delete(name);
    }
  };

  const roundOf = (planId: string): Refresher => {
    const known = rounds.get(planId);
    if (known !== undefined) return known;
    const made = new Refresher(
      () => turns.run(() => refresh(planId), awaited.delete(planId)),
      (error) => report("What readers see of a plan could not be brought up to date", error),
      // The work is done in a thread, and answers of households wait for it.
      { rest: 500, firstRetry: 1_000, longestRetry: 60_000, restsPerLongRun: 1 },
    );
    if (rounds.size > 1_000) forgetRounds();
    rounds.set(planId, made);
    return made;
  };
  /** Plans that nobody changes any more leave. */
  const forgetRounds = () => {
    for (const [planId, round] of rounds)
      if (round.isIdle()) {
        rounds.delete(planId);
        told.delete(planId);
      }
  };

  return {
    changed: (planId, saved) => {
      if (saved !== undefined && saved.rows >= maxUnmergedRows)
        void compactOnce(planId, saved.part).catch((error: unknown) =>
          report("The changes of a plan could not be merged", error),
        );
      if (saved === undefined) awaited.add(planId);
      if (saved === undefined || saved.part === "plan") roundOf(planId).ask();
    },
    upToDate: (planId, longestMillis = 10_000) => {
      awaited.add(planId);
      return roundOf(planId).askAndWait(longestMillis);
    },
    compact,
    sweep: async () => {
      const behind = await database
        .selectDistinct({ id: plans.id })
        .from(plans)
        .innerJoin(planUpdates, and(eq(planUpdates.planId, plans.id), eq(planUpdates.part, "plan")))
        .where(and(isNull(plans.quarantinedAt), lt(plans.readingsUpTo, planUpdates.id)))
        .limit(mostSwept);
      const unanswered = await database
        .selectDistinct({ id: rsvpReplies.planId })
        .from(rsvpReplies)
        .innerJoin(plans, eq(plans.id, rsvpReplies.planId))
        .where(and(isNull(plans.quarantinedAt), isNull(rsvpReplies.mergedAt)))
        .limit(mostSwept);
      for (const { id } of [...behind, ...unanswered]) roundOf(id).ask();
    },
    close: async () => {
      turns.hurry();
      for (const round of rounds.values()) await round.close();
      await thread[Symbol.asyncDispose]();
    },
  };
}
