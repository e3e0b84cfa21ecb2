import type { Map as LeafletMap } from "leaflet";

/** Wheel travel in pixels for one level of zoom. */
const travelPerLevel = 120;

/** The wheel scrolls the page; with Ctrl or Cmd, and for a pinch on a touchpad, it zooms the map. */
export function zoomWithModifier(map: LeafletMap): void {
  const element = map.getContainer();
  const zoom = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const travel = Math.max(-travelPerLevel, Math.min(travelPerLevel, event.deltaY));
    map.setZoomAround(map.mouseEventToContainerPoint(event), map.getZoom() - travel / travelPerLevel, {
      animate: false,
    });
  };
  element.addEventListener("wheel", zoom, { passive: false });
  map.on("unload", () => element.removeEventListener("wheel", zoom));
}
