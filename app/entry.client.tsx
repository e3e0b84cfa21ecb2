import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

import { spellAddress } from "./address/spell-address.ts";
import { untilStyled } from "./site/critical-css/stylesheets-loaded.ts";
import * as root from "./root.tsx";
import { BrowserPages } from "./site/frame/hydrated-app.tsx";
import { startBrowserRouter } from "./site/frame/hydrate-router.ts";
import { loadThemePack } from "./site/theme/theme-packs.ts";
import { loadHomeSections, showsHomeSections } from "./wedding-theme/theme-sections.ts";
import { themeOfAddress } from "./site/theme/theme-name.ts";

declare global {
  interface Window {
    /** The modules of the page's routes but the root's (site-frame/late-scripts.tsx); none in development. */
    pageModules?: Promise<Record<string, unknown>>;
  }
}

// Not awaited at the top: the modules of the routes import the file that this one is in.
void takeOver();

async function takeOver(): Promise<void> {
  spellAddress(document.documentElement.dataset.search);
  const theme = themeOfAddress(new URLSearchParams(window.location.search));
  const [modules] = await Promise.all([
    window.pageModules,
    // The pack of the page's theme has to be there before the first render, or hydration would not match.
    loadThemePack(theme),
    showsHomeSections(window.location.pathname) ? loadHomeSections(theme) : null,
    untilStyled(),
  ]);
  // The root's module is in the same file as this one: naming it here saves a request.
  if (modules !== undefined) window.__reactRouterRouteModules = { root, ...modules };
  const pages = await startPages();
  startTransition(() => {
    hydrateRoot(document, pages);
  });
}

async function startPages() {
  if (import.meta.env.PROD) return <BrowserPages {...await startBrowserRouter()} />;
  // Development needs what the router's own start adds for modules that change.
  const { HydratedRouter } = await import("react-router/dom");
  return <HydratedRouter />;
}
