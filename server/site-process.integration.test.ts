import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { once } from "node:events";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { z } from "zod";

import { runProcess } from "#test-support/child-process.ts";
import { makeSiteFolder } from "#test-support/site-folder.ts";
import { readReference } from "#test-support/read-reference.ts";
import { startListeningSite, startSite } from "#test-support/site-process.ts";
import { createPostgresDatabase, forPostgres } from "#test-support/test-database.ts";
import { privatePathIn, readMailFolder } from "#test-support/mail-folder.ts";
import { removeFolder, temporaryFolder } from "#test-support/temporary-folder.ts";
import { listingCount } from "#test-support/catalogue-counts.ts";
import { weddingDay } from "#test-support/sample-days.ts";

import { deskSocketPath } from "./desk-socket.ts";

// Whole sites start here, several in one test; on a loaded machine each takes a while.
vi.setConfig({ testTimeout: 180_000 });

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

/** Looks like the key of a private page. */
const key = "AbCdEfGhIjKlMnOpQrStUvWxYz0";

const requestLine = z.object({
  kind: z.literal("request"),
  id: z.string().min(9),
  method: z.string(),
  route: z.string(),
  status: z.number(),
  ms: z.number(),
  bytes: z.number().nullable(),
});

/** What the log says of requests. */
const requestsIn = (stdout: string) =>
  stdout
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => requestLine.parse(JSON.parse(line)));

async function dataFolder(): Promise<{ dataDir: string } & Disposable> {
  const dataDir = await makeSiteFolder();
  return { dataDir, [Symbol.dispose]: () => removeFolder(dataDir) };
}

async function postEnquiry(origin: string, name: string): Promise<string> {
  const answer = await fetch(`${origin}/enquiries`, {
    method: "POST",
    body: new URLSearchParams({ name, email: `${name}@example.ca`, eventDate: weddingDay }),
  });
  expect(answer.status).toBe(201);
  return readReference(answer);
}

