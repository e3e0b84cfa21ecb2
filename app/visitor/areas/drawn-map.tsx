import type { FrameName } from "#content/calgary-map/calgary-map.ts";
import type { AreaId } from "#content/areas/area-ids.ts";

import type { Pin } from "./area-guide-view.ts";
import { CompassRose } from "./compass-rose.tsx";
import type { DrawnMap } from "./geometry/draw-map.ts";
import { InnerCityPin } from "./inner-city-pin.tsx";
import { MapLabels } from "./map-labels.tsx";
import { strokesOf } from "./map-strokes.ts";
import { VenuePin } from "./venue-pin.tsx";

type DrawnMapProps = {
  frame: FrameName;
  label: string;
  map: { drawn: DrawnMap; pins: readonly Pin[] };
  chosen: AreaId | null;
  /** How many venues the map of the inner city shows in place of this one. */
  innerCity?: number;
};

/** A map like a printed sheet: rendered by the server, its pins are links. */
export function DrawnMapFigure({ frame, label, map: { drawn, pins }, chosen, innerCity }: DrawnMapProps) {
  const { width, height, rings } = drawn;
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
        {drawn.areas.map(({ id, path }) => (
          <path
            key={id}
            className={`map-area map-area--${id}`}
            d={path}
            data-chosen={id === chosen ? "" : undefined}
          />
        ))}
        {frame === "city" &&
          rings.radii.map(({ kilometres, radius }) => (
            <circle
              key={kilometres}
              className="map-ring"
              cx={rings.centre[0]}
              cy={rings.centre[1]}
              r={radius}
            />
          ))}
        {drawn.areas
          .filter(({ id }) => id === chosen)
          .map(({ id, path }) => (
            <path key={id} className="map-area-outline" d={path} />
          ))}
        {drawn.lakes.map(({ name, path }) => (
          <path key={name} className="map-lake" d={path} />
        ))}
        {drawn.lines.map(({ kind, path }, index) => (
          <DrawnLine key={path} id={`${frame}-${index}`} strokes={strokesOf[kind]} path={path} />
        ))}
        <MapLabels frame={frame} drawn={drawn} />
        {frame === "city" && <CompassRose x={78} y={96} />}
      </g>
      {innerCity !== undefined && <InnerCityPin at={rings.centre} count={innerCity} />}
      {pins.map((pin) => (
        <VenuePin key={pin.venue.slug} pin={pin} chosen={chosen} />
      ))}
    </svg>
  );
}

/** A line with its strokes, the lowest first; its path is written once. */
function DrawnLine({ id, strokes, path }: { id: string; strokes: readonly string[]; path: string }) {
  return (
    <>
      <defs>
        <path id={id} d={path} />
      </defs>
      {strokes.map((stroke) => (
        <use key={stroke} className={stroke} href={`#${id}`} />
      ))}
    </>
  );
}
