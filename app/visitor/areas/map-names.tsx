import type { FrameName } from "#content/calgary-map/calgary-map.ts";

import type { MapPoint } from "#app/catalogue/maps/spread-apart.ts";

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

/** The names on a sheet. */
export function MapNames({ frame }: { frame: FrameName }) {
  return namesOf[frame].map(({ text, at: [x, y], kind, turn, anchor }) => (
    <text
      key={text}
      className={`map-name map-name--${kind}`}
      transform={`translate(${x} ${y})${turn === undefined ? "" : ` rotate(${turn})`}`}
      textAnchor={anchor ?? "middle"}
    >
      {text}
    </text>
  ));
}
