import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { mails } from "#database/schema/index.ts";
import { MailRejectedError } from "#mail/transport.ts";
import {
  submitConfirmedEnquiry,
  deliverAll,
  openMailFixture,
  recordingTransport,
} from "#test-support/mail-fixture.ts";
import { forEachDatabase } from "#test-support/test-database.ts";

import { deliverMail } from "./deliver-mail.server.ts";
import { listMails, resendMails, showMail, readMailState } from "./mail-desk.server.ts";
import { mailQueue } from "#app/messaging/outbox/post-mails.server.ts";

/** Takes the team's mail, knows nobody called Simran, and is too busy for everybody else. */
const moody = () =>
  recordingTransport(async ({ to }) => {
    if (to === "simran@example.ca") throw new MailRejectedError("550 No such person");
    if (to !== "team@weddings.ca") throw new Error("421 too busy");
  });

forEachDatabase((openTestDatabase) => {
  test("the desk lists mails, the newest first, each with how far it is, and counts them", async () => {
    await using office = await openMailFixture(openTestDatabase);
    const { reference } = await submitConfirmedEnquiry(office);
    const mailIds = (await listMails(office.database, null)).rows.map(({ id }) => id);
    expect(mailIds).toEqual([4, 3, 2, 1]);
    await deliverMail(office.site, moody().transport, 1);
    await deliverMail(office.site, moody().transport, 2);
    await deliverMail(office.site, moody().transport, 3).catch(() => undefined);

    const { rows, total, counts } = await listMails(office.database, null);
    expect([total, counts]).toEqual([4, { waiting: 1, retrying: 1, dead: 1, sent: 1 }]);
    expect(rows.map(({ id, state, recipient }) => [id, state, recipient])).toEqual([
      [4, "waiting", "events@venue.ca"],
      [3, "retrying", "studio@vendor.ca"],
      [2, "dead", "simran@example.ca"],
      [1, "sent", null],
    ]);
    expect(rows.every(({ about }) => about === reference)).toBe(true);
    expect(rows[2]).toMatchObject({ attempts: 1, lastError: "550 No such person", sentAt: null });

    const dead = await listMails(office.database, "dead");
    expect([dead.rows.map(({ id }) => id), dead.total]).toEqual([[2], 1]);
    const one = await listMails(office.database, null, 1);
    expect([one.rows.map(({ id }) => id), one.total]).toEqual([[4], 4]);
  });

  test("the desk shows a mail with headers and text, and never a key of a private page", async () => {
    await using office = await openMailFixture(openTestDatabase);
    await submitConfirmedEnquiry(office);
    const { sent, transport } = recordingTransport();
    await deliverAll(office, transport);
    const toVendor = await showMail(office.site, 3);
    expect(toVendor?.mail?.headers).toEqual([
      ["From", "Wild Rose Weddings <hello@weddings.ca>"],
      ["To", "studio@vendor.ca"],
      // The mail shows the couple's address, so a reply goes there and not to us.
      ["Reply-To", "simran@example.ca"],
      ["Subject", sent[2]?.content.subject],
      ["Message-ID", `<${sent[2]?.messageId}>`],
      ["Auto-Submitted", "auto-generated"],
      ["List-Unsubscribe", "<https://weddings.ca/no-more-mail/***>"],
      ["List-Unsubscribe-Post", "List-Unsubscribe=One-Click"],
    ]);
    expect(toVendor?.mail?.text).toContain("https://weddings.ca/answers/***\n");
    const keys = JSON.stringify(sent).match(/(?<=\/)[\w-]{27}(?=")/g) ?? [];
    expect(keys.length).toBeGreaterThanOrEqual(4);
    for (const id of [1, 2, 3, 4]) {
      const shown = JSON.stringify(await showMail(office.site, id));
      for (const key of keys) expect(shown).not.toContain(key);
    }
    expect(await showMail(office.site, 5)).toBeNull();
  });

  test("a mail that is resent is sent by the running site, and only a dead one is", async () => {
    await using office = await openMailFixture(openTestDatabase);
    await submitConfirmedEnquiry(office, { vendors: [3] });
    await deliverMail(office.site, moody().transport, 1);
    await deliverMail(office.site, moody().transport, 2);
    expect(await resendMails(office.database, 1)).toEqual([]);
    expect(await readMailState(office.database, 1)).toBe("sent");
    expect(await resendMails(office.database, 2)).toEqual([2]);
    expect(await readMailState(office.database, 2)).toBe("retrying");
    const { sent, transport } = recordingTransport();
    await deliverMail(office.site, transport, 2);
    expect(sent.map(({ to }) => to)).toEqual(["simran@example.ca"]);
    expect(await readMailState(office.database, 2)).toBe("sent");
  });

  test("all dead mails are resent at once, with three days before them again", async () => {
    await using office = await openMailFixture(openTestDatabase);
    await submitConfirmedEnquiry(office);
    await office.database
      .update(mails)
      .set({ status: "dead", queuedAt: sql`now() - interval '80 hours'` })
      .where(eq(mails.kind, "enquiry-to-vendor"));
    expect((await resendMails(office.database, null)).toSorted((a, b) => a - b)).toEqual([3, 4]);
    expect(await resendMails(office.database, null)).toEqual([]);
    const { sent, transport } = recordingTransport();
    await office.jobs.work(mailQueue, (key) => deliverMail(office.site, transport, Number(key)));
    await expect.poll(() => sent.length, { timeout: 30_000, interval: 100 }).toBe(4);
  });
});
