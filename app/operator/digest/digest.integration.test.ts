import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { albertaInstant } from "#app/calendar/alberta-time.ts";
import { confirmApplication } from "#app/business/applications/confirm-application.server.ts";
import { saveApplication } from "#app/business/applications/save-application.server.ts";
import { inviteOperator, revokeOperator } from "#app/operator/desk-links/desk-operators.server.ts";
import { saveCorrection } from "#app/couple/corrections/save-correction.server.ts";
import { applications, corrections, listingContacts, mails, privateLinks } from "#database/schema/index.ts";
import { fillCatalogue } from "#test-support/loaded-catalogue.ts";
import { openMailContext, queuedMailKinds, sendAll } from "#test-support/mail-fixture.ts";
import { sampleEnquiry } from "#test-support/sample-enquiry.ts";
import { sampleApplication } from "#test-support/sample-profile.ts";
import { sendEnquiry } from "#test-support/send-enquiry.ts";
import { forEachDatabase, type OpenTestDatabase } from "#test-support/test-database.ts";

import { postDigest } from "./post-digest.server.ts";

const correction = {
  listing: 76,
  kind: "fact",
  sender: "couple",
  message: "There are twelve chandeliers.",
  email: "",
} as const;

/** An hour in Alberta. */
const at = (hours: number, day = 25) => albertaInstant(`2026-11-${day}`, hours * 60);

async function openOffice(openTestDatabase: OpenTestDatabase) {
  const open = await openMailContext(openTestDatabase);
  await fillCatalogue(open.database);
  const site = { ...open.office, databaseKind: open.kind };
  const digests = async () => (await queuedMailKinds(site)).filter((mail) => mail.startsWith("desk-digest"));
  return { ...open, site, digests };
}

forEachDatabase((openTestDatabase) => {
  test("while anything waits each morning has one mail for every operator and the team, however many nodes there are", async () => {
    await using open = await openOffice(openTestDatabase);
    const { site, database, digests } = open;
    await inviteOperator(site, "noor@weddings.ca");
    const { reference } = await saveCorrection(database, correction, null);
    await postDigest(site, at(6));
    expect(await digests()).toEqual([]);
    await Promise.all([postDigest(site, at(7)), postDigest(site, at(7)), postDigest(site, at(9))]);
    expect(await digests()).toEqual(["desk-digest team", "desk-digest noor@weddings.ca"]);
    await postDigest(site, at(7, 26));
    expect(await digests()).toHaveLength(4);
    // Nothing waits on the third morning, and what comes in later is told on the fourth.
    await database
      .update(corrections)
      .set({ doneAt: sql`now()` })
      .where(eq(corrections.reference, reference));
    await postDigest(site, at(8, 27));
    await saveCorrection(database, { ...correction, message: "And a thirteenth." }, null);
    await postDigest(site, at(15, 27));
    expect(await digests()).toHaveLength(4);
    await postDigest(site, at(7, 28));
    expect(await digests()).toHaveLength(6);
  });

  test("an operator's mail leads to each item by the operator's own link, the team's has no key", async () => {
    await using open = await openOffice(openTestDatabase);
    const { site, database } = open;
    const { url } = await inviteOperator({ ...site, postMails: async () => {} }, "noor@weddings.ca");
    await inviteOperator({ ...site, postMails: async () => {} }, "left@weddings.ca");
    const { reference } = await saveCorrection(database, correction, null);
    const spam = sampleApplication({ name: "Buy at rings.ca/now" });
    await saveApplication(site, spam, null);
    await postDigest(site, at(7));
    await revokeOperator(database, "left@weddings.ca");
    const sent = await sendAll(site);
    expect(sent.map(({ to }) => to)).toEqual(["team@weddings.ca", "noor@weddings.ca"]);
    const [team, operator] = sent.map(({ content }) => JSON.stringify(content));
    expect(sent[0]?.content.subject).toBe("Today: 2 things are waiting, the oldest for less than an hour");
    expect(team).toContain("A problem with Fairmont Palliser is reported");
    expect(team).not.toContain("/desk/");
    expect(operator).toContain(`${url}?from=mail#correction-${reference}`);
    // A stranger's link stands in a title: it can be read, not clicked.
    for (const mail of [team, operator]) {
      expect(mail).toContain("rings[.]ca");
      expect(mail).not.toContain("rings.ca");
    }
  });

  test("a digest that is sent once everything is dealt with says nothing", async () => {
    await using open = await openOffice(openTestDatabase);
    const { site, database } = open;
    await saveCorrection(database, correction, null);
    await postDigest(site, at(7));
    await database.update(corrections).set({ doneAt: sql`now()` });
    expect(await sendAll(site)).toEqual([]);
  });

  test("a mail about a decision has a copy for each operator, which leads to exactly that", async () => {
    await using open = await openOffice(openTestDatabase);
    const { site, database } = open;
    const silent = { ...site, postMails: async () => {} };
    const { url } = await inviteOperator(silent, "noor@weddings.ca");
    await inviteOperator(silent, "left@weddings.ca");
    await inviteOperator(silent, "idle@weddings.ca");
    await database
      .update(privateLinks)
      .set({ expiresAt: sql`now() - interval '1 day'` })
      .where(eq(privateLinks.subject, "3"));
    const { reference } = await saveApplication(silent, sampleApplication(), null);
    const [application] = await database.select().from(applications);
    if (application === undefined) throw new Error("no application was saved");
    await confirmApplication(site, application);
    expect((await queuedMailKinds(site)).filter((mail) => mail.startsWith("application-to-team"))).toEqual([
      "application-to-team team",
      "application-to-team noor@weddings.ca",
      "application-to-team left@weddings.ca",
    ]);
    await revokeOperator(database, "left@weddings.ca");
    const sent = await sendAll(site);
    const about = sent.filter(({ content }) => content.subject.startsWith(reference));
    expect(about.map(({ to }) => to)).toEqual(["team@weddings.ca", "noor@weddings.ca"]);
    expect(JSON.stringify(about[0]?.content)).not.toContain("/desk/");
    expect(JSON.stringify(about[1]?.content)).toContain(`${url}?from=mail#application-${reference}`);
    expect(await database.$count(mails, eq(mails.status, "dropped"))).toBe(1);
  });

  test("an operator has a copy of an enquiry only where there is somebody to tell by hand", async () => {
    await using open = await openOffice(openTestDatabase);
    const { site, database } = open;
    await inviteOperator({ ...site, postMails: async () => {} }, "noor@weddings.ca");
    await database.insert(listingContacts).values({ listingId: 3, email: "studio@vendor.ca" });
    const toOperator = async () =>
      (await sendAll(site))
        .filter(({ to }) => to === "noor@weddings.ca")
        .map(({ content }) => JSON.stringify(content));
    await sendEnquiry(site, sampleEnquiry({ name: "Asha", vendors: [3] }));
    expect(await toOperator()).toEqual([]);
    const { reference } = await sendEnquiry(site, sampleEnquiry({ name: "Simran", vendors: [3, 76] }));
    expect(await toOperator()).toEqual([expect.stringContaining(`#passon-${reference}.76`)]);
  });
});
