import { expect, test } from "vitest";

import { saveCorrection } from "#app/couple/corrections/save-correction.server.ts";
import { readCatalogue } from "#content/catalogue/catalogue.ts";
import { loadCatalogue } from "#database/load-catalogue.ts";
import { makeDataFolderWith, runDeskCommand, fakeRunningSite } from "#test-support/run-desk.ts";

test("the desk lists corrections, the newest first, and shows one whole", async () => {
  await using folder = await makeDataFolderWith();
  const { dataDir } = folder;
  await using site = await fakeRunningSite(dataDir);
  await loadCatalogue(site.database, readCatalogue());
  const about = { listing: 76, sender: "couple", email: null } as const;
  const { reference } = await saveCorrection(
    site.database,
    { ...about, kind: "price", message: "Corkage is $40.\n\u001b[2JWC-FAKE-FAKE" },
    null,
  );
  await saveCorrection(site.database, { ...about, kind: "removal", sender: "business", message: "" }, null);

  const listed = await runDeskCommand(["corrections", "list"], { DATA_DIR: dataDir });
  expect(listed).toMatchObject({ exitCode: 0, stderr: "" });
  expect(listed.stdout.trimEnd().split("\n")).toEqual([
    expect.stringMatching(
      /^WC-\S+  \d{4}-\d\d-\d\d \d\d:\d\d UTC  open  removal  from business  Fairmont Palliser \(76\)$/,
    ),
    expect.stringMatching(/^WC-\S+ .*UTC  open  price    from couple    Fairmont Palliser \(76\)$/),
  ]);

  const shown = await runDeskCommand(["corrections", "show", reference.toLowerCase()], {
    DATA_DIR: dataDir,
  });
  expect(shown).toMatchObject({ exitCode: 0, stderr: "" });
  expect(shown.stdout).toContain("Listing:       Fairmont Palliser (76)");
  expect(shown.stdout).toContain("Message:       Corkage is $40.\n               [2JWC-FAKE-FAKE");
  expect(await runDeskCommand(["corrections", "show", "WC-0000-0000"], { DATA_DIR: dataDir })).toMatchObject({
    exitCode: 1,
    stderr: "No correction has this reference.\n",
  });
});

test("a fact that is set at the desk is done with the correction that asked for it, and can be taken back", async () => {
  await using folder = await makeDataFolderWith();
  const { dataDir } = folder;
  await using site = await fakeRunningSite(dataDir);
  await loadCatalogue(site.database, readCatalogue());
  const { reference } = await saveCorrection(
    site.database,
    {
      listing: 76,
      sender: "business",
      email: null,
      kind: "fact",
      message: "Fire is allowed: https://a.ca https://b.ca https://c.ca",
    },
    null,
  );
  const run = async (...words: string[]) => {
    const { exitCode, stdout, stderr } = await runDeskCommand(words, { DATA_DIR: dataDir });
    return `${exitCode} ${stdout}${stderr}`;
  };
  expect(await run("corrections", "list", "--open")).toMatch(/HELD {2}fact/);
  expect(await run("corrections", "release", reference)).toContain("It is released.");
  expect(await run("facts", "set", "76", "openFlame", "--answer", "maybe", "--source", "x")).toMatch(
    /^1 .*--answer: choose yes, no or depends/,
  );
  expect(await run("facts", "set", "76", "openflame", "--answer", "yes")).toMatch(/^1 Say where/);
  const from = ["--source", "the permit", "--correction", reference];
  expect(await run("facts", "set", "76", "openflame", "--answer", "yes", ...from)).toMatch(
    /^0 Done: +openFlame at Fairmont Palliser is now yes \(confirmed, the permit, \d{4}-\d\d-\d\d\)\.\nCorrection: +WC-\S+ is done/,
  );
  expect(await run("corrections", "list", "--open")).toContain("No correction is open.");
  expect(await run("facts", "reject", "76", "openFlame", "--reason", "It was another hotel.")).toContain(
    "couples read that it is not known",
  );
  expect(await run("facts", "show", "76", "openFlame")).toMatch(/rejects \d+: It was another hotel\./);
  expect(await run("facts", "confirm", "76", "openFlame", "--source", "x")).toMatch(/^1 Nothing counts/);
  expect(await run("claims", "approve", "WB-0000-0000")).toMatch(/^1 No claim has this reference/);
  expect(await run("listings", "invite", "9", "--to", "a@hall.ca")).toMatch(
    /^1 No invitation was sent\. It is a sample/,
  );
  expect(await run("listings", "invite", "76", "--to", "a@hall.ca")).toMatch(
    /^1 No invitation was sent\. Canada's anti-spam law wants to know why/,
  );
  expect(await run("listings", "invite-all")).toMatch(
    /^0 Nothing was sent\. 0 would be invited, 0 not\. With --yes they are\./,
  );
  expect(await run("listings", "invite-all", "--limit", "500")).toMatch(/^1 Give a limit of 1 to 100/);
});
