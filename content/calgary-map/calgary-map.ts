import { cityLimit, downtown, eastWestLine, northSouthLine } from "./city.ts";
import { blueLine, redLine } from "./ctrain.ts";
import type { Position } from "./positions.ts";
import { crowchildTrail, deerfootTrail, macleodTrail, roadWest, stoneyTrail, transCanada } from "./roads.ts";
import { bowRiver, elbowAbove, elbowBelow, glenmoreReservoir, lakeBonavista } from "./waters.ts";

/** What a line stands for: its look comes from the style sheet, the same on the drawn and the live map. */
export type LineKind = "river" | "stream" | "road" | "highway" | "red-line" | "blue-line";

export type MapLine = {
  name: string;
  kind: LineKind;
  points: readonly Position[];
  /** Rivers and roads are drawn as curves through their points; the CTrain joins its stations straight. */
  curved: boolean;
  /** Leads out to the mountains: the only lines of their sheet. */
  west?: true;
};

export const mapLines: readonly MapLine[] = [
  { name: "Elbow River", kind: "stream", points: elbowAbove, curved: true },
  { name: "Elbow River", kind: "stream", points: elbowBelow, curved: true },
  { name: "Bow River", kind: "river", points: bowRiver, curved: true },
  { name: "Stoney Trail", kind: "road", points: stoneyTrail, curved: true },
  { name: "Crowchild Trail", kind: "road", points: crowchildTrail, curved: true },
  { name: "Macleod Trail", kind: "road", points: macleodTrail, curved: true },
  { name: "Trans-Canada Highway", kind: "highway", points: transCanada, curved: true, west: true },
  { name: "Trans-Canada Highway west", kind: "highway", points: roadWest, curved: true, west: true },
  { name: "Deerfoot Trail", kind: "highway", points: deerfootTrail, curved: true },
  { name: "CTrain Blue Line", kind: "blue-line", points: blueLine, curved: false },
  { name: "CTrain Red Line", kind: "red-line", points: redLine, curved: false },
];

export const lakes: readonly { name: string; ring: readonly Position[] }[] = [
  { name: "Glenmore Reservoir", ring: glenmoreReservoir },
  { name: "Lake Bonavista", ring: lakeBonavista },
];

export const city = { limit: cityLimit, eastWestLine, northSouthLine, downtown };

/** How far a line or a point within the city may be off, in metres. */
export const accuracy = 300;

/** The rings of distance are drawn around the Calgary Tower, with these radii in kilometres. */
export const distanceRings = { centre: [-114.0631, 51.0443] as const, kilometres: [20, 15, 10, 5] };

/** South-west and north-east corner of what each map shows. */
export const frames = {
  city: [
    [-114.33, 50.835],
    [-113.85, 51.22],
  ],
  core: [
    [-114.097, 51.0265],
    [-114.011, 51.0585],
  ],
  west: [
    [-116.85, 50.88],
    [-113.85, 51.58],
  ],
} as const satisfies Record<string, readonly [Position, Position]>;

export type FrameName = keyof typeof frames;
