import { categories } from "#content/catalogue/categories.ts";
import { listingCount } from "#test-support/catalogue-counts.ts";

import {
  cardNames,
  cards,
  expectShown,
  fetchListings,
  mentioning,
  searchBox,
  untilListIsThere,
  watchRequests,
} from "./directory-view.ts";
import { expect, test } from "./fixtures.ts";

test("the directory names itself, shows all listings and the first 24 cards", async ({
  page,
  open,
  theme,
}) => {
  await open("/vendors");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    theme === "standard" ? "Calgary Wedding Vendor Directory" : "Indian Wedding Vendors in Calgary",
  );
  await expect(searchBox(page)).toHaveAttribute(
    "placeholder",
    "Search for vendors by name, service or specialty...",
  );
  await expectShown(page, listingCount);
});

test("each keystroke is answered from the list, without a request @unthemed", async ({
  page,
  open,
  expectAt,
}) => {
  const listings = await fetchListings(page.request);
  await open("/vendors");
  await untilListIsThere(page);
  const requests = watchRequests(page);

  const word = "mandap";
  for (const [position, letter] of word.split("").entries()) {
    await searchBox(page).press(letter);
    // From three letters on no category or service name has them in it.
    if (position >= 2) await expectShown(page, mentioning(listings, word.slice(0, position + 1)).length);
  }
  await expectAt("/vendors?q=mandap");
  await searchBox(page).fill("Larkspur & Pine");
  await expectShown(page, 1);
  await expect(cardNames(page)).toHaveText(["Larkspur & Pine"]);
  await expectAt("/vendors?q=Larkspur+%26+Pine");
  await searchBox(page).fill("");
  await expectShown(page, listingCount);
  await expectAt("/vendors");
  expect(requests).toEqual([]);
});

test("after a typed search all cards follow, for those who wait and for those who scroll on @unthemed", async ({
  page,
  open,
}) => {
  await open("/vendors");
  await untilListIsThere(page);
  await searchBox(page).pressSequentially("ca");
  await page.mouse.move(300, 600);
  await page.mouse.wheel(0, 400);
  const found = page.getByText(/^Showing \d+ vendors$/);
  await expect(found).not.toHaveText(`Showing ${listingCount} vendors`);
  const total = Number(/\d+/.exec(await found.innerText())?.[0]);
  expect(total).toBeGreaterThan(24);
  await expectShown(page, total);
  const more = page.getByRole("button", { name: /^Show \d+ more of/ });
  await more.click();
  await expect(cards(page)).toHaveCount(Math.min(total, 48));

  await searchBox(page).fill("mandap");
  await expectShown(page, mentioning(await fetchListings(page.request), "mandap").length);
});

test("each quick search fills the search @unthemed", async ({ page, open, expectAt }) => {
  await open("/vendors");
  const quickSearches = page.getByRole("group", { name: "Quick searches" });
  for (const [label, category] of [
    ["Photographers", "Photographers"],
    ["Venues", "Venues"],
    ["Caterers", "Caterers"],
    ["DJs", "DJs & Musicians"],
    ["Planners", "Wedding Planners"],
  ] as const) {
    await quickSearches.getByRole("button", { name: label }).click();
    await expect(searchBox(page)).toHaveValue(label);
    await expectAt(`/vendors?q=${label}`);
    const found = page.getByText(/^Showing \d+ vendors?$/);
    const size = categories.find(({ name }) => name === category)?.count ?? 0;
    await expect
      .poll(async () => Number(/\d+/.exec(await found.innerText())?.[0]))
      .toBeGreaterThanOrEqual(size);
    await expect(cards(page).filter({ has: page.getByText(category, { exact: true }) })).not.toHaveCount(0);
  }
});

test("a category shows its listings, as many as its row says; its second click shows all again @unthemed", async ({
  page,
  open,
  expectAt,
  withFilters,
}) => {
  await open("/vendors");
  await withFilters(async (filters) => {
    for (const { name, count } of categories)
      await expect(filters.getByRole("button", { name: `${name} ${count}`, exact: true })).toBeVisible();
    await filters.getByRole("button", { name: "Florists 13" }).click();
  });
  await expectAt("/vendors?category=florists");
  await expectShown(page, 13);
  await expect(cards(page).filter({ has: page.getByText("Florists", { exact: true }) })).toHaveCount(13);

  await withFilters(async (filters) => {
    const row = filters.getByRole("button", { name: "Florists 13" });
    await expect(row).toHaveAttribute("aria-pressed", "true");
    await row.click();
    await expect(row).toHaveAttribute("aria-pressed", "false");
  });
  await expectAt("/vendors");
  await expectShown(page, listingCount);
});

