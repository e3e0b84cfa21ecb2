import { afterAll, beforeAll, expect, test } from "vitest";

import { openTestSite, type TestSite } from "#test-support/test-site.ts";

let site: TestSite;
beforeAll(async () => void (site = await openTestSite()));
afterAll(async () => site?.[Symbol.asyncDispose]());

/** What a browser says of a post that another site had it send. */
const foreign: Record<string, string>[] = [
  { Origin: "https://evil.example" },
  { Origin: "null" },
  { Origin: "http://localhost:3000.evil.example" },
  { "Sec-Fetch-Site": "cross-site" },
  { Origin: "http://blog.localhost:3000", "Sec-Fetch-Site": "same-site" },
];

/** An address of every route that takes a form; a key and a code look as real ones do. */
function addressesOfForms(): string[] {
  return Object.values(site.routes).flatMap((route) => {
    if (route?.module.action === undefined) return [];
    const path = (route.path ?? "").replace(/\/:\w+\?/g, "").replace(/:\w+/g, "AbCdEfGhIjKlMnOpQrStUvWxYz0");
    return [`/${path}`];
  });
}

test("no address that takes a form takes one from another site, nor do the addresses of its data", async () => {
  const addresses = addressesOfForms();
  // With those that have no page, where the router itself looks at nothing.
  expect(addresses).toEqual(expect.arrayContaining(["/enquiries", "/planning", "/plans"]));
  expect(addresses.length).toBeGreaterThan(15);
  const taken: string[] = [];
  for (const address of addresses)
    for (const headers of foreign)
      for (const path of [address, `${address}.data`, `${address}?theme=indian`]) {
        const body = new URLSearchParams({ name: "Asha", what: "delete", sure: "yes" });
        const { status } = await site.app.request(`http://localhost:3000${path}`, {
          method: "POST",
          body,
          headers,
        });
        if (status !== 403) taken.push(`${path} ${JSON.stringify(headers)}: ${status}`);
      }
  expect(taken).toEqual([]);
});

test("every route that takes a form is asked for by a post alone", async () => {
  for (const address of addressesOfForms())
    for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS"]) {
      const { status, headers } = await site.app.request(address, { method });
      expect([address, status, headers.get("Allow")?.includes("POST")]).toEqual([address, 405, true]);
    }
});
