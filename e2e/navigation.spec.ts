import { pathOf, withTheme } from "#test-support/browser-urls.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";

test("the navigation leads to every page and marks the one that is open", async ({
  page,
  open,
  goTo,
  expectAt,
  mobile,
  theme,
}) => {
  await open("/gallery");
  for (const [label, path, heading] of [
    ["Home", "/", theme === "standard" ? /meets the peaks$/ : /a mountain sunrise$/],
    [
      "Venues",
      "/venues",
      theme === "standard" ? "Wedding Venues in Calgary" : "Indian Wedding Venues in Calgary",
    ],
    ["Vendors", "/vendors", /Vendor/],
    ["Planning", "/planning", "Wedding Planning Resources"],
    ["Gallery", "/gallery", "Banff Wedding Gallery"],
  ] as const) {
    await goTo(label);
    await expectAt(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.getByRole("dialog", { name: "Menu" })).toHaveCount(0);
    if (!mobile) await expect(page.locator("header [aria-current=page]")).toHaveText(label);
  }
  await expect(page.getByText(/photo gallery is coming soon/)).toBeVisible();
});

test("only a home page that the server sends asks for the italic face before it is used @unthemed", async ({
  page,
  open,
  goTo,
  request,
  theme,
}) => {
  const preloaded = /<link rel="preload"[^>]*playfair-italic/;
  expect(await (await request.get(withTheme("/", theme))).text()).toMatch(preloaded);
  await open("/gallery");
  await goTo("Home");
  await expect(page.locator(".hero--home")).toBeVisible();
  expect(await page.content()).not.toMatch(preloaded);
});

test("the links at the foot lead to their pages", async ({ page, open, expectAt }) => {
  await open("/");
  const foot = page.getByRole("contentinfo");
  for (const [label, path, heading] of [
    ["Bridesmaid guide", "/bridesmaids-guide", "Resources Coming Soon"],
    ["Planning tools", "/planning-tools", "Planning tools"],
    ["Wedding traditions", "/indian-wedding-traditions", /^Wedding Planning Resources/],
    ["Decoration ideas", "/decoration-ideas", /^Wedding Planning Resources/],
    ["Planning resources", "/planning", "Wedding Planning Resources"],
  ] as const) {
    await foot.getByRole("link", { name: label }).click();
    await expectAt(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  }
  await expect(foot.getByRole("link", { name: "hello@wildroseweddings.example" })).toHaveAttribute(
    "href",
    "mailto:hello@wildroseweddings.example",
  );
});

test("the bar is transparent at the top and solid once the page is scrolled more than 20 px", async ({
  page,
  open,
  theme,
}) => {
  await open("/");
  const header = page.getByRole("banner");
  const clear = "rgba(0, 0, 0, 0)";
  const solid = theme === "standard" ? "rgb(255, 253, 249)" : "rgb(255, 253, 248)";
  const scrollTo = (top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
  await expect(header).toHaveCSS("background-color", clear);
  await scrollTo(21);
  await expect(header).toHaveCSS("background-color", solid);
  await scrollTo(20);
  await expect(header).toHaveCSS("background-color", clear);
  await scrollTo(900);
  await expect(header).toHaveCSS("background-color", solid);
  await expect(header).toBeInViewport();
});

test("an address that does not exist gets the 404 page, which logs its path and leads home @unthemed", async ({
  page,
  theme,
  browserErrors,
  expectAt,
}) => {
  for (const path of ["/nope", "/vendors/0", "/vendors/abc", "/venues/nowhere"]) {
    const response = await page.goto(withTheme(path, theme));
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404");
    await expect(page.getByText("Oops! Page not found", { exact: true })).toBeVisible();
    await expect.poll(() => browserErrors.at(-1)).toBe(`info: 404: no page at ${path}`);
    expect(pathOf(page)).toBe(withTheme(path, theme));
  }
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expectAt("/");
  await expect(page.getByRole("region", { name: "Find vendors" })).toBeVisible();
});

test("a private link that opens nothing any more says so, why, and where a new one comes from", async ({
  page,
  theme,
  expectAt,
}) => {
  for (const path of [
    "/enquiries/nope",
    "/answers/nope",
    "/applications/nope",
    "/claims/nope",
    "/for-business/nope",
    "/desk/nope",
    "/no-more-mail/nope",
    "/your-listing/nope/enquiries",
    "/your-listing/nope/pictures",
    "/your-listing/nope",
  ]) {
    const response = await page.goto(withTheme(path, theme));
    expect(`${path} ${response?.status()}`).toBe(`${path} 404`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link no longer works");
    await expect(page.locator(".hero__lede")).toHaveText(/^[^/]+\.$/);
  }
  await expectAccessible(page);
  await page.getByRole("link", { name: "Email me my link" }).click();
  await expectAt("/lost-link");
});

test("the skip link is the first stop and leads past the navigation", async ({ page, open }) => {
  await open("/vendors");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("searchbox", { name: "Search vendors" })).toBeFocused();
});
