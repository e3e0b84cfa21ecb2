import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

import { replaceWithCanonicalUrl } from "./site/url-state/replace-with-canonical-url.ts";
import { stylesheetsLoaded } from "./site/critical-css/stylesheets-loaded.ts";
import * as root from "./root.tsx";
import { HydratedApp } from "./site/frame/hydrated-app.tsx";
import { hydrateRouter } from "./site/frame/hydrate-router.ts";
import { loadThemePack } from "./site/theme/theme-packs.ts";
import { loadHomeSections, hasHomeSections } from "./site/theme/load-home-sections.ts";
import { themeFromUrl } from "./site/theme/theme-name.ts";

declare global {
  interface Window {
    /**
     * The modules of the page's routes except the root's (site-frame/late-scripts.tsx); none in development.
     */
    pageModules?: Promise<Record<string, unknown>>;
  }
}

// Not awaited at the top level: the modules of the routes import the file that contains this module.
void takeOver();

async function takeOver(): Promise<void> {
  replaceWithCanonicalUrl(document.documentElement.dataset.search);
  const theme = themeFromUrl(new URLSearchParams(window.location.search));
  const [modules] = await Promise.all([
    window.pageModules,
    // The pack of the page's theme has to be loaded before the first render, or hydration would not match.
    loadThemePack(theme),
    hasHomeSections(window.location.pathname) ? loadHomeSections(theme) : null,
    stylesheetsLoaded(),
  ]);
  // The root's module is in the same file as this one: naming it here saves a request.
  if (modules !== undefined) window.__reactRouterRouteModules = { root, ...modules };
  const pages = await startPages();
  startTransition(() => {
    hydrateRoot(document, pages);
  });
}

async function startPages() {
  if (import.meta.env.PROD) return <HydratedApp {...await hydrateRouter()} />;
  // Development needs what the router's own start adds for hot module replacement.
  const { HydratedRouter } = await import("react-router/dom");
  return <HydratedRouter />;
}
