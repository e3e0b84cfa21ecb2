import { expect, test } from "vitest";

import { saveSuggestion } from "#app/couple/suggestions/save-suggestion.server.ts";
import { applyDeskAction } from "#app/operator/desk-page/apply-desk-action.server.ts";
import { digestMail } from "#app/operator/digest/digest-mail.ts";
import { readWaitingList } from "#app/operator/waiting-list/read-waiting-list.server.ts";
import { claims, invitations, listings, suggestions } from "#database/schema/index.ts";
import { openMailContext, queuedMailKinds, type MailContext } from "#test-support/mail-fixture.ts";
import { forEachDatabase } from "#test-support/test-database.ts";

import { listSuggestion } from "./list-suggestion.server.ts";
import { parseInvitationLine } from "./parse-invitation-line.ts";

const saffron = {
  name: "Saffron Table",
  category: "caterers",
  website: "https://saffrontable.ca",
  note: "They cooked for my cousin’s sangeet.",
} as const;

const waiting = async ({ database }: MailContext) =>
  (await readWaitingList({ database, databaseKind: "embedded" })).items;

const nothingKnown = { phone: null, website: null, email: null, source: null, found: null };

forEachDatabase((openTestDatabase) => {
  test("a suggestion waits at the desk and stands in the digest", async () => {
    await using open = await openMailContext(openTestDatabase);
    const { reference } = await saveSuggestion(open.office.database, saffron, null);
    const items = (await waiting(open.office)).filter(({ kind }) => kind === "suggestion");
    expect(items).toMatchObject([
      {
        id: reference,
        title: "A couple suggests Saffron Table",
        facts: [
          ["What they do", "Caterers"],
          ["Website", "https://saffrontable.ca"],
        ],
        texts: [{ text: saffron.note }],
        actions: ["suggestion-list", "suggestion-invite", "suggestion-dismiss"],
      },
    ]);
    expect(JSON.stringify(digestMail({ items, total: 1, now: new Date() }, null))).toContain(
      "A couple suggests Saffron Table",
    );
  });

  test("two operators who list it at once make one listing that says only how to reach the business", async () => {
    await using open = await openMailContext(openTestDatabase);
    const { office } = open;
    const { reference } = await saveSuggestion(office.database, saffron, null);
    const wish = { action: "suggestion-list" as const, of: reference, text: "" };
    const both = await Promise.all([applyDeskAction(office, wish), applyDeskAction(office, wish)]);
    expect(both.toSorted()).toEqual(["before", "done"]);
    expect(await office.database.select().from(listings)).toMatchObject([
      {
        name: "Saffron Table",
        category: "caterers",
        website: saffron.website,
        description: "",
        origin: "import",
      },
    ]);
    expect(await office.database.select().from(suggestions)).toMatchObject([{ outcome: "listed" }]);
    expect(await queuedMailKinds(office)).toEqual([]);
  });

  test("with an email and the page that publishes it, the business is invited, too", async () => {
    await using open = await openMailContext(openTestDatabase);
    const { office } = open;
    const { reference } = await saveSuggestion(office.database, saffron, null);
    const wish = { action: "suggestion-invite" as const, of: reference };
    expect(await applyDeskAction(office, { ...wish, text: "events@saffrontable.ca" })).toBe("unclear");
    expect(
      await applyDeskAction(office, { ...wish, text: "events@saffrontable.ca saffrontable.ca/contact" }),
    ).toBe("done");
    expect(await queuedMailKinds(office)).toEqual(["claim-invitation events@saffrontable.ca"]);
    expect(await office.database.select().from(invitations)).toMatchObject([
      { source: "https://saffrontable.ca/contact" },
    ]);
    expect(await office.database.$count(claims)).toBe(1);
  });

  test("what is listed already is refused with the reason, and waits on", async () => {
    await using open = await openMailContext(openTestDatabase);
    const { office } = open;
    const first = await saveSuggestion(office.database, saffron, null);
    const second = await saveSuggestion(office.database, { ...saffron, name: "Saffron Sweets" }, null);
    await listSuggestion(office, first.reference, nothingKnown);
    expect(await listSuggestion(office, second.reference, nothingKnown)).toEqual({
      done: false,
      problems: ["website: is also that of listing 100000"],
    });
    expect((await waiting(office)).map(({ id }) => id)).toContain(second.reference);
    const wish = { action: "suggestion-dismiss" as const, of: second.reference, text: "" };
    expect(await applyDeskAction(office, wish)).toBe("done");
    expect(await applyDeskAction(office, wish)).toBe("before");
  });

  test("a venue, and a business without a website, are not listed with one tap", async () => {
    await using open = await openMailContext(openTestDatabase);
    const { office } = open;
    await saveSuggestion(office.database, { ...saffron, category: "venues" }, null);
    await saveSuggestion(office.database, { ...saffron, website: null }, null);
    expect(
      (await waiting(office)).flatMap(({ kind, actions }) => (kind === "suggestion" ? [actions] : [])),
    ).toEqual([["suggestion-dismiss"], ["suggestion-invite", "suggestion-dismiss"]]);
  });
});

test.each([
  ["events@hall.ca hall.ca/contact", { email: "events@hall.ca", source: "https://hall.ca/contact" }],
  ["https://hall.ca, events@hall.ca", { email: "events@hall.ca", source: "https://hall.ca" }],
  ["events@hall.ca", null],
  ["hall.ca/contact", null],
  ["events@hall.ca their flyer", null],
])("'%s' is read as email and page", (text, read) => {
  expect(parseInvitationLine(text)).toEqual(read);
});
