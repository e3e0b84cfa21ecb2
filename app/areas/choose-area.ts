import { areaIds, type AreaId } from "#content/areas/area-ids.ts";

/** What a click on an area leads to: none or one area is chosen, and a second click clears it. */
export function toggleArea(chosen: AreaId | null, clicked: AreaId): AreaId | null {
  return chosen === clicked ? null : clicked;
}

/** The area that an address asks for; anything unknown is none. */
export function areaOfAddress(search: URLSearchParams): AreaId | null {
  const asked = search.get("venueArea");
  return areaIds.find((id) => id === asked) ?? null;
}

/** An address with another area, all else as it was, at the guide. */
export function addressOfArea(pathname: string, search: string, area: AreaId | null): string {
  const parameters = new URLSearchParams(search);
  parameters.delete("venueArea");
  const others = parameters.toString().replaceAll("%2C", ",");
  const all = [area === null ? "" : `venueArea=${area}`, others].filter((part) => part !== "").join("&");
  return `${pathname}${all === "" ? "" : `?${all}`}#areas`;
}
