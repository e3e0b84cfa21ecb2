import type { MapPoint } from "#app/catalogue/maps/spread-apart.ts";

/** In place of a dozen overlapping pins: their number, and a link to the map that shows them apart. */
export function InnerCityPin({ at: [x, y], count }: { at: MapPoint; count: number }) {
  return (
    <a
      href="#inner-city"
      className="map-pin map-pin--many"
      aria-label={`${count} venues in the inner city, on a map of their own`}
    >
      <circle className="map-pin__halo" cx={x} cy={y} r={58} />
      <circle className="map-pin__disc" cx={x} cy={y} />
      <text className="map-pin__number" x={x} y={y - 6}>
        {/* With a space, so that screen readers read the two lines as two words. */}
        {`${count} `}
      </text>
      <text className="map-pin__word" x={x} y={y + 18}>
        venues
      </text>
    </a>
  );
}
