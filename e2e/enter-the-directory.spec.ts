import { cards, expectShown } from "./directory-view.ts";
import { expect, test } from "./fixtures.ts";

test("a category tile of the home page opens the directory on as many listings as it says", async ({
  page,
  open,
  expectAt,
}) => {
  await open("/");
  const tile = page.getByRole("link", { name: /^Invitations/ });
  const said = Number(/\d+/.exec((await tile.textContent()) ?? "")?.[0]);
  expect(said).toBeGreaterThanOrEqual(2);
  await tile.click();
  await expectAt("/vendors?category=invitations");
  await expectShown(page, said);
});

test("the home page's buttons and its search panel lead to the directory @unthemed", async ({
  page,
  open,
  expectAt,
  theme,
}) => {
  const panel = page.getByRole("region", { name: "Find vendors" });
  await open("/");
  for (const [button, path] of [
    ["Find Vendors", "/vendors"],
    ["Explore Venues", "/venues"],
  ] as const) {
    await page.getByRole("main").getByRole("link", { name: button }).click();
    await expectAt(path);
    // The address changes before the page does.
    await expect(panel).toHaveCount(0);
    await page.goBack();
    await expect(panel).toBeVisible();
  }
  await panel.getByLabel("Vendor type").selectOption(theme === "standard" ? "Caterers" : "Mehndi");
  await panel.getByLabel("Area").selectOption("Northeast");
  await panel.getByLabel("Budget").selectOption("$$ Moderate");
  await panel.getByRole("button", { name: "Search Vendors" }).click();
  const category = theme === "standard" ? "Caterers" : "Mehndi";
  const chips = page.getByRole("list", { name: "Active filters" });
  await expect(chips.getByRole("button")).toHaveText([category, "$$ Mid-Range", "Northeast"]);
  await expect(cards(page)).not.toHaveCount(0);
});

test("the closing banner's buttons open the application and the page on premium listings @unthemed", async ({
  page,
  open,
  expectAt,
}) => {
  await open("/vendors");
  await expect(page.getByRole("heading", { name: "Are you a Calgary Wedding Vendor?" })).toBeVisible();
  await page.getByRole("link", { name: "Apply to Join" }).click();
  await expectAt("/vendors/apply");
  await expect(page.getByRole("heading", { name: "Apply to Join", level: 1 })).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: "Learn About Premium Listings" }).click();
  await expectAt("/vendors/premium");
  await page.getByRole("link", { name: "Ask about a premium listing" }).click();
  await expectAt("/planning?subject=premium");
  await expect(page.getByRole("heading", { name: "Ask about premium listings" })).toBeVisible();
});
