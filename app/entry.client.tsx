import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

import { stylesheetsLoaded } from "./site/critical-css/stylesheets-loaded.ts";
import { hasHomeSections, loadHomeSections } from "./site/theme/load-home-sections.ts";
import { themeFromUrl } from "./site/theme/theme-name.ts";
import { loadThemePack } from "./site/theme/theme-packs.ts";
import { replaceWithCanonicalUrl } from "./site/url-state/replace-with-canonical-url.ts";

replaceWithCanonicalUrl(document.documentElement.dataset.search);
const theme = themeFromUrl(new URLSearchParams(window.location.search));
await Promise.all([
  // What the page's theme renders has to be loaded before the first render, or hydration would not match.
  loadThemePack(theme),
  hasHomeSections(window.location.pathname) ? loadHomeSections(theme) : null,
  stylesheetsLoaded(),
]);
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
