import { useEffect, useSyncExternalStore } from "react";

import type { DirectoryAnswer } from "#app/catalogue/directory/build-directory-page.ts";
import type { DirectoryQuery } from "#app/directory/directory-query.ts";

/** The list of all listings with the rules that read it; both are fetched with it. */
export type VendorList = {
  /** @param today in Alberta, YYYY-MM-DD */
  answer: (query: DirectoryQuery, today: string) => DirectoryAnswer;
  count: (query: DirectoryQuery, today: string) => number;
};

/** One for the visit: a list that was fetched once serves every later look at the directory. */
let known: VendorList | null = null;
const readers = new Set<() => void>();

/**
 * The list of all listings, fetched once it is needed.
 * @param needed true from the first sign that the visitor is going to filter
 */
export function useVendorList(needed: boolean): VendorList | null {
  const list = useSyncExternalStore(subscribe, knownVendorList, () => null);
  useEffect(() => {
    if (!needed) return;
    let isOver = false;
    let stop = () => {};
    import("#app/vendors/watch-vendor-list.ts")
      .then(({ watchVendorList }) => {
        if (!isOver) stop = watchVendorList(keep);
      })
      // Without a connection the server is asked for every answer, which then fails by itself.
      .catch(() => {});
    return () => {
      isOver = true;
      stop();
    };
  }, [needed]);
  return list;
}

/** Whether the browser can answer by itself. */
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
