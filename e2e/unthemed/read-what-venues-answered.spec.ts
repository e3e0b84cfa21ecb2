import { expect, expectAccessible } from "../fixtures.ts";
import { expectNoOverflow } from "../overflow.ts";
import { testOnOwnSite } from "../own-site.ts";

const yes = Array.from({ length: 6 }, () => "baraat=yes");
const no = Array.from({ length: 5 }, () => "baraat=no");

const test = testOnOwnSite(["test-support/serve-told-facts.ts", ...yes, ...no]);

for (const scripts of [true, false])
  test.describe(scripts ? "with scripts" : "without scripts, on a phone", () => {
    test.use({
      javaScriptEnabled: scripts,
      viewport: scripts ? { width: 1440, height: 900 } : { width: 390, height: 844 },
    });

    test("a couple reads which venues let a baraat in, with source and day, and asks those that nobody asked", async ({
      page,
      open,
    }) => {
      await open("/fit");
      await page.getByRole("link", { name: "Venues where a baraat may arrive" }).click();
      await expect(page).toHaveURL(/\/find\/venues-for-a-baraat$/);
      await expect(page).toHaveTitle(/^Venues where a baraat may arrive/);

      const said = page.getByRole("region", { name: "6 say yes" });
      const cards = said.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3 }) });
      await expect(cards).not.toHaveCount(0);
      await expect(cards.first()).toContainText("Said by telephone: yes.");
      await expect(cards.first()).toContainText(/Told to us by telephone, \d{1,2} \w+ \d{4}/);
      await page.getByText("5 say no", { exact: true }).click();
      await expect(page.getByText("Said by telephone: no.").first()).toBeVisible();
      if (scripts) await expectAccessible(page);
      await expectNoOverflow(page);

      const unknown = page.getByRole("region", { name: /haven’t told us yet$/ });
      const asked = await unknown.getByRole("listitem").count();
      await unknown.getByRole("link", { name: `Ask these ${asked} venues` }).click();
      await expect(page).toHaveURL(/\/planning\?/);
      await expect(page.getByRole("checkbox", { name: /baraat/i }).first()).toBeChecked();
    });
  });
