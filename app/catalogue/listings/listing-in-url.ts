import { href } from "react-router";
import { readQuery } from "#app/site/url-state/read-query.ts";

/** The key by which an address names a listing. */
export const listingKey = "listing";

/** Every key that a page about one listing reads of its address. */
export const listingQueryKeys = [listingKey] as const;

/** The number of the listing that an address names; null where it names none. */
export function listingIdFromUrl(parameters: URLSearchParams): number | null {
  const id = readQuery(parameters, listingQueryKeys).first(listingKey) ?? "";
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
}

/** Where a business claims its listing. */
export const claimPath = (id: number) => `${href("/claim")}?${listingKey}=${id}`;

/** Where anybody says what is wrong with a listing. */
export const correctionPath = (id: number) => `${href("/something-wrong")}?${listingKey}=${id}`;
