import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createClientRoutes as createClientRoutes,
  UNSAFE_createRouter as createRouter,
  UNSAFE_decodeViaTurboStream as decodeViaTurboStream,
  UNSAFE_defaultMapRouteProperties as defaultMapRouteProperties,
  UNSAFE_getTurboStreamSingleFetchDataStrategy as singleFetchDataStrategy,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  UNSAFE_shouldHydrateRouteLoader as shouldHydrateRouteLoader,
  type DataRouter,
  type HydrationState,
  type UNSAFE_AssetsManifest as AssetsManifest,
  type UNSAFE_RouteModules as RouteModules,
} from "react-router";

import { yieldToMain } from "./yield-to-main.ts";

declare global {
  interface Window {
    /** What the server's script left in the page (deferred-scripts.tsx), the data of its routes as a stream. */
    __reactRouterContext?: { stream?: ReadableStream<Uint8Array> };
    __reactRouterManifest?: AssetsManifest;
    __reactRouterRouteModules?: Record<string, unknown>;
    /** Where the router looks for itself. */
    __reactRouterDataRouter?: DataRouter;
  }
}

export type HydratedRouterState = {
  router: DataRouter;
  manifest: AssetsManifest;
  routeModules: RouteModules;
};

/**
 * Starts the router on the page that the server rendered. What the router's own `HydratedRouter` does
 * within one render is done here in tasks of their own, and nothing is matched again that the server
 * has matched: the modules at hand are those of the page's routes. It is written after that component
 * of react-router 8.5, which has to be compared with the next version's.
 *
 * @throws Error when the page does not hold what the server leaves in it
 */
export async function hydrateRouter(): Promise<HydratedRouterState> {
  const manifest = window.__reactRouterManifest;
  const stream = window.__reactRouterContext?.stream;
  const routeModules = modulesOfPage();
  if (manifest === undefined || stream === undefined) throw new Error("The page came without its data.");
  const { value } = await decodeViaTurboStream(stream, window);
  if (!isHydrationState(value)) throw new Error("The data of the page cannot be read.");

  await yieldToMain();
  const routes = createClientRoutes(manifest.routes, routeModules, value, true, false);
  const hydrationData = withoutWhatIsLoadedHere(value, manifest, routeModules);
  await yieldToMain();
  const router: DataRouter = createRouter({
    routes,
    hydrationData,
    history: createBrowserHistory(),
    mapRouteProperties: defaultMapRouteProperties,
    hydrationRouteProperties,
    dataStrategy: singleFetchDataStrategy(() => router, manifest, routeModules, true),
  });
  // Otherwise HydratedApp begins, once its loaders' fallbacks stand.
  if (router.state.initialized) router.initialize();
  window.__reactRouterDataRouter = router;
  await yieldToMain();
  return { router, manifest, routeModules };
}

/** Of the page's routes: the script in the page put them there, with the root's. */
function modulesOfPage(): RouteModules {
  const modules: RouteModules = {};
  return Object.assign(modules, window.__reactRouterRouteModules);
}

const isHydrationState = (value: unknown): value is HydrationState =>
  typeof value === "object" && value !== null && "loaderData" in value;

/** Routes whose loader runs in the browser do not begin with the server's data; those without a loader have none. */
function withoutWhatIsLoadedHere(
  state: HydrationState,
  manifest: AssetsManifest,
  routeModules: RouteModules,
): HydrationState {
  const loaderData: HydrationState["loaderData"] = { ...state.loaderData };
  for (const [id, module] of Object.entries(routeModules)) {
    const hasLoader = manifest.routes[id]?.hasLoader === true;
    const loads = shouldHydrateRouteLoader(id, module?.clientLoader, hasLoader, false);
    if (loads && (module?.HydrateFallback !== undefined || !hasLoader)) delete loaderData[id];
    else if (!hasLoader) loaderData[id] = null;
  }
  return { ...state, loaderData };
}
