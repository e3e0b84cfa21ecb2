import { useMatches } from "react-router";

import { isQueryKey, type QueryKeys } from "./read-query.ts";

/** What a route module says of its page beyond what the router asks. */
export type PageHandle = {
  /** Which keys of its address the page reads; the theme is in every address. */
  queryKeys: QueryKeys;
};

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === "object" && handle !== null && "queryKeys" in handle && Array.isArray(handle.queryKeys);

/** Tells of a key whether the present page, or the frame around it, reads it of the address. */
export function useReadsQueryKey(): (key: string) => boolean {
  const matches = useMatches();
  return (key) => matches.some(({ handle }) => isPageHandle(handle) && isQueryKey(handle.queryKeys, key));
}
