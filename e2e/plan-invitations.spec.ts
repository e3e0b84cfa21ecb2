import { readFileSync } from "node:fs";

import { PDFDocument } from "@cantoo/pdf-lib";
import type { Locator, Page } from "@playwright/test";

import { formatWeekdayDate } from "#app/calendar/date-words.ts";
import { viewTable, putRow } from "#app/plan/document/plan-table.ts";
import { events } from "#app/plan/schema/wedding.schema.ts";
import { planBackup } from "#test-support/plan-backup.ts";
import { plannedWedding, plannedWeddingCopy } from "#test-support/planned-wedding.ts";
import { distantWeddingDay, weddingDay } from "#test-support/sample-days.ts";

import { expectSoundInBothLooks } from "./both-looks.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { expectNoOverflow } from "./overflow.ts";
import { openTool, pressSave, restoreBackup, undoButton } from "./saved-plan.ts";

const preview = (page: Page) => page.getByRole("region", { name: "Preview" });

async function download(page: Page, name: string) {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name, exact: true }).click(),
  ]);
  return { bytes: readFileSync(await file.path()), name: file.suggestedFilename() };
}

test("a couple makes an invitation from its plan, with names in Gurmukhi, and downloads it for print and WhatsApp @unthemed", async ({
  page,
  open,
}) => {
  await open("/plan/share");
  await restoreBackup(page, plannedWeddingCopy(3));
  await openTool(page, "Invitations");
  await expect(preview(page).getByRole("img")).toHaveAccessibleName(/Save the date for the wedding of/);
  await page.getByRole("button", { name: "Anand Karaj" }).click();
  const picture = preview(page).getByRole("img");
  await expect(picture).toHaveAccessibleName(
    new RegExp(
      `Simran & Daniel, You’re invited to the wedding of, Anand Karaj, ${formatWeekdayDate(weddingDay)} · 10:30 a\\.m\\., Dashmesh Centre`,
    ),
  );
  await expect(page.getByLabel("Light", { exact: true })).toHaveValue("morning");

  await page.getByLabel("Season", { exact: true }).selectOption("Winter");
  await undoButton(page).click();
  await expect(page.getByLabel("Season", { exact: true })).toHaveValue("summer");

  const without = await picture.getAttribute("src");
  await page.getByLabel("Names in another script", { exact: true }).fill("ਸਿਮਰਨ ਅਤੇ ਡੈਨੀਅਲ");
  await expect(picture).not.toHaveAttribute("src", without ?? "");
  await page.getByLabel("Names", { exact: true }).fill("Simran & 魏");
  await expect(page.getByText("Our typefaces don’t have 魏, so it’s left out.")).toBeVisible();
  await page.getByLabel("Names", { exact: true }).fill("Simran & 魏龍");
  await expect(page.getByText("Our typefaces don’t have 魏 龍, so they’re left out.")).toBeVisible();
  await page.getByLabel("Names", { exact: true }).fill("Simran & Daniel");
  await expect(page.getByText("Our typefaces don’t have")).toBeHidden();
  await expectSoundInBothLooks(page, ".plan");

  const pdf = await download(page, "Download PDF for print");
  expect(pdf.name).toBe("Simran-Daniel-card.pdf");
  const [sheet] = (await PDFDocument.load(pdf.bytes)).getPages();
  expect(sheet?.getTrimBox()).toMatchObject({
    width: expect.closeTo(360, 1),
    height: expect.closeTo(504, 1),
  });
  await page.getByRole("button", { name: "Story" }).click();
  await expect(page.getByRole("button", { name: "Download PDF for print" })).toBeHidden();
  await expect(picture).toHaveAttribute("src", /viewBox%3D%220%200%201080%201920/);
  const png = await download(page, "Download PNG");
  expect(png.name).toBe("Simran-Daniel-story.png");
  expect([png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)]).toEqual([1080, 1920]);
  expect((await download(page, "Download SVG")).bytes.toString()).not.toMatch(/<text|<image|var\(/);
});

