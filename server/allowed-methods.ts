import { matchRoutes, type RouteObject } from "react-router";

/** The part of the build's route table that is read here. */
export type RouteTable = Readonly<Record<string, Route | undefined>>;
type Route = {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: { default?: unknown; action?: unknown };
};

/**
 * The methods that a URL allows, in the form of the Allow header. Pages and files are read; a page with an
 * action also accepts its form; an action without a page accepts only a form.
 * @param pathname of the URL, also of the data that the router's scripts fetch for it
 */
export function allowedMethods(routes: RouteTable, pathname: string): string {
  const path = pathname.replace(/\.data$/, "").replace(/\/_$|^\/_root$/, "/");
  const id = matchRoutes(buildRouteTree(routes, undefined), path)?.at(-1)?.route.id;
  const module = id === undefined ? undefined : routes[id]?.module;
  if (module?.action === undefined) return "GET, HEAD";
  return module.default === undefined ? "POST" : "GET, HEAD, POST";
}

/** The build's flat route table as the tree that the router's matching reads. */
export function buildRouteTree(routes: RouteTable, parentId: string | undefined): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) =>
      index ? { id, path, index } : { id, path, children: buildRouteTree(routes, id) },
    );
}
