import { expect, test } from "vitest";
import { encodeStateAsUpdate } from "yjs";

import { dateParts } from "#app/calendar/date-arithmetic.ts";
import { resolveKey } from "#app/messaging/private-links/private-links.server.ts";
import { putCell } from "#app/plan/document/plan-grid.ts";
import { putRow, removeRow } from "#app/plan/document/plan-table.ts";
import { createPlan, deletePlan, saveUpdate } from "#app/plan/repository/plan-repository.server.ts";
import { households, invitations } from "#app/plan/schema/guests.schema.ts";
import { replyHelpers } from "#app/plan/schema/rsvp.schema.ts";
import {
  issueFamilyLink,
  openFamilyHousehold,
  openFamilyLink,
} from "#app/plan/server/rsvp/family-link.server.ts";
import { moments } from "#app/plan/schema/schedule.schema.ts";
import { events } from "#app/plan/schema/wedding.schema.ts";
import { changeWeddingPage } from "#app/plan/server/wedding-page/publish-page.server.ts";
import { plannedWedding } from "#test-support/planned-wedding.ts";
import { openTestSite } from "#test-support/test-site.ts";
import { dayFromWedding, weddingDay, weddingYear } from "#test-support/sample-days.ts";

test("a relative opens the households that the couple chose, by one link, until it is replaced or taken back", async () => {
  await using open = await openTestSite();
  const { site, app } = open;
  const { database } = site;
  const plan = plannedWedding(5);
  putRow(households, plan, "household-4", { name: "The Quixwoods" });
  putCell(invitations, plan, "household-1", "anand-karaj", null);
  putRow(replyHelpers, plan, "aunt", {
    name: "Aunt Manjit",
    households: ["household-0", "household-1", "household-2", "gone"],
  });
  putRow(events, plan, "elders", {
    kind: "dinner",
    name: "Quixdinner",
    date: dayFromWedding(-1),
    start: 1080,
  });
  putRow(moments, plan, "cake", {
    title: "Cutting the cake",
    event: "reception",
    after: 60,
    guestsSee: true,
  });
  putRow(moments, plan, "surprise", { title: "Quixsurprise", event: "reception", after: 70 });
  // As the site proposed it.
  putRow(moments, plan, "reception.entrance", { title: "Grand entrance", event: "reception", after: 60 });
  putRow(moments, plan, "toast", { title: "Quixtoast", event: "elders", after: 30 });
  const planId = await createPlan(database, crypto.randomUUID(), encodeStateAsUpdate(plan));
  const save = async () => {
    await saveUpdate(database, planId, "plan", encodeStateAsUpdate(plan));
    await site.planWork.upToDate(planId);
  };
  const issue = async (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const issued = await issueFamilyLink(site, planId, form);
    return issued.ok && "key" in issued.body ? String(issued.body.key) : "";
  };
  const openHousehold = async (link: string, household: string) => {
    const opened = await openFamilyLink(site, link);
    return opened === null ? null : openFamilyHousehold(site, opened, household);
  };
  const textOf = async (path: string) => (await app.request(path)).text();
  const statusOf = async (path: string) => (await app.request(path)).status;

  const key = await issue({ helper: "aunt" });
  expect(await issue({ helper: "aunt" })).toBe(key);
  expect(await issue({ helper: "uncle" })).toBe("");
  const list = await textOf(`/for-family/${key}`);
  expect(list).toMatch(/Aunt Manjit[^]*Gill family 1[^]*Dhillon family 2[^]*Li family 3/);
  expect(list).not.toMatch(/Quixwoods|Sandhu|555 01/);
  // What a household is not invited to is not on its page for her, either.
  expect(await textOf(`/for-family/${key}/household-1`)).not.toContain("Anand Karaj");
  for (const other of ["household-3", "household-4", "gone"]) {
    expect(await statusOf(`/for-family/${key}/${other}`)).toBe(404);
    expect(await openHousehold(key, other)).toBeNull();
  }
  // It opens no plan, and nothing that belongs to one.
  for (const path of [
    `/plans/${key}`,
    `/plans/${key}/photographs`,
    `/w/draft/${key}`,
    `/for-business/${key}`,
  ])
    expect([path, await statusOf(path)]).toEqual([path, 404]);

  const answer = await app.request(`/for-family/${key}/household-2?lang=pa`, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ "coming-reception": "2", "shown-coming-reception": "" }).toString(),
  });
  expect([answer.status, answer.headers.get("Location")]).toEqual([
    302,
    `/for-family/${key}?done=answered&lang=pa`,
  ]);
  const { view } = (await openHousehold(key, "household-2")) ?? { view: null };
  expect(view?.events.find(({ id }) => id === "reception")?.coming).toBe(2);
  // Her language is not the household's.
  expect(view?.language).toBe("en");

  // The order of their days is in the language that the couple suggests, and in any that her link asks for.
  putRow(replyHelpers, plan, "aunt", { language: "ur" });
  await save();
  const day = dateParts(weddingDay)[2];
  const urdu = await textOf(`/for-family/${key}`);
  expect(urdu).toMatch(
    new RegExp(`lang="ur" dir="rtl"[^]*دن کا پروگرام[^]*ہفتہ، ${day} جون، ${weddingYear}[^]*ریسپشن`),
  );
  const gujarati = await textOf(`/for-family/${key}?lang=gu`);
  expect(gujarati).toMatch(
    new RegExp(`lang="gu" dir="ltr"[^]*દિવસનો કાર્યક્રમ[^]*શનિવાર, ${day} જૂન, ${weddingYear}`),
  );
  // What happens in the events is for guests once the couple has published its page.
  expect(gujarati).not.toContain("Cutting the cake");
  const publish = new FormData();
  publish.append("what", "publish");
  expect((await changeWeddingPage(site, planId, publish)).ok).toBe(true);
  const published = await textOf(`/for-family/${key}?lang=gu`);
  expect(published).toContain("Cutting the cake");
  expect(published).toContain("વર-વધૂનો ભવ્ય પ્રવેશ");
  expect(published).not.toContain("Grand entrance");
  expect(published).not.toMatch(/Quixdinner|Quixtoast|Quixsurprise/);

  const fresh = await issue({ helper: "aunt", renew: "yes" });
  expect([await statusOf(`/for-family/${key}`), await statusOf(`/for-family/${fresh}`)]).toEqual([404, 200]);
  putRow(replyHelpers, plan, "aunt", { households: ["household-1"] });
  await save();
  expect(await statusOf(`/for-family/${fresh}/household-2`)).toBe(404);
  // A page that is still open somewhere says so in its language when its answers are sent, with scripts, too.
  const late = await app.request(`/for-family/${fresh}/household-2.data`, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: "http://localhost:3000" },
    body: "",
  });
  expect([late.status, await late.text()]).toEqual([404, expect.stringContaining("یہ دعوت نامہ نہیں کھلتا")]);
  removeRow(replyHelpers, plan, "aunt");
  await save();
  expect(await statusOf(`/for-family/${fresh}`)).toBe(404);
  await deletePlan(database, planId);
  expect(await resolveKey(database, "plan-family", fresh)).toBeNull();
});
