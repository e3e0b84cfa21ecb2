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
