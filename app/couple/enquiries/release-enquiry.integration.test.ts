import { expect, test } from "vitest";

import { enquiryRecipients, listingContacts, mails } from "#database/schema/index.ts";
import { seedEnquiry, saveMails } from "#test-support/save-enquiry.ts";
import { fillCatalogue } from "#test-support/loaded-catalogue.ts";
import { sampleEnquiry } from "#test-support/sample-enquiry.ts";
import { pressConfirmation } from "#test-support/send-enquiry.ts";
import { forEachDatabase } from "#test-support/test-database.ts";

import { listEnquiries } from "./enquiry-desk.server.ts";
import { showEnquiry } from "./show-enquiry.server.ts";
import { mailLostLinks } from "./mail-lost-link.server.ts";
import { releaseEnquiry } from "./release-enquiry.server.ts";

const rings = "https://rings.example/buy\n".repeat(3);
const withLinks = sampleEnquiry({ additionalInfo: rings, vendors: [] });

forEachDatabase((openTestDatabase) => {
  test("an enquiry with many links is saved whole, and held with the reason", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    const { reference } = await seedEnquiry(database, withLinks, null);
    expect(await showEnquiry(database, reference)).toMatchObject({
      additionalInfo: withLinks.additionalInfo,
      heldAt: expect.any(Date),
      heldReason: "links",
    });
    expect((await listEnquiries(database)).rows[0]?.heldAt).toBeInstanceOf(Date);
  });

  test("links count in questions and in the name too", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    for (const changes of [{ questions: rings.trim().split("\n") }, { name: "Asha of rings.example/buy" }]) {
      const { reference } = await seedEnquiry(database, sampleEnquiry({ ...changes, vendors: [] }), null);
      expect(await showEnquiry(database, reference)).toMatchObject({ heldReason: "links" });
    }
  });

  test("the desk releases it once, under its reference as somebody types it, and the reason stays", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    const { reference } = await seedEnquiry(database, withLinks, null);
    const both = await Promise.all(
      [reference, ` ${reference.toLowerCase()}\n`].map((typed) => releaseEnquiry(database, typed, saveMails)),
    );
    expect(both.filter((wasHeld) => wasHeld)).toHaveLength(1);
    expect(both).toContain(false);
    expect(await showEnquiry(database, reference)).toMatchObject({ heldAt: null, heldReason: "links" });
  });

  test("what was never held is not released, and what there is not neither", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    const { reference } = await seedEnquiry(database, sampleEnquiry({ vendors: [] }), null);
    expect(await releaseEnquiry(database, reference, saveMails)).toBe(false);
    expect(await releaseEnquiry(database, "WR-0000-0000", saveMails)).toBeNull();
  });

  test("no mail is posted of it until then, and then those of any other enquiry, once", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    await fillCatalogue(database);
    await database.insert(listingContacts).values({ listingId: 3, email: "studio@vendor.ca" });
    const { reference } = await seedEnquiry(database, { ...withLinks, vendors: [3, 76] }, null);
    const mailed = async () => ({
      kinds: (await database.select().from(mails).orderBy(mails.id)).map(({ kind }) => kind),
      recipients: (await database.select().from(enquiryRecipients))
        .filter(({ mailedAt }) => mailedAt !== null)
        .map(({ listingId }) => listingId),
    });
    expect(await mailed()).toEqual({ kinds: [], recipients: [] });
    await mailLostLinks({ database, postMails: saveMails }, withLinks.email);
    expect(await mailed()).toEqual({ kinds: [], recipients: [] });

    await releaseEnquiry(database, reference, saveMails);
    await releaseEnquiry(database, reference, saveMails);
    expect(await mailed()).toEqual({
      kinds: ["enquiry-to-team", "enquiry-confirmation"],
      recipients: [],
    });
    await pressConfirmation({ database, postMails: saveMails }, reference);
    await pressConfirmation({ database, postMails: saveMails }, reference);
    expect(await mailed()).toEqual({
      // Of the hall no address is known: the team hears that it may pass it on.
      kinds: ["enquiry-to-team", "enquiry-confirmation", "enquiry-to-vendor", "enquiry-to-team"],
      recipients: [3],
    });
  });

  test("a release whose mails cannot be posted has not happened", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    const { reference } = await seedEnquiry(database, withLinks, null);
    const undone = releaseEnquiry(database, reference, async () => {
      throw new Error("the mail could not be queued");
    });
    await expect(undone).rejects.toThrow("the mail could not be queued");
    expect(await releaseEnquiry(database, reference, saveMails)).toBe(true);
  });
});
