import { setTimeout as pause } from "node:timers/promises";

import { expect, test } from "vitest";

import { mailLostLinks } from "#app/couple/enquiries/mail-lost-link.server.ts";
import { enquiries, enquiryMessages } from "#database/schema/index.ts";
import { submitEnquiry, openMailFixture, recordingTransport } from "#test-support/mail-fixture.ts";
import { forEachDatabase } from "#test-support/test-database.ts";

import { deliverMail } from "./deliver-mail.server.ts";
import { mailQueue } from "#app/messaging/outbox/post-mails.server.ts";

const newsletters = 200;
/** Mails that may be under way already when the lost link is asked for, and as many that begin meanwhile. */
const underWay = 8;

forEachDatabase((openTestDatabase) => {
  test("a lost link goes before two hundred mails that wait at a slow mail server", async () => {
    await using office = await openMailFixture(openTestDatabase);
    await submitEnquiry(office, { vendors: [] });
    const [enquiry] = await office.database.select().from(enquiries);
    const [enquiryId, email] = [enquiry?.id ?? 0, enquiry?.email ?? ""];
    const [message] = await office.database
      .insert(enquiryMessages)
      .values({ enquiryId, kind: "message", text: "Hello", submissionKey: "hello" })
      .returning();
    await office.database.transaction((transaction) =>
      office.site.postMails(
        transaction,
        Array.from({ length: newsletters }, () => ({
          kind: "message-to-team" as const,
          recipient: null,
          enquiryId,
          messageId: message?.id ?? 0,
        })),
      ),
    );
    const { sent, transport } = recordingTransport(() => pause(200));
    await office.jobs.work(mailQueue, (key) => deliverMail(office.site, transport, Number(key)));
    await expect.poll(() => sent.length, { timeout: 30_000, interval: 50 }).toBeGreaterThan(3);

    await mailLostLinks(office.site, email);
    const before = sent.length;
    const placeOfLink = () =>
      sent.findIndex(({ content: letter }) => letter.subject.startsWith("Your link to"));
    await expect.poll(placeOfLink, { timeout: 60_000, interval: 50 }).toBeGreaterThan(0);
    expect(placeOfLink() - before).toBeLessThanOrEqual(underWay);
    expect(sent.length).toBeLessThan(newsletters);
  });
});
