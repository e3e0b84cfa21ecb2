import { readFileSync } from "node:fs";

import { unzipSync } from "fflate";
import ICAL from "ical.js";
import { Doc, encodeStateAsUpdate } from "yjs";

import { putRow } from "#app/plan/document/plan-table.ts";
import { wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { weddingDay } from "#test-support/sample-days.ts";

import { expectSoundInBothLooks } from "./both-looks.ts";
import { expect, test } from "./fixtures.ts";
import { openTool, pressSave } from "./saved-plan.ts";

test("a plan is taken along as calendar, tables and file, opens from the file again, and a calendar follows it @unthemed", async ({
  page,
  open,
  request,
}) => {
  const download = async (name: string) => {
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name, exact: true }).click(),
    ]);
    return { path: await file.path(), name: file.suggestedFilename() };
  };
  await open("/plan/details");
  await page.getByLabel("Whose wedding").fill("Simran and Daniel");
  await page.getByLabel("Wedding day").fill(weddingDay);
  await page.getByRole("button", { name: "Punjabi Sikh" }).click();
  await openTool(page, "Save & share");

  const calendar = await download("Calendar (.ics)");
  expect(calendar.name).toBe("Simran-and-Daniel.ics");
  const titles = titlesIn(readFileSync(calendar.path, "utf8"));
  expect(titles).toEqual(expect.arrayContaining(["Anand Karaj", "The four laavan", "Reception", "Speeches"]));
  const tables = unzipSync(readFileSync((await download("Every table (.zip of .csv)")).path));
  expect(new TextDecoder().decode(tables["events.csv"])).toContain("Anand Karaj");
  const json = await download("One file to read (.json)");
  const copy = await download("Download a backup");
  expect([json.name, copy.name]).toEqual(["Simran-and-Daniel.json", "Simran-and-Daniel.wedding-plan"]);

  // Both open in an empty plan.
  for (const { path, name } of [json, copy]) {
    await page.getByRole("button", { name: /^Delete from this (phone|computer)$/ }).click();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await expect(page.getByRole("region", { name: "Start your plan" })).toBeVisible();
    await openTool(page, "Save & share");
    await page
      .getByLabel("Restore a backup")
      .setInputFiles({ name, mimeType: "", buffer: readFileSync(path) });
    await expect(page.getByText(`Restored from “${name}”.`)).toBeVisible();
    await openTool(page, "Wedding details");
    await expect(page.getByLabel("Whose wedding")).toHaveValue("Simran and Daniel");
    await expect(page.getByRole("region", { name: "Events" }).getByRole("heading", { level: 3 })).toHaveCount(
      8,
    );
    await openTool(page, "Save & share");
  }
  // What was changed since a backup stays, until it is asked for.
  await openTool(page, "Wedding details");
  await page.getByLabel("Whose wedding").fill("Simran and Dan");
  await openTool(page, "Save & share");
  await page
    .getByLabel("Restore a backup")
    .setInputFiles({ name: copy.name, mimeType: "", buffer: readFileSync(copy.path) });
  await expect(
    page.getByText("1 entry has changed since that backup and stays as it is now.", { exact: false }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Change it back too" }).click();
  await expect(page.getByText("It’s as in the backup again. Undo takes that back.")).toBeFocused();
  await openTool(page, "Wedding details");
  await expect(page.getByLabel("Whose wedding")).toHaveValue("Simran and Daniel");
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(page.getByLabel("Whose wedding")).toHaveValue("Simran and Dan");
  await page.getByRole("button", { name: "Redo" }).first().click();
  await openTool(page, "Save & share");
  await page
    .getByLabel("Restore a backup")
    .setInputFiles({ name: "x.json", mimeType: "", buffer: Buffer.from("{}") });
  await expect(page.getByText("“x.json” isn’t a backup of a plan. Nothing was changed.")).toBeVisible();

  await pressSave(page);
  await expectSoundInBothLooks(page, ".plan");
  const copyLink = page.getByRole("button", { name: "Copy calendar link" });
  await copyLink.click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const feed = await request.get(link);
  expect(feed.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(titlesIn(await feed.text())).toEqual(titles);
  await page.locator(".plan-copies__calendar").getByRole("button", { name: "Replace link" }).click();
  await page.waitForURL(/done=rotated/);
  expect((await request.get(link)).status()).toBe(404);
});

test("another plan's backup asks first: it replaces this one until Undo, or stands beside it @unthemed", async ({
  page,
  open,
}) => {
  const theirs = new Doc();
  putRow(wedding, theirs, weddingRowId, { title: "Asha and Dev" });
  const backup = {
    name: "theirs.wedding-plan",
    mimeType: "",
    buffer: Buffer.from(encodeStateAsUpdate(theirs)),
  };
  await open("/plan/details");
  const whose = page.getByLabel("Whose wedding");
  await whose.fill("Simran and Daniel");
  await openTool(page, "Save & share");
  const question = page.getByRole("dialog", { name: "This backup is from another plan" });
  await page.getByLabel("Restore a backup").setInputFiles(backup);
  await expect(question).toContainText("is the plan of Asha and Dev");
  await question.getByRole("button", { name: "Replace this plan" }).click();
  await expect(page.getByText("Replaced with “theirs.wedding-plan”.")).toBeVisible();
  await openTool(page, "Wedding details");
  await expect(whose).toHaveValue("Asha and Dev");
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(whose).toHaveValue("Simran and Daniel");

  await openTool(page, "Save & share");
  await page.getByLabel("Restore a backup").setInputFiles(backup);
  await question.getByRole("button", { name: "Add as another plan" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Asha and Dev");
  await openTool(page, "Save & share");
  await page.getByRole("button", { name: "Open Simran and Daniel" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Simran and Daniel");
});

/** What stands in a calendar, in its order. */
const titlesIn = (calendar: string) =>
  new ICAL.Component(ICAL.parse(calendar))
    .getAllSubcomponents("vevent")
    .map((entry) => String(entry.getFirstPropertyValue("summary")));
