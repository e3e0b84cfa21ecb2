import { afterAll, beforeAll, expect, test } from "vitest";

import { leastAnswers, leastFitting } from "#app/catalogue/fact-pages/find-fact-pages.ts";
import { tellFacts } from "#test-support/tell-facts.ts";
import { openTestSite, type TestSite } from "#test-support/test-site.ts";

let site: TestSite;

beforeAll(async () => {
  site = await openTestSite();
});
afterAll(async () => site?.[Symbol.asyncDispose]());

const path = "/find/venues-for-a-baraat";

const read = async (address: string) => {
  const response = await site.app.request(address);
  return { status: response.status, html: await response.text() };
};
const isIndexed = (html: string) => !html.includes('<meta name="robots" content="noindex"/>');
const isInSitemap = async () => (await read("/sitemap.xml")).html.includes(`${path}</loc>`);

/** Real venues that say nothing of a baraat, or only that it depends. */
const venues = () =>
  site.site.directory
    .inCategory("venues")
    .filter(({ fictional }) => !fictional)
    .map(({ id }) => id);

async function say(ids: readonly number[], answer: "yes" | "no"): Promise<void> {
  await tellFacts(site.site, ids, { fact: "baraat", answer, text: `Said by telephone: ${answer}.` });
}

test("ten answers make the page, and five yeses bring it to search engines", async () => {
  const samples = site.site.directory
    .inCategory("venues")
    .filter(({ fictional }) => fictional)
    .map(({ id }) => id);
  await say(samples, "yes");
  await say(venues().slice(0, leastAnswers - 2), "no");
  // One more depends in content/: nine.
  expect((await read(path)).status).toBe(404);
  expect((await read("/vendors/caterers")).html.includes(`${path}"`)).toBe(false);

  await say(venues().slice(leastAnswers - 2, leastAnswers + 1), "no");
  const thin = await read(path);
  expect(thin.status).toBe(200);
  expect(thin.html.includes("Nobody has said yes to all of it yet")).toBe(true);
  expect(isIndexed(thin.html)).toBe(false);
  expect(await isInSitemap()).toBe(false);
  for (const from of ["/vendors/caterers", "/fit"])
    expect((await read(from)).html.includes(`href="${path}"`), from).toBe(true);

  await say(venues().slice(0, leastFitting - 1), "yes");
  expect(isIndexed((await read(path)).html)).toBe(false);
  await say(venues().slice(leastFitting - 1, leastFitting), "yes");
  const whole = await read(path);
  expect(isIndexed(whole.html)).toBe(true);
  expect(await isInSitemap()).toBe(true);
  expect(whole.html.includes(`<h2 class="heading-large" id="yes-heading">${leastFitting} say yes</h2>`)).toBe(
    true,
  );
  expect(whole.html.includes('"@type":"ItemList"')).toBe(true);
  expect(whole.html.includes("Said by telephone: yes.")).toBe(true);
  expect(whole.html.includes("Celebration Hall")).toBe(false);
  // Those whom nobody has asked are asked with one press, each only what is open.
  const [, asking] = /href="(\/planning\?vendors=[^"]+)"/.exec(whole.html) ?? [];
  expect(asking).toMatch(/^\/planning\?vendors=[\d,]+&amp;ask=baraat$/);
});

test("a page that nobody has defined is not there", async () => {
  expect((await read("/find/venues-on-the-moon")).status).toBe(404);
  expect((await read("/find")).status).toBe(404);
});
