import { inspect } from "node:util";

import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { Doc, encodeStateAsUpdate } from "yjs";
import { z } from "zod";

import { putCell } from "#app/plan/document/plan-grid.ts";
import { putRow } from "#app/plan/document/plan-table.ts";
import { events, wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { households, invitations } from "#app/plan/schema/guests.schema.ts";
import { createPlan } from "#app/plan/repository/plan-repository.server.ts";
import { ensureHouseholdCodes } from "#app/plan/server/rsvp/household-codes.server.ts";
import { rsvp, rsvpRowId } from "#app/plan/schema/rsvp.schema.ts";
import { formatHouseholdCode } from "#app/plan/rules/rsvp/format-household-code.ts";
import { shortlist } from "#app/plan/schema/shortlist.schema.ts";
import type { LinkKind } from "#database/enums.ts";
import { getOrCreateKey } from "#app/messaging/private-links/private-links.server.ts";
import { mails, plans } from "#database/schema/index.ts";
import { highLimits } from "#test-support/high-limits.ts";
import { openTestSite, type TestSite } from "#test-support/test-site.ts";

const limits = {
  ...highLimits,
  forms: {
    ...highLimits.forms,
    planMail: { ...highLimits.forms.planMail, recipient: [{ posts: 3, seconds: 3600 }] },
  },
};

let site: TestSite;
beforeAll(async () => void (site = await openTestSite(limits)));
afterAll(async () => site?.[Symbol.asyncDispose]());

/** A kept plan with a business and a household that may answer. */
async function keepPlan() {
  const plan = new Doc();
  putRow(wedding, plan, weddingRowId, { title: "Simran and Daniel" });
  putRow(events, plan, "reception", { name: "Reception", date: "2027-06-19" });
  putRow(shortlist, plan, "studio", { name: "Studio" });
  putRow(households, plan, "gill", { name: "The Gills", people: 4 });
  putCell(invitations, plan, "gill", "reception", "4");
  putRow(rsvp, plan, rsvpRowId, { open: true, until: "2027-05-01" });
  const { database, secret } = site.site;
  const planId = await createPlan(database, crypto.randomUUID(), encodeStateAsUpdate(plan));
  const key = (kind: LinkKind, subject = planId) => getOrCreateKey(database, secret, kind, subject);
  const code = formatHouseholdCode((await ensureHouseholdCodes(site.site, planId))["gill"] ?? "");
  return { planId, key, code };
}

/** Every address that is a secret, by what it opens. */
async function secretPaths() {
  const { planId, key, code } = await keepPlan();
  const [edit, propose, view, calendar, business] = [
    await key("plan-edit"),
    await key("plan-propose"),
    await key("plan-view"),
    await key("plan-calendar"),
    await key("plan-business", `${planId} studio`),
  ];
  return {
    secrets: [edit, propose, view, calendar, business, code, code.replaceAll("-", "")],
    pages: [
      `/plans/${edit}`,
      `/plans/${edit}/share`,
      `/plans/${propose}/guests`,
      `/plans/${view}`,
      `/for-business/${business}`,
      `/rsvp/${code}`,
    ],
    others: [`/calendars/${calendar}/wedding.ics`, `/plans/${edit}/household-pages`],
  };
}

const post = (path: string, fields: Record<string, string>) =>
  site.app.request(path, {
    method: "POST",
    body: new URLSearchParams(fields).toString(),
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
  });

const mailed = () => site.site.database.$count(mails);

describe("'Mail it to me', as a form without scripts", () => {
  const wish = { what: "mail", email: " simran@couples.ca " };

  test("leads back to the plan, which says that the link is on its way", async () => {
    const { key } = await keepPlan();
    const page = `/plans/${await key("plan-edit")}/share`;
    const answer = await post(`${page}?theme=indian`, wish);
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      302,
      `${page}?done=mailed&theme=indian`,
    ]);
    expect(await (await site.app.request(`${page}?done=mailed`)).text()).toContain("Your link is on its way");
    const [mail] = await site.site.database.select().from(mails);
    expect([mail?.kind, mail?.recipient]).toEqual(["plan-link", "simran@couples.ca"]);
    // The desk sees what is written, and opens nothing with it.
    const shown = await (await site.desk.request(`/mail/${mail?.id}`)).text();
    expect(shown).toContain("/plans/***");
    expect(shown).not.toContain(await key("plan-edit"));
  });

  test("is done for nobody who may only look or propose, or whose link opens nothing", async () => {
    const { key } = await keepPlan();
    const before = await mailed();
    for (const wrong of [await key("plan-view"), await key("plan-propose"), "x".repeat(27)])
      expect((await post(`/plans/${wrong}/share`, wish)).status).toBe(404);
    expect(await mailed()).toBe(before);
  });

  test("says what is wrong with an address, and mails nothing for a program that fills everything", async () => {
    const { key } = await keepPlan();
    const page = `/plans/${await key("plan-edit")}/share`;
    const before = await mailed();
    const refused = await post(page, { what: "mail", email: "simran@couples.ca, all@couples.ca" });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain("enter the email address that the link goes to");
    const trapped = await post(page, { ...wish, email: "bot@couples.ca", leaveThisEmpty: "x" });
    expect(trapped.headers.get("Location")).toBe(`${page}?done=mailed`);
    expect(await mailed()).toBe(before);
  });

  test("is done three times for one address, whatever the plan, and three times for one plan", async () => {
    const statuses: number[] = [];
    for (let asked = 0; asked < 4; asked += 1) {
      const { key } = await keepPlan();
      statuses.push((await post(`/plans/${await key("plan-edit")}`, { ...wish, email: "a@b.ca" })).status);
    }
    const { key } = await keepPlan();
    for (let asked = 0; asked < 4; asked += 1)
      statuses.push(
        (await post(`/plans/${await key("plan-edit")}`, { ...wish, email: `${asked}@b.ca` })).status,
      );
    expect(statuses).toEqual([302, 302, 302, 429, 302, 302, 302, 429]);
  });
});

