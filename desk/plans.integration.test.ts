import { expect, test } from "vitest";

import { plans } from "#database/schema/index.ts";
import { readSettings } from "#server/environment.ts";
import { readSiteSecret } from "#server/site-secret.ts";
import { makeDataFolderWith, runDeskCommand, fakeRunningSite } from "#test-support/run-desk.ts";
import { savePlanRows, canaryWord } from "#test-support/save-plan-rows.ts";

test("the desk sets a plan aside, releases and deletes it, beside a running site and without one", async () => {
  await using folder = await makeDataFolderWith();
  const { dataDir } = folder;
  const secret = readSiteSecret(readSettings({ DATA_DIR: dataDir }));
  let id = "";
  const printed: string[] = [];
  const desk = async (...words: string[]) => {
    const ended = await runDeskCommand(words, { DATA_DIR: dataDir });
    printed.push(ended.stdout, ended.stderr);
    return ended;
  };
  {
    await using site = await fakeRunningSite(dataDir);
    id = await savePlanRows(site.database, { bytes: 4321, proposals: 17, secret });
    await savePlanRows(site.database, { secret });
    const listed = await desk("plans", "list");
    expect(listed.stdout.split("\n")[0]).toContain(id);
    expect(listed.stdout).toMatch(/4321\s+17\s/);
    expect(listed.stderr).toContain("Page 1 of 1: 2 in all. 0 quarantined.");
    expect(await desk("plans", "quarantine", id)).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining("--reason"),
    });
    expect((await desk("plans", "quarantine", id, "--reason", "It took 26 s")).stdout).toMatch(
      /Quarantine: +since .*UTC\nReason: +It took 26 s/,
    );
    expect((await desk("status")).stdout).toMatch(/Quarantined plans\s+1\s/);
    expect(await site.database.$count(plans)).toBe(2);
  }
  // No site runs from here on: the desk opens the folder itself.
  expect((await desk("plans", "list", "--quarantined", "--sort", "structs")).stdout).toMatch(
    /since .*: It took 26 s/,
  );
  expect((await desk("plans", "release", id)).stdout).toMatch(/Quarantine: +no/);
  const asked = await desk("plans", "delete", id);
  expect(asked.stdout).toContain("4321 of the plan, 17 of proposals");
  expect(asked.stdout).toContain("2 business, 1 edit, 1 household, 1 view");
  expect(asked.stdout).toContain("Nothing was changed.");
  expect((await desk("plans", "show", id)).exitCode).toBe(0);
  expect((await desk("plans", "delete", id, "--yes")).stdout).toContain("Deleted, with its proposals");
  expect(await desk("plans", "show", id)).toMatchObject({
    exitCode: 1,
    stderr: "No plan has this id. All of them: npm run desk -- plans list\n",
  });
  expect(printed.join("")).not.toContain(canaryWord);
});
