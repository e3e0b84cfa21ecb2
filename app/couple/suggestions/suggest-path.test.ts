import { expect, test } from "vitest";

import { suggestedCategory, suggestPathOf } from "./suggest-path.ts";

test("a link to the form names the category as the directory writes it, and the form chooses it", () => {
  // app/visitor/vendors/no-result.tsx
  const written = "/vendors/suggest?category=photographers";
  expect(suggestPathOf("photographers")).toBe(written);
  expect(suggestedCategory(new URL(written, "https://weddings.ca").searchParams)).toBe("photographers");
});
