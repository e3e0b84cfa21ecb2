import { expect, expectAccessible, test } from "./fixtures.ts";

const pages = [
  ["About", "/about", "A directory that says what it knows"],
  ["How we rank", "/how-we-rank", "The order is not for sale"],
  ["Privacy", "/privacy", "What we keep, and what we do not"],
  ["Terms", "/terms", "The terms, in plain words"],
  ["Accessibility", "/accessibility", "For everybody who is planning"],
] as const;

for (const [label, path, heading] of pages)
  test(`the footer leads to '${label}', which says whom to write to`, async ({ page, open, expectAt }) => {
    await open("/");
    await page.getByRole("contentinfo").getByRole("link", { name: label, exact: true }).click();
    await expectAt(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(
      page
        .getByRole("region", { name: "Write to us" })
        .getByRole("link", { name: "hello@wildroseweddings.example" }),
    ).toHaveAttribute("href", "mailto:hello@wildroseweddings.example");
    await expectAccessible(page);
  });

test("what the privacy page says of cookies and storage is true", async ({ page, context, open }) => {
  await open("/vendors?q=rose");
  await page
    .getByRole("button", { name: /^Save / })
    .first()
    .click();
  await open("/privacy");
  await expect(page.getByText("The site sets no cookie")).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  const remembered = await page.evaluate(() => Object.keys(sessionStorage));
  expect(remembered.filter((key) => key !== "react-router-scroll-positions")).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the pages about the site stand as they are", async ({ page, open }) => {
    for (const [, path, heading] of pages) {
      await open(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect(page.getByRole("link", { name: "hello@wildroseweddings.example" })).toHaveCount(2);
    }
  });
});
