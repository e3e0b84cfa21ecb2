import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { gunzipSync } from "node:zlib";

import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";

import { householdCode } from "#app/plan/server/links/household-code.ts";
import { privatePath } from "#app/messaging/private-links/private-path.ts";
import { linkKinds } from "#database/enums.ts";
import { privateKey } from "#app/messaging/private-links/private-key.ts";
import { postWithoutJobQueue } from "#app/messaging/outbox/post-mails.server.ts";
import { openDatabase } from "#database/open-database.ts";
import { runDeskCommand } from "#test-support/run-desk.ts";
import { seedSite } from "#test-support/fuzz/seed-site.ts";
import { privatePathIn, readMailFolder } from "#test-support/mail-folder.ts";
import { highLimitSiteScript, startListeningSite, startSite } from "#test-support/site-process.ts";
import { makeSiteFolder } from "#test-support/site-folder.ts";
import { removeFolder, temporaryFolder } from "#test-support/temporary-folder.ts";

import { startPlanUpdater } from "#app/plan/worker/plan-updater.server.ts";
import { readSettings } from "./environment.ts";
import { readSiteSecret } from "./site-secret.ts";

const timeout = { timeout: 300_000 };
const soon = { timeout: 90_000, interval: 100 };

let [dataDir, backups] = ["", ""];
beforeAll(async () => {
  dataDir = await makeSiteFolder();
  backups = temporaryFolder("backups");
  const settings = readSettings({ DATA_DIR: dataDir });
  const { database, close } = await openDatabase(settings);
  const planWork = startPlanUpdater(database, () => {});
  await seedSite({
    database,
    settings,
    secret: readSiteSecret(settings),
    postMails: postWithoutJobQueue,
    planWork,
  });
  await planWork.close();
  await close();
});
afterAll(() => {
  removeFolder(dataDir);
  removeFolder(backups);
});

const header = z.object({ secret: z.string() });
const table = z.object({ table: z.string(), columns: z.array(z.string()) });

/** Every private page that whoever has a backup can open: the secret and all that keys are made of lie in it. */
function pathsInBackup(file: string): string[] {
  const [first, ...lines] = gunzipSync(readFileSync(file)).toString().trimEnd().split("\n");
  const { secret } = header.parse(JSON.parse(first ?? ""));
  const rows: Record<string, Record<string, string>[]> = {};
  let open: z.infer<typeof table> = { table: "", columns: [] };
  for (const line of lines) {
    const value: unknown = JSON.parse(line);
    const named = table.safeParse(value);
    if (named.success) open = named.data;
    else if (Array.isArray(value))
      (rows[open.table] ??= []).push(
        Object.fromEntries(open.columns.map((column, at) => [column, String(value[at])])),
      );
  }
  const salt = rows.site_state?.[0]?.link_salt ?? "";
  const links = (rows.private_links ?? []).flatMap(({ kind, subject = "", generation }) => {
    const known = linkKinds.find((each) => each === kind);
    if (known === undefined) return [];
    const key = privateKey(secret, known, subject, Number(generation), salt);
    return [privatePath(known, key)];
  });
  const codes = (rows.household_pages ?? []).map(
    ({ plan_id: plan = "", household = "", generation }) =>
      `/rsvp/${householdCode(secret, plan, household, Number(generation), salt)}`,
  );
  expect(links.length).toBeGreaterThan(10);
  expect(codes.length).toBeGreaterThan(0);
  return [...links, ...codes];
}

/** The site's answer. One on a busy machine may ask to come again: that says nothing of a key. */
async function answerOf(url: string, init: RequestInit): Promise<Response> {
  for (;;) {
    const response = await fetch(url, init);
    if (response.status !== 503) return response;
    await wait(Number(response.headers.get("retry-after")) * 1000);
  }
}

