import { expect, test } from "./fixtures.ts";

test("a couple finds what to ask a caterer, and suggests one that it knows", async ({ page, open }) => {
  await open("/vendors/caterers");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wedding caterers in Calgary");
  await expect(page.getByText("What is the price per guest, and what isn’t in it?")).toBeVisible();
  await expect(page.getByText("9 to 12 months")).toBeVisible();
  // Only samples are listed, and they make no page for search engines.
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");

  await page.getByRole("link", { name: "Suggest a vendor" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Know someone good? Tell us");
  await expect(page.getByRole("combobox", { name: "What they do" })).toHaveValue("caterers");
  await page.getByRole("textbox", { name: "Name of the business" }).fill("Saffron Table");
  await page.getByRole("textbox", { name: /Website or Instagram/ }).fill("@saffrontable");
  await page.getByRole("button", { name: "Suggest this vendor" }).click();
  await expect(page.getByText(/Your reference is/)).toContainText(/WS-\w{4}-\w{4}/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a suggestion is refused with the reason and what was typed, and thanked for once it is whole", async ({
    page,
    open,
  }) => {
    await open("/vendors/suggest?category=florists");
    await page.getByRole("textbox", { name: "Name of the business" }).fill("Prairie Peony");
    await page.getByRole("textbox", { name: /Website or Instagram/ }).fill("not an address");
    await page.getByRole("button", { name: "Suggest this vendor" }).click();
    await expect(page.getByText(/leave it empty/).first()).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Name of the business" })).toHaveValue("Prairie Peony");
    await page.getByRole("textbox", { name: /Website or Instagram/ }).fill("prairiepeony.ca");
    await page.getByRole("button", { name: "Suggest this vendor" }).click();
    await expect(page.getByRole("heading", { name: "Thank you for telling us" })).toBeVisible();
    await expect(page.getByText(/WS-\w{4}-\w{4}/)).toBeVisible();
  });
});
