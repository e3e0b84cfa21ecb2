import { pathOf, withTheme } from "#test-support/browser-urls.ts";
import { listingCount, venueCount } from "#test-support/catalogue-counts.ts";
import { cardNames, cards, expectShown, fetchListings, mentioning, searchBox } from "./directory-view.ts";
import { expect, test } from "./fixtures.ts";

test.use({ javaScriptEnabled: false });

test("the search, quick searches and categories are answered by the server @unthemed", async ({
  page,
  open,
  theme,
}) => {
  const listings = await fetchListings(page.request);
  await open("/vendors");
  await searchBox(page).fill("mandap");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expectShown(page, mentioning(listings, "mandap").length);
  await expect(searchBox(page)).toHaveValue("mandap");

  await page.getByRole("button", { name: /^Decor \d+$/ }).click();
  const inDecor = mentioning(listings, "mandap").filter(({ category }) => category === "decor").length;
  await expectShown(page, inDecor);
  await page.getByRole("button", { name: "Remove filter Decor" }).click();
  await expectShown(page, mentioning(listings, "mandap").length);

  await page.getByRole("button", { name: "Caterers", exact: true }).click();
  await expect(searchBox(page)).toHaveValue("Caterers");
  await page.getByRole("button", { name: "Clear All Filters" }).click();
  await expectShown(page, listingCount);
  await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
});

test("on a phone a link leads to the filters below the cards @unthemed-mobile", async ({ page, open }) => {
  await open("/vendors");
  await page.getByRole("link", { name: "Filters", exact: true }).click();
  const panel = page.getByRole("complementary", { name: "Filters" });
  await expect(panel.getByRole("heading", { name: "Categories" })).toBeInViewport();
  await panel.getByRole("checkbox", { name: /^\$\$ Mid-Range/ }).check();
  await page.getByRole("button", { name: "Apply filters" }).click();
  await expect(page.getByRole("list", { name: "Active filters" })).toContainText("Mid-Range");
});

