import { existsSync, mkdirSync, readFileSync, renameSync, statSync } from "node:fs";
import { join } from "node:path";

import { expect, test, vi } from "vitest";
import { Doc, encodeStateAsUpdate } from "yjs";

import { createPlan } from "#app/plan/repository/plan-repository.server.ts";
import { readStoredDocument } from "#test-support/edit-stored-plan.ts";
import { loadCatalogue } from "#database/load-catalogue.ts";
import { readCatalogue } from "#content/catalogue/catalogue.ts";
import type { Database } from "#database/database.ts";
import { enquiries, plans, reviews } from "#database/schema/index.ts";
import { fakeRunningSite, makeDataFolderWith, runDeskCommand } from "#test-support/run-desk.ts";
import { palliser, savePastWedding } from "#test-support/past-wedding.ts";
import { removeFolder, temporaryFolder } from "#test-support/temporary-folder.ts";

vi.setConfig({ testTimeout: 60_000 });

/** Two enquiries of two people of one name, and a plan with a guest of theirs. */
async function fill(database: Database): Promise<void> {
  await loadCatalogue(database, readCatalogue());
  await savePastWedding(database, { email: "simran@couple.ca", name: "Simran Gill" });
  await savePastWedding(database, { email: "other@couple.ca", name: "Simran Gill" });
  const plan = new Doc();
  const households = plan.getMap("households");
  households.set("a/+", true);
  households.set("a/name", "Simran Gill");
  households.set("a/phone", "(403) 555-0134");
  households.set("b/+", true);
  households.set("b/name", "Sidhu");
  await createPlan(database, "a plan", encodeStateAsUpdate(plan));
}

async function whatIsThere(database: Database) {
  const [plan] = await database.select().from(plans);
  return {
    emails: (await database.select().from(enquiries)).map(({ email }) => email),
    households: await readStoredDocument(database, plan?.id ?? "", "plan", (document) =>
      document.getMap("households").toJSON(),
    ),
  };
}

test("backup, erase, lose the database, restore that backup: the person stays erased", async () => {
  await using folder = await makeDataFolderWith(fill);
  const { dataDir } = folder;
  const settings = { DATA_DIR: dataDir };
  const desk = (...words: string[]) => runDeskCommand(words, settings);
  const running = await fakeRunningSite(dataDir);
  const backups = temporaryFolder("backups");
  const file = join(backups, "backup.gz");
  expect(await desk("backup", file)).toMatchObject({ exitCode: 0 });
  const list = join(backups, "erasures.json");
  expect(existsSync(list)).toBe(false);

  const byAddress = await desk("erase", "simran@couple.ca", "--yes");
  expect(byAddress.stdout).toContain(`erasures.json of ${dataDir} and ${backups}`);
  const listed = await desk("erase", "403 555 0134");
  const reference = /plan:\S+/.exec(listed.stdout)?.[0] ?? "";
  expect(listed).toMatchObject({ exitCode: 1 });
  expect(await desk("erase", reference, "--yes")).toMatchObject({ exitCode: 0, stderr: "" });

  for (const at of [list, join(dataDir, "erasures.json")]) {
    expect(readFileSync(at, "utf8").match(/subjectHash/g)).toHaveLength(2);
    expect(readFileSync(at, "utf8")).not.toContain("couple.ca");
  }

  await running[Symbol.asyncDispose]();
  // The whole folder of the data is lost, with its own list.
  renameSync(dataDir, `${dataDir}.lost`);
  mkdirSync(dataDir);
  const restored = await desk("restore", file);
  expect(restored).toMatchObject({ exitCode: 0 });
  expect(restored.stdout).toContain("is so in it, too (2 times)");
  await using site = await fakeRunningSite(dataDir);
  expect(await whatIsThere(site.database)).toEqual({
    emails: ["other@couple.ca"],
    households: { "a/+": true, "a/name": "[erased]", "a/phone": "", "b/+": true, "b/name": "Sidhu" },
  });
  removeFolder(`${dataDir}.lost`);
  removeFolder(backups);
});

test("a name is shared: what it finds is listed with references, and only an exact choice with --yes erases", async () => {
  await using folder = await makeDataFolderWith(fill);
  await using site = await fakeRunningSite(folder.dataDir);
  const desk = (...words: string[]) => runDeskCommand(words, { DATA_DIR: folder.dataDir });
  const listed = await desk("erase", "simran gill", "--yes");
  expect(listed).toMatchObject({ exitCode: 1 });
  expect(listed.stderr).toContain("Nothing was changed");
  const references = listed.stdout.match(/WR-\S+/g) ?? [];
  expect(references).toHaveLength(2);
  expect(listed.stdout).toMatch(/plan:\S+\/households\/a/);

  const [reference = ""] = references;
  expect((await desk("erase", reference)).stdout).toContain("Nothing was changed");
  expect((await whatIsThere(site.database)).emails).toHaveLength(2);
  expect((await desk("erase", reference, "--yes")).stdout).toContain("Done, and recorded");
  const { emails, households } = await whatIsThere(site.database);
  expect(emails).toHaveLength(1);
  expect(households).toMatchObject({ "a/name": "Simran Gill" });
  expect((await desk("erase", reference, "--yes")).stdout).toContain("nothing of this address or reference");
  expect((await desk("erase", "xy")).stderr).toContain("too short");
});

test("what is saved about a person is shown, written to a file for them, and its name corrected", async () => {
  await using folder = await makeDataFolderWith(fill);
  await using site = await fakeRunningSite(folder.dataDir);
  const desk = (...words: string[]) => runDeskCommand(words, { DATA_DIR: folder.dataDir });
  await site.database.insert(reviews).values({
    listingId: palliser,
    author: "Asha & Tom",
    stars: 5,
    quote: "A lovely hall.",
  });
  expect((await desk("person", "show", "asha & tom")).stdout).toMatch(/What: +review\nnumber: +\d+/);
  const shown = await desk("person", "show", "simran@couple.ca");
  expect(shown.stdout).toMatch(/What: +enquiry\nReference: +WR-/);
  expect(shown.stdout).not.toContain("other@couple.ca");
  expect(shown.stdout).not.toContain("submissionKey");
  expect((await desk("person", "show", "+1 403-555-0134")).stdout).toContain("in a plan (households)");
  expect((await desk("person", "show", "nobody@example.ca")).stdout).toBe(
    "There is nothing of this person here.\n",
  );

  const backups = temporaryFolder("export");
  const file = join(backups, "simran.json");
  expect(await desk("person", "export", "simran@couple.ca", file)).toMatchObject({ exitCode: 0 });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const reference = /WR-\w{4}-\w{4}/.exec(readFileSync(file, "utf8"))?.[0] ?? "";
  removeFolder(backups);

  const corrected = await desk("person", "correct", reference, "--name", "Simran Kaur Gill");
  expect(corrected.stdout).toContain("Simran Gill");
  expect((await desk("person", "show", reference)).stdout).toContain("Simran Kaur Gill");
  expect(await desk("person", "correct", "WR-0000-0000", "--name", "X")).toMatchObject({ exitCode: 1 });
});
