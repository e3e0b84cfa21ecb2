import { and, asc, isNotNull, isNull, or, eq, sql } from "drizzle-orm";

import { contactRows, profileRows, profileTexts } from "#app/business/applications/application-mails.ts";
import { describeLookAlikes, findLookAlikes } from "#app/business/applications/find-look-alikes.server.ts";
import { toApplication } from "#app/business/applications/read-application.server.ts";
import { claimFields } from "#app/business/claims/claim-fields.ts";
import { isOwnedByAnother, selectClaims, toClaim } from "#app/business/claims/read-claim.server.ts";
import { correctionFields } from "#app/couple/corrections/correction-fields.ts";
import { submittedRows, submittedWords } from "#app/messaging/forms/submitted-field.ts";
import type { Database } from "#database/database.ts";
import { applications, claims, corrections, listings } from "#database/schema/index.ts";

import { maxOfAKind, type WaitingItem, type WaitingPart } from "./waiting-item.ts";

/** Why a submission is held: the only reason that there is. */
export const heldForLinks = "Held because it has too many links. Read it before you follow any.";

/**
 * Applications to decide, and held ones, which nobody has been asked to confirm. One that looks like a listed business
 * says so.
 */
export async function waitingApplications(database: Database): Promise<WaitingPart> {
  const since = sql<Date>`coalesce(${applications.heldAt}, ${applications.confirmedAt})`;
  const which = and(
    isNull(applications.decidedAt),
    or(isNotNull(applications.heldAt), isNotNull(applications.confirmedAt)),
  );
  const rows = await database.select().from(applications).where(which).orderBy(asc(since)).limit(maxOfAKind);
  const waiting = rows.map(toApplication);
  const lookAlikes = await findLookAlikes(
    database,
    waiting.map(({ profile }) => profile),
    null,
  );
  const items = waiting.map((application, at): WaitingItem => {
    const { profile, heldAt, confirmedAt, receivedAt } = application;
    const why = [heldAt === null ? null : heldForLinks, describeLookAlikes(lookAlikes[at] ?? [])];
    return {
      kind: "application",
      id: application.reference,
      since: (heldAt ?? confirmedAt ?? receivedAt).toISOString(),
      title: `${profile.name} would like to be listed`,
      why: why.filter((reason) => reason !== null).join(" ") || null,
      facts: [...contactRows(application), ...profileRows(profile)],
      texts: profileTexts(profile),
      actions:
        heldAt === null
          ? ["application-approve", "application-reject"]
          : ["application-release", "application-discard"],
    };
  });
  return { items, total: await database.$count(applications, which) };
}

/** Claims whose address is confirmed and that nobody has decided. */
export async function waitingClaims(database: Database): Promise<WaitingPart> {
  const which = and(isNotNull(claims.confirmedAt), isNull(claims.decision));
  const rows = await selectClaims(database).where(which).orderBy(asc(claims.confirmedAt)).limit(maxOfAKind);
  const items = rows.map(toClaim).map((claim): WaitingItem => {
    const { listing, owner, name, confirmedAt, receivedAt } = claim;
    const isOwned = isOwnedByAnother(claim);
    return {
      kind: "claim",
      id: claim.reference,
      since: (confirmedAt ?? receivedAt).toISOString(),
      title: `${listing.name} is claimed`,
      why: isOwned ? `${owner?.email ?? "Someone else"} manages this listing now.` : null,
      facts: filled([...submittedRows(claimFields, claim), ["Listing’s website", listing.website]]),
      texts: submittedWords(claimFields, claim)
        .filter((text) => text !== "")
        .map((text) => ({ from: name ?? "", text })),
      actions: [isOwned ? "claim-replace" : "claim-approve", "claim-reject"],
    };
  });
  return { items, total: await database.$count(claims, which) };
}

/** Reported problems that nobody has closed, held ones too. */
export async function waitingCorrections(database: Database): Promise<WaitingPart> {
  const which = isNull(corrections.doneAt);
  const rows = await database
    .select({ correction: corrections, listing: { id: listings.id, name: listings.name } })
    .from(corrections)
    .innerJoin(listings, eq(listings.id, corrections.listingId))
    .where(which)
    .orderBy(asc(corrections.receivedAt))
    .limit(maxOfAKind);
  const items = rows.map(({ correction, listing }): WaitingItem => {
    const { reference, receivedAt, heldAt } = correction;
    return {
      kind: "correction",
      id: reference,
      since: receivedAt.toISOString(),
      title: `A problem with ${listing.name} is reported`,
      why: heldAt === null ? null : heldForLinks,
      facts: filled(submittedRows(correctionFields, correction)),
      texts: submittedWords(correctionFields, correction).map((text) => ({
        from: correctionFields.message.label,
        text,
      })),
      actions: heldAt === null ? ["correction-done"] : ["correction-release", "correction-done"],
    };
  });
  return { items, total: await database.$count(corrections, which) };
}

/** Rows that say something. */
export const filled = (
  rows: readonly (readonly [label: string, value: string | null])[],
): (readonly [label: string, value: string])[] =>
  rows.flatMap(([label, value]) => (value === null || value === "" ? [] : [[label, value] as const]));
