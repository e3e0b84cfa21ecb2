import { expect, test } from "vitest";

import { forceStates } from "./show-forced-states.ts";

test("every state of a pointer and a keyboard becomes an attribute, wherever it stands in the selector", () => {
  expect(forceStates(".button--line:hover")).toBe('.button--line[data-state~="hover"]');
  expect(forceStates(".card:has(.card__link:focus-visible), .heart:active > path")).toBe(
    '.card:has(.card__link[data-state~="focus-visible"]), .heart[data-state~="active"] > path',
  );
});

test("what only begins like a state stays as it is", () => {
  expect(forceStates(".button:disabled, a:active-view-transition, main:focus")).toBe(
    ".button:disabled, a:active-view-transition, main:focus",
  );
});
