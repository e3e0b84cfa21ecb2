import type { HomeSections } from "#app/site/theme/home-sections.ts";
import { partsByTheme } from "#app/site/theme/lazy-by-theme.ts";

const sections = partsByTheme<HomeSections>({
  standard: async () => (await import("#app/site/theme/packs/standard-home.ts")).standardHomeSections,
  indian: async () => (await import("#app/site/theme/packs/indian-home.ts")).indianHomeSections,
});

/** Fetches what a theme says in the sections of the home page, once: most pages never show it. */
export const loadHomeSections = sections.load;

/** What a theme says there, as far as it has arrived. */
export const knownHomeSections = sections.known;

/** Whether a page shows them, so that its scripts ask for them at once. A page that is not named here waits longer. */
export const showsHomeSections = (pathname: string) => pathname === "/" || pathname === "/gallery";
