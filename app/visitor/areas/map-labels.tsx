import type { FrameName } from "#content/calgary-map/calgary-map.ts";

import type { DrawnMap } from "./geometry/draw-map.ts";
import type { MapPoint } from "./geometry/spread-apart.ts";

type Name = {
  text: string;
  at: MapPoint;
  kind: "quarter" | "water" | "road" | "place";
  /** Degrees, clockwise. */
  turn?: number;
  /** Which end is at the point; the middle by default. */
  anchor?: "start" | "end";
};

/** Manually placed names, in units of each sheet. */
const namesOf: Readonly<Record<FrameName, readonly Name[]>> = {
  city: [
    { text: "Northwest", at: [246, 204], kind: "quarter" },
    { text: "Northeast", at: [606, 172], kind: "quarter" },
    { text: "Southwest", at: [322, 728], kind: "quarter" },
    { text: "Southeast", at: [588, 722], kind: "quarter" },
    { text: "Bow River", at: [640, 880], kind: "water", turn: 36 },
    { text: "Glenmore Reservoir", at: [342, 668], kind: "water", anchor: "end" },
    { text: "Deerfoot Trail", at: [470, 345], kind: "road", turn: 76 },
    { text: "Macleod Trail", at: [452, 610], kind: "road", turn: -90 },
    { text: "Crowchild Trail", at: [222, 298], kind: "road", turn: 36 },
    { text: "Trans-Canada", at: [640, 398], kind: "road" },
    { text: "Stoney Trail", at: [664, 500], kind: "road", turn: 90 },
    { text: "5 km", at: [504, 576], kind: "road" },
    { text: "10 km", at: [564, 678], kind: "road" },
    { text: "15 km", at: [624, 784], kind: "road" },
    { text: "Nose Hill Park", at: [366, 314], kind: "place" },
    { text: "Fish Creek Park", at: [467, 834], kind: "place" },
    { text: "YYC airport", at: [542, 262], kind: "place" },
    { text: "WinSport", at: [152, 410], kind: "place" },
    { text: "Spruce Meadows", at: [380, 904], kind: "place" },
  ],
  core: [
    { text: "Downtown", at: [124, 150], kind: "quarter" },
    { text: "Bow River", at: [560, 214], kind: "water", turn: 6 },
    { text: "Elbow River", at: [506, 330], kind: "water", turn: -64 },
    { text: "Kensington", at: [92, 44], kind: "place" },
    { text: "Prince's Island", at: [284, 46], kind: "place", anchor: "start" },
    { text: "Beltline", at: [170, 276], kind: "place" },
    { text: "Mission", at: [208, 404], kind: "place", anchor: "end" },
    { text: "Inglewood", at: [594, 306], kind: "place" },
    { text: "Stampede Park", at: [372, 356], kind: "place" },
  ],
  west: [
    { text: "Field", at: [88, 134], kind: "place" },
    { text: "Lake Louise", at: [212, 90], kind: "place", anchor: "start" },
    { text: "Banff", at: [386, 176], kind: "place", anchor: "start" },
    { text: "Canmore", at: [404, 264], kind: "place" },
    { text: "Calgary", at: [734, 264], kind: "place" },
  ],
};

/** Positions and sizes of the Rockies on the sheet of the road west: no two alike. */
const peaks = [
  [52, 232, 0.9],
  [112, 214, 1.3],
  [188, 236, 1],
  [252, 222, 1.5],
  [316, 268, 1.1],
  [440, 126, 1.3],
  [506, 142, 0.85],
] as const;

/** The names on a sheet, and the small signs of its parks and landmarks. */
export function MapLabels({ frame, drawn }: { frame: FrameName; drawn: DrawnMap }) {
  return (
    <>
      {frame === "west" &&
        peaks.map(([x, y, size]) => (
          <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
            <path className="map-peak" d="M-34 0L-6-46 2-40 32 0z" />
            <path className="map-peak__shade" d="M-6-46L2-40 32 0H4L-4-22 2-30z" />
            <path className="map-peak__snow" d="M-6-46L2-40 8-32 1-29-5-33-11-28-16-30z" />
          </g>
        ))}
      {drawn.places.map(({ name, kind, point: [x, y] }) => (
        <g key={name} className={`map-place map-place--${kind}`} transform={`translate(${x} ${y})`}>
          {kind === "park" && <path d="M-16 6l8-22 8 22zM0 8l9-28 9 28zM14 6l7-18 7 18z" />}
          {kind === "landmark" && <path d="M0-8l2.4 5 5.6.8-4 3.9 1 5.5-5-2.6-5 2.6 1-5.5-4-3.9 5.6-.8z" />}
          {kind === "town" && <circle r={6} />}
        </g>
      ))}
      {namesOf[frame].map(({ text, at: [x, y], kind, turn, anchor }) => (
        <text
          key={text}
          className={`map-name map-name--${kind}`}
          transform={`translate(${x} ${y})${turn === undefined ? "" : ` rotate(${turn})`}`}
          textAnchor={anchor ?? "middle"}
        >
          {text}
        </text>
      ))}
    </>
  );
}
