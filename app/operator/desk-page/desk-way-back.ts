import { themeQueryKey } from "#app/site/theme/theme-name.ts";

/** What the page shows besides what waits, and its look. */
const kept = ["listing", "enquiry", "invite", "limit", "call", themeQueryKey];

/**
 * Where a question leads back to: what was on the page, and the item that it was about; not what was done before.
 * @param anchor of the item; null for none
 */
export function deskWayBack(path: string, search: string, anchor: string | null): string {
  const query = new URLSearchParams(
    [...new URLSearchParams(search)].filter(([name]) => kept.includes(name)),
  ).toString();
  return `${path}${query === "" ? "" : `?${query}`}${anchor === null ? "" : `#${anchor}`}`;
}

/** Whether the query of the page says what was done. */
export const saysWhatWasDone = (search: string): boolean => new URLSearchParams(search).has("outcome");
