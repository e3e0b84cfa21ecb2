import { expectNoOverflow } from "./overflow.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { sampleOfEachKind, shard, sitemapPaths } from "#test-support/page-paths.ts";

for (const at of [0, 1, 2])
  test(`axe finds nothing on any standing page, nor on one of each kind when it is small, and at 320 px nothing is cut off, part ${at + 1} of 3`, async ({
    page,
    open,
    request,
    theme,
  }) => {
    test.setTimeout(360_000);
    const all = await sitemapPaths(request);
    const someOfEachKind = sampleOfEachKind(all);
    // Each page is looked at in one theme, and each kind of page in both.
    const paths = shard(theme === "standard" ? all : someOfEachKind, at, 3);
    expect(paths.length).toBeGreaterThan(3);
    for (const path of paths) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(path);
      await expect(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
      await expectAccessible(page);
      if (someOfEachKind.includes(path)) {
        await page.setViewportSize({ width: 390, height: 844 });
        await expectAccessible(page);
      }
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoOverflow(page);
    }
  });
