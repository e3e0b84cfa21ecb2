import { enquiryPosts } from "./enquiry-posts.ts";
import { expect, expectAccessible, expectToast, test } from "./fixtures.ts";
import { openTool } from "./saved-plan.ts";

// Colours in passing are not measured.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const [name, paths, area = "html"] of [
  [
    "a filtered directory and an empty one",
    [
      "/vendors?category=planners&price=budget&area=northeast&sort=reviews&view=list",
      "/vendors?q=larkspr&category=photographers&area=inglewood",
    ],
  ],
  [
    "the saved list and the comparison",
    ["/vendors?view=saved&saved=1,4,76", "/vendors?view=compare&saved=1,2,4,76", "/vendors?view=saved"],
  ],
  ["the page of a vendor and of a venue", ["/vendors/148", "/venues/fairmont-palliser"]],
  [
    "the form with vendors to ask, and for a business",
    ["/planning?vendors=1,4", "/planning?subject=join"],
    ".planning__form",
  ],
  ["the 404 page", ["/nope"]],
] satisfies [string, string[], string?][])
  test(`axe finds nothing on ${name}`, async ({ page, open }) => {
    for (const path of paths) {
      await open(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expectAccessible(page, area);
    }
  });

test("axe finds nothing on the bar once it is solid", async ({ page, open }) => {
  await open("/venues");
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: "instant" }));
  const bar = page.getByRole("banner");
  await expect(bar).toHaveAttribute("data-scrolled");
  await expectAccessible(page, ".site-header");
});

test("axe finds nothing on the enquiry form while it says what is wrong", async ({
  page,
  open,
  allowBrowserError,
}) => {
  allowBrowserError(/^error: Failed to load resource/);
  await page.route(enquiryPosts, (route) =>
    route.fulfill({
      status: 422,
      json: {
        errors: {
          form: "One of the chosen vendors is no longer listed",
          name: "enter your name",
          eventDate: "this date has passed: choose a later one",
          budget: "choose one of the options",
          events: "choose from the options",
          questions: "ask at most 24 questions, one on each line",
          vendors: "choose vendors from the directory",
        },
      },
    }),
  );
  await open("/planning?vendors=9");
  await page.locator("form.enquiry-form").evaluate((form: HTMLFormElement) => (form.noValidate = true));
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByText("Choose from the options.")).toBeVisible();
  await expectAccessible(page, ".planning__form");
});

test("axe finds nothing while the form thanks and messages are shown", async ({ page, open }) => {
  await open("/planning");
  await page.getByLabel("Name", { exact: true }).fill("Asha Mehta & Tom Riel");
  await page.getByLabel("Email", { exact: true }).fill(`couple-${crypto.randomUUID()}@example.ca`);
  await page.getByLabel("Wedding date").fill(`${new Date().getFullYear() + 2}-06-19`);
  await page.getByRole("button", { name: "Send enquiry" }).click();
  const toast = page.getByRole("region", { name: "Messages" }).getByRole("dialog");
  await toast.hover();
  await expectToast(
    page,
    "Thanks for sharing your wedding details!",
    "Our team will get back to you with personalised recommendations within 24 hours.",
  );
  await expectAccessible(page);
});

test("in the visitor's own colours what is chosen differs from what could be @unthemed", async ({
  page,
  open,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open("/vendors");
  const views = page.getByRole("button", { name: /^(Grid|List)$/ });
  await expect(views).toHaveCount(2);
  const grounds = await views.evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor));
  expect(new Set(grounds).size).toBe(2);
  await open("/plan");
  const choices = page.locator(".start-choice input[type=radio] + span");
  await expect(choices.first()).toBeVisible();
  const chosen = await choices.evaluateAll((all) =>
    all.map((each) => getComputedStyle(each).backgroundColor),
  );
  expect(new Set(chosen).size).toBe(2);
  await expect(page.getByRole("button", { name: "Start your plan" }).last()).toHaveCSS(
    "border-style",
    "solid",
  );
  // The plan's own sheets leave it so.
  await page.getByRole("button", { name: "Look around an example" }).click();
  await openTool(page, "Seating");
  await expect(page.locator(".plan [aria-pressed=false]").first()).toHaveCSS("border-style", "solid");
  await openTool(page, "The day");
  await expect(page.locator(".day-switch input")).toHaveCSS("appearance", "auto");
});
