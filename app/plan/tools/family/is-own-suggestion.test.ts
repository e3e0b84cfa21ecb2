import { expect, test } from "vitest";

import { authorIdOf, newAuthorSecret, suggestionId } from "#app/plan/document/author-id.ts";
import { isOwnSuggestion } from "./is-own-suggestion.ts";

test("a device that suggests may change what it made by its own secret, and nothing else", async () => {
  const [mine, hers] = [await authorIdOf(newAuthorSecret()), await authorIdOf(newAuthorSecret())];
  const me = { role: "propose", authorId: mine } as const;
  expect(isOwnSuggestion(suggestionId(mine, "abcdefghij23"), me)).toBe(true);
  expect(isOwnSuggestion(suggestionId(hers, "abcdefghij23"), me)).toBe(false);
  // As they were named before there were authors.
  expect(isOwnSuggestion("abcdefghij23", me)).toBe(false);
  expect(isOwnSuggestion("abcdefghij23", { role: "propose", authorId: null })).toBe(false);
});

test("whoever may edit decides instead of taking back", async () => {
  const authorId = await authorIdOf(newAuthorSecret());
  expect(isOwnSuggestion(suggestionId(authorId, "abcdefghij23"), { role: "edit", authorId })).toBe(false);
});
