import { eq, sql } from "drizzle-orm";
import { expect } from "vitest";
import { saveApplication } from "#app/business/applications/save-application.server.ts";
import { saveClaim } from "#app/business/claims/save-claim.server.ts";
import { saveCorrection } from "#app/couple/corrections/save-correction.server.ts";
import { applications, claims } from "#database/schema/index.ts";
import { fillCatalogue } from "#test-support/loaded-catalogue.ts";
import { openMailContext, type MailContext } from "#test-support/mail-fixture.ts";
import { sampleApplication } from "#test-support/sample-profile.ts";
import { type OpenTestDatabase } from "#test-support/test-database.ts";
import { applyDeskAction } from "#app/operator/desk-page/apply-desk-action.server.ts";
import type { DeskActionId } from "#app/operator/waiting-list/desk-actions.ts";
import { readWaitingList } from "#app/operator/waiting-list/read-waiting-list.server.ts";

/** A venue of the catalogue. */
export const palliser = 76;
/** A text that is held for its links. */
export const spamLinks = "https://rings.example/buy ".repeat(3);

/** A site with its catalogue, as the desk works on it. */
export async function openDeskOffice(openTestDatabase: OpenTestDatabase) {
  const open = await openMailContext(openTestDatabase);
  await fillCatalogue(open.database);
  return open;
}

/** What waits for the desk. */
export const listWaiting = ({ database }: MailContext) =>
  readWaitingList({ database, databaseKind: "embedded" });

/** Kind and id of each thing that waits. */
export const waitingIds = async (office: MailContext) =>
  (await listWaiting(office)).items.map(({ kind, id }) => [kind, id]);

/** Does the same twice at once, as two operators do, and once more: it is done once. */
export async function decideOnce(office: MailContext, action: DeskActionId, of: string, text = "") {
  const wish = { action, of, text };
  const both = await Promise.all([applyDeskAction(office, wish), applyDeskAction(office, wish)]);
  const before = await applyDeskAction(office, wish);
  expect(before, action).toMatch(/^(?:(?:approved|rejected)-)?before$/);
  expect(both.toSorted(), action).toEqual([before, "done"].toSorted());
}

/** An application whose address is confirmed, or a held one. */
export async function saveConfirmedApplication(
  office: MailContext,
  name: string,
  isHeld = false,
): Promise<string> {
  const profile = { name, website: null, phone: null, ...(isHeld && { offers: [spamLinks] }) };
  const { reference } = await saveApplication(office, sampleApplication(profile), null);
  if (!isHeld)
    await office.database
      .update(applications)
      .set({ confirmedAt: sql`now()` })
      .where(eq(applications.reference, reference));
  return reference;
}

/** A claim on the Palliser whose address is confirmed. */
export async function saveConfirmedClaim(office: MailContext, email = "noor@fairmont.com"): Promise<string> {
  const claim = { listing: palliser, name: "Noor Sandhu", role: "Events manager", email, note: "" };
  const { reference } = await saveClaim(office, claim, null);
  await office.database
    .update(claims)
    .set({ confirmedAt: sql`now()` })
    .where(eq(claims.reference, reference));
  return reference;
}

/** A couple's correction of the Palliser. */
export async function saveSampleCorrection(office: MailContext, message: string): Promise<string> {
  const correction = { listing: palliser, kind: "fact", sender: "couple", message, email: "" } as const;
  return (await saveCorrection(office.database, correction, null)).reference;
}
