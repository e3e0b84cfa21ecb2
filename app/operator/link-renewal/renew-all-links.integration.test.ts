import { expect, test } from "vitest";
import { Doc, encodeStateAsUpdate } from "yjs";

import { hashMailbox } from "#app/messaging/personal-data/subject-hash.server.ts";
import { putCell } from "#app/plan/document/plan-grid.ts";
import { putRow } from "#app/plan/document/plan-table.ts";
import { events } from "#app/plan/schema/wedding.schema.ts";
import { households, invitations } from "#app/plan/schema/guests.schema.ts";
import { createPlan } from "#app/plan/repository/plan-repository.server.ts";
import { ensureHouseholdCodes, resolveHouseholdCode } from "#app/plan/server/rsvp/household-codes.server.ts";
import { linkKinds } from "#database/enums.ts";
import { hashKey, privateKey } from "#app/messaging/private-links/private-key.ts";
import { getOrCreateKey, resolveKey, rotateKey } from "#app/messaging/private-links/private-links.server.ts";
import {
  isUnsubscribed,
  setMailboxUnsubscribed,
} from "#app/couple/unsubscribe/unsubscribe-mailbox.server.ts";
import { mails, privateLinks } from "#database/schema/index.ts";
import { openTestPlanWork } from "#test-support/plan-work.ts";
import { openMailContext, queuedMailKinds, sendAll } from "#test-support/mail-fixture.ts";
import { forEachDatabase, forPostgres } from "#test-support/test-database.ts";

import { resendPlanLinks } from "./resend-plan-links.server.ts";
import { renewAllLinks } from "./renew-all-links.server.ts";

const nothing = async () => {};

function planOf(household: string): Uint8Array {
  const plan = new Doc();
  putRow(events, plan, "reception", { name: "Reception" });
  putRow(households, plan, household, { name: "The Gills", people: 4 });
  putCell(invitations, plan, household, "reception", "4");
  return encodeStateAsUpdate(plan);
}

