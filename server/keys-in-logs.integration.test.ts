import { expect, test, vi } from "vitest";

import { runProcess } from "#test-support/child-process.ts";
import { readMailFolder } from "#test-support/mail-folder.ts";
import { PlanDevice, savePlan } from "#test-support/plan-device.ts";
import { makeSiteFolder } from "#test-support/site-folder.ts";
import { startListeningSite } from "#test-support/site-process.ts";
import { removeFolder } from "#test-support/temporary-folder.ts";
import { weddingDay } from "#test-support/sample-days.ts";

// A whole site runs here, and the desk beside it.
vi.setConfig({ testTimeout: 180_000 });

/** The path of a private page, in a mail or in what the desk prints. */
const privatePath = /\/(?:enquiries|answers|your-listing|desk|plans|unsubscribe|stop-mail)\/[\w-]{27}/g;

const keyOf = (path: string) => path.slice(-27);

test("whatever is done with private links, right or wrong, no key of one is in the log", async () => {
  const dataDir = await makeSiteFolder();
  const settings = { DATA_DIR: dataDir, LOG: "requests" };
  const paths = new Set<string>();
  const collect = (text: string) => {
    for (const [path] of text.matchAll(privatePath)) paths.add(path);
  };
  await using site = await startListeningSite(settings);
  const { origin } = site;

  const sent = await fetch(`${origin}/enquiries`, {
    method: "POST",
    body: new URLSearchParams({
      name: "Asha",
      email: "asha@example.ca",
      eventDate: weddingDay,
      vendors: "76",
    }),
  });
  expect(sent.status).toBe(201);
  for (const words of [
    ["listings", "link", "76"],
    ["invite", "noor@example.ca"],
  ])
    collect((await runProcess(["desk/main.ts", ...words], settings)).stdout);
  const plan = await savePlan(origin);
  paths.add(`/plans/${plan.key}`);
  await vi.waitFor(
    async () => {
      for (const mail of await readMailFolder(dataDir)) collect(`${mail.text} ${mail.html}`);
      expect([...paths].some((path) => path.startsWith("/enquiries/"))).toBe(true);
    },
    { timeout: 30_000, interval: 200 },
  );
  const device = new PlanDevice("phone");
  device.connect(origin, plan);
  await vi.waitFor(() => expect(site.output().stdout).toContain('"event":"open"'), { timeout: 30_000 });
  device.close();

  for (const path of paths)
    for (const [method, wanted] of [
      ["GET", path],
      ["HEAD", path],
      ["GET", `${path}.data`],
      ["GET", `${path}/nothing/here`],
      ["GET", `${path}/`],
      ["GET", path.replace("/", "//")],
      ["GET", `${path}?theme=${keyOf(path)}`],
      ["GET", `/nowhere/${keyOf(path)}`],
      ["GET", `${path}%zz`],
      ["PUT", path],
      ["POST", path],
    ] as const)
      await fetch(`${origin}${wanted}`, {
        method,
        redirect: "manual",
        headers: { Referer: `${origin}${path}`, "User-Agent": keyOf(path), Origin: origin },
        ...(method === "POST" && { body: new URLSearchParams({ what: keyOf(path) }) }),
      }).catch(() => undefined);

  site.child.kill("SIGTERM");
  const { stdout, stderr } = await site.ended;
  // Otherwise nothing was tried, or nothing was written.
  expect(new Set([...paths].map((path) => path.split("/")[1])).size).toBeGreaterThan(3);
  expect(stdout.split("\n").length).toBeGreaterThan(10 * paths.size);
  expect([...paths].filter((path) => `${stdout}${stderr}`.includes(keyOf(path)))).toEqual([]);
  removeFolder(dataDir);
});
