import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { saveCorrection } from "#app/couple/corrections/save-correction.server.ts";
import { parseSpreadsheet } from "#app/spreadsheets/parse-spreadsheet.ts";
import { seedEnquiry } from "#test-support/save-enquiry.ts";
import { readCatalogue } from "#content/catalogue/catalogue.ts";
import type { Database } from "#database/database.ts";
import { loadCatalogue } from "#database/load-catalogue.ts";
import { openDatabase } from "#database/open-database.ts";
import { mails } from "#database/schema/index.ts";
import { createDesk } from "#server/desk-server.ts";
import { deskSocketPath, serveDeskSocket } from "#server/desk-socket.ts";
import { makeDataFolderWith, deskSite, runDeskCommand, fakeRunningSite } from "#test-support/run-desk.ts";
import { sampleEnquiry } from "#test-support/sample-enquiry.ts";
import { forPostgres } from "#test-support/test-database.ts";
import { removeFolder, temporaryFolder } from "#test-support/temporary-folder.ts";

describe("beside a running site on the embedded database", () => {
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
      /^WR-\S+ .*UTC  new  0 of 1  2027-06-19  about 420 guests  NOT SENT Simran Gill & Zoë O'Hara <simran@example\.ca>$/,
    );
    expect(more).toEqual([]);

    const shown = await runDeskCommand(["enquiries", "show", reference.toLowerCase()], { DATA_DIR: dataDir });
    expect(shown).toMatchObject({ exitCode: 0, stderr: "" });
    for (const words of [
      `Reference:     ${reference}`,
      "Name:          Simran Gill & Zoë O'Hara",
      "Email:         simran@example.ca",
      "Wedding date:  2027-06-19",
      "Budget:        $35,000 - $50,000",
      "Guest count:   200+",
      "Guests:        420",
      "Venue type:    Hotel/Resort",
      "Services:      Photography, DJ/Music",
      "Events:        Mehndi, Reception",
      "State:         new",
      "Fairmont Palliser (76)",
      "new: not sent: the couple hasn’t confirmed its address yet",
      "UTC  The couple was asked to confirm its address",
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
    const laden = sampleEnquiry({ additionalInfo: "https://rings.example ".repeat(3), vendors: [] });
    const { reference } = await seedEnquiry(site.database, laden, null);
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
    expect(
      await runDeskCommand(["corrections", "show", "WC-0000-0000"], { DATA_DIR: dataDir }),
    ).toMatchObject({
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
    expect(
      await runDeskCommand(["enquiries", "list", "--state", "open"], { DATA_DIR: dataDir }),
    ).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining("--state is one of new, passed-on, answered, closed."),
    });
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

  test("only the user of the site can open the socket", async () => {
    await using folder = await makeDataFolderWith();
    await using _site = await fakeRunningSite(folder.dataDir);
    const { mode } = statSync(deskSocketPath(folder.dataDir));
    expect((mode & 0o777).toString(8)).toBe("600");
  });

  test("files that the site makes afterwards have the usual mode", async () => {
    const before = process.umask();
    await using folder = await makeDataFolderWith();
    await using _site = await fakeRunningSite(folder.dataDir);
    expect(process.umask()).toBe(before);
  });

  test("a folder whose path is too long for a socket has its socket elsewhere, as well guarded", async () => {
    const folder = temporaryFolder("desk");
    const dataDir = join(folder, "a-folder-with-a-very-long-name-".repeat(5));
    const path = deskSocketPath(dataDir);
    const socket = await serveDeskSocket(dataDir, createDesk(deskSite(await neverAsked(), folder)));
    try {
      expect(Buffer.byteLength(path)).toBeLessThan(104);
      expect((statSync(path).mode & 0o777).toString(8)).toBe("600");
      expect(deskSocketPath(`${dataDir}-2`)).not.toBe(path);
    } finally {
      await socket.close();
      removeFolder(folder);
    }
    expect(existsSync(path)).toBe(false);
  });

  test("a site that is just opening the folder keeps the desk out, which says so", async () => {
    await using folder = await makeDataFolderWith();
    const { dataDir } = folder;
    const opening = await openDatabase({ databaseUrl: null, dataDir });
    try {
      const { exitCode, stdout, stderr } = await runDeskCommand(["enquiries", "list"], { DATA_DIR: dataDir });
      expect([exitCode, stdout]).toEqual([1, ""]);
      expect(stderr).toContain(`The data folder ${join(dataDir, "database")} is in use`);
      expect(stderr).not.toContain("    at ");
    } finally {
      await opening.close();
    }
  });
});

describe("without a running site", () => {
  test("the desk opens the folder itself and leaves it free", async () => {
    let reference = "";
    await using folder = await makeDataFolderWith(async (database) => {
      ({ reference } = await seedEnquiry(database, sampleEnquiry({ vendors: [] }), null));
    });
    const settings = { DATA_DIR: folder.dataDir };

    expect(await runDeskCommand(["enquiries", "list"], settings)).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining(reference),
    });
    expect(await runDeskCommand(["enquiries", "show", reference], settings)).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining("For:           our team"),
    });
    expect(await runDeskCommand(["enquiries", "show", "WR-0000-0000"], settings)).toMatchObject({
      exitCode: 1,
      stderr: "No enquiry has this reference.\n",
    });
    const { close } = await openDatabase({ databaseUrl: null, dataDir: folder.dataDir });
    await close();
  });

  test("a socket that a killed site left behind does not mislead the desk", async () => {
    await using folder = await makeDataFolderWith();
    const path = deskSocketPath(folder.dataDir);
    const killed = spawn(process.execPath, [
      "-e",
      `net.createServer().listen(${JSON.stringify(path)}, () => console.log())`,
    ]);
    await once(killed.stdout, "data");
    killed.kill("SIGKILL");
    await once(killed, "close");
    expect(existsSync(path)).toBe(true);

    expect(await runDeskCommand(["enquiries", "list"], { DATA_DIR: folder.dataDir })).toEqual({
      exitCode: 0,
      signal: null,
      stdout: "No enquiries yet.\n",
      stderr: "",
    });
    // And the next site takes the socket over.
    await using site = await fakeRunningSite(folder.dataDir);
    const { reference } = await seedEnquiry(site.database, sampleEnquiry({ vendors: [] }), null);
    expect((await runDeskCommand(["enquiries", "list"], { DATA_DIR: folder.dataDir })).stdout).toContain(
      reference,
    );
  });

  test("a folder without a database stays as it is, and the desk says what to do", async () => {
    const dataDir = join(temporaryFolder("desk"), "data");
    const { exitCode, stdout, stderr } = await runDeskCommand(["enquiries", "list"], { DATA_DIR: dataDir });
    expect([exitCode, stdout]).toEqual([1, ""]);
    expect(stderr).toBe(`There is no database in ${dataDir} yet. Start the site once with npm start.\n`);
    expect(existsSync(dataDir)).toBe(false);
    removeFolder(join(dataDir, ".."));
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
});

