import { afterAll, beforeAll, expect, test } from "vitest";

import { honeypotFieldName } from "#app/messaging/forms/spam-guard-fields.ts";
import { suggestions } from "#database/schema/index.ts";
import { openTestSite, type TestSite } from "#test-support/test-site.ts";

let site: TestSite;

beforeAll(async () => {
  site = await openTestSite();
});
afterAll(async () => {
  await site?.[Symbol.asyncDispose]();
});

const good = (changes: Record<string, string> = {}) => ({
  name: "Saffron Table",
  category: "caterers",
  website: "saffrontable.ca",
  note: "",
  ...changes,
});

const post = (path: string, fields: Record<string, string>) =>
  site.app.request(path, {
    method: "POST",
    body: new URLSearchParams(fields).toString(),
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
  });

const count = () => site.site.database.$count(suggestions);

test("without scripts: the page thanks and names the reference; sent again it is the same", async () => {
  const [first, again] = [await post("/vendors/suggest", good()), await post("/vendors/suggest", good())];
  expect([first.status, again.status]).toEqual([200, 200]);
  const reference = /WS-\w{4}-\w{4}/.exec(await first.text())?.[0];
  expect(reference).toBeDefined();
  expect(await again.text()).toContain(reference);
  expect(await count()).toBe(1);
});

test("with scripts: the reference comes as JSON, and a handle is a page at Instagram", async () => {
  const fields = good({ name: "Henna by Amrit", category: "beauty", website: "@hennabyamrit" });
  const answer = await post("/suggestions", { ...fields, formKey: "5f0c2c1e-6d5e-4b53-9a55-0d0c2f7a9b11" });
  expect(answer.status).toBe(201);
  expect(await answer.json()).toMatchObject({ reference: expect.stringMatching(/^WS-\w{4}-\w{4}$/) });
  const rows = await site.site.database.select().from(suggestions);
  expect(rows.at(-1)).toMatchObject({ website: "https://www.instagram.com/hennabyamrit" });
});

test.each([
  ["no name", { name: " " }, "enter the name of the business"],
  ["no category", { category: "" }, "choose what they do"],
  ["an address that is none", { website: "javascript:alert(1)" }, "leave it empty"],
  ["too long a story", { note: "x".repeat(601) }, "under 601 characters"],
])("%s is refused on the page, with what was typed", async (_, changes, reason) => {
  const before = await count();
  const refused = await post("/vendors/suggest", good({ name: "Typed before", ...changes }));
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain(reason);
  expect(await count()).toBe(before);
});

test("a program that fills the hidden field is thanked, and nothing is saved", async () => {
  const before = await count();
  const answer = await post("/suggestions", good({ name: "A program", [honeypotFieldName]: "x" }));
  expect(answer.status).toBe(201);
  expect(await count()).toBe(before);
});

test("a couple that comes from a category finds it chosen", async () => {
  const page = await (await site.app.request("/vendors/suggest?category=mehndi")).text();
  expect(page).toMatch(/<option value="beauty" selected="">/);
});