test("the counts beside all options follow the other filters @unthemed", async ({
  page,
  open,
  withFilters,
}) => {
  const listings = await fetchListings(page.request);
  const inCanmore = listings.filter(({ location }) => location.includes("Canmore & Banff"));
  const photographers = inCanmore.filter(({ category }) => category === "photographers");
  const midRange = photographers.filter(({ price }) => price !== null && price[0] <= 2 && price[1] >= 2);
  expect(photographers.length).toBeLessThan(28);

  await open("/vendors");
  await withFilters(async (filters) => {
    await filters.getByRole("checkbox", { name: /^Canmore & Banff/ }).check();
    await expect(
      filters.getByRole("button", { name: `All categories ${inCanmore.length}`, exact: true }),
    ).toBeVisible();
    await filters.getByRole("button", { name: `Photographers ${photographers.length}`, exact: true }).click();
    const option = filters.getByRole("checkbox", { name: `$$ Mid-Range ${midRange.length}`, exact: true });
    await option.check();
  });
  await expectShown(page, midRange.length);
});

test("a service opens its category and shows who offers it @unthemed", async ({
  page,
  open,
  expectAt,
  withFilters,
}) => {
  const listings = await fetchListings(page.request);
  const officiants = listings.filter(({ services }) => services.includes("officiants"));
  const priests = listings.filter(({ services }) => services.includes("priests"));

  await open("/vendors?category=officiants");
  await expectShown(page, officiants.length);
  await withFilters(async (filters) => {
    const row = filters.getByRole("button", { name: `Officiants ${officiants.length}`, exact: true });
    await expect(row).toHaveAttribute("aria-pressed", "true");
    await filters.getByRole("button", { name: `Priests ${priests.length}`, exact: true }).click();
  });
  await expectAt("/vendors?category=priests");
  await expectShown(page, priests.length);
  await page.getByRole("button", { name: "Remove filter Priests" }).click();
  await expectAt("/vendors?category=planners");
  await expectShown(page, 15);
  await withFilters((filters) => filters.getByRole("button", { name: /^All categories/ }).click());
  await expectAt("/vendors");
  await expectShown(page, listingCount);
});

test("price options widen each other and leave out who has no price @unthemed", async ({
  page,
  open,
  expectAt,
  withFilters,
}) => {
  const djs = (await fetchListings(page.request)).filter(({ category }) => category === "djs");
  const priced = (...levels: number[]) =>
    djs.filter(
      ({ price }) => price !== null && levels.some((level) => price[0] <= level && level <= price[1]),
    ).length;

  await open("/vendors?category=djs");
  await withFilters(async (filters) => {
    await filters.getByRole("checkbox", { name: `$ Budget-Friendly ${priced(1)}`, exact: true }).check();
  });
  await expectAt("/vendors?category=djs&price=budget");
  await expectShown(page, priced(1));

  await withFilters(async (filters) => {
    await filters.getByRole("checkbox", { name: `$$$ Luxury ${priced(3, 4)}`, exact: true }).check();
  });
  await expectAt("/vendors?category=djs&price=budget&price=luxury");
  await expectShown(page, priced(1, 3, 4));
  await expect(page.getByText("Ask for pricing")).toHaveCount(0);

  await withFilters(async (filters) => {
    await filters.getByRole("checkbox", { name: /^\$ Budget-Friendly/ }).uncheck();
  });
  await expectShown(page, priced(3, 4));
});

