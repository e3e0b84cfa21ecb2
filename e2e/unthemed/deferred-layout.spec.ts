import { expect, test } from "../fixtures.ts";

const paths = [
  "/",
  "/?theme=indian",
  "/vendors/1",
  "/venues/fairmont-palliser",
  "/planning",
  "/planning?theme=indian",
];

/** What a guess may be off by: a part of the section, and of the page. */
const ofSection = 0.4;
const ofPage = 0.1;

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("sections that are laid out later take about the height that they turn out to have", async ({
      page,
    }) => {
      for (const path of paths) {
        await page.goto(path);
        const guessed = await page.evaluate(() => document.documentElement.scrollHeight);
        const sections = page.locator(".later");
        let laidOut = 0;
        for (const section of await sections.all()) {
          await section.scrollIntoViewIfNeeded();
          const { name, likely, height } = await section.evaluate((element) => ({
            name: element.className,
            likely: Number.parseFloat(getComputedStyle(element).getPropertyValue("--likely")),
            height: element.getBoundingClientRect().height,
          }));
          laidOut += height;
          // One may be short or long; one that is far off has got other contents. Answers are of all lengths.
          if (!name.includes("later--resource"))
            expect
              .soft(Math.abs(likely - height), `${path} ${name}: ${height} px`)
              .toBeLessThan(Math.max(120, height * ofSection));
        }
        expect(laidOut).toBeGreaterThan(1000);
        const real = await page.evaluate(() => document.documentElement.scrollHeight);
        expect.soft(Math.abs(guessed - real), `${path}: ${real} px`).toBeLessThan(real * ofPage);
      }
    });

    test("a link to a section below leads to where it begins", async ({ page }) => {
      for (const [path, heading] of [
        ["/#season", "Every season has its wedding"],
        ["/venues/fairmont-palliser#seasons", "Best seasons"],
      ] as const) {
        await page.goto(path);
        const target = page.locator(new URL(path, "http://site.example").hash);
        await expect
          .poll(async () => (await target.boundingBox())?.y ?? Number.NaN, { message: heading })
          .toBeLessThan(160);
        expect((await target.boundingBox())?.y).toBeGreaterThan(-10);
      }
    });
  });
