import { and, asc, eq, sql } from "drizzle-orm";

import type { EncodedPicture } from "#app/messaging/pictures/encode-picture.server.ts";
import type { PagePhotograph } from "#app/plan/document/projection-types.ts";
import { maxPhotographs, type PhotographChange } from "#app/plan/rules/wedding-page/photograph-limits.ts";
import type { Database, Transaction } from "#database/database.ts";
import type { PictureFormat } from "#database/enums.ts";
import { pagePhotographs, photographFiles, plans, weddingPages } from "#database/schema/index.ts";

/** All photographs of a plan's page in the couple's order, published or not. */
export async function readPhotographs(
  database: Database | Transaction,
  planId: string,
): Promise<PagePhotograph[]> {
  const { hash, width, height, alt, position } = pagePhotographs;
  return database
    .select({ hash, width, height, alt })
    .from(pagePhotographs)
    .where(eq(pagePhotographs.planId, planId))
    .orderBy(asc(position), asc(hash));
}

/** Saves one more photograph; the same file sent again is the same one. */
export async function addPhotograph(
  database: Database,
  planId: string,
  { files, ...photograph }: EncodedPicture,
): Promise<"added" | "full"> {
  return inTurn(database, planId, async (transaction) => {
    const known = await positionsOf(transaction, planId);
    if (known.some(({ hash }) => hash === photograph.hash)) return "added";
    if (known.length >= maxPhotographs) return "full";
    const position = Math.max(0, ...known.map((other) => other.position)) + 1;
    await transaction.insert(pagePhotographs).values({ planId, ...photograph, position, alt: "" });
    // One row at a time: a statement with all of them would be some megabytes.
    for (const file of files)
      await transaction.insert(photographFiles).values({ planId, hash: photograph.hash, ...file });
    return "added";
  });
}

/**
 * Describes, moves or removes a photograph; a removed one leaves storage, and a public page, at once.
 * @returns whether there is such a photograph
 */
export async function changePhotograph(
  database: Database,
  planId: string,
  change: PhotographChange,
): Promise<boolean> {
  return inTurn(database, planId, async (transaction) => {
    const known = await positionsOf(transaction, planId);
    const at = known.findIndex(({ hash }) => hash === change.hash);
    const own = known[at];
    if (own === undefined) return false;
    const update = (hash: string, row: Partial<typeof pagePhotographs.$inferInsert>) =>
      transaction.update(pagePhotographs).set(row).where(isOne(planId, hash));
    if (change.what === "remove") await transaction.delete(pagePhotographs).where(isOne(planId, own.hash));
    else if (change.what === "words") await update(own.hash, { alt: change.alt });
    else {
      const other = known[change.what === "earlier" ? at - 1 : at + 1];
      if (other !== undefined) {
        await update(own.hash, { position: other.position });
        await update(other.hash, { position: own.position });
      }
    }
    return true;
  });
}

/**
 * The plan whose public page shows a photograph now.
 * @param name of the page
 * @returns null for another name, a draft, and a photograph that was not published or is removed
 */
export async function findPlanShowing(
  database: Database,
  name: string,
  hash: string,
): Promise<string | null> {
  const [row] = await database
    .select({ planId: weddingPages.planId })
    .from(weddingPages)
    .innerJoin(
      pagePhotographs,
      and(eq(pagePhotographs.planId, weddingPages.planId), eq(pagePhotographs.hash, hash)),
    )
    .where(
      and(
        eq(weddingPages.name, name),
        sql`${weddingPages.content} @> ${JSON.stringify({ photographs: [{ hash }] })}::jsonb`,
      ),
    );
  return row?.planId ?? null;
}

type PhotographFile = { planId: string; hash: string; width: number; format: PictureFormat };

/** The bytes of a photograph in one size; whether who asks may see it was judged before. */
export async function readPhotographFile(
  database: Database,
  { planId, hash, width, format }: PhotographFile,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const [file] = await database
    .select({ bytes: photographFiles.bytes })
    .from(photographFiles)
    .where(
      and(
        eq(photographFiles.planId, planId),
        eq(photographFiles.hash, hash),
        eq(photographFiles.width, width),
        eq(photographFiles.format, format),
      ),
    );
  return file === undefined ? null : new Uint8Array(file.bytes);
}

const isOne = (planId: string, hash: string) =>
  and(eq(pagePhotographs.planId, planId), eq(pagePhotographs.hash, hash));

const positionsOf = (transaction: Transaction, planId: string) =>
  transaction
    .select({ hash: pagePhotographs.hash, position: pagePhotographs.position })
    .from(pagePhotographs)
    .where(eq(pagePhotographs.planId, planId))
    .orderBy(asc(pagePhotographs.position), asc(pagePhotographs.hash));

/** Concurrent changes of one page run one after the other. */
async function inTurn<Result>(
  database: Database,
  planId: string,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (transaction) => {
    await transaction.select({ id: plans.id }).from(plans).where(eq(plans.id, planId)).for("update");
    return work(transaction);
  });
}
