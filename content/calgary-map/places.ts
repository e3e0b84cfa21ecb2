import type { Position } from "./positions.ts";

/** How a place is drawn: a park by its trees, a landmark by a star, a town by a ring, a neighbourhood by its name alone. */
type PlaceKind = "park" | "neighbourhood" | "landmark" | "town";

export type MapPlace = {
  name: string;
  at: Position;
  kind: PlaceKind;
  /** The sheets that show it. */
  on: readonly ("city" | "core" | "west")[];
};

/** Points from general knowledge, good to about 300 m in the city and to one or two kilometres beyond. */
export const mapPlaces: readonly MapPlace[] = [
  { name: "Nose Hill Park", at: [-114.11, 51.11], kind: "park", on: ["city"] },
  { name: "Fish Creek Park", at: [-114.05, 50.915], kind: "park", on: ["city"] },
  { name: "YYC airport", at: [-114.0106, 51.1315], kind: "landmark", on: ["city"] },
  { name: "WinSport", at: [-114.216, 51.0805], kind: "landmark", on: ["city"] },
  { name: "Spruce Meadows", at: [-114.102, 50.8885], kind: "landmark", on: ["city"] },
  { name: "Prince's Island", at: [-114.0705, 51.0555], kind: "park", on: ["core"] },
  { name: "Peace Bridge", at: [-114.0791, 51.0541], kind: "landmark", on: ["core"] },
  { name: "Calgary Tower", at: [-114.0631, 51.0443], kind: "landmark", on: ["core"] },
  { name: "Stampede Park", at: [-114.0519, 51.0375], kind: "landmark", on: ["core"] },
  { name: "Kensington", at: [-114.088, 51.053], kind: "neighbourhood", on: ["core"] },
  { name: "Beltline", at: [-114.074, 51.0407], kind: "neighbourhood", on: ["core"] },
  { name: "Mission", at: [-114.0705, 51.0315], kind: "neighbourhood", on: ["core"] },
  { name: "Inglewood", at: [-114.026, 51.04], kind: "neighbourhood", on: ["core"] },
  { name: "Calgary", at: [-114.0631, 51.0443], kind: "town", on: ["west"] },
  { name: "Canmore", at: [-115.359, 51.089], kind: "town", on: ["west"] },
  { name: "Banff", at: [-115.5708, 51.1784], kind: "town", on: ["west"] },
  { name: "Lake Louise", at: [-116.1773, 51.4254], kind: "town", on: ["west"] },
  { name: "Field", at: [-116.487, 51.395], kind: "town", on: ["west"] },
];
