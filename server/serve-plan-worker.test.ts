import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { Hono } from "hono";
import { afterAll, expect, test } from "vitest";

import { removeFolder, temporaryFolder } from "#test-support/temporary-folder.ts";

import { servePlanWorker } from "./serve-plan-worker.ts";

const folder = temporaryFolder("plan-worker");
writeFileSync(join(folder, "plan-worker.js"), "the worker");
afterAll(() => removeFolder(folder));

const ask = async (isOn: boolean, from = folder) => {
  const answer = await new Hono()
    .get("/plan-worker.js", servePlanWorker(from, isOn))
    .request("/plan-worker.js");
  return { answer, text: await answer.text() };
};

test("the worker is requested again each time, and may connect to this site only", async () => {
  const { answer, text } = await ask(true);
  expect(text).toBe("the worker");
  expect(answer.headers.get("Cache-Control")).toBe("no-cache");
  expect(answer.headers.get("Content-Security-Policy")).toBe("default-src 'none'; connect-src 'self'");
  expect(answer.headers.get("Content-Type")).toContain("text/javascript");
});

test("switched off, a worker comes that forgets everything and goes", async () => {
  const { text } = await ask(false);
  const called: string[] = [];
  const heard: Record<string, (event: object) => void> = {};
  const caches = {
    keys: async () => ["plan-1", "seen-pages"],
    delete: async (name: string) => called.push(name),
  };
  const registration = { unregister: async () => called.push("unregistered") };
  // The script as a browser would run it, in a scope of these names.
  // oxlint-disable-next-line typescript/no-implied-eval -- it is our own, and this is what it is tried with
  new Function("addEventListener", "caches", "registration", "skipWaiting", text)(
    (name: string, hear: (event: object) => void) => (heard[name] = hear),
    caches,
    registration,
    () => called.push("at once"),
  );
  heard.install?.({});
  const work: Promise<unknown>[] = [];
  heard.activate?.({ waitUntil: (promise: Promise<unknown>) => work.push(promise) });
  await Promise.all(work);
  expect(called).toEqual(["at once", "plan-1", "seen-pages", "unregistered"]);
});

test("a folder without a build has no worker", async () => {
  expect((await ask(true, join(folder, "nothing"))).answer.status).toBe(404);
});
