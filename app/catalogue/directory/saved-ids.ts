/** The key of a shared list, which every page takes up. */
export const savedListQueryKeys = ["saved"] as const;

export const maxSavedListings = 100;

/** Ids of a saved list such as '3,17', without duplicates, in their order. */
export function parseSavedIds(text: string): number[] {
  const ids = text
    .split(",")
    .filter((part) => /^[1-9]\d{0,8}$/.test(part))
    .map(Number);
  return [...new Set(ids)].slice(0, maxSavedListings);
}