const save = async (fields: Record<string, string>) => {
  const answer = await post("/plans", { formKey: crypto.randomUUID(), ...fields });
  const body: unknown = await answer.json();
  return { status: answer.status, body };
};

/** How many plans there are, and how many mails. */
const count = () =>
  Promise.all([site.site.database.$count(plans), site.site.database.$count(mails)] as const);

describe("a plan that is saved with an email", () => {
  test("is mailed once, however often the form is sent", async () => {
    const [plansBefore, mailsBefore] = await count();
    const form = { formKey: crypto.randomUUID(), email: " asha@couples.ca " };
    const [first, again] = [await save(form), await save(form)];
    expect(first.status).toBe(201);
    expect(again).toEqual(first);
    expect(await count()).toEqual([plansBefore + 1, mailsBefore + 1]);
    const { planId } = z.object({ planId: z.string(), key: z.string() }).parse(first.body);
    const [mail] = await site.site.database.select().from(mails).where(eq(mails.planId, planId));
    expect([mail?.kind, mail?.recipient]).toEqual(["plan-link", "asha@couples.ca"]);
  });

  test("is not created where the email is wrong or was used too often", async () => {
    const before = await count();
    expect(await save({ email: "asha@" })).toEqual({
      status: 422,
      body: { errors: { email: "enter the email address that the link goes to" } },
    });
    expect(await count()).toEqual(before);
    const statuses: number[] = [];
    for (let asked = 0; asked < 4; asked += 1)
      statuses.push((await save({ email: "ravi@couples.ca" })).status);
    expect(statuses).toEqual([201, 201, 201, 429]);
    expect(await count()).toEqual([before[0] + 3, before[1] + 3]);
  });

  test("is created without a mail for a program that fills everything", async () => {
    const [plansBefore, mailsBefore] = await count();
    expect((await save({ email: "bot@couples.ca", leaveThisEmpty: "x" })).status).toBe(201);
    expect(await count()).toEqual([plansBefore + 1, mailsBefore]);
  });
});

/** What a chat reads of a page. */
const seen = async (path: string) => {
  const html = await (await site.app.request(path)).text();
  const read = (pattern: RegExp) => pattern.exec(html)?.[1];
  return {
    title: read(/<title>([^<]*)<\/title>/),
    shared: read(/<meta property="og:title" content="([^"]*)"/),
    words: read(/<meta property="og:description" content="([^"]*)"/),
  };
};

