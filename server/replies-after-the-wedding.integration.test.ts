import { afterAll, beforeAll, expect, test } from "vitest";
import { encodeStateAsUpdate } from "yjs";

import { putCell } from "#app/plan/document/plan-grid.ts";
import { putRow, viewTable } from "#app/plan/document/plan-table.ts";
import { createPlan } from "#app/plan/repository/plan-repository.server.ts";
import { formatHouseholdCode } from "#app/plan/rules/rsvp/format-household-code.ts";
import { invitations } from "#app/plan/schema/guests.schema.ts";
import { rsvp, rsvpRowId } from "#app/plan/schema/rsvp.schema.ts";
import { events } from "#app/plan/schema/wedding.schema.ts";
import { ensureHouseholdCodes } from "#app/plan/server/rsvp/household-codes.server.ts";
import { plannedWedding } from "#test-support/planned-wedding.ts";
import { openTestSite, type TestSite } from "#test-support/test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(async () => site?.[Symbol.asyncDispose]());

/** The path of a household's page, of a wedding whose events are all on one day and whose couple chose no last day. */
async function householdOf(date: string, coming: number | null = 2): Promise<string> {
  const plan = plannedWedding(1);
  for (const { id } of viewTable(events, plan).rows())
    putCell(invitations, plan, "household-0", id, coming === null ? "2" : `2:${coming}`);
  putRow(rsvp, plan, rsvpRowId, { until: null });
  for (const { id } of viewTable(events, plan).rows()) putRow(events, plan, id, { date });
  const planId = await createPlan(site.site.database, crypto.randomUUID(), encodeStateAsUpdate(plan));
  const { "household-0": code = "" } = await ensureHouseholdCodes(site.site, planId);
  return `/rsvp/${formatHouseholdCode(code)}`;
}

/** The page as it is read: the words that its scripts bring along are no part of it. */
const textOf = async (path: string) =>
  (await (await site.app.request(path)).text()).replaceAll(/<script.*?<\/script>/gs, "");

/** What the page answers to a form. */
async function reply(path: string) {
  const answer = await site.app.request(path, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ message: "Sorry, we forgot." }).toString(),
  });
  return { status: answer.status, text: await answer.text() };
}

test("a household that opens its link after the wedding reads what it said, and is not asked again", async () => {
  const path = await householdOf("2026-06-19");
  expect(await textOf(path)).toContain("The day to reply by was 19 June 2026.");
  const page = await textOf(path);
  expect(page).toContain("Your reply stays as it is.");
  for (const asked of [">Send your reply<", "Someone is missing", "You can reply by phone", 'type="radio"'])
    expect(page).not.toContain(asked);
  const late = await reply(path);
  expect(late.status).toBe(409);
  expect(late.text).toContain("the day to reply by has passed");
});

test("a household that never replied is not told that its reply stays", async () => {
  const page = await textOf(await householdOf("2026-06-19", null));
  expect(page).toContain("The day to reply by was 19 June 2026.");
  expect(page).toContain("no reply yet");
  expect(page).not.toContain("Your reply stays as it is.");
});

test("before the wedding it can reply, where the couple chose no last day", async () => {
  expect(await textOf(await householdOf("2099-06-19"))).toContain(">Send your reply<");
});