forEachDatabase((openTestDatabase) => {
  test("after a renewal no key and no code from before opens anything, and the new ones open the same", async () => {
    await using open = await openMailContext(openTestDatabase);
    const { database, secret } = open.office;
    const planWork = openTestPlanWork(database, () => {});
    const planId = await createPlan(database, "a form", planOf("gill"));
    const keys = () => Promise.all(linkKinds.map((kind) => getOrCreateKey(database, secret, kind, "42")));
    for (const kind of linkKinds) await getOrCreateKey(database, secret, kind, "42");
    await rotateKey(database, secret, "enquiry", "42");
    const open42 = (all: string[]) =>
      Promise.all(linkKinds.map((kind, at) => resolveKey(database, kind, all[at] ?? "")));

    for (let round = 0; round < 2; round += 1) {
      const old = await keys();
      const { gill: oldCode = "" } = await ensureHouseholdCodes({ database, secret, planWork }, planId);
      expect(new Set(await open42(old))).toEqual(new Set(["42"]));

      expect(await renewAllLinks(database, secret, nothing)).toEqual({ links: linkKinds.length, codes: 1 });
      expect(new Set(await open42(old))).toEqual(new Set([null]));
      expect(await resolveHouseholdCode(database, oldCode)).toBeNull();
      const fresh = await keys();
      expect(new Set(await open42(fresh))).toEqual(new Set(["42"]));
      const { gill: code = "" } = await ensureHouseholdCodes({ database, secret, planWork }, planId);
      expect(await resolveHouseholdCode(database, code)).toEqual({ planId, household: "gill" });
      expect(fresh.filter((key) => old.includes(key))).toEqual([]);
    }
    await planWork.close();
  });

  test("whoever knows the secret alone can make no key any more, of what is there or of what comes later", async () => {
    await using open = await openMailContext(openTestDatabase);
    const { database, secret } = open.office;
    await getOrCreateKey(database, secret, "answer", "1:2");
    await renewAllLinks(database, secret, nothing);
    await getOrCreateKey(database, secret, "answer", "3:4");
    await rotateKey(database, secret, "answer", "1:2");
    for (const subject of ["1:2", "3:4"])
      for (const generation of [1, 2, 3])
        expect(
          await resolveKey(database, "answer", privateKey(secret, "answer", subject, generation)),
        ).toBeNull();
  });

  test("more links than are written at once are all renewed", async () => {
    await using open = await openMailContext(openTestDatabase);
    const { database, secret } = open.office;
    const subjects = Array.from({ length: 5001 }, (_, at) => String(at));
    await database.insert(privateLinks).values(
      subjects.map((subject) => ({
        kind: "quiet" as const,
        subject,
        keyHash: hashKey(privateKey(secret, "quiet", subject, 1)),
      })),
    );
    expect(await renewAllLinks(database, secret, nothing)).toMatchObject({ links: 5001 });
    for (const subject of ["0", "4999", "5000"]) {
      expect(await resolveKey(database, "quiet", privateKey(secret, "quiet", subject, 1))).toBeNull();
      expect(
        await resolveKey(database, "quiet", await getOrCreateKey(database, secret, "quiet", subject)),
      ).toBe(subject);
    }
  });

  test("who wanted no more mail still wants none", async () => {
    await using open = await openMailContext(openTestDatabase);
    const { database, secret } = open.office;
    await setMailboxUnsubscribed(database, secret, hashMailbox(secret, "quiet@example.ca"), true);
    await renewAllLinks(database, secret, nothing);
    expect(await isUnsubscribed(database, secret, "quiet@example.ca")).toBe(true);
  });

  test("the new link of a plan is mailed to who asked for it before a day, and to nobody who asked later", async () => {
    await using open = await openMailContext(openTestDatabase);
    const { office } = open;
    const { database, secret } = office;
    const planId = await createPlan(database, "a form", planOf("gill"));
    const asked = (recipient: string, day: string): typeof mails.$inferInsert => ({
      kind: "plan-link",
      planId,
      recipient,
      status: "sent",
      createdAt: new Date(`${day}T12:00:00Z`),
    });
    await database
      .insert(mails)
      .values([
        asked("couple@couples.ca", "2026-05-01"),
        asked("couple@couples.ca", "2026-05-02"),
        asked("thief@thieves.ca", "2026-05-03"),
      ]);
    // A thief asks in the last moment, and the mail server is slow.
    const late = { ...asked("thief@thieves.ca", "2026-05-04"), status: "waiting" as const };
    await database.insert(mails).values([late, { ...late, status: "dead" }]);
    await renewAllLinks(database, secret, nothing);
    expect(await sendAll(office)).toEqual([]);
    expect(await resendPlanLinks(office, null)).toEqual({ mailed: 0, asked: 2 });
    expect(await resendPlanLinks(office, "2026-05-03")).toEqual({ mailed: 1, asked: 2 });
    expect((await queuedMailKinds(office)).slice(5)).toEqual(["plan-link couple@couples.ca"]);
    const [mail] = await sendAll(office);
    const button = mail?.content.parts.find(({ kind }) => kind === "button");
    const key = button?.kind === "button" ? (button.url.split("/").at(-1) ?? "") : "";
    expect(await resolveKey(database, "plan-edit", key)).toBe(planId);
  });
});

forPostgres((openTestDatabase) => {
  test("keys that are made while all are made new are of the new salt, whoever was first", async () => {
    await using open = await openMailContext(openTestDatabase);
    const { database, secret } = open.office;
    const subjects = Array.from({ length: 200 }, (_, at) => String(at));
    const making = subjects.map((subject) => getOrCreateKey(database, secret, "answer", subject));
    const renewing = [1, 2, 3].map(() => renewAllLinks(database, secret, nothing));
    await Promise.all([...making, ...renewing]);
    for (const subject of subjects)
      expect(
        await resolveKey(database, "answer", await getOrCreateKey(database, secret, "answer", subject)),
      ).toBe(subject);
  });
});
