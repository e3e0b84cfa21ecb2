import { readQuery } from "#app/site/url-state/read-query.ts";
import { areaIds, type AreaId } from "#content/areas/area-ids.ts";

const areaKey = "venueArea";

/** Every key that the area guide reads of its address. */
export const areaQueryKeys = [areaKey] as const;

/** What a click on an area leads to: none or one area is chosen, and a second click clears it. */
export function toggleArea(chosen: AreaId | null, clicked: AreaId): AreaId | null {
  return chosen === clicked ? null : clicked;
}

/** The area in a URL; an unknown one counts as none. */
export function areaFromUrl(search: URLSearchParams): AreaId | null {
  const asked = readQuery(search, areaQueryKeys).first(areaKey);
  return areaIds.find((id) => id === asked) ?? null;
}

/** A URL with another area, otherwise unchanged, at the guide. */
export function urlWithArea(pathname: string, search: string, area: AreaId | null): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(areaKey);
  const others = parameters.toString().replaceAll("%2C", ",");
  const all = [area === null ? "" : `${areaKey}=${area}`, others].filter((part) => part !== "").join("&");
  return `${pathname}${all === "" ? "" : `?${all}`}#areas`;
}