/** A wedding whose reception is at a venue of this site. */
function weddingAt(place: string) {
  const plan = plannedWedding(3);
  const reception = viewTable(events, plan)
    .rows()
    .find(({ kind }) => kind === "reception");
  if (reception === undefined) throw new Error("The wedding has no reception.");
  putRow(events, plan, reception.id, { place });
  return planBackup(plan);
}

test("a reception at a venue of this site has the venue's own poster, loaded for it alone", async ({
  page,
  open,
}) => {
  const posters: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes("/art/invitations/venue-")) posters.push(pathname);
  });
  await open("/plan/share");
  await restoreBackup(page, weddingAt("Crystal Ballroom, Fairmont Palliser"));
  await openTool(page, "Invitations");
  const picture = preview(page).getByRole("img");
  await expect(picture).toHaveAccessibleName(/Save the date for the wedding of/);
  expect(posters).toEqual([]);
  await page.getByRole("button", { name: "Reception" }).click();
  await expect(page.getByRole("radio", { name: "Your venue" })).toBeChecked();
  await expect(picture).toHaveAccessibleName(/^A framed poster of Fairmont Palliser: .*Simran & Daniel/);
  expect(new Set(posters)).toEqual(new Set(["/art/invitations/venue-palliser.svg"]));
  await expectNoOverflow(page);
  const { bytes } = await download(page, "Download PDF for print");
  expect((await PDFDocument.load(bytes)).getPageCount()).toBe(1);
  await page.getByRole("button", { name: "Set for the day" }).click();
  await expect(picture).toHaveAccessibleName(/Welcome board/);
  await page.getByRole("button", { name: "Anand Karaj" }).click();
  await expect(page.getByRole("radio", { name: "Gurdwara by the water" })).toBeChecked();
});

const firstNames =
  "Amrit Balvir Charan Daljit Esha Fateh Gurdev Hira Ishan Jasmeet Kiran Lakhbir Manvir Navdeep".split(" ");
const lastNames = "Gill Sandhu Brar Dhaliwal Grewal Bains Cheema Toor Virk Aujla".split(" ");

/** Acts of ten minutes, each of ten seconds: something is found and pressed, or a field is found and filled. */
const actsOfTenMinutes = 60;

test(
  "from nothing to a public page and cards for 140 households takes a couple less than ten minutes of acts",
  { tag: "@unthemed" },
  async ({ page, open }) => {
    test.setTimeout(180_000);
    let acts = 0;
    const press = async (control: Locator) => {
      acts += 1;
      await control.click();
    };
    const fill = async (field: Locator, text: string) => {
      acts += 1;
      await field.fill(text);
    };
    const go = async (tool: Parameters<typeof openTool>[1]) => {
      acts += 1;
      await openTool(page, tool);
    };

    await open("/plan");
    const start = page.getByRole("region", { name: "Start your plan" });
    await fill(start.getByLabel("Partner 1"), "Simran");
    await fill(start.getByLabel("Partner 2"), "Daniel");
    await fill(start.getByLabel("Wedding day"), distantWeddingDay);
    await press(start.getByRole("radiogroup", { name: "Kind of wedding" }).getByText("Punjabi Sikh"));
    await press(start.getByRole("button", { name: "Start your plan" }));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Simran and Daniel");

    await go("Guest list");
    const households = firstNames.flatMap((first) =>
      lastNames.map((last, nth) => `${first} ${last}\t${(nth % 6) + 1}\tx`),
    );
    await page.evaluate(
      (copied) => navigator.clipboard.writeText(copied),
      ["Household\tGuests\tReception", ...households].join("\n"),
    );
    await press(page.getByLabel("Paste your list"));
    acts += 1;
    await page.keyboard.press("ControlOrMeta+V");
    await press(page.getByRole("button", { name: "Add 140 households" }));
    await expect(page.getByText("140 added, 0 changed.")).toBeVisible();

    await go("Save & share");
    acts += 1;
    await pressSave(page);
    await go("RSVP");
    await press(page.getByRole("checkbox", { name: "Guests can reply" }));
    await go("Wedding page");
    await press(page.getByLabel("Anyone with the address sees it: Reception"));
    await fill(page.getByLabel("Welcome", { exact: true }), "Come hungry.");
    await press(page.getByRole("button", { name: "Publish", exact: true }));
    await expect(page.getByRole("heading", { name: "Your page is public" })).toBeVisible();

    await go("Invitations");
    await press(page.getByRole("button", { name: "Reception" }));
    const cards = "Download cards for 140 households";
    await page.getByRole("button", { name: cards }).click();
    await expect(page.getByText(/of 140 households/)).toBeVisible();
    await page.getByRole("button", { name: "Stop" }).click();
    await expect(page.getByText("Stopped. Nothing was downloaded.")).toBeVisible();
    acts += 1;
    const { bytes } = await download(page, cards);
    await expect(page.getByText("Your PDF is in your downloads.")).toBeVisible();
    expect(acts).toBeLessThan(actsOfTenMinutes);
    const document = await PDFDocument.load(bytes);
    expect(document.getPageCount()).toBe(280);
    expect(bytes.length).toBeLessThan(6_000_000);
  },
);

