import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { Doc, encodeStateAsUpdate } from "yjs";

import { hashMailbox } from "#app/messaging/personal-data/subject-hash.server.ts";
import { eraseExpired } from "#app/operator/erasure/erase-expired.server.ts";
import { putRow } from "#app/plan/document/plan-table.ts";
import { wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { createPlan, deletePlan } from "#app/plan/repository/plan-repository.server.ts";
import { getOrCreateKey } from "#app/messaging/private-links/private-links.server.ts";
import { setMailboxUnsubscribed } from "#app/couple/unsubscribe/unsubscribe-mailbox.server.ts";
import { mails, privateLinks } from "#database/schema/index.ts";
import { openTestPlanWork } from "#test-support/plan-work.ts";
import { openMailContext, sendAll } from "#test-support/mail-fixture.ts";
import { forEachDatabase, type OpenTestDatabase } from "#test-support/test-database.ts";

import { mailPlanLink } from "./mail-plan-link.server.ts";
import { changePlanLinks } from "./plan-links.server.ts";

const address = "simran@couples.ca";

/** A kept plan, whose link was asked for by mail. */
async function openAsked(openTestDatabase: OpenTestDatabase) {
  const open = await openMailContext(openTestDatabase);
  const { office, database } = open;
  const document = new Doc();
  putRow(wedding, document, weddingRowId, { title: "Simran and Daniel" });
  const planId = await createPlan(database, crypto.randomUUID(), encodeStateAsUpdate(document));
  const planWork = openTestPlanWork(database, () => {});
  await planWork.upToDate(planId);
  await planWork.close();
  const key = await getOrCreateKey(database, office.secret, "plan-edit", planId);
  await mailPlanLink(office, { planId, key }, address);
  return { ...open, planId, key };
}

forEachDatabase((openTestDatabase) => {
  test("the mail has the link to edit, whose plan it is, and how such mails stop", async () => {
    await using asked = await openAsked(openTestDatabase);
    const [mail, ...others] = await sendAll(asked.office);
    expect([mail?.to, others]).toEqual([address, []]);
    const letter = JSON.stringify(mail?.content);
    expect(letter).toContain(`"https://weddings.ca/plans/${asked.key}"`);
    expect(letter).toContain("Simran and Daniel");
    expect(mail?.unsubscribeUrl).toMatch(/^https:\/\/weddings\.ca\/no-more-mail\/[\w-]{27}$/);
  });

  test("nothing is said any more when the plan is deleted before the mail is sent, and no key is left", async () => {
    await using asked = await openAsked(openTestDatabase);
    await deletePlan(asked.database, asked.planId);
    expect(await sendAll(asked.office)).toEqual([]);
    const [mail] = await asked.database.select().from(mails);
    expect([mail?.status, mail?.planId]).toEqual(["dropped", null]);
    expect(await asked.database.$count(privateLinks)).toBe(0);
  });

  test("whoever had the old link gets no mail with the new one", async () => {
    await using asked = await openAsked(openTestDatabase);
    await changePlanLinks(asked.office, asked.planId, { what: "rotate", role: "edit" });
    await mailPlanLink(asked.office, asked, address);
    expect(await sendAll(asked.office)).toEqual([]);
    expect(await asked.database.$count(mails)).toBe(1);
  });

  test("the link is mailed still when another one was made new", async () => {
    await using asked = await openAsked(openTestDatabase);
    await changePlanLinks(asked.office, asked.planId, { what: "rotate", role: "view" });
    expect(await sendAll(asked.office)).toHaveLength(1);
  });

  test("an address that wants no letter it has not asked for gets none", async () => {
    await using asked = await openAsked(openTestDatabase);
    await setMailboxUnsubscribed(
      asked.database,
      asked.office.secret,
      hashMailbox(asked.office.secret, address),
      true,
    );
    expect(await sendAll(asked.office)).toEqual([]);
  });

  test("to whom a plan's link went is erased within two weeks; other mails stay as long as ever", async () => {
    await using asked = await openAsked(openTestDatabase);
    await asked.database.insert(mails).values({ kind: "review-to-vendor", recipient: "studio@vendor.ca" });
    const after = async (days: number) => {
      await asked.database.update(mails).set({ createdAt: sql`now() - make_interval(days => ${days})` });
      await eraseExpired(asked.office);
      return asked.database.$count(mails, eq(mails.recipient, address));
    };
    expect([await after(12), await after(14)]).toEqual([1, 0]);
    expect(await asked.database.$count(mails)).toBe(1);
  });
});
