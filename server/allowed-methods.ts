import { matchRoutes, type RouteObject } from "react-router";

/** As much of the build's table of routes as is read here. */
export type Routes = Readonly<Record<string, Route | undefined>>;
type Route = {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: { default?: unknown; action?: unknown };
};

/**
 * The methods that an address answers, as the Allow header names them. Pages and files are read; a
 * page with an action also takes its form; an action without a page takes nothing but a form.
 * @param pathname of the address, also of the data that the router's scripts fetch for it
 */
export function allowedMethods(routes: Routes, pathname: string): string {
  const path = pathname.replace(/\.data$/, "").replace(/\/_$|^\/_root$/, "/");
  const id = matchRoutes(routesBelow(routes, undefined), path)?.at(-1)?.route.id;
  const module = id === undefined ? undefined : routes[id]?.module;
  if (module?.action === undefined) return "GET, HEAD";
  return module.default === undefined ? "POST" : "GET, HEAD, POST";
}

/** The build's flat table as the tree that the router's matching reads. */
export function routesBelow(routes: Routes, parentId: string | undefined): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) =>
      index ? { id, path, index } : { id, path, children: routesBelow(routes, id) },
    );
}
