import type { FrameName } from "#content/calgary-map/calgary-map.ts";
import type { AreaId } from "#content/areas/area-ids.ts";

import type { Pin } from "./area-guide-view.ts";
import { CompassRose } from "./compass-rose.tsx";
import type { MapSheet } from "./area-guide-view.ts";
import { InnerCityPin } from "./inner-city-pin.tsx";
import { MapNames } from "./map-names.tsx";
import { strokesOf } from "./map-strokes.ts";
import mapSheetsAddress from "./map-sheets.svg?url&no-inline";
import { VenuePin } from "./venue-pin.tsx";

type DrawnMapProps = {
  frame: FrameName;
  label: string;
  map: { sheet: MapSheet; pins: readonly Pin[] };
  chosen: AreaId | null;
  /** How many venues the map of the inner city shows in place of this one. */
  innerCity?: number;
};

/**
 * A map like a printed sheet: rendered by the server, its pins are links. Its drawing is a file that all pages
 * and visits share; areas and strokes take their inks from the style sheet, as those of the live map.
 */
export function DrawnMapFigure({ frame, label, map: { sheet, pins }, chosen, innerCity }: DrawnMapProps) {
  const { width, height, rings, areas, lines } = sheet;
  const part = (name: string) => `${mapSheetsAddress}#${frame}-${name}`;
  return (
    <svg
      className={`drawn-map drawn-map--${frame}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- within an SVG there is no such tag
      role="group"
      aria-label={label}
      data-chosen={chosen ?? undefined}
    >
      <g aria-hidden="true">
        <rect className="map-ground" width={width} height={height} />
        {areas.map((id) => (
          <use
            key={id}
            className={`map-area map-area--${id}`}
            href={part(id)}
            data-chosen={id === chosen ? "" : undefined}
          />
        ))}
        {frame === "city" &&
          rings.radii.map((radius) => (
            <circle key={radius} className="map-ring" cx={rings.centre[0]} cy={rings.centre[1]} r={radius} />
          ))}
        {chosen !== null && areas.includes(chosen) && (
          <use className="map-area-outline" href={part(chosen)} />
        )}
        {frame !== "west" && <use className="map-lake" href={part("lakes")} />}
        {lines.flatMap((kind) =>
          strokesOf[kind].map((stroke) => (
            <use key={`${kind} ${stroke}`} className={stroke} href={part(kind)} />
          )),
        )}
        <use href={part("signs")} />
        <MapNames frame={frame} />
        {frame === "city" && <CompassRose x={78} y={96} />}
      </g>
      {innerCity !== undefined && <InnerCityPin at={rings.centre} count={innerCity} />}
      {pins.map((pin) => (
        <VenuePin key={pin.venue.slug} pin={pin} chosen={chosen} />
      ))}
    </svg>
  );
}
