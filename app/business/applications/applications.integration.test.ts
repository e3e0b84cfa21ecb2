import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { readDirectory } from "#app/catalogue/directory/directory.server.ts";
import { getOrCreateKey } from "#app/messaging/private-links/private-links.server.ts";
import { applications, listingContacts, listings } from "#database/schema/index.ts";
import { fillCatalogue } from "#test-support/loaded-catalogue.ts";
import { openMailContext, queuedMailKinds, sendAll, type MailContext } from "#test-support/mail-fixture.ts";
import { sampleApplication } from "#test-support/sample-profile.ts";
import { sampleSecret as secret } from "#test-support/sample-settings.ts";
import { forEachDatabase } from "#test-support/test-database.ts";

import { listApplications, showApplication } from "./application-desk.server.ts";
import { confirmApplication, loadApplicationByKey } from "./confirm-application.server.ts";
import { approveApplication, rejectApplication } from "./decide-application.server.ts";
import { releaseApplication } from "./release-application.server.ts";
import { saveApplication } from "./save-application.server.ts";

/** An application whose address is confirmed. */
async function applied(office: MailContext, changes: Parameters<typeof sampleApplication>[0] = {}) {
  const { reference } = await saveApplication(office, sampleApplication(changes), null);
  const application = await loadApplicationByKey(office.database, await keyTo(office, reference));
  if (application === null) throw new Error("the key opens nothing");
  await confirmApplication(office, application);
  return reference;
}

async function keyTo({ database }: MailContext, reference: string) {
  const [row] = await database.select().from(applications).where(eq(applications.reference, reference));
  return getOrCreateKey(database, secret, "application", String(row?.id));
}

