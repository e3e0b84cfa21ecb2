import { useRouteLoaderData } from "react-router";

/** Data of the root route for every page. */
export type RootData = { contactEmail: string; siteUrl: string };

/** The root route's data; null on an error page of a root that could not load. */
export function useRootData(): RootData | null {
  return useRouteLoaderData<() => RootData>("root") ?? null;
}
