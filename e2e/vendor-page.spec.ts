import { venueCount } from "#test-support/catalogue-counts.ts";
import { cards, fetchListings } from "./directory-view.ts";
import { expect, expectToast, test } from "./fixtures.ts";

test("a click anywhere on a card opens the vendor's page", async ({ page, open, expectAt }) => {
  await open("/vendors?category=cakes");
  const card = cards(page).filter({ hasText: "Offset Cake Studio" });
  // Its middle, where the name is not.
  await card.click();
  await expectAt("/vendors/9");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Offset Cake Studio");
  await expect(page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link")).toHaveText([
    "Home",
    "Vendors",
    "Cakes",
  ]);
});

const facts = [
  "About",
  "Services and specialties",
  "Price",
  "Area",
  "Response time",
  "Rating and reviews",
  "Contact",
  "Website",
];

test("every listing has the same headings in the same order, also where a fact is missing @unthemed", async ({
  page,
  open,
}) => {
  for (const [path, name, similar] of [
    ["/vendors/1", "Larkspur & Pine", "Similar vendors"],
    ["/vendors/148", "Giani Surjan Singh", "Similar vendors"],
  ] as const) {
    await open(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    const headings = page.getByRole("main").getByRole("heading", { level: 2 });
    await expect(headings).toHaveText([...facts, `Ask ${name}`, similar]);
    // No heading stands alone.
    for (const fact of facts)
      await expect(page.getByRole("region", { name: fact })).toHaveText(new RegExp(`^${fact}.{3}`));
  }
});

test("a fact that is missing says so and asks to ask @unthemed", async ({ page, open }) => {
  await open("/vendors/148");
  const section = (name: string) => page.getByRole("region", { name });
  await expect(section("Response time")).toContainText("Not given: ask");
  await expect(section("Rating and reviews")).toContainText("No reviews yet");
  await open("/vendors/1");
  await expect(section("Price")).toContainText("Ask for pricing");
});

test("invented businesses and figures that are not real yet are marked as samples @unthemed", async ({
  page,
  open,
}) => {
  const section = (name: string) => page.getByRole("region", { name });
  await open("/vendors/13");
  await expect(page.getByText("Sample listing", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("Grain Elevator Film Co. is invented")).toBeVisible();
  await expect(section("Price")).toContainText("$$$ sample");
  await expect(section("Response time")).toHaveText(/< 48 hours\s*sample/);
  await expect(section("Rating and reviews")).toHaveText(/4\.6 \(46 reviews\)\s*sample/);
  await expect(section("Rating and reviews")).toContainText("98% Recommend");
});

test("cards say once that their figures are samples, before the figures", async ({ page, open }) => {
  const venues = (await fetchListings(page.request)).filter(({ category }) => category === "venues");
  await open("/vendors?category=venues&page=2");
  await expect(cards(page)).toHaveCount(venueCount);
  const marks = await cards(page).evaluateAll((articles) =>
    articles.map((article) => {
      const count = (text: string) =>
        [...article.querySelectorAll("*")].filter((element) => element.textContent.trim() === text).length;
      return {
        name: article.querySelector("h3")?.textContent ?? "",
        figures: count("sample"),
        scope: article.querySelector(".card__figures > :first-child")?.textContent ?? "",
        recommend: count("98% Recommend"),
      };
    }),
  );
  const wanted = venues.map(({ name, fictional, rating }) => ({
    name,
    figures: 0,
    scope: fictional ? "Sample listing" : "Sample figures",
    recommend: Number(fictional && rating !== null),
  }));
  expect(marks).toHaveLength(wanted.length);
  expect(marks).toEqual(expect.arrayContaining(wanted));
});

test("'Visit website' opens a new tab and says so @unthemed", async ({ page, open, context }) => {
  await context.route("https://offsetcakes.example/", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Offset Cakes</title>" }),
  );
  await open("/vendors?category=cakes");
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: "Visit website of Offset Cake Studio (opens a new tab)" }).click();
  await expect(await opened).toHaveURL("https://offsetcakes.example/");
  await expect(await opened).toHaveTitle("Offset Cakes");
  await expectToast(
    page,
    "Visiting vendor website",
    "You're being redirected to Offset Cake Studio's website",
  );
  await (await opened).close();

  // The vendor's own page has the same link.
  await open("/vendors/9");
  const openedAgain = context.waitForEvent("page");
  await page.getByRole("region", { name: "Website" }).getByRole("link").click();
  await expect(await openedAgain).toHaveURL("https://offsetcakes.example/");
});

test("similar vendors are three others of the same category @unthemed", async ({ page, open, expectAt }) => {
  await open("/vendors/9");
  const similar = page.getByRole("region", { name: "Similar vendors" });
  await expect(similar.getByRole("article")).toHaveCount(3);
  await expect(similar.getByText("Cakes", { exact: true })).toHaveCount(3);
  await expect(similar.getByRole("heading", { name: "Offset Cake Studio" })).toHaveCount(0);
  await similar.getByRole("link", { name: "All cakes" }).click();
  await expectAt("/vendors?category=cakes");
});

test("a vendor is saved on its own page, and asked there", async ({ page, open }) => {
  await open("/vendors/9");
  const heart = page.getByRole("button", { name: "Save Offset Cake Studio" });
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expectToast(page, "Added to saved vendors", "This vendor has been added to your saved list");

  await page.getByRole("link", { name: "Send an enquiry" }).click();
  const form = page.getByRole("complementary", { name: "Ask Offset Cake Studio" });
  await expect(form.getByRole("heading")).toBeInViewport();
  await form.getByRole("link", { name: "Use the longer form" }).click();
  const recipients = page.getByRole("group", { name: "Who should hear from you" });
  await expect(recipients.getByRole("checkbox", { name: /^Offset Cake Studio/ })).toBeChecked();
});
