import { divIcon, DomEvent, featureGroup, marker, point, type Map as LeafletMap } from "leaflet";

import type { AreaId } from "#content/areas/area-ids.ts";
import type { Position } from "#content/calgary-map/positions.ts";

import type { GuideVenue } from "#app/visitor/areas/area-guide-view.ts";
import type { MapBox } from "#app/visitor/areas/geometry/place-names.ts";
import { groupNearby } from "#app/catalogue/maps/group-nearby.ts";
import { spreadApart, type MapPoint } from "#app/catalogue/maps/spread-apart.ts";
import { latLngBoundsOf, toLatLng } from "./leaflet-positions.ts";

/** Pixels. A pin of several venues has a second line, so that its count is not read as a venue's number. */
const pinSize = 34;
const groupSize = 50;
/** Closer pins could not be pressed separately. */
const between = 2;

type Placed = GuideVenue & { position: Position };

/**
 * Adds a pin for every venue with a position; overlapping pins are one pin with a count until the map is
 * zoomed in.
 * @param onArranged called with the pins that are shown, in the pixels of the map's layers, after each zoom
 */
export function addPins(
  map: LeafletMap,
  venues: readonly GuideVenue[],
  onVenue: (venue: Placed) => void,
  onArranged: (pins: readonly MapBox[]) => void,
) {
  const placed = venues.filter((venue): venue is Placed => venue.position !== null);
  const buttons = new Map(placed.map((venue) => [venue.slug, venueButton(venue, onVenue)]));
  const shown = featureGroup().addTo(map);

  function arrange() {
    const focused = document.activeElement;
    const hadFocus = focused instanceof HTMLElement && focused.closest(".leaflet-marker-pane") !== null;
    shown.clearLayers();
    const groups = group(map, placed);
    const sizes = groups.map(({ length }) => (length === 1 ? pinSize : groupSize));
    const sizeOf = (at: number) => sizes[at] ?? pinSize;
    const points = spreadApart(
      groups.map(middleOf),
      (first, second) => (sizeOf(first) + sizeOf(second)) / 2 + between,
    );
    for (const [at, members] of groups.entries()) {
      const [first] = members;
      const button = members.length === 1 ? buttons.get(first.slug) : groupButton(map, members);
      if (button === undefined) continue;
      const [x, y] = points[at] ?? first.point;
      marker(map.layerPointToLatLng(point(x, y)), {
        icon: divIcon({ html: button, className: "live-pin-place", iconSize: [sizeOf(at), sizeOf(at)] }),
        interactive: false,
        keyboard: false,
      }).addTo(shown);
    }
    onArranged(points.map((middle, at) => ({ middle, width: sizeOf(at), height: sizeOf(at) })));
    // A pin that joined a group, or a group that split, passes its focus to the map.
    if (!hadFocus) return;
    if (focused.isConnected) focused.focus({ preventScroll: true });
    else map.getContainer().focus({ preventScroll: true });
  }
  map.on("zoomend", arrange);
  arrange();

  return {
    highlight: (chosen: AreaId | null) => {
      for (const { slug, area } of placed)
        buttons.get(slug)?.toggleAttribute("data-chosen", area !== null && area === chosen);
    },
    focus: (slug: string) => {
      const button = buttons.get(slug);
      const target = button?.isConnected ? button : map.getContainer();
      target.focus({ preventScroll: true });
    },
  };
}

type OnScreen = Placed & { point: MapPoint };

/** At the maximum zoom groups are split, because nobody could zoom in further. */
function group(map: LeafletMap, placed: readonly Placed[]) {
  const onScreen = placed.map((venue): OnScreen => {
    const { x, y } = map.latLngToLayerPoint(toLatLng(venue.position));
    return { ...venue, point: [x, y] };
  });
  return groupNearby(onScreen, map.getZoom() >= map.getMaxZoom() ? 0 : pinSize + between);
}

function middleOf(members: readonly OnScreen[]): MapPoint {
  const sum = (axis: 0 | 1) => members.reduce((total, { point: at }) => total + at[axis], 0);
  return [sum(0) / members.length, sum(1) / members.length];
}

function venueButton(venue: Placed, onVenue: (venue: Placed) => void): HTMLButtonElement {
  const { name, number, area } = venue;
  const button = pinButton(String(number), `${number} ${name}`);
  button.dataset.area = area ?? "beyond";
  button.title = name;
  button.addEventListener("click", () => onVenue(venue));
  return button;
}

function groupButton(map: LeafletMap, members: readonly Placed[]): HTMLButtonElement {
  // With a space, so that the two lines are read as two words.
  const button = pinButton(`${members.length} `, `${members.length} venues close together: zoom in`);
  button.classList.add("live-pin--many");
  const word = document.createElement("span");
  word.textContent = "venues";
  button.append(word);
  const bounds = latLngBoundsOf(members.map(({ position }) => position));
  button.addEventListener("click", () => map.fitBounds(bounds, { padding: [48, 48] }));
  return button;
}

function pinButton(text: string, label: string): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "live-pin";
  button.textContent = text;
  button.setAttribute("aria-label", label);
  // A press on a pin neither drags the map nor closes the card.
  DomEvent.disableClickPropagation(button);
  return button;
}
