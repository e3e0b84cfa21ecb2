import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { saveApplication } from "#app/business/applications/save-application.server.ts";
import { inviteOperator, revokeOperator } from "#app/operator/desk-links/desk-operators.server.ts";
import { applications, listings } from "#database/schema/index.ts";
import { sampleApplication } from "#test-support/sample-profile.ts";
import { openTestSite, type TestSite } from "#test-support/test-site.ts";

let site: TestSite;
let path = "";

beforeAll(async () => {
  site = await openTestSite();
  path = new URL((await inviteOperator(site.site, "noor@weddings.ca")).url).pathname;
});
afterAll(async () => site?.[Symbol.asyncDispose]());

/** Posts a form as a browser without scripts does. */
const post = (to: string, fields: Record<string, string>) =>
  site.app.request(to, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
  });

/** The text of a page. */
const textOf = async (answer: Response) => (await answer.text()).replaceAll(/<!-- -->|<[^>]*>/g, " ");
const read = async (at: string) => textOf(await site.app.request(at));

async function applied(name: string): Promise<string> {
  const application = sampleApplication({ name, website: null, phone: null });
  const { reference } = await saveApplication(site.site, application, null);
  await site.site.database
    .update(applications)
    .set({ confirmedAt: sql`now()` })
    .where(eq(applications.reference, reference));
  return reference;
}

const listed = () => site.site.database.$count(listings, eq(listings.name, "Rose & Rye"));

test("without scripts what cannot be undone is asked first, done once, and said", async () => {
  const of = await applied("Rose & Rye");
  expect(await read(path)).toContain("Rose &amp; Rye would like to be listed");
  const wish = { action: "application-approve", of };
  const asked = await post(path, wish);
  expect([asked.status, asked.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
  expect(await textOf(asked)).toContain("Approve : are you sure?");
  expect(await listed()).toBe(0);

  const done = await post(path, { ...wish, sure: "yes" });
  expect([done.status, await listed()]).toEqual([302, 1]);
  const said = done.headers.get("Location") ?? "";
  expect(await read(said)).toContain("Approved. The listing is public");
  // A reload, or a bookmark of this address, doesn’t say it again.
  expect(await read(said)).not.toContain("Approved. The listing is public");
  const again = await post(path, { ...wish, sure: "yes" });
  const approvedBefore = `The application of Rose &amp; Rye (${of}) was approved before.`;
  expect(await read(again.headers.get("Location") ?? "")).toContain(approvedBefore);
  expect(await listed()).toBe(1);
  // A question about what is gone has nothing to ask.
  expect(await textOf(await post(path, wish))).toContain(approvedBefore);
});

test("a reason is asked for, stays typed, and stands in the question before it is sent", async () => {
  const of = await applied("Late Bakery");
  const wish = { action: "application-reject", of };
  const refused = await post(path, { ...wish, text: " " });
  expect(refused.status).toBe(422);
  expect(await textOf(refused)).toContain("Write a few words");
  const asked = await textOf(await post(path, { ...wish, text: "Too far <b>away</b>" }));
  expect(asked).toContain("Too far &lt;b&gt;away&lt;/b&gt;");
  const sure = { ...wish, text: "Too far away", sure: "yes" };
  expect((await post(path, sure)).status).toBe(302);
  // A second operator, whose page is older, reads how it was decided.
  const second = await post(path, { action: "application-approve", of, sure: "yes" });
  expect(await read(second.headers.get("Location") ?? "")).toContain(
    `The application of Late Bakery (${of}) was rejected before.`,
  );
});

test("the page is for whoever has the link, is kept nowhere, and its key is in no log", async () => {
  const answer = await site.app.request(path);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
  expect(answer.headers.get("Referrer-Policy")).toBe("same-origin");
  expect(await answer.text()).toContain('name="robots" content="noindex');
  expect((await site.app.request(`/desk/${"a".repeat(27)}`)).status).toBe(404);
  expect((await site.app.request("/desk")).status).toBe(404);
  expect((await post(`/desk/${"a".repeat(27)}`, { action: "mail-resend", of: "1" })).status).toBe(404);
  await revokeOperator(site.site.database, "noor@weddings.ca");
  expect((await site.app.request(path)).status).toBe(404);
  expect((await post(path, { action: "mail-resend", of: "1" })).status).toBe(404);
});
