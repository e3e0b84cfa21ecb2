import { useEffect, useSyncExternalStore } from "react";

import type { DirectoryPageData } from "#app/catalogue/directory/build-directory-page.ts";
import type { DirectoryQuery } from "#app/catalogue/directory/directory-query.ts";

/** The list of all listings with the rules that read it; both are loaded together. */
export type VendorList = {
  /** @param today in Alberta, YYYY-MM-DD */
  answer: (query: DirectoryQuery, today: string) => DirectoryPageData;
  count: (query: DirectoryQuery, today: string) => number;
};

/** One for the visit: a loaded list serves every later visit to the directory. */
let known: VendorList | null = null;
const readers = new Set<() => void>();

/**
 * The list of all listings, loaded when needed.
 * @param needed true from the first sign that the visitor is going to filter
 */
export function useVendorList(needed: boolean): VendorList | null {
  const list = useSyncExternalStore(subscribe, knownVendorList, () => null);
  useEffect(() => {
    if (!needed) return;
    let isOver = false;
    let stop = () => {};
    import("./watch-vendor-list.ts")
      .then(({ watchVendorList }) => {
        if (!isOver) stop = watchVendorList(keep);
      })
      // Offline the server is asked for every result, and that request then fails visibly.
      .catch(() => {});
    return () => {
      isOver = true;
      stop();
    };
  }, [needed]);
  return list;
}

/** Whether the browser can filter by itself. */
export function hasVendorList(): boolean {
  return known !== null;
}

const knownVendorList = () => known;

function keep(list: VendorList): void {
  known = list;
  for (const reader of readers) reader();
}

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}
