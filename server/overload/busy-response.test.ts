import { createHash } from "node:crypto";

import fc from "fast-check";
import { expect, test } from "vitest";

import { readFormValues } from "#test-support/read-form.ts";

import { busyResponse, failedFormResponse } from "./busy-response.ts";

const people = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
const post = (fields: Record<string, string>, headers: Record<string, string> = people, path = "/planning") =>
  new Request(`http://localhost${path}`, { method: "POST", headers, body: new URLSearchParams(fields) });

test("a visitor for whom there is no time is told so in a page of the site, and when to come again", async () => {
  const answer = await busyResponse(new Request("http://localhost/vendors?q=cake", { headers: people }));
  expect(answer.status).toBe(503);
  const seconds = Number(answer.headers.get("Retry-After"));
  expect(seconds).toBeGreaterThanOrEqual(4);
  expect(seconds).toBeLessThanOrEqual(9);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  const page = await answer.text();
  expect(page).toContain("<h1>We’re very busy right now</h1>");
  expect(page).toContain('<a href="">Try again</a>');
  expect(page).toContain("<title>We’re very busy right now | Wild Rose Weddings</title>");
});

test("who reads gets that page also where the request says nothing of who asks, as the store's do not", async () => {
  const answer = await busyResponse(new Request("http://localhost/vendors"));
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([503, "text/html; charset=utf-8"]);
  expect(await answer.text()).toContain("<h1>We’re very busy right now</h1>");
});

test("the page's policy allows its own style and nothing else", async () => {
  const answer = await busyResponse(new Request("http://localhost/", { headers: people }));
  const style = /<style>(.*?)<\/style>/s.exec(await answer.text())?.[1] ?? "";
  const hash = createHash("sha256").update(style).digest("base64");
  expect(answer.headers.get("Content-Security-Policy")).toContain(`style-src 'sha256-${hash}'`);
  expect(answer.headers.get("Content-Security-Policy")).toMatch(/^default-src 'none';/);
});

test("whatever was typed into a form that was not taken comes back in it, and nothing else", async () => {
  const words = fc
    .string({ unit: "grapheme" })
    .map((text) => text.replaceAll(/\r\n?|\0/g, " ").toWellFormed());
  const fields = fc.record({ name: words, email: words, additionalInfo: words });
  await fc.assert(
    fc.asyncProperty(fields, async (typed) => {
      const answer = await busyResponse(post(typed, people, "/planning?theme=indian"));
      const page = await answer.text();
      expect(page).toContain('<form method="post" action="/planning?theme=indian">');
      const back = readFormValues(page);
      expect(back).toEqual(Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, [value]])));
    }),
  );
});

test("markup that was typed stays text", async () => {
  const page = await (await busyResponse(post({ name: "</textarea><script>alert(1)</script>" }))).text();
  expect(page).not.toContain("<script");
});

test("a form's script reads the words by field, the router's scripts read them as they are", async () => {
  const form = await busyResponse(post({ name: "Asha" }, {}, "/enquiries"));
  expect([form.status, form.headers.has("Retry-After")]).toEqual([503, true]);
  expect(await form.json()).toEqual({ errors: { form: expect.stringContaining("couldn’t save this") } });
  const router = await busyResponse(new Request("http://localhost/vendors.data", { headers: people }));
  expect(await router.text()).toMatch(/^We couldn’t show you this page just now\./);
});

const number = "7K3M-9QPX";
const failed = () => new Response("An error page", { status: 500 });

test("a form that failed comes back to whoever sent it without a script; other answers stay as they are", async () => {
  const back = await failedFormResponse(post({ name: "Asha" }), failed(), number);
  expect(back.status).toBe(500);
  const page = await back.text();
  expect(readFormValues(page)).toEqual({ name: ["Asha"] });
  expect(page).toContain(`tell us this number: ${number}`);
  const script = failed();
  expect(await failedFormResponse(post({ name: "Asha" }, {}), script, number)).toBe(script);
  const refused = new Response("No date", { status: 422 });
  expect(await failedFormResponse(post({ name: "Asha" }), refused, number)).toBe(refused);
  const read = failed();
  expect(await failedFormResponse(new Request("http://localhost/", { headers: people }), read, number)).toBe(
    read,
  );
});
