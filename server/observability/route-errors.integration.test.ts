import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";

import { openTestSite, type TestSite } from "#test-support/test-site.ts";

let site: TestSite;
beforeAll(async () => void (site = await openTestSite()));
afterAll(async () => site?.[Symbol.asyncDispose]());
afterEach(() => void vi.restoreAllMocks());

const errorLine = z.object({
  kind: z.literal("error"),
  id: z.string(),
  what: z.string(),
  error: z.object({ message: z.string(), stack: z.array(z.string()) }),
});

/** What the log says from now on. */
function readLog(): z.infer<typeof errorLine>[] {
  const lines: z.infer<typeof errorLine>[] = [];
  vi.spyOn(console, "error").mockImplementation(
    (line) => void lines.push(errorLine.parse(JSON.parse(String(line)))),
  );
  return lines;
}

/** Whatever asks for the catalogue fails from now on. */
function breakTheCatalogue(): void {
  vi.spyOn(site.site, "directory", "get").mockImplementation(() => {
    throw new Error("The catalogue of asha@example.ca is broken");
  });
}

const number = /[0-9A-Z]{4}-[0-9A-Z]{4}/;

test.each(["/vendors?q=Asha+Sandhu", "/vendors.data?q=Asha+Sandhu", "/vendors/list"])(
  "%s fails: visitor and log have the same number, and the log has the stack and nothing that was typed",
  async (path) => {
    const lines = readLog();
    breakTheCatalogue();
    const answer = await site.app.request(path);
    expect(answer.status).toBe(500);
    const id = answer.headers.get("X-Request-Id") ?? "";
    expect(id).toMatch(number);
    // An address that is no page has nobody to read a page to.
    if (path !== "/vendors/list") expect(await answer.text()).toContain(id);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ id, what: expect.stringMatching(/^GET \/vendors/) });
    expect(lines[0]?.error.stack.length).toBeGreaterThan(2);
    expect(JSON.stringify(lines)).not.toMatch(/asha|sandhu/i);
  },
);

test("the page of a fault says the number in words, and how to go on", async () => {
  readLog();
  breakTheCatalogue();
  const answer = await site.app.request("/vendors");
  const html = await answer.text();
  expect(html).toContain(`tell us this number: ${answer.headers.get("X-Request-Id")}`);
  expect(html).toContain("Return to Home");
  expect(html).not.toContain("is broken");
  expect(answer.headers.get("Content-Security-Policy")).toContain("script-src 'self' 'sha256-");
});

test("a page that cannot be rendered has a number, too, and one line in the log", async () => {
  const lines = readLog();
  const { directory } = site.site;
  const listing = directory.listing(1);
  if (listing === null) throw new Error("The catalogue has no vendor 1.");
  const broken = { ...listing, card: { ...listing.card, name: { given: "Asha" } } };
  vi.spyOn(directory, "listing").mockReturnValue(Object.assign(structuredClone(listing), broken));
  const answer = await site.app.request("/vendors/1");
  expect(answer.status).toBe(500);
  expect(await answer.text()).toContain(`tell us this number: ${answer.headers.get("X-Request-Id")}`);
  expect(lines.map(({ id, what }) => [id, what])).toEqual([
    [answer.headers.get("X-Request-Id"), "A page could not be rendered"],
  ]);
});

test("where not even the error page can be rendered, a line of words with the number is left", async () => {
  const lines = readLog();
  // Stands at the foot of every page, the error page among them.
  const broken: object = { contactEmail: { of: "nobody" } };
  const app = site.appWith(broken);
  const answer = await app.request("/about");
  expect([answer.status, await answer.text()]).toEqual([
    500,
    `Something on our side failed. If it fails again, tell us this number: ${answer.headers.get("X-Request-Id")}.\n`,
  ]);
  expect(new Set(lines.map(({ id }) => id))).toEqual(new Set([answer.headers.get("X-Request-Id")]));
});

test("what is no fault has no number and no line", async () => {
  const lines = readLog();
  for (const [path, status] of [
    ["/nope", 404],
    ["/vendors/0", 404],
    ["/%FF", 400],
  ] as const) {
    const answer = await site.app.request(path);
    expect([answer.status, answer.headers.get("X-Request-Id")]).toEqual([status, null]);
    expect(await answer.text()).not.toContain("tell us this number");
  }
  expect(lines).toEqual([]);
});
