import { lazyCode, lazySection } from "#app/ui/design-system/lazy-section.tsx";
import { loadHomeSections } from "#app/site/theme/load-home-sections.ts";
import { themeFromUrl } from "#app/site/theme/theme-name.ts";

// Their style sheets are the page's, because the server shows the sections with it.
import "#app/plan/tools/checklist/checklist.css";
import "./plan/plan-section.css";

const code = lazyCode(async () => {
  const [sections] = await Promise.all([
    import("./home-sections.tsx"),
    // What the theme of the server's page says in them; another theme's is loaded before it is shown.
    import.meta.env.SSR ? null : loadHomeSections(themeFromUrl(new URLSearchParams(window.location.search))),
  ]);
  return sections;
});

/** The sections below the search panel. The first of them does nothing: their code waits for the second. */
export const HomeSections = lazySection(code, (sections) => sections.HomeSections, "plan");
