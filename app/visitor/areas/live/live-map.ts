import { control, map as createMap, type Map as LeafletMap } from "leaflet";

import type { AreaId } from "#content/areas/area-ids.ts";
import { frames } from "#content/calgary-map/calgary-map.ts";
import type { Position } from "#content/calgary-map/positions.ts";

import type { GuideVenue } from "#app/visitor/areas/area-guide-view.ts";
import { areaRings } from "#app/visitor/areas/geometry/find-area.ts";
import { drawBaseMap } from "./draw-base-map.ts";
import { latLngBoundsOf, toLatLng } from "./leaflet-positions.ts";
import { addPins } from "./add-pins.ts";
import { zoomWithModifier } from "./zoom-with-modifier.ts";
import "./live-map.css";

type Listeners = { onArea: (id: AreaId) => void; onVenue: (slug: string | null) => void };

/** The interactive map of the area guide, in place of the drawn one. */
export type LiveMap = {
  listen: (listeners: Listeners) => void;
  /** Highlights an area and shows all of it; null shows the city. */
  choose: (area: AreaId | null) => void;
  /** Puts the focus back on the pin of a venue, or on the map where a group holds it. */
  focusVenue: (slug: string) => void;
  close: () => void;
};

/** Maximum zoom: names and lines are approximate, and closer up they would seem exact. */
const maxZoom = 15;

/** Draws the map into an element, with the frame of the drawn map. */
export function openLiveMap(element: HTMLElement, venues: readonly GuideVenue[]): LiveMap {
  const animate = !matchMedia("(prefers-reduced-motion: reduce)").matches;
  const map = createMap(element, {
    attributionControl: false,
    zoomControl: false,
    // Without tiles any zoom works, and the frame fits exactly.
    zoomSnap: 0,
    minZoom: 7,
    maxZoom,
    maxBounds: [
      [50.3, -117.4],
      [52.1, -112.9],
    ],
    scrollWheelZoom: false,
    // One finger scrolls the page; two move the map.
    dragging: !matchMedia("(pointer: coarse)").matches,
    fadeAnimation: animate,
    zoomAnimation: animate,
    markerZoomAnimation: animate,
    inertia: animate,
  });
  control.zoom({ position: "topright" }).addTo(map);
  zoomWithModifier(map);
  const home = latLngBoundsOf(frames.city);
  map.fitBounds(home, { animate: false });
  element.setAttribute("role", "region");
  element.setAttribute(
    "aria-label",
    "Interactive map of Calgary’s wedding venues: arrow keys move it, plus and minus zoom",
  );

  let listeners: Listeners = { onArea: () => {}, onVenue: () => {} };
  const ground = drawBaseMap(map, (id) => listeners.onArea(id));
  // Before the pins: which names there are depends on the zoom.
  followZoom(map, element);
  const openVenue = ({ slug, position }: { slug: string; position: Position }) => {
    listeners.onVenue(slug);
    // Not under the card, which is at the foot of the map.
    map.panInside(toLatLng(position), { paddingTopLeft: [40, 40], paddingBottomRight: [70, 230], animate });
  };
  const pins = addPins(map, venues, openVenue, ground.keepNamesClear);
  map.on("click", () => listeners.onVenue(null));

  let chosenBefore: AreaId | null = null;
  return {
    listen: (next) => {
      listeners = next;
    },
    choose: (area) => {
      ground.highlight(area);
      pins.highlight(area);
      if (area === chosenBefore) return;
      chosenBefore = area;
      const bounds = area === null ? home : latLngBoundsOf(areaRings[area]);
      if (animate) map.flyToBounds(bounds, { duration: 0.6, padding: [16, 16] });
      else map.fitBounds(bounds, { animate: false, padding: area === null ? [0, 0] : [16, 16] });
    },
    focusVenue: pins.focus,
    close: () => void map.remove(),
  };
}

/** The style sheet widens rivers when the map is zoomed in, and shows the names that fit the zoom. */
function followZoom(map: LeafletMap, element: HTMLElement) {
  const follow = () => {
    const zoom = map.getZoom();
    element.dataset.zoom = zoom >= 12 ? "core" : zoom >= 9.3 ? "city" : "west";
  };
  map.on("zoomend", follow);
  follow();
}