/** Those of the paths that open something. */
async function opening(origin: string, paths: readonly string[]): Promise<string[]> {
  const open: string[] = [];
  for (const path of paths) {
    const { status } = await answerOf(`${origin}${path}`, { redirect: "manual" });
    if (status !== 404) open.push(path);
  }
  return open;
}

/** Has the link of an enquiry mailed again, and gives the path in the mail. */
async function mailedLink(origin: string): Promise<string> {
  const email = "simran@example.ca";
  const toCouple = async () =>
    (await readMailFolder(dataDir)).filter(({ to }) => to?.some(({ address }) => address === email));
  const known = new Set((await toCouple()).map(({ messageId }) => messageId));
  const fresh = async () => (await toCouple()).filter(({ messageId }) => !known.has(messageId));
  const asked = await answerOf(`${origin}/lost-link`, {
    method: "POST",
    body: new URLSearchParams({ email }),
  });
  expect(asked.status).toBe(200);
  await expect.poll(async () => (await fresh()).length, soon).toBe(1);
  const path = privatePathIn((await fresh())[0]);
  expect(path).not.toBe("");
  return path;
}

test(
  "after all links were made new no key that a stolen backup gives opens anything, mailed ones do, and a restore changes nothing in that",
  timeout,
  async () => {
    const settings = { DATA_DIR: dataDir };
    const file = join(backups, "stolen.gz");
    let [stolen, mailed]: [string[], string] = [[], ""];
    {
      await using site = await startListeningSite(settings, highLimitSiteScript);
      expect(await runDeskCommand(["backup", file], settings)).toMatchObject({ exitCode: 0 });
      stolen = pathsInBackup(file);
      expect(await opening(site.origin, stolen)).toEqual(stolen);

      expect(await runDeskCommand(["links", "renew"], settings)).toMatchObject({ exitCode: 1, stdout: "" });
      expect(await opening(site.origin, stolen)).toEqual(stolen);
      const renewed = await runDeskCommand(["links", "renew", "--all"], settings);
      expect(renewed).toMatchObject({ exitCode: 0, stderr: "" });
      expect(await opening(site.origin, stolen)).toEqual([]);
      mailed = await mailedLink(site.origin);
      expect(await opening(site.origin, [mailed])).toEqual([mailed]);
    }
    expect(await runDeskCommand(["restore", file, "--replace"], settings)).toMatchObject({ exitCode: 0 });
    {
      await using site = await startListeningSite(settings, highLimitSiteScript);
      expect(await opening(site.origin, stolen)).toEqual([]);
      expect(await opening(site.origin, [mailed])).toEqual([mailed]);
    }
  },
);

test("a start with another secret is refused until all links are made new for it", timeout, async () => {
  const settings = { DATA_DIR: dataDir };
  const others = { ...settings, SITE_SECRET: "another secret of thirty-two characters" };
  let mailed = "";
  {
    await using site = await startListeningSite(settings, highLimitSiteScript);
    mailed = await mailedLink(site.origin);
  }
  {
    await using site = startSite(others);
    const { exitCode, stderr } = await site.ended;
    expect(exitCode).toBe(1);
    expect(stderr).toContain("SITE_SECRET is not the secret that the links of this site were made with");
    expect(stderr).not.toContain("    at ");
  }
  // Nor does the desk write anything with it.
  expect(await runDeskCommand(["mail", "list"], others)).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining("links renew --all"),
  });
  {
    await using site = await startListeningSite(settings, highLimitSiteScript);
    expect(await opening(site.origin, [mailed])).toEqual([mailed]);
  }

  expect(await runDeskCommand(["links", "renew", "--all"], others)).toMatchObject({
    exitCode: 0,
    stderr: expect.stringContaining("The secret is another one, too"),
  });
  await using site = await startListeningSite(others, highLimitSiteScript);
  expect(await opening(site.origin, [mailed])).toEqual([]);
  const fresh = await mailedLink(site.origin);
  expect(await opening(site.origin, [fresh])).toEqual([fresh]);
});