describe("what a chat shows of a link that was passed on", () => {
  test("is the couple and the day for an invitation, and no name for a link to the plan", async () => {
    const { key, code } = await keepPlan();
    const invitation = await seen(`/rsvp/${code}`);
    expect(invitation.title).toMatch(/^Simran and Daniel: your invitation \| /);
    expect(invitation.shared).toBe(invitation.title);
    expect(invitation.words).toBe("You’re invited on 19 June 2027. Please reply by 1 May 2027.");
    for (const kind of ["plan-edit", "plan-propose", "plan-view"] as const) {
      const plan = await seen(`/plans/${await key(kind)}`);
      expect(plan.title).toMatch(/^Your Wedding Plan \| /);
      expect([plan.shared, plan.words]).toEqual([plan.title, "A private page."]);
    }
  });

  test("is no name for a sheet without scripts either, whose title and heading are the couple's", async () => {
    const { key } = await keepPlan();
    const path = `/plans/${await key("plan-edit")}/rsvp?plain=yes`;
    const sheet = await seen(path);
    expect(sheet.title).toMatch(/^Simran and Daniel: replies \| /);
    expect(sheet.shared).toMatch(/^Your Wedding Plan \| /);
    const html = await (await site.app.request(path)).text();
    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]).toBe("<bdi>Simran and Daniel</bdi>");
  });
});

const statusesOf = async (paths: readonly string[]) =>
  Promise.all(paths.map(async (path) => (await site.app.request(path)).status));
/** As a browser sends them: each box that is ticked under the same name. */
const renew = (path: string, ticked: readonly string[]) =>
  site.app.request(path, {
    method: "POST",
    body: new URLSearchParams([
      ["what", "rotate"],
      ["role", "edit"],
      ["chosen", "yes"],
      ...ticked.map((link) => ["also", link]),
    ]).toString(),
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
  });
const linksOfOthers = ["propose", "view", "calendar", "households", "businesses"];

/** Pages of each kind of link. */
async function pagesOfLinks() {
  const { planId, key, code } = await keepPlan();
  return {
    edit: `/plans/${await key("plan-edit")}/share`,
    propose: `/plans/${await key("plan-propose")}`,
    view: `/plans/${await key("plan-view")}`,
    calendar: `/calendars/${await key("plan-calendar")}/wedding.ics`,
    businesses: `/for-business/${await key("plan-business", `${planId} studio`)}`,
    households: `/rsvp/${code}`,
  };
}

const shows = async (path: string) =>
  /\\?"viewShowsDetails\\?",(true|false)/.exec(await (await site.app.request(`${path}.data`)).text())?.[1];

describe("the link to edit that is made new, as a form without scripts", () => {
  test("closes everything that its bearer was shown, and leads to the new one", async () => {
    const pages = await pagesOfLinks();
    const paths = Object.values(pages);
    expect(await statusesOf(paths)).toEqual(paths.map(() => 200));
    const answer = await renew(`${pages.edit}?theme=indian`, linksOfOthers);
    expect(answer.status).toBe(302);
    expect(await statusesOf(paths)).toEqual(paths.map(() => 404));
    const now = answer.headers.get("Location") ?? "";
    expect(now).toMatch(/^\/plans\/[\w-]{27}\/share\?done=replaced&theme=indian$/);
    expect(await statusesOf([now])).toEqual([200]);
  });

  test("leaves what was unticked", async () => {
    const { households: invited, ...others } = await pagesOfLinks();
    await renew(
      others.edit,
      linksOfOthers.filter((link) => link !== "households"),
    );
    expect(await statusesOf([invited])).toEqual([200]);
    expect(await statusesOf(Object.values(others))).toEqual(Object.values(others).map(() => 404));
  });

  test("is done for nobody who may only look or propose", async () => {
    const { propose, view, ...others } = await pagesOfLinks();
    for (const path of [propose, view]) expect((await renew(path, linksOfOthers)).status).toBe(404);
    const paths = [propose, view, ...Object.values(others)];
    expect(await statusesOf(paths)).toEqual(paths.map(() => 200));
  });
});

