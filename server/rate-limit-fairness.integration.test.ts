import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, expect, test } from "vitest";

import { openTestSite, type TestSite } from "#test-support/test-site.ts";

import { rateLimits, type RateLimits } from "./rate-limits.ts";

let site: TestSite;
/** Those of the site, in a minute that does not end while a slow machine posts. */
const limits: RateLimits = {
  ...rateLimits,
  forms: {
    ...rateLimits.forms,
    plan: { ...rateLimits.forms.plan, burst: { ...rateLimits.forms.plan.burst, seconds: 600 } },
  },
};
beforeAll(async () => void (site = await openTestSite(limits)));
afterAll(async () => site?.[Symbol.asyncDispose]());

/** Asks for a place for a new plan, as its page does. */
const newPlan = async (from: string) => {
  const answer = await site.app.request(
    "/plans",
    {
      method: "POST",
      body: new URLSearchParams({ formKey: randomUUID(), openMillis: "60000" }).toString(),
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
    },
    { incoming: { socket: { remoteAddress: from } } },
  );
  return answer.status;
};

/** Many plans, some at a time, as one who does nothing else posts them. */
async function flood(posts: number, from: (number: number) => string): Promise<number[]> {
  const statuses: number[] = [];
  for (let number = 0; number < posts; number += 10)
    statuses.push(
      ...(await Promise.all(Array.from({ length: 10 }, (_, each) => newPlan(from(number + each))))),
    );
  return statuses;
}

test("one address and one /48 that make plans all the time keep nobody else from making one", async () => {
  const ofOne = await flood(60, () => "203.0.113.7");
  expect(ofOne.filter((status) => status === 201).length).toBeLessThanOrEqual(10);
  const ofNetwork = await flood(120, (number) => `2001:db8:1:${number.toString(16)}::7`);
  expect(ofNetwork.filter((status) => status === 201).length).toBeLessThanOrEqual(20);
  expect(await newPlan("198.51.100.7")).toBe(201);
});

test("while many networks make plans, a couple that made none yet gets its own", async () => {
  const many = await flood(300, (number) => `2001:db8:${(number % 12) + 16}:${number}::7`);
  expect(many.filter((status) => status === 429).length).toBeGreaterThan(100);
  const [under, couple] = await Promise.all([
    flood(50, (number) => `2001:db8:${(number % 12) + 16}:${number}::8`),
    newPlan("192.0.2.7"),
  ]);
  expect(couple).toBe(201);
  expect(under).not.toContain(201);
});