test("price, location, order and view are answered by the server @unthemed", async ({ page, open }) => {
  const djs = (await fetchListings(page.request)).filter(({ category }) => category === "djs");
  const wanted = djs.filter(
    ({ price, location }) =>
      price !== null && price[0] <= 2 && price[1] >= 2 && location.includes("Northeast"),
  );
  await open("/vendors?category=djs");
  await page.getByRole("checkbox", { name: /^\$\$ Mid-Range/ }).check();
  await page.getByRole("checkbox", { name: /^Northeast/ }).check();
  await page.getByRole("button", { name: "Apply filters" }).click();
  await expectShown(page, wanted.length);
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(2);

  await page.getByRole("combobox", { name: "Sort By" }).selectOption("Most Reviews");
  await page.getByRole("button", { name: "Sort", exact: true }).click();
  const byReviews = wanted.toSorted((a, b) => b.reviewCount - a.reviewCount).map(({ name }) => name);
  await expect(cardNames(page)).toHaveText(byReviews);
  await expect(page.getByRole("combobox", { name: "Sort By" })).toHaveValue("reviews");

  await page.getByRole("button", { name: "List", exact: true }).click();
  await expect(page.getByRole("button", { name: "List", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(cardNames(page)).toHaveText(byReviews);
});

test("more cards and an empty result's way out are links @unthemed", async ({ page, open, expectAt }) => {
  await open("/vendors?category=venues");
  await page.getByRole("button", { name: "Show 7 more of 7" }).click();
  await expectAt("/vendors?category=venues&page=2");
  await expect(cards(page)).toHaveCount(venueCount);

  await open("/vendors?q=larkspr&category=photographers");
  await expect(page.getByRole("heading", { name: "No vendors found" })).toBeVisible();
  await page.getByRole("button", { name: "Without the search “larkspr”: 28 vendors" }).click();
  await expectAt("/vendors?category=photographers");
  await expectShown(page, 28);
});

test("hearts write the list into the address, where it is seen, shortened and compared", async ({
  page,
  open,
  expectAt,
}) => {
  await open("/vendors?category=cakes");
  for (const name of ["Offset Cake Studio", "Elaichi Lane Bakery", "The Lattice Board"]) {
    await page.getByRole("button", { name: `Save ${name}` }).click();
    await expect(page.getByRole("button", { name: `Save ${name}` })).toHaveAttribute("aria-pressed", "true");
  }
  await expectAt("/vendors?category=cakes&saved=9,169,172");
  await expect(page.getByText("You have saved 3 vendors.")).toBeVisible();
  await page.getByRole("link", { name: "View Saved List" }).click();
  await expectAt("/vendors?view=saved&saved=9,169,172");

  await page.getByRole("button", { name: "Remove Elaichi Lane Bakery" }).click();
  await expectAt("/vendors?view=saved&saved=9,172");
  // The address changes before the page is there.
  const boxes = page.getByRole("checkbox", { name: "Compare" });
  await expect(boxes).toHaveCount(2);
  for (const box of await boxes.all()) await box.check();
  await page.getByRole("button", { name: /^Compare .*side by side$/ }).click();
  await expect(page.getByRole("columnheader")).toHaveText([
    "Fact",
    "Offset Cake Studio",
    "The Lattice Board",
  ]);
});

test("a list in the address stays while the directory is filtered @unthemed", async ({ page, open }) => {
  await open("/vendors?saved=9,3");
  await page.getByRole("button", { name: "Cakes 9" }).click();
  await expect(page.getByRole("button", { name: "Save Offset Cake Studio" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.getByRole("button", { name: "Save Offset Cake Studio" }).click();
  await expect(page.getByRole("button", { name: "Save Offset Cake Studio" })).toHaveAttribute(
    "aria-pressed",
    "false",
  );
  expect(new URL(page.url()).searchParams.get("saved")).toBe("3");
});

test("the theme is a link's worth away, and the links carry it on", async ({ page, open, theme }) => {
  await open("/vendors?category=cakes");
  const [here, there] =
    theme === "standard"
      ? (["Switch to Indian Wedding Theme", "Switch to Standard Theme"] as const)
      : (["Switch to Standard Theme", "Switch to Indian Wedding Theme"] as const);
  const other = theme === "standard" ? "indian" : "standard";
  await page.getByRole("button", { name: here }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", other);
  expect(pathOf(page)).toBe(withTheme("/vendors?category=cakes", other));
  await expectShown(page, 9);

  await page.getByRole("contentinfo").getByRole("link", { name: "Planning resources" }).click();
  expect(pathOf(page)).toBe(withTheme("/planning", other));
  await expect(page.locator("html")).toHaveAttribute("data-theme", other);
  await page.getByRole("button", { name: there }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
  expect(pathOf(page)).toBe(withTheme("/planning", theme));
});

test("an enquiry is answered with a page that says what the toast says", async ({ page, open, theme }) => {
  await open("/planning?vendors=9");
  await page.getByLabel("Name", { exact: true }).fill("Asha Mehta & Tom Riel");
  await page.getByLabel("Email", { exact: true }).fill(`couple-${crypto.randomUUID()}@example.ca`);
  await page.getByLabel("Wedding date").fill(`${new Date().getFullYear() + 2}-06-19`);
  await page.getByRole("checkbox", { name: "Catering" }).check();
  await page.getByRole("button", { name: "Send enquiry" }).click();

  await expect(page.getByRole("heading", { name: "Thanks for sharing your wedding details!" })).toBeVisible();
  await expect(
    page.getByText("Our team will get back to you with personalised recommendations within 24 hours."),
  ).toBeVisible();
  const reference = page.getByText(/^Your reference is WR-[0-9A-Z]{4}-[0-9A-Z]{4}\.$/);
  const said = await reference.textContent();
  await expect(page.locator("html")).toHaveAttribute("data-theme", theme);

  // The browser sends the form again: it is the same enquiry.
  await page.reload();
  await expect(reference).toHaveText(said ?? "");
});

test("a refused enquiry comes back with all that was typed, and says at the field what is wrong @unthemed", async ({
  page,
  open,
}) => {
  await open("/planning?vendors=9,3");
  const email = `couple-${crypto.randomUUID()}@example.ca`;
  await page.getByLabel("Name", { exact: true }).fill("Asha Mehta & Tom Riel");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Wedding date").fill("2020-06-20");
  await page.getByLabel("Budget").selectOption("$75,000+");
  await page.getByRole("checkbox", { name: "Videography" }).check();
  await page.getByRole("checkbox", { name: /^Sidehill Sound/ }).uncheck();
  await page.getByLabel("Questions").fill("Is parking free?\nMay we bring candles?");
  await page.getByLabel("Additional information").fill("Two families, one hall.");
  await page.getByRole("button", { name: "Send enquiry" }).click();

  const date = page.getByLabel("Wedding date");
  await expect(date).toHaveAccessibleDescription("This date has passed: choose a later one.");
  await expect(date).toHaveValue("2020-06-20");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Asha Mehta & Tom Riel");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);
  await expect(page.getByLabel("Budget")).toHaveValue("$75,000+");
  await expect(page.getByRole("checkbox", { name: "Videography" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: /^Offset Cake Studio/ })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: /^Sidehill Sound/ })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /^Sidehill Sound/ })).not.toBeChecked();
  await expect(page.getByLabel("Questions")).toHaveValue("Is parking free?\nMay we bring candles?");
  await expect(page.getByLabel("Additional information")).toHaveValue("Two families, one hall.");

  await date.fill(`${new Date().getFullYear() + 2}-06-19`);
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByRole("heading", { name: "Thanks for sharing your wedding details!" })).toBeVisible();
});

test("the short enquiry of a vendor's page is answered with the same page @unthemed", async ({
  page,
  open,
}) => {
  await open("/vendors/9");
  await page.getByLabel("Name", { exact: true }).fill("Asha Mehta & Tom Riel");
  await page.getByLabel("Email", { exact: true }).fill(`couple-${crypto.randomUUID()}@example.ca`);
  await page.getByLabel("Wedding date").fill(`${new Date().getFullYear() + 2}-06-19`);
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByText(/^Your reference is WR-/)).toBeVisible();
});

test("the home page's search panel opens the directory on its choices @unthemed", async ({ page, open }) => {
  await open("/");
  const panel = page.getByRole("region", { name: "Find vendors" });
  await panel.getByLabel("Vendor type").selectOption("Caterers");
  await panel.getByLabel("Budget").selectOption("$$ Moderate");
  await panel.getByRole("button", { name: "Search Vendors" }).click();
  const chips = page.getByRole("list", { name: "Active filters" });
  await expect(chips.getByRole("button")).toHaveText(["Caterers", "$$ Mid-Range"]);
});

test("the header scrolls away instead of standing over text that it can't be read on", async ({
  page,
  open,
}) => {
  await open("/planning");
  const header = page.getByRole("banner");
  await expect(header).toBeInViewport();
  await page.getByRole("textbox", { name: "Additional information" }).scrollIntoViewIfNeeded();
  await expect(header).not.toBeInViewport();
});
