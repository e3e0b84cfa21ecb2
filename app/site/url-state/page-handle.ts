import { useMatches } from "react-router";

import { isQueryKey, type QueryKeys } from "./read-query.ts";

/** What a route module says of its page beyond what the router asks. */
export type PageHandle = {
  /** Which keys of its address the page reads; the theme is in every address. */
  queryKeys: QueryKeys;
  /** A page with a header and a main part of its own, in place of the site's. */
  ownFrame?: true;
};

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === "object" && handle !== null && "queryKeys" in handle && Array.isArray(handle.queryKeys);

/** Tells of a key whether the present page, or the frame around it, reads it of the address. */
export function useReadsQueryKey(): (key: string) => boolean {
  const matches = useMatches();
  return (key) => matches.some(({ handle }) => isPageHandle(handle) && isQueryKey(handle.queryKeys, key));
}

/** Whether the present page has a frame of its own. */
export const useHasOwnFrame = (): boolean =>
  useMatches().some(({ handle }) => isPageHandle(handle) && handle.ownFrame === true);
