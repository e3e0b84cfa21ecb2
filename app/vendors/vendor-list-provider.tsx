import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";

import type { DirectoryIndex } from "#app/directory/directory-index.ts";

import { vendorListQuery } from "./vendor-list-query.ts";

/** One for the visit: a list that was fetched once serves every later look at the directory. */
const client = new QueryClient();

export function VendorListProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/**
 * The list of all listings, fetched once it is needed.
 * @param needed true from the first sign that the visitor is going to filter
 */
export function useVendorList(needed: boolean): DirectoryIndex | null {
  return useQuery({ ...vendorListQuery, enabled: needed }).data ?? null;
}

/** Whether the browser can answer by itself. */
export function hasVendorList(): boolean {
  return client.getQueryData(vendorListQuery.queryKey) !== undefined;
}
