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

type ServedLanguage = { lang?: string; dir?: "rtl" };

function useLanguageOfData(): ServedLanguage {
  for (const { loaderData } of useMatches())
    if (typeof loaderData === "object" && loaderData !== null && "guestLanguage" in loaderData) {
      const lang = String(loaderData.guestLanguage);
      return { lang, ...(lang === "ur" && { dir: "rtl" }) };
    }
  return {};
}

/**
 * The language of the document as the server sends it: that of guests' pages stands in their loaders' data. In
 * the browser these pages say it themselves (useDocumentLanguage), so that no other page's scripts have to.
 */
export const useServedLanguage: () => ServedLanguage | null = import.meta.env.SSR
  ? useLanguageOfData
  : () => null;
