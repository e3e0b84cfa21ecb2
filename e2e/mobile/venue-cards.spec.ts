import { expect, test } from "../fixtures.ts";

test("the word below a card's box stands within the card, clear of what the venue offers", async ({
  page,
  open,
}) => {
  await open("/venues");
  const card = page
    .getByRole("article")
    .filter({ has: page.locator(".compare-box") })
    .first();
  const edge = await card.evaluate((element) => element.getBoundingClientRect().right);
  const [word, more] = await Promise.all(
    [card.locator(".compare-box"), card.getByText(/^\+\d+ more$/)].map((part) =>
      part.evaluate((element) => {
        // The box and its word are in one label; the word comes last.
        const range = document.createRange();
        range.selectNode(element.lastChild ?? element);
        const { left, right } = range.getBoundingClientRect();
        return { left, right };
      }),
    ),
  );
  expect(word?.right).toBeLessThan(edge - 2);
  expect(more?.right).toBeLessThan((word?.left ?? 0) - 2);
});

test("no card of an area has a blank part below its last line, however long another is @unthemed", async ({
  page,
  open,
}) => {
  await open("/venues");
  const cards = page.locator(".area-cards .area-card");
  await cards.first().scrollIntoViewIfNeeded();
  await expect(cards.first()).toBeVisible();
  const blank = await cards.evaluateAll((all) =>
    all.map((card) => {
      const last = card.lastElementChild?.getBoundingClientRect().bottom ?? 0;
      return Math.round(card.getBoundingClientRect().bottom - last);
    }),
  );
  expect(Math.max(...blank)).toBeLessThan(30);
});