test("a folder that cannot be written is named in words, and nothing is started", async () => {
  const folder = temporaryFolder("site");
  const file = join(folder, "file");
  writeFileSync(file, "");
  const { exitCode, stderr } = await runProcess(["server/main.ts"], {
    DATA_DIR: join(file, "data"),
    PORT: "0",
  });
  expect(exitCode).toBe(1);
  expect(stderr).toMatch(/^\nThe folder of the site, .*, cannot be written \(ENOTDIR.*DATA_DIR\.\n$/);
  removeFolder(folder);
});

test("the built site starts in an empty folder, tells what it does, and answers", async () => {
  const dataDir = temporaryFolder("site");
  {
    await using site = await startListeningSite({ DATA_DIR: dataDir });
    const { stdout } = site.output();
    expect(stdout).toContain("Opening the embedded database");
    expect(stdout).toContain(`${listingCount} added`);
    expect((await fetch(`${site.origin}/vendors/1`)).status).toBe(200);
    expect(await (await fetch(`${site.origin}/healthz`)).text()).toBe("ok\n");
    expect(site.output().stderr).toBe("");
    await fetch(`${site.origin}/vendors?q=Asha+Sandhu`, { headers: { "User-Agent": "Asha's telephone" } });
    await fetch(`${site.origin}/enquiries/${key}`);
    site.child.kill("SIGTERM");
    const { stdout: all } = await site.ended;
    expect(requestsIn(all).map(({ method, route, status }) => [method, route, status])).toEqual([
      ["GET", "/vendors/:id", 200],
      ["GET", "/healthz", 200],
      ["GET", "/vendors", 200],
      ["GET", "/enquiries/:key", 404],
    ]);
    for (const personal of ["Asha", "Sandhu", key, "127.0.0.1"])
      expect(
        requestsIn(all)
          .map((line) => JSON.stringify(line))
          .join(),
      ).not.toContain(personal);
  }
  removeFolder(dataDir);
});

// One after the other on one folder; the last one stops it.
describe("a site that runs", () => {
  let dataDir: string;
  let site: Awaited<ReturnType<typeof startListeningSite>>;
  beforeAll(async () => {
    dataDir = await makeSiteFolder();
    site = await startListeningSite({ DATA_DIR: dataDir, LOG: "errors" });
  });
  afterAll(async () => {
    await site?.[Symbol.asyncDispose]();
    removeFolder(dataDir);
  });

  test("secret and socket are for the user of the site alone", () => {
    expect(modeOf(join(dataDir, "site-secret"))).toBe("600");
    expect(modeOf(deskSocketPath(dataDir))).toBe("600");
  });

  test("what a couple deletes is recorded at once in a file, and not only with the next backup", async () => {
    const backup = join(dataDir, "backups", "backup.gz");
    mkdirSync(join(dataDir, "backups"));
    await postEnquiry(site.origin, "Asha");
    expect((await runProcess(["desk/main.ts", "backup", backup], { DATA_DIR: dataDir })).exitCode).toBe(0);
    const path = await vi.waitFor(
      async () => {
        const found = (await readMailFolder(dataDir)).map(privatePathIn).find((one) => one !== "");
        if (found === undefined) throw new Error("The mail with the link is not there yet.");
        return found;
      },
      { timeout: 30_000, interval: 100 },
    );
    const deleted = await fetch(`${site.origin}${path}`, {
      method: "POST",
      body: new URLSearchParams({ what: "delete", sure: "yes" }),
      redirect: "manual",
    });
    expect(deleted.status).toBe(302);
    await vi.waitFor(
      () => {
        for (const at of [dataDir, join(dataDir, "backups")])
          expect(readFileSync(join(at, "erasures.json"), "utf8")).toContain('"kind":"enquiry"');
      },
      // Much sooner than the round that looks for what was missed.
      { timeout: 20_000, interval: 100 },
    );
  });

  test("a second site on the same folder is refused in words, and the first goes on", async () => {
    await using second = startSite({ DATA_DIR: dataDir });
    expect(await second.listening).toBeNull();
    const { exitCode, stderr } = await second.ended;
    expect(exitCode).toBe(1);
    expect(stderr).toContain(`The data folder ${join(dataDir, "database")} is in use`);
    expect(stderr).toContain("DATA_DIR");
    expect(stderr).not.toContain("    at ");

    // Neither its database nor its desk was taken away.
    const reference = await postEnquiry(site.origin, "Daniel");
    const shown = await runProcess(["desk/main.ts", "enquiries", "show", reference], { DATA_DIR: dataDir });
    expect(shown).toMatchObject({ exitCode: 0, stdout: expect.stringContaining("Daniel") });
  });

  test("asked to stop, the site ends in order, and the next start has the same secret and enquiries", async () => {
    const reference = await postEnquiry(site.origin, "Simran");
    const secret = readFileSync(join(dataDir, "site-secret"), "utf8");
    site.child.kill("SIGTERM");
    const ended = await site.ended;
    expect(ended).toMatchObject({ exitCode: 0, signal: null, stderr: "" });
    // Where only errors are wanted, no request is in the log.
    expect(requestsIn(ended.stdout)).toEqual([]);
    expect(existsSync(deskSocketPath(dataDir))).toBe(false);

    await using _second = await startListeningSite({ DATA_DIR: dataDir });
    expect(readFileSync(join(dataDir, "site-secret"), "utf8")).toBe(secret);
    expect((await runProcess(["desk/main.ts", "enquiries", "list"], { DATA_DIR: dataDir })).stdout).toContain(
      reference,
    );
  });
});

test("a port that is taken is named, and the folder is free again", async () => {
  using folder = await dataFolder();
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  try {
    await using refused = startSite({ DATA_DIR: folder.dataDir, PORT: String(port) });
    expect(await refused.listening).toBeNull();
    const { exitCode, stderr } = await refused.ended;
    expect(exitCode).toBe(1);
    expect(stderr).toContain(`Port ${port} is already in use.`);
    expect(stderr).not.toContain("    at ");
  } finally {
    other.close();
  }
  await using _site = await startListeningSite({ DATA_DIR: folder.dataDir });
});

test("wrong settings are named, all at once, before anything is made", async () => {
  const dataDir = join(temporaryFolder("site"), "data");
  await using refused = startSite({
    DATA_DIR: dataDir,
    PORT: "70000",
    SAMPLES: "perhaps",
    SITE_URL: "www.example.ca",
  });
  const { exitCode, stderr } = await refused.ended;
  expect(exitCode).toBe(1);
  for (const name of ["PORT", "SAMPLES", "SITE_URL"]) expect(stderr).toContain(`  ${name}: `);
  expect(stderr).not.toContain("    at ");
  expect(existsSync(dataDir)).toBe(false);
  removeFolder(join(dataDir, ".."));
});

forPostgres(() => {
  test("several site processes share one database: what one keeps, each knows as kept", async () => {
    await using opened = new AsyncDisposableStack();
    const { settings, drop } = await createPostgresDatabase();
    opened.defer(drop);
    const environment = {
      DATA_DIR: settings.dataDir,
      DATABASE_URL: settings.databaseUrl ?? "",
      SITE_SECRET: "a secret of thirty-two characters",
    };
    const sites = [startSite(environment), startSite(environment)].map((site) => opened.use(site));
    const origins = await Promise.all(sites.map(({ listening }) => listening));
    const body = new URLSearchParams({
      name: "Asha",
      email: "asha@example.ca",
      eventDate: weddingDay,
      formKey: "0a8f7c3d-1b2e-4f60-8c9d-7e6f5a4b3c2d",
    });
    const answers = await Promise.all(
      Array.from({ length: 10 }, async (_, number) =>
        readReference(await fetch(`${origins[number % 2]}/enquiries`, { method: "POST", body })),
      ),
    );
    expect(new Set(answers).size).toBe(1);
    const listed = await runProcess(["desk/main.ts", "enquiries", "list"], environment);
    expect(listed.stdout.trimEnd().split("\n")).toHaveLength(1);
  });
});
