import { buildDirectoryPage } from "#app/catalogue/directory/build-directory-page.ts";
import { withoutPastDate } from "#app/catalogue/directory/directory-query.ts";
import type { DirectoryIndex } from "#app/catalogue/directory/directory-index.ts";

import type { VendorList } from "./use-vendor-list.ts";
import { createVendorListQuery } from "./vendor-list-query.ts";

/** One for the visit. */
const shared = createVendorListQuery();

/**
 * Loads the list, and again when it is stale and the visitor returns, or the connection does.
 * @param onList called with each loaded list
 * @returns ends it
 */
export function watchVendorList(onList: (list: VendorList) => void, readVendorList = shared): () => void {
  let isOver = false;
  let last: DirectoryIndex | undefined;
  const take = (index: DirectoryIndex) => {
    if (isOver || index === last) return;
    last = index;
    onList({
      answer: (query, today) => buildDirectoryPage(index, query, today),
      count: (query, today) => index.count(withoutPastDate(query, today)),
    });
  };
  // Without a list the server continues to answer.
  const read = () => void readVendorList().then(take, () => {});
  read();
  window.addEventListener("online", read);
  return () => {
    isOver = true;
    window.removeEventListener("online", read);
  };
}
