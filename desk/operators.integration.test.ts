import { expect, test } from "vitest";

import { mails } from "#database/schema/index.ts";
import { fakeRunningSite, makeDataFolderWith, runDeskCommand } from "#test-support/run-desk.ts";

/** The link that a command prints. */
const linkIn = (text: string) => /^Link: +(http\S+\/desk\/[\w-]{27})$/m.exec(text)?.[1];

test("the desk gives, lists, renews and takes away an operator's link, beside a running site and without one", async () => {
  await using folder = await makeDataFolderWith();
  const { dataDir } = folder;
  const desk = (...words: string[]) => runDeskCommand(words, { DATA_DIR: dataDir });
  let first: string | undefined;
  {
    await using site = await fakeRunningSite(dataDir);
    expect((await desk("operators", "list")).stdout).toContain("npm run desk -- invite ADDRESS");
    const invited = await desk("invite", "Noor@weddings.ca");
    first = linkIn(invited.stdout);
    expect(first).toBeDefined();
    expect(invited.stdout).toContain("No mail server is set: pass the link on.");
    expect(await site.database.select().from(mails)).toMatchObject([
      { kind: "desk-link", recipient: "noor@weddings.ca" },
    ]);
    expect(await desk("invite", "noor")).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining("invite name@example.ca"),
    });
  }
  // No site runs from here on: the desk opens the folder itself.
  const listed = (await desk("operators", "list")).stdout;
  expect(listed).toMatch(/noor@weddings\.ca .* never .* works until/);
  expect(listed).not.toContain("/desk/");
  const renewed = linkIn((await desk("operators", "renew", "noor@weddings.ca")).stdout);
  expect(renewed).toBeDefined();
  expect(renewed).not.toBe(first);
  expect((await desk("operators", "revoke", "noor@weddings.ca")).stdout).toContain("no longer works");
  expect(await desk("operators", "revoke", "noor@weddings.ca")).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining("operators list"),
  });
});

test("status counts what waits for a decision, and a backup that was just made is not old", async () => {
  await using folder = await makeDataFolderWith();
  const { dataDir } = folder;
  const desk = (...words: string[]) => runDeskCommand(words, { DATA_DIR: dataDir });
  expect((await desk("backup", `${dataDir}/copy.gz`)).exitCode).toBe(0);
  const { stdout } = await desk("status");
  expect(stdout).toMatch(/Applications\s+0\s/);
  expect(stdout).toMatch(/Old backups\s+0\s/);
});
