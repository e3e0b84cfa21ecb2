import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { workingOperators } from "#app/messaging/outbox/working-operators.server.ts";
import { eraseByEmail } from "#app/operator/erasure/erase-person.server.ts";
import { renewAllLinks } from "#app/operator/link-renewal/renew-all-links.server.ts";
import { deskOperators, privateLinks } from "#database/schema/index.ts";
import { openMailContext, queuedMailKinds, sendAll } from "#test-support/mail-fixture.ts";
import { forEachDatabase } from "#test-support/test-database.ts";

import {
  inviteOperator,
  isStillToSay,
  listOperators,
  mailAllDeskLinks,
  markDone,
  openDeskPage,
  readMailOpened,
  renewOperatorLink,
  revokeOperator,
} from "./desk-operators.server.ts";
import { fromMail } from "./desk-link-url.server.ts";

const keyOf = ({ url }: { url: string }) => url.slice(url.lastIndexOf("/") + 1);

forEachDatabase((openTestDatabase) => {
  test("an operator is given one link, however often and in whatever spelling, and it is mailed", async () => {
    await using open = await openMailContext(openTestDatabase);
    const { office, database } = open;
    const first = await inviteOperator(office, "Noor@Weddings.ca ");
    const again = await inviteOperator(office, "noor@weddings.ca");
    expect(first).toEqual({ ...again, isNew: true });
    expect(first.url).toMatch(/^https:\/\/weddings\.ca\/desk\/[\w-]{27}$/);
    expect(await openDeskPage(database, keyOf(first))).toMatchObject({ email: "noor@weddings.ca" });
    expect(await queuedMailKinds(office)).toEqual([
      "desk-link noor@weddings.ca",
      "desk-link noor@weddings.ca",
    ]);
    const [mail] = await sendAll(office);
    expect(mail?.to).toBe("noor@weddings.ca");
    expect(JSON.stringify(mail?.content)).toContain(first.url);
    // What waits there most often comes first.
    expect(JSON.stringify(mail?.content)).toMatch(/"Enquiries to pass on, .* reviews /);
    const stored = JSON.stringify([
      await database.select().from(privateLinks),
      await database.select().from(deskOperators),
    ]);
    expect(stored).not.toContain(keyOf(first));
  });

  test("who opens the desk from a mail has shown that mails arrive", async () => {
    await using open = await openMailContext(openTestDatabase);
    const { office, database } = open;
    const invited = await inviteOperator(office, "noor@weddings.ca");
    // By the address that the terminal showed.
    await openDeskPage(database, keyOf(invited));
    expect(await readMailOpened(database)).toBeNull();
    const [mail] = await sendAll(office);
    const url = new URL(
      /https:\/\/weddings\.ca\/desk\/[^"#]+/.exec(JSON.stringify(mail?.content))?.[0] ?? "",
    );
    expect(url.searchParams.get(fromMail.name)).toBe(fromMail.value);
    await openDeskPage(database, keyOf(invited), true);
    expect(await readMailOpened(database)).toBeInstanceOf(Date);
  });

  test("a renewed link closes the old one, and a revoked one leaves nothing to open or to mail", async () => {
    await using open = await openMailContext(openTestDatabase);
    const { office, database } = open;
    const first = await inviteOperator(office, "noor@weddings.ca");
    const other = await inviteOperator(office, "asha@weddings.ca");
    const second = await renewOperatorLink(office, "NOOR@weddings.ca");
    expect(second?.url).not.toBe(first.url);
    expect(await openDeskPage(database, keyOf(first))).toBeNull();
    expect(await openDeskPage(database, keyOf(second ?? first))).not.toBeNull();
    expect(await renewOperatorLink(office, "nobody@weddings.ca")).toBeNull();

    expect(await revokeOperator(database, "noor@weddings.ca")).toBe(true);
    expect(await revokeOperator(database, "noor@weddings.ca")).toBe(false);
    expect(await openDeskPage(database, keyOf(second ?? first))).toBeNull();
    expect((await sendAll(office)).map(({ to }) => to)).toEqual(["asha@weddings.ca"]);
    const back = await inviteOperator(office, "noor@weddings.ca");
    expect([first.url, second?.url, other.url]).not.toContain(back.url);
  });

  test("a link that is used goes on, one that is not expires, and an invitation then brings a new one", async () => {
    await using open = await openMailContext(openTestDatabase);
    const { office, database } = open;
    const link = await inviteOperator(office, "noor@weddings.ca");
    const age = (days: number) =>
      database.update(privateLinks).set({ expiresAt: sql`now() + make_interval(days => ${days})` });
    const daysLeft = async () => {
      const [row] = await listOperators(database);
      return Math.round(((row?.expiresAt?.getTime() ?? 0) - Date.now()) / 86_400_000);
    };
    await age(1);
    expect(await openDeskPage(database, keyOf(link))).not.toBeNull();
    expect(await daysLeft()).toBe(60);
    // Within the hour nothing is written.
    await age(1);
    await openDeskPage(database, keyOf(link));
    expect(await daysLeft()).toBe(1);
    await database.update(deskOperators).set({ lastUsedAt: sql`now() - interval '2 hours'` });
    // What was done there says nothing of when the page was opened.
    const [operator] = await workingOperators(database);
    await markDone(database, operator?.id ?? 0);
    await openDeskPage(database, keyOf(link));
    expect(await daysLeft()).toBe(60);

    await age(-1);
    expect(await openDeskPage(database, keyOf(link))).toBeNull();
    expect(await workingOperators(database)).toEqual([]);
    expect(await listOperators(database)).toMatchObject([{ email: "noor@weddings.ca", works: false }]);
    expect(await sendAll(office)).toEqual([]);
    const next = await inviteOperator(office, "noor@weddings.ca");
    expect([next.isNew, next.url === link.url]).toEqual([true, false]);
    expect(await openDeskPage(database, keyOf(next))).not.toBeNull();
    expect(await openDeskPage(database, keyOf(link))).toBeNull();
  });

  test("what an operator did is said to them once, and to nobody else", async () => {
    await using open = await openMailContext(openTestDatabase);
    const { office, database } = open;
    for (const email of ["noor@weddings.ca", "sam@weddings.ca"]) await inviteOperator(office, email);
    const [noor = 0, sam = 0] = (await workingOperators(database)).map(({ id }) => id);
    const mark = await markDone(database, noor);
    for (const wrong of [null, "", "1", `${mark}0`, "x".repeat(13)])
      expect(await isStillToSay(database, noor, wrong)).toBe(false);
    expect(await isStillToSay(database, sam, mark)).toBe(false);
    expect(await isStillToSay(database, noor, mark)).toBe(true);
    expect(await isStillToSay(database, noor, mark)).toBe(false);
  });

  test("when all links are renewed the old ones open nothing, and operators get theirs by mail", async () => {
    await using open = await openMailContext(openTestDatabase);
    const { office, database } = open;
    const old = await inviteOperator(office, "noor@weddings.ca");
    await sendAll(office);
    await renewAllLinks(database, office.secret, async () => {});
    expect(await openDeskPage(database, keyOf(old))).toBeNull();
    expect(await mailAllDeskLinks(office)).toBe(1);
    const [mail] = await sendAll(office);
    const url = /https:\/\/weddings\.ca\/desk\/[\w-]{27}/.exec(JSON.stringify(mail?.content))?.[0] ?? "";
    expect(url).not.toBe(old.url);
    expect(await openDeskPage(database, keyOf({ url }))).toMatchObject({ email: "noor@weddings.ca" });
  });

  test("an operator whose address is erased has no link any more", async () => {
    await using open = await openMailContext(openTestDatabase);
    const { office, database } = open;
    const link = await inviteOperator(office, "noor@weddings.ca");
    await eraseByEmail({ ...office, databaseKind: open.kind }, "noor@weddings.ca", false);
    expect(await openDeskPage(database, keyOf(link))).toBeNull();
    expect(await database.$count(deskOperators)).toBe(0);
    expect(await database.$count(privateLinks, eq(privateLinks.kind, "desk"))).toBe(0);
  });
});
