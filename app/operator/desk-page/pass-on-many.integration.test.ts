import { expect, test } from "vitest";

import { loadReplyByKey } from "#app/business/replies/reply-view.server.ts";
import { saveVendorReply } from "#app/business/replies/save-reply.server.ts";
import { loadEnquiryByKey } from "#app/couple/enquiry-page/enquiry-view.server.ts";
import { getOrCreateKey } from "#app/messaging/private-links/private-links.server.ts";
import { importVendors } from "#app/operator/register/import-vendors.server.ts";
import { sampleEnquiry } from "#test-support/sample-enquiry.ts";
import { openMailContext } from "#test-support/mail-fixture.ts";
import { sendEnquiry } from "#test-support/send-enquiry.ts";
import { forEachDatabase } from "#test-support/test-database.ts";

import { actedOn } from "#app/operator/waiting-list/waiting-item.ts";
import { applyDeskAction } from "./apply-desk-action.server.ts";
import { loadDeskView } from "./desk-view.server.ts";

const imported = 300;
const firstId = 100_000;
const couples = 20;
const askedByEach = 3;

/** A list as an events person has it: name, category, telephone. */
const list = [
  "Name,Category,Telephone",
  ...Array.from({ length: imported }, (_, at) => `Kitchen ${at + 1},Caterer,403-700-${1000 + at}`),
].join("\n");

forEachDatabase((openTestDatabase) => {
  test("after an import of 300 vendors, 20 enquiries to 60 of them give 60 links, and each answer is on its couple's page", async () => {
    await using open = await openMailContext(openTestDatabase);
    const { office, database } = open;
    const wishes = { dryRun: false, skipBad: false, allowDuplicates: false };
    expect(await importVendors(database, new TextEncoder().encode(list), wishes)).toMatchObject({
      counts: { add: imported, refuse: 0 },
    });
    const eventDate = `${new Date().getFullYear() + 1}-06-19`;
    for (let couple = 0; couple < couples; couple += 1) {
      const vendors = Array.from({ length: askedByEach }, (_, nth) => firstId + couple * askedByEach + nth);
      const email = `couple${couple}@example.com`;
      await sendEnquiry(office, sampleEnquiry({ name: `Couple ${couple}`, email, vendors, eventDate }));
    }

    /** By the key of its link: which business answered which enquiry. */
    const answered = new Map<string, { enquiryId: number; listingId: number }>();
    for (;;) {
      const { items } = await loadDeskView({ ...office, databaseKind: "embedded" });
      const waiting = items.filter(({ kind }) => kind === "passon");
      if (waiting.length === 0) break;
      for (const item of waiting) {
        const { id, passOn } = item;
        const key = /\/answers\/([\w-]{27})$/.exec(passOn?.message ?? "")?.[1] ?? "";
        const page = await loadReplyByKey(database, key);
        if (page === null) throw new Error(`No page opens for ${id}.`);
        const { enquiryId, listingId } = page;
        answered.set(key, { enquiryId, listingId });
        const message = `Answer of ${listingId}`;
        const reply = { availability: "yes", unit: "total", priceFrom: null, priceTo: null } as const;
        expect(await saveVendorReply(office, enquiryId, listingId, { ...reply, includes: "", message })).toBe(
          "saved",
        );
        await applyDeskAction(office, { action: "passon-done", of: actedOn(item), text: "" });
      }
    }
    expect(answered.size).toBe(couples * askedByEach);
    expect(new Set([...answered.values()].map(({ listingId }) => listingId)).size).toBe(
      couples * askedByEach,
    );

    for (const enquiryId of new Set([...answered.values()].map((answer) => answer.enquiryId))) {
      const key = await getOrCreateKey(database, office.secret, "enquiry", String(enquiryId));
      const page = JSON.stringify((await loadEnquiryByKey(office, key))?.view.recipients);
      const own = [...answered.values()].filter((answer) => answer.enquiryId === enquiryId);
      expect(own).toHaveLength(askedByEach);
      for (const { listingId } of own) expect(page).toContain(`Answer of ${listingId}`);
    }
  });
});
