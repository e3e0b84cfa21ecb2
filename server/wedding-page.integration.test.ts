import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { encodeStateAsUpdate } from "yjs";

import { eraseByReference } from "#app/operator/erasure/erase-by-reference.server.ts";
import { eraseByEmail } from "#app/operator/erasure/erase-person.server.ts";
import { planRowReference } from "#app/operator/erasure/wanted-person.ts";
import { getOrCreateKey } from "#app/messaging/private-links/private-links.server.ts";
import { putCell } from "#app/plan/document/plan-grid.ts";
import { putRow } from "#app/plan/document/plan-table.ts";
import { createPlan, deletePlan, saveUpdate } from "#app/plan/repository/plan-repository.server.ts";
import { quarantinePlan } from "#app/plan/repository/quarantine-plan.server.ts";
import { formatHouseholdCode } from "#app/plan/rules/rsvp/format-household-code.ts";
import { households, invitations } from "#app/plan/schema/guests.schema.ts";
import {
  weddingPage,
  weddingPageBlocks,
  weddingPageEvents,
  weddingPageRowId,
} from "#app/plan/schema/wedding-page.schema.ts";
import { rsvp, rsvpRowId } from "#app/plan/schema/rsvp.schema.ts";
import { moments } from "#app/plan/schema/schedule.schema.ts";
import { events, wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { changePlanLinks } from "#app/plan/server/links/plan-links.server.ts";
import { ensureHouseholdCodes } from "#app/plan/server/rsvp/household-codes.server.ts";
import { planUpdates } from "#database/schema/index.ts";
import { highLimits } from "#test-support/high-limits.ts";
import { plannedWedding } from "#test-support/planned-wedding.ts";
import { openTestSite, type TestSite } from "#test-support/test-site.ts";
import { z } from "zod";

const mostWrong = 40;

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ ...highLimits, wrongNames: { posts: mostWrong, seconds: 600 } });
});
afterAll(async () => site?.[Symbol.asyncDispose]());

const publication = z.object({ name: z.string().nullable(), isPublic: z.boolean(), hasChanges: z.boolean() });

/** A wedding whose reception is public, and whose mehndi the first household alone is invited to. */
async function planWedding() {
  const plan = plannedWedding(2);
  putRow(weddingPage, plan, weddingPageRowId, { welcome: "Come hungry.", address: "simran-daniel" });
  putRow(weddingPageEvents, plan, "reception", { isPublic: true });
  putRow(rsvp, plan, rsvpRowId, { phone: "403 555 0142" });
  putRow(events, plan, "reception", { place: "Fairmont Palliser" });
  putRow(events, plan, "mehndi", { name: "Mehndi at home", place: "12 Coach Hill Road" });
  putCell(invitations, plan, "household-0", "mehndi", "2");
  putCell(invitations, plan, "household-1", "mehndi", null);
  const { database, secret } = site.site;
  const planId = await createPlan(database, crypto.randomUUID(), encodeStateAsUpdate(plan));
  const keyOf = (kind: "edit" | "view" | "propose") =>
    getOrCreateKey(database, secret, `plan-${kind}`, planId);
  const codes = await ensureHouseholdCodes(site.site, planId);
  const codeOf = (household: string) => formatHouseholdCode(codes[household] ?? "");
  const ask = async (what: string, key?: string) =>
    site.app.request(`/plans/${key ?? (await keyOf("edit"))}/wedding-page`, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ what }).toString(),
    });
  const change = async (what: string) => publication.parse(await (await ask(what)).json());
  return { plan, planId, keyOf, codeOf, ask, change };
}

const statusOf = async (path: string) => (await site.app.request(path)).status;
const textOf = async (path: string) => (await site.app.request(path)).text();