test(
  "a couple prints the set for the day from its schedule and seating, with a line in Gurmukhi",
  { tag: "@unthemed" },
  async ({ page, open }) => {
    await open("/plan/share");
    await restoreBackup(page, plannedWeddingCopy(40));
    await openTool(page, "Invitations");
    const picture = preview(page).getByRole("img");
    const choose = (name: string) => page.getByRole("button", { name, exact: true }).click();
    await choose("Reception");
    await choose("Set for the day");
    await expect(picture).toHaveAccessibleName(
      new RegExp(`Welcome board\\. .*Simran & Daniel.*${formatWeekdayDate(weddingDay)}`),
    );
    const without = await picture.getAttribute("src");
    await page.getByLabel("Line in another script", { exact: true }).fill("ਜੀ ਆਇਆਂ ਨੂੰ");
    await expect(picture).not.toHaveAttribute("src", without ?? "");
    const board = await download(page, "Download PDF: welcome board");
    const [sheet] = (await PDFDocument.load(board.bytes)).getPages();
    expect(sheet?.getTrimBox()).toMatchObject({
      width: expect.closeTo(18 * 72, 1),
      height: expect.closeTo(24 * 72, 1),
    });

    await choose("Order of the day");
    await expect(picture).toHaveAccessibleName(/10:30 a\.m\. Anand Karaj.*6:00 p\.m\. Reception/);
    await page.getByLabel("Lines", { exact: true }).fill("4 pm Drinks in the garden\n6 pm Dinner");
    await expect(picture).toHaveAccessibleName(/4 pm Drinks in the garden, 6 pm Dinner$/);

    await choose("Menu");
    await expect(page.getByText("No menu yet")).toBeVisible();
    await page.getByLabel("Dishes", { exact: true }).fill("To begin\nSamosa chaat\n\nDessert\nGulab jamun");
    await expect(picture).toHaveAccessibleName(/Samosa chaat/);

    await choose("Place cards");
    await expect(picture).toHaveAccessibleName(/Place cards\. .* at Table 1/);
    await expect(picture).toHaveAttribute("src", /art0/);
    const firstSheet = await picture.getAttribute("alt");
    await page.getByRole("button", { name: "Next sheet" }).click();
    await expect(page.getByText(/^Sheet 2 of/)).toBeVisible();
    await expect(picture).not.toHaveAttribute("alt", firstSheet ?? "");
    await expectAccessible(page, ".plan");
    await expectNoOverflow(page);
    const places = await download(page, "Download PDF: place cards");
    expect(places.name).toBe("Simran-Daniel-places.pdf");
    const said = await page.getByText(/cards of 3\.5 × 2 in on/).innerText();
    const [, sheets] = /on (\d+) Letter sheets/.exec(said) ?? [];
    expect((await PDFDocument.load(places.bytes)).getPageCount()).toBe(Number(sheets));

    await choose("Mehndi");
    await choose("Table numbers");
    await expect(page.getByText("No tables yet")).toBeVisible();
    await page.getByRole("link", { name: "Set up the tables" }).click();
    await expect(page.getByRole("heading", { name: "Seating", level: 2 })).toBeVisible();
  },
);
