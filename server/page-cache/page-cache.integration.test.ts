import { connect } from "node:net";
import { request } from "node:http";
import { text } from "node:stream/consumers";

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { announceCatalogueChange } from "#database/catalogue-changes.ts";
import { listings } from "#database/schema/index.ts";
import { listenOnFreePort, openTestSite, type TestSite } from "#test-support/test-site.ts";
import type { RequestMeasurement } from "#server/log/request-measurement.ts";

let site: TestSite;
let web: Awaited<ReturnType<typeof listenOnFreePort>>;
let isStopping = false;
const measured: RequestMeasurement[] = [];
beforeAll(async () => {
  site = await openTestSite();
  const readiness = { reason: async () => null, isStopping: () => isStopping };
  web = await listenOnFreePort(await site.listener({ readiness, observe: (one) => measured.push(one) }));
});
afterAll(async () => {
  await web?.[Symbol.asyncDispose]();
  await site?.[Symbol.asyncDispose]();
});

type Raw = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

/** Asks as node:http does: nothing is unpacked, and no header is added. */
function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Raw> {
  return new Promise((resolve, reject) => {
    request(`${web.origin}${path}`, { method, headers }, async (answer) =>
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) }),
    )
      .on("error", reject)
      .end();
  });
}

test("a stored page says what the application says, with the same security headers and policy", async () => {
  const fresh = await site.app.request("/vendors?category=florists");
  const html = await fresh.text();
  for (let times = 0; times < 3; times++) {
    const stored = await ask("/vendors?utm=1&category=florists");
    expect(stored.body).toBe(html);
    for (const [name, value] of fresh.headers)
      if (name !== "vary") expect(stored.headers).toMatchObject({ [name]: value });
    expect(stored.headers["content-length"]).toBe(String(Buffer.byteLength(html)));
  }
});

test("who has a page already is told so, and HEAD tells what GET would", async () => {
  const { headers, body } = await ask("/about", { "Accept-Encoding": "br" });
  expect(headers["content-encoding"]).toBe("br");
  const again = await ask("/about", {
    "Accept-Encoding": "br",
    "If-None-Match": `"other", W/${String(headers.etag)}`,
  });
  expect(again).toMatchObject({
    status: 304,
    body: "",
    headers: { etag: headers.etag, vary: "Accept-Encoding" },
  });
  expect(
    await ask("/about", { "Accept-Encoding": "gzip", "If-None-Match": String(headers.etag) }),
  ).toMatchObject({
    status: 200,
    headers: { "content-encoding": "gzip" },
  });
  const head = await ask("/about", { "Accept-Encoding": "br" }, "HEAD");
  const { date: _, ...lasting } = headers;
  expect(head).toMatchObject({ status: 200, body: "", headers: lasting });
  expect(body).not.toBe("");
});

test("what the router's scripts fetch is stored as well", async () => {
  const fresh = await site.app.request("/vendors/1.data?_routes=routes%2Fvendor");
  const { status, headers, body } = await ask("/vendors/1.data?_routes=routes%2Fvendor");
  expect(status).toBe(200);
  expect(body).toBe(await fresh.text());
  expect(headers).toMatchObject({
    "content-type": fresh.headers.get("content-type"),
    etag: expect.any(String),
  });
});

test("a change of the catalogue is on the page that was stored before it", async () => {
  expect((await ask("/vendors/1")).body).not.toContain("Larkspur the Newest");
  await ask("/vendors/1");
  await site.site.database.transaction(async (transaction) => {
    await transaction.update(listings).set({ name: "Larkspur the Newest" }).where(eq(listings.id, 1));
    await announceCatalogueChange(transaction);
  });
  await vi.waitFor(
    () => expect(site.site.directory.listing(1)?.card.name).toBe("Larkspur the Newest"),
    15_000,
  );
  expect((await ask("/vendors/1")).body).toContain("Larkspur the Newest");
});

test.each(["/nowhere", "/vendors/999999", "/enquiries/0a8f7c3d", "/lost-link", "/vendors/76"])(
  "%s is never stored",
  async (path) => {
    await ask(path);
    const { headers } = await ask(path);
    expect(headers.etag).toBeUndefined();
    expect(headers["cache-control"] ?? "").not.toContain("public");
  },
);

test("an answer to a form is never stored, nor mistaken for the page", async () => {
  const form = "name=&email=nobody";
  const post = () =>
    fetch(`${web.origin}/planning`, {
      method: "POST",
      body: form,
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
    });
  await ask("/planning");
  expect((await post()).status).toBe(422);
  expect((await ask("/planning")).status).toBe(200);
});

test("a visitor who leaves before a cold page is made breaks it off for nobody", async () => {
  const leaving = connect(web.port, "127.0.0.1");
  leaving.write("GET /terms HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await new Promise((resolve) => leaving.once("ready", resolve));
  leaving.destroy();
  const staying = await Promise.all(Array.from({ length: 20 }, () => ask("/terms")));
  expect(new Set(staying.map(({ status }) => status))).toEqual(new Set([200]));
});

test("stored pages are measured once each, under the pattern of their route", async () => {
  await ask("/vendors/2");
  measured.length = 0;
  await ask("/vendors/2?utm=2");
  await ask("/vendors/3");
  expect(measured).toEqual(
    [0, 1].map(() => ({
      id: expect.stringMatching(/^\w{4}-\w{4}$/),
      method: "GET",
      route: "/vendors/:id",
      status: 200,
      seconds: expect.any(Number),
      bytes: expect.any(Number),
    })),
  );
});

test("a stored page that fails has the number of the line in the log, and is not kept", async () => {
  const lines: string[] = [];
  const writing = vi.spyOn(console, "error").mockImplementation((line) => void lines.push(String(line)));
  const broken = vi.spyOn(site.site.directory, "listing").mockImplementation(() => {
    throw new Error("The catalogue is broken");
  });
  measured.length = 0;
  const { status, headers, body } = await ask("/vendors/5");
  broken.mockRestore();
  writing.mockRestore();
  const id = String(headers["x-request-id"]);
  expect([status, headers["cache-control"], measured[0]?.id]).toEqual([500, "no-store", id]);
  expect(body).toContain(`tell us this number: ${id}`);
  expect(lines.join()).toContain(`"id":"${id}"`);
  const after = await ask("/vendors/5");
  expect([after.status, after.headers["x-request-id"]]).toEqual([200, undefined]);
});

test("a site that stops says so on stored pages too, and stores nothing of it", async () => {
  await ask("/privacy");
  isStopping = true;
  const leaving = [await ask("/privacy"), await ask("/accessibility")];
  expect(leaving.map(({ headers }) => headers.connection)).toEqual(["close", "close"]);
  isStopping = false;
  expect((await ask("/accessibility")).headers.connection).not.toBe("close");
});
