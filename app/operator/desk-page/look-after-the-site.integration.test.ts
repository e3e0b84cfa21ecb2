import { and, eq, isNotNull, sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { saveFactReport } from "#app/business/fact-reports/save-fact-report.server.ts";
import { applyFactAction } from "#app/business/fact-reports/apply-fact-action.server.ts";
import { noteBackup } from "#database/backup/note-backup.ts";
import { enquiries, facts, mails, plans, siteState } from "#database/schema/index.ts";
import { sampleEnquiry } from "#test-support/sample-enquiry.ts";
import { savePlanRows } from "#test-support/save-plan-rows.ts";
import { sendEnquiry } from "#test-support/send-enquiry.ts";
import { saveMails } from "#test-support/save-enquiry.ts";
import { forEachDatabase } from "#test-support/test-database.ts";
import { readWaitingList } from "#app/operator/waiting-list/read-waiting-list.server.ts";
import {
  palliser,
  openDeskOffice,
  listWaiting,
  saveConfirmedClaim,
  waitingIds,
  decideOnce,
} from "#test-support/desk-office.ts";

import { applyDeskAction } from "./apply-desk-action.server.ts";

/** An enquiry that our team has answered: nothing of it waits but its mails. */
async function sendAnswered(office: Awaited<ReturnType<typeof openDeskOffice>>["office"]): Promise<void> {
  await sendEnquiry(office, sampleEnquiry({ vendors: [] }));
  await office.database.update(enquiries).set({ teamAnsweredAt: sql`now()` });
}

forEachDatabase((openTestDatabase) => {
  test("a fact is confirmed as it was read, not as it was said again since", async () => {
    await using open = await openDeskOffice(openTestDatabase);
    const { office, database } = open;
    const say = (text: string) =>
      database.transaction((transaction) =>
        saveFactReport(transaction, palliser, {
          fact: "openFlame",
          answer: "yes",
          text,
          guestsFrom: null,
          guestsTo: null,
        }),
      );
    await say("A havan in the courtyard.");
    const read = (await waitingIds(office))[0]?.[1] ?? "";
    expect(read).toMatch(/^76\.openFlame\.\d+$/);
    await say("A havan anywhere.");
    const wish = { action: "fact-confirm", of: read, text: "Price list" } as const;
    expect(await applyDeskAction(office, wish)).toBe("changed");
    const next = (await waitingIds(office))[0]?.[1] ?? "";
    await decideOnce(office, "fact-confirm", next, "Price list of 2027");
    const [fact] = await database
      .select()
      .from(facts)
      .where(and(eq(facts.listingId, palliser), eq(facts.key, "openFlame")));
    expect(fact).toMatchObject({
      status: "confirmed",
      source: "Price list of 2027",
      text: "A havan anywhere.",
    });
    await say("Nowhere.");
    await decideOnce(office, "fact-reject", (await waitingIds(office))[0]?.[1] ?? "", "Not so.");
    expect(await waitingIds(office)).toEqual([]);
    // The desk's own command still works on whichever statement is current.
    const step = { what: "reject", reason: "Old" } as const;
    expect(
      await applyFactAction({ database, postMails: saveMails }, palliser, "openFlame", step, null),
    ).toMatchObject({
      key: "openFlame",
    });
  });

  test("mails that fail wait, the dead ones one by one; a plan in quarantine is released or deleted", async () => {
    await using open = await openDeskOffice(openTestDatabase);
    const { office, database } = open;
    await sendAnswered(office);
    await database
      .update(mails)
      .set({ status: "dead", attempts: 9, lastError: "550 No such person" })
      .where(eq(mails.id, 1));
    const late = { queuedAt: sql`now() - interval '2 hours'`, attempts: 3, lastError: "421 too busy" };
    await database.update(mails).set(late).where(eq(mails.id, 2));
    expect((await listWaiting(office)).items).toMatchObject([
      {
        id: "slow",
        title: "An email is late",
        why: "421 too busy",
        facts: [["What happens", expect.stringMatching(/^It’s tried again by itself, for three days/)]],
        actions: [],
      },
      { id: "1", why: "550 No such person", actions: ["mail-resend", "mail-drop"] },
    ]);
    await decideOnce(office, "mail-resend", "1");
    // One that is tried again is nothing yet; a login that is refused is told at once.
    const retried = { queuedAt: new Date(), attempts: 1, lastError: "451 later" };
    await database.update(mails).set(retried).where(eq(mails.id, 2));
    expect(await waitingIds(office)).toEqual([]);
    await database.update(mails).set({ lastError: "Invalid login: 535 bad auth" }).where(eq(mails.id, 2));
    expect((await listWaiting(office)).items).toMatchObject([
      { id: "slow", title: "An email is late", why: "Invalid login: 535 bad auth" },
    ]);
    await database.update(mails).set({ status: "sent" });

    const quarantine = async () => {
      const id = await savePlanRows(database);
      await database
        .update(plans)
        .set({ quarantinedAt: new Date(), quarantineReason: "It took 26 s" })
        .where(eq(plans.id, id));
      return id;
    };
    const [spam, couple] = [await quarantine(), await quarantine()];
    expect((await listWaiting(office)).items).toMatchObject([
      { why: "It took 26 s" },
      { why: "It took 26 s" },
    ]);
    await decideOnce(office, "plan-delete", spam);
    expect(await applyDeskAction(office, { action: "plan-release", of: couple, text: "" })).toBe("done");
    // A couple works on it again: a question that is still open on a phone deletes nothing.
    expect(await applyDeskAction(office, { action: "plan-delete", of: couple, text: "" })).toBe("before");
    expect(await database.$count(plans)).toBe(1);
    expect(await waitingIds(office)).toEqual([]);
  });

  test("a mail to an address that does not exist is given up for good, and only once it was refused", async () => {
    await using open = await openDeskOffice(openTestDatabase);
    const { office, database } = open;
    await sendAnswered(office);
    expect(await applyDeskAction(office, { action: "mail-drop", of: "1", text: "" })).toBe("before");
    await database.update(mails).set({ status: "dead", attempts: 1 }).where(eq(mails.id, 1));
    await decideOnce(office, "mail-drop", "1");
    expect(await waitingIds(office)).toEqual([]);
    // A press of 'Send again' on a page that was opened before sends nothing.
    expect(await applyDeskAction(office, { action: "mail-resend", of: "1", text: "" })).toBe("before");
    expect(await database.$count(mails, eq(mails.status, "dropped"))).toBe(1);
  });

  test("a mail that was given up names what it is about, and how often it was tried", async () => {
    await using open = await openDeskOffice(openTestDatabase);
    const { office, database } = open;
    const claim = await saveConfirmedClaim(office);
    const [mail] = await database
      .update(mails)
      .set({ status: "dead", attempts: 1 })
      .where(and(isNotNull(mails.claimId), isNotNull(mails.recipient)))
      .returning();
    const factsOf = async () =>
      (await listWaiting(office)).items.find(({ id }) => id === String(mail?.id))?.facts;
    expect(await factsOf()).toEqual([
      ["Email", mail?.kind.replaceAll("-", " ")],
      ["About", claim],
      ["Tried", "once"],
    ]);
    await database.update(mails).set({ attempts: 12 });
    expect(await factsOf()).toContainEqual(["Tried", "12 times"]);
  });

  test("an old backup waits, and on PostgreSQL only where the desk has made one; so does a doubted date", async () => {
    await using open = await openDeskOffice(openTestDatabase);
    const { office, database } = open;
    const kinds = async (databaseKind: "embedded" | "postgresql") =>
      (await readWaitingList({ database, databaseKind })).items.map(({ kind, title }) => `${kind}: ${title}`);
    await sendAnswered(office);
    await database.update(mails).set({ status: "sent" });
    expect(await kinds("embedded")).toEqual([]);
    await database.update(enquiries).set({ receivedAt: sql`now() - interval '8 days'` });
    expect(await kinds("embedded")).toEqual(["backup: There is no backup yet"]);
    expect(await kinds("postgresql")).toEqual([]);
    await noteBackup(database, "/backups");
    expect(await kinds("embedded")).toEqual([]);
    await database.update(siteState).set({ backedUpAt: sql`now() - interval '8 days'` });
    expect(await kinds("postgresql")).toEqual(["backup: The last backup is old"]);
    await noteBackup(database, "/backups");

    await database.update(siteState).set({ clockBelievedAt: sql`now() - interval '90 days'` });
    const [clock] = (await listWaiting(office)).items;
    expect(clock).toMatchObject({ kind: "clock", actions: ["clock-confirm"] });
    const other = { action: "clock-confirm", of: "2020-01-01", text: "" } as const;
    expect(await applyDeskAction(office, other)).toBe("changed");
    expect(await applyDeskAction(office, { ...other, of: clock?.id ?? "" })).toBe("done");
    expect(await waitingIds(office)).toEqual([]);
  });

  test("names that are none change nothing", async () => {
    await using open = await openDeskOffice(openTestDatabase);
    const { office } = open;
    for (const of of ["", "0", "-1", "1; drop table mails", "76.openFlame", "76.nothing.1", "99999999999999"])
      for (const action of [
        "mail-resend",
        "mail-drop",
        "plan-delete",
        "fact-reject",
        "review-publish",
        "claim-approve",
      ] as const)
        expect(["before", "changed"]).toContain(await applyDeskAction(office, { action, of, text: "x" }));
  });
});