test("locations widen each other, in a list that scrolls within 12rem", async ({
  page,
  open,
  expectAt,
  withFilters,
}) => {
  const listings = await fetchListings(page.request);
  const inEither = listings.filter(({ location }) => /Kensington|Inglewood/.test(location));

  await open("/vendors");
  await withFilters(async (filters) => {
    const group = filters.getByRole("group", { name: "Location" });
    await expect(group.getByRole("checkbox")).toHaveCount(13);
    const list = group.getByRole("checkbox").first().locator("xpath=ancestor::div[1]");
    expect((await list.boundingBox())?.height).toBeCloseTo(192, 1);
    await group.getByRole("checkbox", { name: /^Inglewood/ }).check();
    await group.getByRole("checkbox", { name: /^Kensington/ }).check();
  });
  await expectAt("/vendors?area=kensington&area=inglewood");
  await expectShown(page, inEither.length);
  const locations = await cards(page)
    .getByText(/Kensington|Inglewood/)
    .count();
  expect(locations).toBeGreaterThanOrEqual(inEither.length);
});

test("towns around the city are found together @unthemed", async ({ page, open, withFilters }) => {
  await open("/vendors");
  await withFilters(async (filters) => filters.getByRole("checkbox", { name: /^Around Calgary/ }).check());
  await expect(
    cards(page)
      .getByText(/Cochrane/)
      .first(),
  ).toBeVisible();
});

test("an option that would show nothing is disabled, not hidden @unthemed", async ({ open, withFilters }) => {
  await open("/vendors?category=cakes");
  await withFilters(async (filters) => {
    await expect(filters.getByRole("checkbox", { name: "Eau Claire 0" })).toBeDisabled();
    await expect(filters.getByRole("checkbox", { name: /^Inglewood [1-9]/ })).toBeEnabled();
  });
});

test("'Clear All Filters' takes search and filters away and leaves order and view", async ({
  page,
  open,
  expectAt,
  withFilters,
}) => {
  await open("/vendors?q=wedding&category=djs&price=mid-range&area=northeast&sort=reviews&view=list");
  await withFilters(async (filters) => {
    await filters.getByRole("button", { name: "Clear All Filters" }).click();
    await expect(filters.getByRole("checkbox", { checked: true })).toHaveCount(0);
    await expect(filters.getByRole("button", { pressed: true })).toHaveText(/^All categories/);
  });
  await expectAt("/vendors?sort=reviews&view=list");
  await expectShown(page, listingCount);
  await expect(searchBox(page)).toHaveValue("");
});

test("each active filter is a chip that takes itself away @unthemed", async ({ page, open, expectAt }) => {
  await open("/vendors?category=djs&price=mid-range&area=northeast");
  const chips = page.getByRole("list", { name: "Active filters" });
  await expect(chips.getByRole("button")).toHaveText(["DJs & Musicians", "$$ Mid-Range", "Northeast"]);
  await chips.getByRole("button", { name: "Remove filter $$ Mid-Range" }).click();
  await expectAt("/vendors?category=djs&area=northeast");
  await chips.getByRole("button", { name: "Remove filter DJs & Musicians" }).click();
  await expectAt("/vendors?area=northeast");
  await chips.getByRole("button", { name: "Remove filter Northeast" }).click();
  await expectAt("/vendors");
  await expect(chips).toHaveCount(0);
  await expectShown(page, listingCount);
});

test("an empty result says so, offers to clear, the nearest name and the filter that hides the most", async ({
  page,
  open,
  expectAt,
}) => {
  await open("/vendors?q=larkspr&category=photographers&area=inglewood");
  const results = page.getByRole("region", { name: "Results" });
  await expect(results.getByText("Showing 0 vendors")).toBeVisible();
  await expect(results.getByRole("heading", { name: "No vendors found" })).toBeVisible();
  await expect(results.getByText("Try adjusting your search or filter criteria.")).toBeVisible();
  await expect(results.getByRole("link", { name: "Larkspur & Pine", exact: true })).toBeVisible();

  await results.getByRole("button", { name: /^Without the search “larkspr”: \d+ vendors?$/ }).click();
  await expectAt("/vendors?category=photographers&area=inglewood");
  await expect(cards(page)).not.toHaveCount(0);

  await page.goBack();
  await results.getByRole("button", { name: "Clear All Filters" }).click();
  await expectAt("/vendors");
  await expectShown(page, listingCount);

  await page.goBack();
  await results.getByRole("link", { name: "Larkspur & Pine", exact: true }).click();
  await expectAt("/vendors/1");
  await expect(page.getByRole("heading", { level: 1, name: "Larkspur & Pine" })).toBeVisible();
});
