import { withTheme } from "#test-support/browser-urls.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { savingStatus, planField as field, openTool, saveNewPlan } from "./saved-plan.ts";

test("a device whose link was made new keeps its copy, says so, and can keep it on the server again @unthemed", async ({
  page,
  open,
  browser,
  theme,
}) => {
  const link = await saveNewPlan(page, open, "Asha and Ravi");

  const elsewhere = await browser.newContext();
  const tablet = await elsewhere.newPage();
  await tablet.goto(withTheme(`${link}/details`, theme));
  await expect(field(tablet, "Whose wedding")).toHaveValue("Asha and Ravi");

  const edit = page.getByRole("listitem").filter({ hasText: "Can edit: changes everything" });
  await edit.getByText("Replace link").click();
  await edit.getByRole("button", { name: "Replace these links" }).click();
  await page.waitForURL(/done=replaced/);
  await expect(savingStatus(tablet)).toHaveText(/^Link no longer works: only on this /);
  await field(tablet, "Guests in all").fill("180");
  // A phone has room for the reason.
  await tablet.setViewportSize({ width: 390, height: 844 });
  const cut = await savingStatus(tablet).evaluate((status) => status.scrollHeight - status.clientHeight);
  expect(cut).toBeLessThanOrEqual(1);
  await tablet.setViewportSize({ width: 1440, height: 900 });

  expect((await tablet.goto(withTheme(link, theme)))?.status()).toBe(404);
  await expect(tablet.getByRole("heading", { level: 1 })).toHaveText("This link no longer works");
  await expectAccessible(tablet);
  await tablet.getByRole("link", { name: "Open my copy" }).click();
  await openTool(tablet, "Wedding details");
  await expect(field(tablet, "Guests in all")).toHaveValue("180");

  await openTool(tablet, "Save & share");
  await expect(tablet.getByText("This link was replaced, so changes made here")).toBeVisible();
  await tablet.getByRole("button", { name: "Save my copy online" }).click();
  await tablet.waitForURL(/\/plans\/[\w-]{27}\/share/);
  await expect(savingStatus(tablet)).toHaveText("Saved and shared");
  const own = new URL(tablet.url()).pathname.replace(/\/share$/, "");
  await elsewhere.close();

  // It is a plan of its own now, and the other one has nothing of it.
  await page.goto(withTheme(`${own}/details`, theme));
  await expect(field(page, "Guests in all")).toHaveValue("180");
});
