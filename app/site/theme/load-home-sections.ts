import type { HomeSections } from "./home-sections.ts";
import { lazyByTheme } from "./lazy-by-theme.ts";

const sections = lazyByTheme<HomeSections>({
  standard: async () => (await import("./packs/standard-home.ts")).standardHomeSections,
  indian: async () => (await import("./packs/indian-home.ts")).indianHomeSections,
});

/** Loads a theme's content for the sections of the home page, once: most pages never show it. */
export const loadHomeSections = sections.load;

/** The loaded content of a theme. */
export const loadedHomeSections = sections.known;

/** Whether the first screen of a page shows them, so that they are loaded before it is hydrated. */
export const hasHomeSections = (pathname: string) => pathname === "/gallery";