forEachDatabase((openTestDatabase) => {
  test("an application with many links waits for the desk before any mail goes to its email", async () => {
    await using open = await openMailContext(openTestDatabase);
    const { office } = open;
    const offers = ["Cakes at rings.example/a", "Cakes at rings.example/b", "Cakes at rings.example/c"];
    const { reference } = await saveApplication(office, sampleApplication({ offers }), null);
    expect(await queuedMailKinds(office)).toEqual([]);
    expect((await listApplications(office.database)).rows).toMatchObject([{ reference, state: "held" }]);
    expect(await approveApplication(office, reference)).toMatchObject({ done: false, was: "held" });

    const release = () => releaseApplication(office, ` ${reference.toLowerCase()}`);
    expect([await release(), await release()]).toEqual([true, false]);
    expect(await releaseApplication(office, "WA-0000-0000")).toBeNull();
    expect(await queuedMailKinds(office)).toEqual(["application-to-confirm zoe@zoecakes.ca"]);
    expect(await showApplication(office.database, reference)).toMatchObject({ state: "unconfirmed" });
  });

  test("an application is saved once, and only its own address is written to until it is confirmed", async () => {
    await using open = await openMailContext(openTestDatabase);
    const { office } = open;
    const first = await saveApplication(office, sampleApplication(), null);
    const again = await saveApplication(office, sampleApplication(), null);
    expect(first.reference).toMatch(/^WA-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(again).toEqual({ reference: first.reference, isNew: false });
    expect(await queuedMailKinds(office)).toEqual(["application-to-confirm zoe@zoecakes.ca"]);
    const [mail] = await sendAll(office);
    const text = JSON.stringify(mail?.content);
    expect(text).toContain(first.reference);
    // Somebody may have typed a stranger's address: nothing that they wrote reaches it.
    expect(text).not.toContain("Zoë");
    expect(text).toMatch(/https:\/\/weddings\.ca\/applications\/[\w-]{27}"/);
  });

  test("the link to confirm opens for seven days and confirms once", async () => {
    await using open = await openMailContext(openTestDatabase);
    const { office } = open;
    const { reference } = await saveApplication(office, sampleApplication(), null);
    const key = await keyTo(office, reference);
    const { rows } = await open.pool.query(
      "select round(extract(epoch from expires_at - now()) / 86400) as days from private_links",
    );
    expect(rows).toEqual([{ days: "7" }]);
    const application = await loadApplicationByKey(office.database, key);
    expect(application?.state).toBe("unconfirmed");
    if (application) {
      await confirmApplication(office, application);
      await confirmApplication(office, application);
    }
    expect(await queuedMailKinds(office)).toEqual([
      "application-to-confirm zoe@zoecakes.ca",
      "application-to-team team",
      "application-confirmed zoe@zoecakes.ca",
    ]);
    expect((await loadApplicationByKey(office.database, key))?.state).toBe("waiting");
    await open.pool.query("update private_links set expires_at = now() - interval '1 second'");
    expect(await loadApplicationByKey(office.database, key)).toBeNull();
  });

  test("an unconfirmed application cannot be decided", async () => {
    await using open = await openMailContext(openTestDatabase);
    const { office } = open;
    const { reference } = await saveApplication(office, sampleApplication(), null);
    const refused = { done: false, reference, was: "unconfirmed" };
    expect(await approveApplication(office, reference)).toEqual(refused);
    expect(await rejectApplication(office, reference, "No")).toEqual(refused);
    expect(await approveApplication(office, "WA-0000-0000")).toBeNull();
    expect(await office.database.$count(listings)).toBe(0);
  });

  test("an approved application is a real listing without a sample figure, and its address is its contact", async () => {
    await using open = await openMailContext(openTestDatabase);
    const { office } = open;
    const reference = await applied(office);
    const decided = await approveApplication(office, reference.toLowerCase());
    expect(decided).toMatchObject({ done: true, reference, name: "Zoë & Sons Cakes" });
    expect(await approveApplication(office, reference)).toEqual({ done: false, reference, was: "approved" });
    expect(await rejectApplication(office, reference, "No")).toMatchObject({ done: false });

    // Seen without samples: nothing of it is one.
    const directory = await readDirectory(office.database, false);
    const [card] = directory.index.cards;
    expect(directory.index.cards).toHaveLength(1);
    expect(card).toMatchObject({
      slug: "zoe-and-sons-cakes",
      category: "cakes",
      price: [2, 3],
      rating: null,
      reviewCount: 0,
      featured: false,
      fictional: false,
      sampleFigures: false,
    });
    const listing = directory.listing(card?.id ?? 0);
    expect(listing).toMatchObject({ email: null, phone: "403-555-0177", languages: ["English", "Punjabi"] });
    expect(await office.database.select().from(listingContacts)).toMatchObject([
      { listingId: card?.id, email: "zoe@zoecakes.ca", mutedAt: null },
    ]);

    const sent = await sendAll(office);
    expect(sent.at(-1)?.to).toBe("zoe@zoecakes.ca");
    const text = JSON.stringify(sent.at(-1)?.content);
    expect(text).toContain(`https://weddings.ca/vendors/${card?.id}`);
    expect(text).toMatch(/https:\/\/weddings\.ca\/your-listing\/[\w-]{27}"/);
    expect(sent.find(({ to }) => to === "team@weddings.ca")?.replyTo).toBe("zoe@zoecakes.ca");
  });

  test("two who decide at the same moment decide once", async () => {
    await using open = await openMailContext(openTestDatabase);
    const { office } = open;
    const reference = await applied(office);
    const decisions = await Promise.all([
      approveApplication(office, reference),
      approveApplication(office, reference),
      rejectApplication(office, reference, "No"),
    ]);
    expect(decisions.filter((decision) => decision?.done)).toHaveLength(1);
    expect((await queuedMailKinds(office)).length).toBe(4);
  });

  test("two businesses of one name get two addresses, and a venue has its page", async () => {
    await using open = await openMailContext(openTestDatabase);
    const { office } = open;
    for (const category of ["cakes", "venues"] as const)
      await approveApplication(office, await applied(office, { category }));
    const directory = await readDirectory(office.database, true);
    expect(directory.index.cards.map(({ slug }) => slug)).toEqual([
      "zoe-and-sons-cakes",
      "zoe-and-sons-cakes-2",
    ]);
    expect(directory.venue("zoe-and-sons-cakes-2")?.venue).toMatchObject({ rooms: [], facts: [] });
  });

  test("a rejected application is told why, and nothing is listed", async () => {
    await using open = await openMailContext(openTestDatabase);
    const { office } = open;
    const reference = await applied(office);
    const why = "We list businesses that work in Alberta.";
    expect(await rejectApplication(office, reference, why)).toMatchObject({ done: true, listingId: null });
    const told = (await sendAll(office)).at(-1)?.content;
    expect(JSON.stringify(told)).toContain(why);
    expect(told?.parts).toContainEqual({
      kind: "button",
      label: "Apply again",
      url: "https://weddings.ca/vendors/apply",
    });
    expect(await office.database.$count(listings)).toBe(0);
    expect(await showApplication(office.database, reference)).toMatchObject({
      state: "rejected",
      reason: why,
    });
  });

  test("the desk sees what an application looks like, and which listing may be the same business", async () => {
    await using open = await openMailContext(openTestDatabase);
    const { office } = open;
    await fillCatalogue(office.database);
    const reference = await applied(office, { name: "Fairmont Palliser" });
    expect(await listApplications(office.database)).toMatchObject({
      rows: [{ reference, state: "waiting", name: "Fairmont Palliser", email: "zoe@zoecakes.ca" }],
      total: 1,
    });
    expect(await showApplication(office.database, reference)).toMatchObject({
      contactName: "Zoë Gill",
      offers: ["Tiered wedding cakes", "Eggless cakes"],
      lookAlikes: [{ id: 76, name: "Fairmont Palliser", state: "live", field: "name" }],
    });
    expect(await showApplication(office.database, "WA-0000-0000")).toBeNull();
  });
});
