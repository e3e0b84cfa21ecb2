import {
  circle,
  divIcon,
  marker,
  polygon,
  polyline,
  svg,
  type Map as LeafletMap,
  type Polygon,
} from "leaflet";

import { areaIds, type AreaId } from "#content/areas/area-ids.ts";
import { distanceRings, lakes, mapLines } from "#content/calgary-map/calgary-map.ts";
import { mapPlaces } from "#content/calgary-map/places.ts";
import type { Position } from "#content/calgary-map/positions.ts";

import { placeNames, type MapBox } from "#app/visitor/areas/geometry/place-names.ts";
import { areaRings } from "#app/visitor/areas/geometry/find-area.ts";
import { smoothCurve } from "#app/catalogue/maps/smooth-curve.ts";
import { strokesOf } from "#app/visitor/areas/map-strokes.ts";
import { toLatLng } from "./leaflet-positions.ts";

/** Our panes, the lowest first, all below Leaflet's own markers. */
const paneNames = ["ground", "rings", "water", "roads", "rails", "names"] as const;

/** Draws city, water, roads and names from the project's own geometry; nothing is fetched. */
export function drawBaseMap(map: LeafletMap, onArea: (id: AreaId) => void) {
  for (const [at, name] of paneNames.entries()) map.createPane(name).style.zIndex = String(410 + 10 * at);
  const renderers = {
    ground: svg({ pane: "ground", padding: 0.6 }),
    rings: svg({ pane: "rings", padding: 0.6 }),
    water: svg({ pane: "water", padding: 0.6 }),
    roads: svg({ pane: "roads", padding: 0.6 }),
    rails: svg({ pane: "rails", padding: 0.6 }),
  };
  for (const kilometres of distanceRings.kilometres)
    circle(toLatLng(distanceRings.centre), {
      renderer: renderers.rings,
      radius: kilometres * 1000,
      interactive: false,
      className: "map-ring",
    }).addTo(map);

  const shapes = new Map<AreaId, Polygon>();
  // Downtown overlaps the quadrants, so it comes last.
  for (const id of areaIds.toReversed()) {
    const shape = polygon(areaRings[id].map(toLatLng), {
      renderer: renderers.ground,
      className: `map-area map-area--${id}`,
    });
    shape.on("click", () => onArea(id));
    shapes.set(id, shape.addTo(map));
  }
  for (const { ring } of lakes)
    polygon(smoothCurve(ring).map(toLatLng), {
      renderer: renderers.water,
      interactive: false,
      className: "map-lake",
    }).addTo(map);

  for (const { kind, points, curved } of mapLines) {
    const pane = kind === "river" || kind === "stream" ? "water" : kind.endsWith("line") ? "rails" : "roads";
    const course = (curved ? smoothCurve(points) : points).map(toLatLng);
    for (const className of strokesOf[kind])
      polyline(course, {
        renderer: renderers[pane],
        interactive: false,
        className,
        smoothFactor: 0.5,
      }).addTo(map);
  }
  const names = mapPlaces.map(({ name, at, on }) => ({
    at,
    element: writeName(map, name, at, ["live-name", ...on.map((frame) => `live-name--${frame}`)].join(" ")),
  }));

  return {
    highlight: (chosen: AreaId | null) => {
      map.getContainer().toggleAttribute("data-chosen", chosen !== null);
      for (const [id, shape] of shapes) shape.getElement()?.toggleAttribute("data-chosen", id === chosen);
      // The outline is above the neighbours, and downtown above the quadrants.
      if (chosen !== null) shapes.get(chosen)?.bringToFront();
      shapes.get("downtown")?.bringToFront();
    },
    /** Writes the names where no pin and no other name covers them. @param pins in the pixels of the map's layers */
    keepNamesClear: (pins: readonly MapBox[]) => {
      // All are measured before the first is moved; a name of another zoom has no width.
      const boxes = names.map(({ at, element: { offsetWidth: width, offsetHeight: height } }): MapBox => {
        const { x, y } = map.latLngToLayerPoint(toLatLng(at));
        return { middle: [x, y + belowPlace + height / 2], width, height };
      });
      const written = names.flatMap(({ element }, at) => {
        const box = boxes[at];
        return box === undefined || box.width === 0 ? [] : [{ element, box }];
      });
      const shifts = placeNames(
        written.map(({ box }) => box),
        pins,
      );
      for (const [at, { element }] of written.entries()) {
        const shift = shifts[at] ?? null;
        // Still measured at the next zoom.
        element.style.visibility = shift === null ? "hidden" : "";
        element.style.translate = `0 ${shift ?? 0}px`;
      }
    },
  };
}

/** Pixels between a place and the upper edge of its name; the style sheet has the same. */
const belowPlace = 4;

function writeName(map: LeafletMap, text: string, at: Position, className: string): HTMLElement {
  const name = document.createElement("span");
  name.textContent = text;
  marker(toLatLng(at), {
    pane: "names",
    icon: divIcon({ html: name, className, iconSize: [0, 0] }),
    interactive: false,
    keyboard: false,
  }).addTo(map);
  return name;
}
