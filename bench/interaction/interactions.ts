import { setTimeout as wait } from "node:timers/promises";

import { desktop, phone } from "../browser.ts";
import type { Interaction } from "./press.ts";

/** How many hearts are pressed one after the other before the first comes again. */
const hearts = 6;
/** In which a change of theme has ended, its cross-fade included, in milliseconds. */
const fadePatience = 10_000;

/** What answers to a press; typing is measured by itself. */
export const interactions: readonly Interaction[] = [
  {
    what: "A heart in the directory",
    name: "heart",
    pressed: ".card .heart",
    shows: { attribute: "aria-pressed" },
    path: "/vendors",
    window: desktop,
    target: (page, nth) => page.locator(".card .heart").nth(nth % hearts),
  },
  {
    what: "Opening the filters on a telephone",
    name: "filters",
    pressed: ".filter-button",
    shows: { presence: ".filter-sheet[data-open]" },
    path: "/vendors",
    window: phone,
    target: (page) => page.locator(".filter-button"),
    undo: async (page) => {
      await page.keyboard.press("Escape");
      await page.locator(".filter-sheet").waitFor({ state: "hidden" });
    },
  },
  {
    what: "The theme switch: its pressed state",
    name: "switch",
    pressed: ".theme-toggle button",
    shows: null,
    path: "/",
    window: desktop,
    target: (page) => page.locator(".theme-toggle button"),
    undo: async (page) => {
      // The change begins in a later task than the frame that was measured.
      await wait(300);
      await page.locator("html:not([data-changing-theme])").waitFor({ timeout: fadePatience });
    },
  },
];
