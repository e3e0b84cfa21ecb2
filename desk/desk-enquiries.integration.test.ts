import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { parseSpreadsheet } from "#app/spreadsheets/parse-spreadsheet.ts";
import { seedEnquiry } from "#test-support/save-enquiry.ts";
import { readCatalogue } from "#content/catalogue/catalogue.ts";
import { loadCatalogue } from "#database/load-catalogue.ts";
import { mails } from "#database/schema/index.ts";
import { makeDataFolderWith, runDeskCommand, fakeRunningSite } from "#test-support/run-desk.ts";
import { sampleEnquiry } from "#test-support/sample-enquiry.ts";
import { weddingDay } from "#test-support/sample-days.ts";

test("the desk lists enquiries, the newest first, and shows one whole", async () => {
  await using folder = await makeDataFolderWith();
  const { dataDir } = folder;
  await using site = await fakeRunningSite(dataDir);
  await loadCatalogue(site.database, readCatalogue());
  const { reference } = await seedEnquiry(site.database, sampleEnquiry(), null);
  const business = sampleEnquiry({
    name: "Foothills Florist",
    subject: "join",
    eventDate: null,
    vendors: [],
  });
  await seedEnquiry(site.database, business, null);

  const listed = await runDeskCommand(["enquiries", "list"], { DATA_DIR: dataDir });
  expect(listed).toMatchObject({ exitCode: 0, stderr: "" });
  const [first, second, ...more] = listed.stdout.trimEnd().split("\n");
  expect(first).toMatch(
    /^WR-\S+  \d{4}-\d\d-\d\d \d\d:\d\d UTC  new          join        about 420 guests  Foothills Florist <simran@example\.ca>$/,
  );
  expect(second).toMatch(
    /^WR-\S+ .*UTC  new  0 of 1  \d{4}-06-\d\d  about 420 guests  NOT SENT Simran Gill & Zoë O'Hara <simran@example\.ca>$/,
  );
  expect(more).toEqual([]);

  const shown = await runDeskCommand(["enquiries", "show", reference.toLowerCase()], { DATA_DIR: dataDir });
  expect(shown).toMatchObject({ exitCode: 0, stderr: "" });
  for (const words of [
    `Reference:     ${reference}`,
    "Name:          Simran Gill & Zoë O'Hara",
    "Email:         simran@example.ca",
    `Wedding date:  ${weddingDay}`,
    "Budget:        $35,000 - $50,000",
    "Guest count:   200+",
    "Guests:        420",
    "Venue type:    Hotel/Resort",
    "Services:      Photography, DJ/Music",
    "Events:        Mehndi, Reception",
    "State:         new",
    "Fairmont Palliser (76)",
    "new: not sent: the couple hasn’t confirmed their address yet",
    "UTC  The couple was asked to confirm their address",
    "Question:      May we light a havan fire?",
    "Question:      How late may the dhol play?",
    "The baraat needs a street: ਬਰਾਤ 🐎",
  ])
    expect(shown.stdout).toContain(words);
});

test("an enquiry that is held says so, and goes out once it is released", async () => {
  await using folder = await makeDataFolderWith();
  const { dataDir } = folder;
  await using site = await fakeRunningSite(dataDir);
  const withLinks = sampleEnquiry({ additionalInfo: "https://rings.example ".repeat(3), vendors: [] });
  const { reference } = await seedEnquiry(site.database, withLinks, null);
  const desk = (...words: string[]) => runDeskCommand(["enquiries", ...words], { DATA_DIR: dataDir });

  expect((await desk("list")).stdout).toContain("HELD Simran Gill");
  expect((await desk("show", reference)).stdout).toMatch(/Held: +since .* UTC for its links/);
  expect(await site.database.$count(mails)).toBe(0);

  const release = () => desk("release", reference.toLowerCase());
  expect(await release()).toMatchObject({ exitCode: 0, stdout: expect.stringContaining("It is released") });
  const waiting = await site.database.select({ kind: mails.kind, status: mails.status }).from(mails);
  expect(waiting).toEqual([
    { kind: "enquiry-to-team", status: "waiting" },
    { kind: "enquiry-confirmation", status: "waiting" },
  ]);
  expect((await desk("list")).stdout).not.toContain("HELD");
  expect((await release()).stdout).toContain("It was not held");
  expect(await site.database.$count(mails)).toBe(2);
  expect(await desk("release", "WR-0000-0000")).toMatchObject({
    exitCode: 1,
    stderr: "No enquiry has this reference.\n",
  });
});

