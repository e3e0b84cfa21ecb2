import { expect, test } from "./fixtures.ts";

const pages = [
  ["About", "/about", "A directory that says what it knows"],
  ["How we rank", "/how-we-rank", "The order is not for sale"],
  ["Privacy", "/privacy", "What we keep, and what we do not"],
  ["Terms", "/terms", "The terms, in plain words"],
  ["Accessibility", "/accessibility", "For everybody who is planning"],
] as const;

for (const [label, path, heading] of pages)
  test(`the footer leads to '${label}', which says whom to write to @unthemed`, async ({
    page,
    open,
    expectAt,
  }) => {
    await open("/");
    await page.getByRole("contentinfo").getByRole("link", { name: label, exact: true }).click();
    await expectAt(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(
      page
        .getByRole("region", { name: "Write to us" })
        .getByRole("link", { name: "hello@wildroseweddings.example" }),
    ).toHaveAttribute("href", "mailto:hello@wildroseweddings.example");
  });

test("the gallery says that its photographs are coming, and shows seasons and decor that lead on", async ({
  page,
  open,
  expectAt,
  theme,
}) => {
  await open("/gallery");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Banff Wedding Gallery");
  await expect(page.getByText("Our photo gallery is coming soon.")).toBeVisible();
  await expect(page.getByRole("img", { name: /^(Summer|Fall|Winter|Spring), / })).toHaveCount(4);
  await expect(page.getByRole("img", { name: /^An old bellows camera/ })).toBeVisible();
  const ideas = page.getByRole("region", { name: "Six ways to dress the place" }).getByRole("article");
  await expect(ideas).toHaveCount(6);
  await ideas
    .getByRole("link", { name: theme === "indian" ? "Marigold mandap" : "Garden arch of roses" })
    .click();
  await expectAt(`/decoration-ideas/${theme === "indian" ? "marigold-mandap" : "rose-arch"}`);
});

test("the bridesmaids' guide says that it is coming, and shows who helps today @unthemed", async ({
  page,
  open,
}) => {
  await open("/bridesmaids-guide");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Resources Coming Soon");
  for (const [heading, category] of [
    ["What to wear", "Bridal Attire"],
    ["Hair, makeup and mehndi", "Hair & Makeup"],
    ["What to carry", "Florists"],
  ] as const) {
    const cards = page.getByRole("region", { name: heading }).getByRole("article");
    await expect(cards).toHaveCount(3);
    await expect(cards.getByText(category, { exact: true })).toHaveCount(3);
  }
});

test("what the privacy page says of cookies and storage is true @unthemed", async ({
  page,
  context,
  open,
}) => {
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

  test("the pages about the site stand as they are @unthemed", async ({ page, open }) => {
    for (const [, path, heading] of pages) {
      await open(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect(page.getByRole("link", { name: "hello@wildroseweddings.example" })).toHaveCount(2);
    }
  });
});