forPostgres((openTestDatabase) => {
  test("the desk asks PostgreSQL itself, whether a site runs or not", async () => {
    await using open = await openTestDatabase();
    const { reference } = await seedEnquiry(open.database, sampleEnquiry({ vendors: [] }), null);
    const settings = {
      DATA_DIR: open.settings.dataDir,
      DATABASE_URL: open.settings.databaseUrl ?? "",
      SITE_SECRET: "a secret of thirty-two characters",
    };

    expect(await runDeskCommand(["enquiries", "list"], settings)).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining(reference),
    });
    expect(await runDeskCommand(["enquiries", "show", "WR-0000-0000"], settings)).toMatchObject({
      exitCode: 1,
      stderr: "No enquiry has this reference.\n",
    });
  });
});

describe("for programs", () => {
  test("every answer can be had as JSON, and help goes to the output, not among the errors", async () => {
    await using folder = await makeDataFolderWith();
    const { dataDir } = folder;
    await using site = await fakeRunningSite(dataDir);
    const { reference } = await seedEnquiry(site.database, sampleEnquiry({ vendors: [] }), null);

    const listed = await runDeskCommand(["enquiries", "list", "--json"], { DATA_DIR: dataDir });
    expect(listed).toMatchObject({ exitCode: 0, stderr: "" });
    expect(JSON.parse(listed.stdout)).toMatchObject({ rows: [{ reference }], total: 1 });
    const shown = await runDeskCommand(["--json", "enquiries", "show", reference], { DATA_DIR: dataDir });
    expect(shown).toMatchObject({ exitCode: 2, stdout: "" });
    const missing = await runDeskCommand(["enquiries", "show", "WR-0000-0000", "--json"], {
      DATA_DIR: dataDir,
    });
    expect(missing).toMatchObject({ exitCode: 1, stdout: "", stderr: "No enquiry has this reference.\n" });
    const help = await runDeskCommand(["--help"], {});
    expect(help).toMatchObject({ exitCode: 0, stderr: "" });
    expect(help.stdout).toContain("vendors import FILE");
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
});

describe("wrong use", () => {
  test("what the desk does not know explains the use, with exit code 2, and opens nothing", async () => {
    const dataDir = join(temporaryFolder("desk"), "data");
    const { exitCode, stdout, stderr } = await runDeskCommand(["enquiries", "delete", "WR-0000-0000"], {
      DATA_DIR: dataDir,
    });
    expect([exitCode, stdout]).toEqual([2, ""]);
    expect(stderr).toContain("enquiries show REFERENCE");
    expect(stderr).toContain("enquiries has no command 'delete'.");
    expect(existsSync(dataDir)).toBe(false);
    removeFolder(join(dataDir, ".."));
  });

  test("a wrong setting is named, with exit code 1 and no stack", async () => {
    const { exitCode, stderr } = await runDeskCommand(["enquiries", "list"], { PORT: "harbour" });
    expect(exitCode).toBe(1);
    expect(stderr).toContain("PORT: use a number (it is 'harbour')");
    expect(stderr).not.toContain("    at ");
  });
});

/** A database for a desk that nobody asks. */
async function neverAsked(): Promise<Database> {
  const { database } = await openDatabase({ databaseUrl: "postgres://nobody@127.0.0.1:1/none", dataDir: "" });
  return database;
}