test("a list that is cut says how many are missing, and --all shows them", async () => {
  await using folder = await makeDataFolderWith();
  const { dataDir } = folder;
  await using site = await fakeRunningSite(dataDir);
  await site.database.execute(sql`
    insert into enquiries (reference, submission_key, name, email, services_needed, additional_info, events)
    select 'WR-' || number, number, 'Couple ' || number, 'a@example.ca', '{}', '', '{}'
    from generate_series(1, 203) as number`);

  const cut = await runDeskCommand(["enquiries", "list"], { DATA_DIR: dataDir });
  expect(cut.stdout.trimEnd().split("\n")).toHaveLength(200);
  expect(cut).toMatchObject({
    exitCode: 0,
    stderr: "3 older ones are not shown. All of them: npm run desk -- enquiries list --all\n",
  });
  const all = await runDeskCommand(["enquiries", "list", "--all"], { DATA_DIR: dataDir });
  expect(all).toMatchObject({ exitCode: 0, stderr: "" });
  expect(all.stdout.trimEnd().split("\n")).toHaveLength(203);

  expect(await runDeskCommand(["enquiries", "answered", "WR-7"], { DATA_DIR: dataDir })).toMatchObject({
    exitCode: 0,
  });
  const answered = await runDeskCommand(["enquiries", "list", "--state", "answered"], {
    DATA_DIR: dataDir,
  });
  expect(answered.stdout).toMatch(/^WR-7 .*answered.*\n$/);
  expect(await runDeskCommand(["enquiries", "list", "--state", "open"], { DATA_DIR: dataDir })).toMatchObject(
    {
      exitCode: 1,
      stderr: expect.stringContaining("--state is one of new, passed-on, answered, closed."),
    },
  );
});

test("an unknown reference says so, with exit code 1", async () => {
  await using folder = await makeDataFolderWith();
  const { dataDir } = folder;
  await using _site = await fakeRunningSite(dataDir);

  for (const reference of ["WR-0000-0000", "../enquiries", "%", "' or 1=1"])
    expect(await runDeskCommand(["enquiries", "show", reference], { DATA_DIR: dataDir })).toEqual({
      exitCode: 1,
      signal: null,
      stdout: "",
      stderr: "No enquiry has this reference.\n",
    });
});

test("enquiries go into a spreadsheet, where nothing that a couple wrote is a formula", async () => {
  await using folder = await makeDataFolderWith(async (database) => {
    const name = '=HYPERLINK("https://evil.example","Asha")';
    await seedEnquiry(database, sampleEnquiry({ name, vendors: [], questions: ["-1+1", "Late?"] }), null);
  });
  const file = join(folder.dataDir, "enquiries.csv");
  const written = await runDeskCommand(["enquiries", "export", file], { DATA_DIR: folder.dataDir });
  expect(written).toMatchObject({ exitCode: 0, stdout: `1 enquiries written to ${file}.\n` });
  const bytes = readFileSync(file);
  expect(bytes.toString()).toContain(`"'=HYPERLINK(""https://evil.example"",""Asha"")"`);
  const { header, rows } = parseSpreadsheet(bytes);
  const cell = (title: string) => rows[0]?.cells[header.indexOf(title)];
  expect(cell("name")).toBe('=HYPERLINK("https://evil.example","Asha")');
  expect(cell("questions")).toBe("-1+1\nLate?");
  expect((statSync(file).mode & 0o777).toString(8)).toBe("600");
});

test("what a couple wrote cannot steer the operator's terminal or pass for another line", async () => {
  let reference = "";
  await using folder = await makeDataFolderWith(async (database) => {
    ({ reference } = await seedEnquiry(database, sampleEnquiry({ vendors: [] }), null));
    const text =
      "\u001b[2J\u001b]0;x\u0007 Asha\nWR-FAKE-FAKE  forged\rReference:     WR-FAKE-FAKE\n\u009b31m";
    await database.execute(sql`update enquiries set name = ${text}, additional_info = ${text}`);
  });
  const settings = { DATA_DIR: folder.dataDir };

  const listed = await runDeskCommand(["enquiries", "list"], settings);
  const shown = await runDeskCommand(["enquiries", "show", reference], settings);

  expect(listed.stdout.trimEnd().split("\n")).toHaveLength(1);
  expect(shown.stdout.split("\n").filter((line) => /^(Reference|WR-)/.test(line))).toEqual([
    `Reference:     ${reference}`,
  ]);
  for (const { exitCode, stdout } of [listed, shown]) {
    expect(exitCode).toBe(0);
    expect(stdout).toContain("forged");
    expect(stdout.replaceAll("\n", "")).toMatch(/^\P{Cc}*$/u);
  }
});
