import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { corrections } from "#database/schema/index.ts";
import { openTestSite, type TestSite } from "#test-support/test-site.ts";

let site: TestSite;

beforeAll(async () => {
  site = await openTestSite();
});
afterAll(async () => {
  await site?.[Symbol.asyncDispose]();
});

const count = () => site.site.database.$count(corrections);

let senders = 0;
const good = (changes: Record<string, string> = {}) => ({
  listing: "76",
  kind: "price",
  sender: "couple",
  message: `Corkage is $40 now, says sender ${(senders += 1)}.`,
  email: "",
  ...changes,
});

const post = (
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  app = site.app,
) =>
  app.request(path, {
    method: "POST",
    body: new URLSearchParams(fields).toString(),
    headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
  });

const page = "/something-wrong?listing=76";

describe("a correction that is kept", () => {
  test("without scripts: the page thanks, names the reference and leads back; sent again it is the same", async () => {
    const fields = good();
    const before = await count();
    const [first, again] = [await post(page, fields), await post(page, fields)];
    expect([first.status, again.status]).toEqual([200, 200]);
    const text = await first.text();
    const reference = /WC-\w{4}-\w{4}/.exec(text)?.[0];
    expect(reference).toBeDefined();
    expect(await again.text()).toContain(reference);
    expect(text).toContain('href="/venues/fairmont-palliser"');
    expect(first.headers.get("Cache-Control")).toBe("no-store");
    expect((await count()) - before).toBe(1);
  });

  test("with scripts: the reference comes as JSON, 201 the first time and 200 again", async () => {
    const fields = good({ formKey: "5f0c2c1e-6d5e-4b53-9a55-0d0c2f7a9b11" });
    const [first, again] = [await post("/corrections", fields), await post("/corrections", fields)];
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(await first.json()).toEqual(await again.json());
  });
});

describe("a correction that is refused", () => {
  test.each([
    ["nothing chosen", { kind: "", sender: "" }, 422, "choose what’s wrong"],
    ["no words", { message: "  " }, 422, "tell us what it should say"],
    ["too many words", { message: "x".repeat(2001) }, 422, "under 2,000 characters"],
    ["an invented listing", { listing: "9" }, 422, "listing is gone"],
    ["a listing that there is not", { listing: "999999" }, 422, "listing is gone"],
    ["no listing", { listing: "../76" }, 422, "open the listing’s page"],
    ["no address", { email: "asha at example" }, 422, "enter an email address"],
  ])("%s: says why on both ways and keeps nothing", async (_, changes, status, words) => {
    const before = await count();
    const json = await post("/corrections", good(changes));
    expect(json.status).toBe(status);
    expect(JSON.stringify(await json.json())).toContain(words);
    const shown = await post(page, good(changes));
    expect(shown.status).toBe(status);
    expect((await shown.text()).toLowerCase()).toContain(words.toLowerCase());
    expect(await count()).toBe(before);
  });

  test("what was typed is on the page again", async () => {
    const text = await (await post(page, good({ email: "nobody", message: "Twelve <b> & not 13" }))).text();
    expect(text).toContain("Twelve &lt;b&gt; &amp; not 13</textarea>");
    expect(text).toContain('value="nobody"');
    expect(text).toMatch(/<option value="price" selected="">/);
  });

  test("what is no form, and what comes from another site", async () => {
    const before = await count();
    for (const path of ["/corrections", page]) {
      expect((await post(path, good(), { "Content-Type": "application/json" })).status).toBe(415);
      expect((await post(path, good(), { Origin: "https://evil.example" })).status).toBe(403);
      expect((await post(path, good(), { "Content-Type": "multipart/form-data; boundary=x" })).status).toBe(
        400,
      );
    }
    expect(await count()).toBe(before);
  });
});

describe("the form", () => {
  test("is on every real listing and on no invented one", async () => {
    const { index } = site.site.directory;
    const real = index.cards.filter(({ fictional }) => !fictional);
    expect(real.length).toBeGreaterThanOrEqual(20);
    for (const { slug, category, id } of real) {
      const path = category === "venues" ? `/venues/${slug}` : `/vendors/${id}`;
      const text = await (await site.app.request(path)).text();
      expect([path, text.includes(`action="/something-wrong?listing=${id}#`)]).toEqual([path, true]);
    }
    for (const path of ["/vendors/9", "/venues/celebration-hall"])
      expect(await (await site.app.request(path)).text()).not.toContain("something-wrong");
  });

  test("has a page of its own only where something can be wrong", async () => {
    expect((await site.app.request(page)).status).toBe(200);
    for (const listing of ["9", "999999", "0", "x", ""])
      expect((await site.app.request(`/something-wrong?listing=${listing}`)).status).toBe(404);
    expect((await site.app.request("/something-wrong")).status).toBe(404);
    const { status, headers } = await site.app.request("/corrections");
    expect([status, headers.get("Allow")]).toEqual([405, "POST"]);
  });
});