describe("what the link to view shows", () => {
  test("is a tick of whoever may edit, told to the page, and nobody else's", async () => {
    const { key } = await keepPlan();
    const [edit, view] = [
      `/plans/${await key("plan-edit")}/share`,
      `/plans/${await key("plan-view")}/guests`,
    ];
    expect(await shows(view)).toBe("false");
    const answer = await post(edit, { what: "details", show: "yes" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, `${edit}?done=details`]);
    expect([await shows(view), await shows(edit)]).toEqual(["true", "true"]);
    // A box that is not ticked is not sent.
    await post(edit, { what: "details" });
    expect(await shows(view)).toBe("false");
    expect((await post(view, { what: "details", show: "yes" })).status).toBe(404);
    expect(await shows(view)).toBe("false");
  });
});

describe("what a plan's links open", () => {
  test("is told to no other site by the address that somebody comes from", async () => {
    const { pages, others } = await secretPaths();
    for (const path of pages) {
      const answer = await site.app.request(path);
      expect([path, answer.status, answer.headers.get("Referrer-Policy")]).toEqual([
        path,
        200,
        "same-origin",
      ]);
      expect(await answer.text()).not.toMatch(/name="referrer"|referrerpolicy/i);
    }
    // A link that no longer works was a secret: other sites learn from which site somebody comes, no more.
    for (const path of [...others, `/plans/${"x".repeat(27)}`, "/rsvp/7kq2-m9xa-04tz"])
      expect((await site.app.request(path)).headers.get("Referrer-Policy")).toMatch(
        /^(same-origin|strict-origin-when-cross-origin)$/,
      );
  });

  test("is in no line of the log, also when the database fails under it", async () => {
    const { secrets, pages, others } = await secretPaths();
    const lines: string[] = [];
    const spies = (["error", "warn", "info", "log", "debug"] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation((...said) => void lines.push(inspect(said, { depth: 9 }))),
    );
    const { database } = site.site;
    const rename = (from: string, to: string) =>
      database.execute(sql`alter table ${sql.identifier(from)} rename to ${sql.identifier(to)}`);
    await rename("private_links", "links_away");
    await rename("household_pages", "pages_away");
    const statuses: number[] = [];
    for (const path of [...pages, ...others]) {
      for (const asked of [path, `${path}.data`]) statuses.push((await site.app.request(asked)).status);
      statuses.push((await post(path, { what: "rotate", role: "edit" })).status);
    }
    await rename("links_away", "private_links");
    await rename("pages_away", "household_pages");
    for (const spy of spies) spy.mockRestore();
    expect(statuses.filter((status) => status === 500).length).toBeGreaterThan(pages.length);
    expect(lines.join("\n")).toContain('"what":"GET /plans/:key/:tool?"');
    expect(lines.join("\n")).toContain('"what":"GET /rsvp/:code"');
    for (const secret of secrets) expect(lines.filter((line) => line.includes(secret))).toEqual([]);
  });
});

/** Asks for a place for a plan, as the device does that made it. */
const askForPlace = async (formKey: string) => {
  const answer = await post("/plans", { formKey });
  expect(answer.status).toBe(201);
  return z.object({ planId: z.string(), key: z.string() }).parse(await answer.json());
};

describe("the device that made a plan", () => {
  test("gets the same plan when it asks twice, and the database holds nothing to ask with", async () => {
    const formKey = crypto.randomUUID();
    const { planId } = await askForPlace(formKey);
    expect((await askForPlace(formKey)).planId).toBe(planId);
    const [plan] = await site.site.database.select().from(plans).where(eq(plans.id, planId));
    expect(JSON.stringify(plan)).not.toContain(formKey);
  });

  test("gets no new key to it any more when the link to edit was made new", async () => {
    const formKey = crypto.randomUUID();
    const { planId, key } = await askForPlace(formKey);
    const rotated = await post(`/plans/${key}/share`, { what: "rotate", role: "edit" });
    expect(rotated.status).toBe(302);
    expect((await askForPlace(formKey)).planId).not.toBe(planId);
  });
});
