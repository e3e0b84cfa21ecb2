import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import type { Database } from "#database/database.ts";
import { mails } from "#database/schema/index.ts";
import { createDesk } from "#server/desk-server.ts";
import { makeDataFolderWith, deskSite, runDeskCommand, fakeRunningSite } from "#test-support/run-desk.ts";
import { seedEnquiry } from "#test-support/save-enquiry.ts";
import { sampleEnquiry } from "#test-support/sample-enquiry.ts";
import { forPostgres } from "#test-support/test-database.ts";

/** Two mails of one enquiry: the team's waits, the couple's was refused. */
async function fill(database: Database): Promise<string> {
  const { reference } = await seedEnquiry(database, sampleEnquiry({ vendors: [] }), null);
  await database
    .update(mails)
    .set({ status: "dead", attempts: 1, lastError: "550 No such person\u001b[2J" })
    .where(eq(mails.id, 2));
  return reference;
}

async function useTheDesk(settings: Record<string, string>, database: Database): Promise<void> {
  const reference = await fill(database);
  const desk = (...words: string[]) => runDeskCommand(["mail", ...words], settings);
  const listed = await desk("list");
  expect(listed).toMatchObject({ exitCode: 0, stderr: "" });
  expect(listed.stdout.trimEnd().split("\n")).toEqual([
    expect.stringMatching(
      new RegExp(
        `^2  dead     \\S+ \\S+ UTC  1  enquiry-confirmation  ${reference}  simran@example.ca  +550 No such person\\[2J$`,
      ),
    ),
    expect.stringMatching(
      new RegExp(`^1  waiting  .* UTC  0  enquiry-to-team +${reference}  the team's inbox$`),
    ),
  ]);
  const counted = await desk("list", "--state", "dead", "--json");
  expect(JSON.parse(counted.stdout)).toMatchObject({
    rows: [{ id: 2, state: "dead" }],
    total: 1,
    counts: { dead: 1, waiting: 1 },
  });

  const shown = await desk("show", "2");
  expect(shown).toMatchObject({ exitCode: 0, stderr: "" });
  for (const words of ["State:         dead", "To: simran@example.ca", "Subject: ", "/enquiries/***\n"])
    expect(shown.stdout).toContain(words);
  expect(shown.stdout).not.toMatch(/\/enquiries\/[\w-]{27}/);

  expect((await desk("resend", "2")).stdout).toContain("Mail 2 waits again");
  expect(await desk("drop", "2")).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining("Mail 2 is not dead: it is tried again by itself"),
  });
  await database.update(mails).set({ status: "dead" }).where(eq(mails.id, 2));
  expect((await desk("drop", "2")).stdout).toContain("Mail 2 is not sent.");
  expect((await desk("list", "--state", "dropped")).stdout).toContain("simran@example.ca");
}

describe("mails at the desk", () => {
  test("are listed, shown, resent and given up beside a running site on the embedded database", async () => {
    await using folder = await makeDataFolderWith();
    await using site = await fakeRunningSite(folder.dataDir);
    await useTheDesk({ DATA_DIR: folder.dataDir }, site.database);
  });

  test("what cannot be done is said in words", async () => {
    await using folder = await makeDataFolderWith();
    await using site = await fakeRunningSite(folder.dataDir);
    await fill(site.database);
    const desk = createDesk(deskSite(site.database, folder.dataDir));
    const post = async (path: string) => (await desk.request(path, { method: "POST", body: "{}" })).json();
    expect(await post("/mail/1/resend")).toEqual({
      message:
        "Mail 1 is not sent again: it has not been tried yet: the running site sends it within seconds.",
    });
    expect(await post("/mail/3/resend")).toMatchObject({
      message: expect.stringContaining("No mail has this number"),
    });
    expect(await post("/mail/resend")).toEqual({ resent: [2] });
    expect(await post("/mail/resend")).toEqual({ resent: [] });
    expect(await (await desk.request("/mail?state=lost")).json()).toEqual({
      message: "There is no state 'lost'. There are: waiting, retrying, dead, sent, dropped.",
    });
    const unsaid = await runDeskCommand(["mail", "resend"], { DATA_DIR: folder.dataDir });
    expect(unsaid).toMatchObject({ exitCode: 1, stderr: expect.stringContaining("Say which") });
  });

  forPostgres((openTestDatabase) => {
    test("and the same on PostgreSQL", async () => {
      await using open = await openTestDatabase();
      const settings = {
        DATA_DIR: open.settings.dataDir,
        DATABASE_URL: open.settings.databaseUrl ?? "",
        SITE_SECRET: "a secret of thirty-two characters",
      };
      await useTheDesk(settings, open.database);
    });
  });
});