test("a published page shows public events to anyone, a private one to who is invited, and reads no document", async () => {
  const { planId, codeOf, change } = await planWedding();
  const { name } = await change("publish");
  expect(name).toMatch(/^simran-daniel-[0-9a-hjkmnp-tv-z]{6}$/);
  await site.site.database.delete(planUpdates).where(eq(planUpdates.planId, planId));

  const page = await site.app.request(`/w/${name}`);
  expect(page.status).toBe(200);
  expect(Object.fromEntries(page.headers)).toMatchObject({
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
    "referrer-policy": "same-origin",
  });
  const everybody = await page.text();
  expect(everybody).toContain("Fairmont Palliser");
  expect(everybody).toContain("Come hungry.");
  expect(everybody).toContain('<a href="tel:4035550142">403 555 0142</a>');
  expect(everybody).toContain("Map of the places: 1, Fairmont Palliser.");
  expect(everybody).not.toMatch(
    /<script[^>]*(?:src|type="(?:module|text\/deferred))|https?:\/\/(?!localhost)[^"]*\.(?:js|css)/,
  );
  const invited = await textOf(`/w/${name}/${codeOf("household-0")}`);
  expect(invited).toContain("12 Coach Hill Road");
  expect(invited).toContain(`/rsvp/${codeOf("household-0")}`);

  expect(await textOf(`/rsvp/${codeOf("household-0")}`)).toContain('href="tel:4035550142"');
  expect(await textOf(`/rsvp/${codeOf("household-0")}`)).toContain(
    `href="/w/${name}/${codeOf("household-0")}"`,
  );
  for (const path of [
    `/w/${name}`,
    `/w/${name}.data`,
    `/w/${name}/${codeOf("household-1")}`,
    `/w/${name}/${codeOf("household-1")}.data`,
    `/w/${name}/pictures/poster.svg`,
    `/rsvp/${codeOf("household-1")}`,
  ])
    expect([path, /Coach Hill|Mehndi at home/.test(await textOf(path))]).toEqual([path, false]);
  expect((await site.app.request(`/w/${name}/pictures/poster.svg`)).headers.get("Content-Type")).toBe(
    "image/svg+xml",
  );
  expect((await site.app.request(`/w/${name}/pictures/share.jpg`)).headers.get("Content-Type")).toBe(
    "image/jpeg",
  );
});

test("schedule items that the site proposed are in the guest's language, what the couple typed stays", async () => {
  const { plan, planId, change } = await planWedding();
  const item = { event: "reception", place: "" };
  putRow(moments, plan, "reception.speeches", { ...item, title: "Speeches", after: 150 });
  putRow(moments, plan, "reception.cake", { ...item, title: "Nani's cake", after: 180, guestsSee: true });
  await saveUpdate(site.site.database, planId, "plan", encodeStateAsUpdate(plan));
  await site.site.planWork.upToDate(planId);
  const { name } = await change("publish");
  expect(await textOf(`/w/${name}`)).toContain("Speeches");
  for (const [language, speeches] of [
    ["fr", "Discours"],
    ["ur", "تقاریر"],
  ]) {
    const page = await textOf(`/w/${name}?lang=${language}`);
    expect(page).toContain(speeches);
    expect(page).toContain("Nani&#x27;s cake");
    expect(page).not.toContain("Speeches");
  }
});

test("a household's form says the language that the couple suggested, so that a busy site returns it in that", async () => {
  const { plan, planId, codeOf } = await planWedding();
  putRow(households, plan, "household-1", { language: "pa" });
  await saveUpdate(site.site.database, planId, "plan", encodeStateAsUpdate(plan));
  await site.site.planWork.upToDate(planId);
  const targetOf = async (household: string) =>
    /<form[^>]*action="([^"#]*)/.exec(await textOf(`/rsvp/${codeOf(household)}`))?.[1];
  expect(await targetOf("household-0")).toBe(`/rsvp/${codeOf("household-0")}`);
  expect(await targetOf("household-1")).toBe(`/rsvp/${codeOf("household-1")}?lang=pa`);
});

test("a code is typed into the page, and one of another wedding opens nothing", async () => {
  const [one, other] = [await planWedding(), await planWedding()];
  const { name } = await one.change("publish");
  await other.change("publish");
  const type = (code: string) =>
    site.app.request(`/w/${name}`, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ code }).toString(),
    });
  const code = one.codeOf("household-0");
  expect((await type(code.toUpperCase())).headers.get("Location")).toBe(`/w/${name}/${code}`);
  for (const wrong of [other.codeOf("household-0"), "0000-0000-0000", "short"]) {
    const refused = await type(wrong);
    expect(refused.status).toBe(422);
    expect(await refused.text()).not.toContain("Coach Hill");
  }
  expect(await statusOf(`/w/${name}/${other.codeOf("household-0")}`)).toBe(404);
});

test("a page without names is not published, and stays as it was where they are taken out later", async () => {
  const { plan, planId, ask, change } = await planWedding();
  const { database } = site.site;
  const { name } = await change("publish");
  putRow(wedding, plan, weddingRowId, { partnerOne: "", partnerTwo: " ", title: "" });
  putRow(weddingPage, plan, weddingPageRowId, { welcome: "Bring a dish." });
  await saveUpdate(database, planId, "plan", encodeStateAsUpdate(plan));
  const refused = await ask("publish");
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain("Add your names in Wedding details first");
  expect(await textOf(`/w/${name}`)).toContain("Come hungry.");
});

test("only a link to edit publishes and previews", async () => {
  const { keyOf, ask } = await planWedding();
  for (const kind of ["view", "propose"] as const) {
    const key = await keyOf(kind);
    expect((await ask("publish", key)).status).toBe(404);
    for (const part of ["", "?household=household-0"])
      expect(await statusOf(`/w/draft/${key}${part}`)).toBe(404);
  }
  const key = await keyOf("edit");
  expect(await textOf(`/w/draft/${key}?household=household-0`)).toContain("Coach Hill");
  expect(await textOf(`/w/draft/${key}?household=household-1`)).not.toContain("Coach Hill");
  expect(await textOf(`/w/draft/${key}`)).not.toContain("Coach Hill");
});

