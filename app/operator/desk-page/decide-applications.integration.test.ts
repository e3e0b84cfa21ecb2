import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { saveApplication } from "#app/business/applications/save-application.server.ts";
import { waitingCorrections } from "#app/operator/waiting-list/waiting-submissions.server.ts";
import { applications, corrections, listingContacts, listings } from "#database/schema/index.ts";
import { queuedMailKinds } from "#test-support/mail-fixture.ts";
import { sampleApplication } from "#test-support/sample-profile.ts";
import { forEachDatabase } from "#test-support/test-database.ts";
import {
  palliser,
  spamLinks,
  openDeskOffice,
  listWaiting,
  waitingIds,
  decideOnce,
  saveConfirmedApplication,
  saveConfirmedClaim,
  saveSampleCorrection,
} from "#test-support/desk-office.ts";

import { applyDeskAction } from "./apply-desk-action.server.ts";

forEachDatabase((openTestDatabase) => {
  test("nothing waits on a new site", async () => {
    await using open = await openDeskOffice(openTestDatabase);
    const { items, totals } = await listWaiting(open.office);
    expect(items).toEqual([]);
    expect(Object.values(totals).every((total) => total === 0)).toBe(true);
  });

  test("applications wait once they are confirmed or held, and are decided once", async () => {
    await using open = await openDeskOffice(openTestDatabase);
    const { office, database } = open;
    await saveApplication(office, sampleApplication({ name: "Not confirmed" }), null);
    const good = await saveConfirmedApplication(office, "Rose & Rye");
    const bad = await saveConfirmedApplication(office, "Late Bakery");
    const held = await saveConfirmedApplication(office, "Linked Cakes", true);
    const spam = await saveConfirmedApplication(office, "Ring Shop", true);
    await database
      .update(applications)
      .set({ confirmedAt: sql`now() - interval '3 days'` })
      .where(eq(applications.reference, bad));
    expect((await waitingIds(office))[0]).toEqual(["application", bad]);
    const shown = (await listWaiting(office)).items.find(({ id }) => id === held);
    expect([shown?.why, JSON.stringify(shown?.texts).includes("rings.example")]).toEqual([
      expect.stringContaining("too many links"),
      true,
    ]);

    await decideOnce(office, "application-approve", good);
    await decideOnce(office, "application-reject", bad, "Too far away.");
    await decideOnce(office, "application-release", held);
    await decideOnce(office, "application-discard", spam);
    expect(await waitingIds(office)).toEqual([]);
    expect(await applyDeskAction(office, { action: "application-approve", of: held, text: "" })).toBe(
      "changed",
    );
    expect(await database.$count(listings, eq(listings.name, "Rose & Rye"))).toBe(1);
    expect(await database.$count(applications, eq(applications.reference, spam))).toBe(0);
    const [rejected] = await database.select().from(applications).where(eq(applications.reference, bad));
    expect(rejected?.reason).toBe("Too far away.");
    const kinds = (await queuedMailKinds(office)).map((mail) => mail.split(" ")[0]);
    expect(kinds.filter((kind) => kind === "application-approved")).toHaveLength(1);
    expect(kinds.filter((kind) => kind === "application-rejected")).toHaveLength(1);
  });

  test("an application that looks like a listed business says so before it is approved", async () => {
    await using open = await openDeskOffice(openTestDatabase);
    const { office, database } = open;
    const phone = "587-555-9943";
    const website = "https://palliser-hall.ca/";
    await database.update(listings).set({ phone, website }).where(eq(listings.id, palliser));
    const profile = { name: "Palliser Weddings", website, phone: `(${phone})` };
    await saveApplication(office, sampleApplication(profile), null);
    await saveApplication(office, sampleApplication({ ...profile, offers: [spamLinks] }), null);
    await saveApplication(office, sampleApplication(), null);
    await database.update(applications).set({ confirmedAt: sql`now()` });
    const same = "It may be listed already: same phone number and website as Fairmont Palliser (76).";
    expect(new Set((await listWaiting(office)).items.map(({ why }) => why))).toEqual(
      new Set([`Held because it has too many links. Read it before you follow any. ${same}`, same, null]),
    );
    await database
      .update(listings)
      .set({ pausedAt: sql`now()` })
      .where(eq(listings.id, palliser));
    expect((await listWaiting(office)).items.map(({ why }) => why)).toContain(
      "It may have been listed before: same phone number and website as Fairmont Palliser (76, paused).",
    );
    // Another that the public sees has the number by now.
    const other = palliser + 1;
    const [live] = await database.update(listings).set({ phone }).where(eq(listings.id, other)).returning();
    expect((await listWaiting(office)).items.map(({ why }) => why)).toContain(
      `It may be listed already: same phone number as ${live?.name} (${other}). It may have been listed before: same website as Fairmont Palliser (76, paused).`,
    );
  });

  test("a claim on a listing with an owner is moved only by the action that says so", async () => {
    await using open = await openDeskOffice(openTestDatabase);
    const { office, database } = open;
    const first = await saveConfirmedClaim(office);
    expect((await listWaiting(office)).items).toMatchObject([{ actions: ["claim-approve", "claim-reject"] }]);
    await decideOnce(office, "claim-approve", first);
    const second = await saveConfirmedClaim(office, "asha@fairmont.com");
    const third = await saveConfirmedClaim(office, "third@fairmont.com");
    expect((await listWaiting(office)).items[0]).toMatchObject({
      id: second,
      why: "noor@fairmont.com manages this listing now.",
      actions: ["claim-replace", "claim-reject"],
    });
    expect(await applyDeskAction(office, { action: "claim-approve", of: second, text: "" })).toBe("changed");
    await decideOnce(office, "claim-replace", second);
    await decideOnce(office, "claim-reject", third, "Someone else is responsible.");
    const [owner] = await database
      .select()
      .from(listingContacts)
      .where(eq(listingContacts.listingId, palliser));
    expect(owner?.email).toBe("asha@fairmont.com");
    expect(await waitingIds(office)).toEqual([]);
  });

  test("a correction is closed once, with the first operator's words", async () => {
    await using open = await openDeskOffice(openTestDatabase);
    const { office, database } = open;
    const reference = await saveSampleCorrection(office, "There are twelve chandeliers.");
    // Who sent it stands once, in the rows.
    const [shown] = (await waitingCorrections(database)).items;
    const sender = shown?.facts.find(([label]) => label === "From")?.[1];
    expect(sender).toBeDefined();
    expect(shown?.texts).toEqual([{ from: "What it should say", text: "There are twelve chandeliers." }]);
    const held = await saveSampleCorrection(office, spamLinks);
    await decideOnce(office, "correction-release", held);
    expect(await waitingIds(office)).toEqual([
      ["correction", reference],
      ["correction", held],
    ]);
    await decideOnce(office, "correction-done", reference, "Counted them");
    await applyDeskAction(office, { action: "correction-done", of: reference, text: "Something else" });
    const [row] = await database.select().from(corrections).where(eq(corrections.reference, reference));
    expect(row?.outcome).toBe("Counted them");
    await decideOnce(office, "correction-done", held, "Advertising");
    expect(await waitingIds(office)).toEqual([]);
  });
});
