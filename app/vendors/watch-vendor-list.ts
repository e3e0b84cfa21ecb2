import { QueryClient, QueryObserver } from "@tanstack/react-query";

import { answerDirectory } from "#app/catalogue/directory/build-directory-page.ts";
import { withComingDate } from "#app/directory/directory-query.ts";
import type { DirectoryIndex } from "#app/catalogue/directory/directory-index.ts";

import type { VendorList } from "#app/visitor/vendors/use-vendor-list.ts";
import { vendorListQuery } from "./vendor-list-query.ts";

const client = new QueryClient();

/**
 * Fetches the list, and again when it has grown old and somebody comes back to it.
 * @param onList is told of each list that arrives
 * @returns ends it
 */
export function watchVendorList(onList: (list: VendorList) => void): () => void {
  let last: DirectoryIndex | undefined;
  return new QueryObserver(client, vendorListQuery).subscribe(({ data: index }) => {
    if (index === undefined || index === last) return;
    last = index;
    onList({
      answer: (query, today) => answerDirectory(index, query, today),
      count: (query, today) => index.count(withComingDate(query, today)),
    });
  });
}