test("a draft changes nothing that is public, and an event that is private again is gone at once", async () => {
  const { plan, planId, change } = await planWedding();
  const { name } = await change("publish");
  const save = async () => {
    await saveUpdate(site.site.database, planId, "plan", encodeStateAsUpdate(plan));
    return change("state");
  };
  putRow(weddingPage, plan, weddingPageRowId, { welcome: "Bring a dish." });
  putRow(weddingPageEvents, plan, "mehndi", { isPublic: true });
  putRow(events, plan, "reception", { start: 19 * 60 + 5 });
  expect((await save()).hasChanges).toBe(true);
  const before = await textOf(`/w/${name}`);
  expect(before).toContain("Come hungry.");
  // What follows the plan is that of today.
  expect(before).toContain("7:05 p.m.");
  expect(before).not.toMatch(/Bring a dish|Coach Hill/);
  expect((await change("publish")).hasChanges).toBe(false);
  expect(await textOf(`/w/${name}`)).toMatch(/Bring a dish[^]*Coach Hill/);
  putRow(weddingPageEvents, plan, "mehndi", { isPublic: false });
  await save();
  expect(await textOf(`/w/${name}`)).not.toContain("Coach Hill");
});

test("an unpublished page is gone until it is published again at its address, and a renewed one has another", async () => {
  const { change } = await planWedding();
  const { name } = await change("publish");
  expect(await change("unpublish")).toMatchObject({ name, isPublic: false });
  for (const path of [`/w/${name}`, `/w/${name}/pictures/poster.svg`, `/w/${name}/pictures/share.jpg`])
    expect([path, await statusOf(path)]).toEqual([path, 404]);
  expect(await change("publish")).toMatchObject({ name, isPublic: true });
  const renewed = await change("renew");
  expect(renewed.name).not.toBe(name);
  expect(await statusOf(`/w/${name}`)).toBe(404);
  expect(await statusOf(`/w/${renewed.name}`)).toBe(200);
});

test("a page outlives a renewed link and a quarantine, and not its plan", async () => {
  const { planId, change, codeOf } = await planWedding();
  const { database } = site.site;
  const { name } = await change("publish");
  await changePlanLinks(site.site, planId, { what: "rotate", role: "edit", also: [] });
  expect(await statusOf(`/w/${name}`)).toBe(200);
  await quarantinePlan(database, planId, "for the test");
  expect(await textOf(`/w/${name}/${codeOf("household-0")}`)).toContain("Coach Hill");
  await deletePlan(database, planId);
  for (const path of [`/w/${name}`, `/w/${name}/${codeOf("household-0")}`, `/w/${name}/pictures/poster.svg`])
    expect([path, await statusOf(path)]).toEqual([path, 404]);
});

test("an address is struck from a published page, and a person's row takes the page off", async () => {
  const { plan, planId, change } = await planWedding();
  putRow(weddingPageBlocks, plan, "people", { words: "Harjit Quixwood, harjit@quixwood.ca" });
  await saveUpdate(site.site.database, planId, "plan", encodeStateAsUpdate(plan));
  const { name } = await change("publish");
  expect(await textOf(`/w/${name}`)).toContain("harjit@quixwood.ca");
  await eraseByEmail(site.site, "harjit@quixwood.ca", false);
  expect(await textOf(`/w/${name}`)).toMatch(/Harjit Quixwood(?![^]*harjit@quixwood)/);
  await eraseByReference(
    site.site,
    planRowReference({ planId, table: "wedding-page-blocks", row: "people" }),
    false,
  );
  expect(await statusOf(`/w/${name}`)).toBe(404);
  await change("publish");
  expect(await textOf(`/w/${name}`)).not.toContain("Quixwood");
});

test("whoever guesses names gets no page any more, not even one that exists", async () => {
  const { change } = await planWedding();
  const { name } = await change("publish");
  const app = site.appWith({ trustProxy: true });
  const open = (path: string, address: string) =>
    app.request(path, { headers: { "X-Forwarded-For": address } });
  for (let wrong = 0; wrong < mostWrong; wrong += 1)
    expect(
      (await open(`/w/simran-daniel-0000${String(wrong).padStart(2, "0")}`, "198.51.100.7")).status,
    ).toBe(404);
  const stopped = await open(`/w/${name}`, "198.51.100.7");
  expect(stopped.status).toBe(429);
  expect(Number(stopped.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect((await open(`/w/${name}`, "198.51.100.8")).status).toBe(200);
});
