import { expect, expectAccessible, test } from "./fixtures.ts";
import { ofEachKind, part, standingPaths } from "./standing-paths.ts";

for (const at of [0, 1, 2])
  test(`axe finds nothing on any standing page, part ${at + 1} of 3`, async ({
    page,
    open,
    request,
    theme,
    small,
  }) => {
    test.setTimeout(240_000);
    const all = await standingPaths(request);
    // Each page is looked at once, and each kind of page in every theme and width.
    const paths = part(theme === "standard" && !small ? all : ofEachKind(all), at, 3);
    expect(paths.length).toBeGreaterThan(3);
    for (const path of paths) {
      await open(path);
      await expect(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
      await expectAccessible(page);
    }
  });
