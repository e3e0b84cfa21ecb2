import { withTheme } from "#test-support/browser-urls.ts";

import { expect, test } from "../fixtures.ts";

for (const width of [375, 390, 430])
  test(`the link of a section stands clear of its eyebrow at ${width} px, in both themes @unthemed`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const theme of ["standard", "indian"] as const) {
      await page.goto(withTheme("/", theme));
      await expect(page.locator(".section-head .text-link").first()).toBeAttached();
      const covered = await page.locator(".section-head:has(.eyebrow)").evaluateAll((heads) =>
        heads.flatMap((head) => {
          const range = document.createRange();
          const [eyebrow, link] = [head.querySelector(".eyebrow"), head.querySelector(".text-link")];
          if (eyebrow === null || link === null) return [];
          // An eyebrow is as wide as its section; its words are not.
          range.selectNodeContents(eyebrow);
          const [words, box] = [range.getBoundingClientRect(), link.getBoundingClientRect()];
          const isClear =
            words.right <= box.left ||
            words.left >= box.right ||
            words.bottom <= box.top ||
            words.top >= box.bottom;
          return isClear ? [] : [link.textContent];
        }),
      );
      expect(covered, theme).toEqual([]);
    }
  });
