import type { Poster } from "../../kit/poster.ts";
import { downtown } from "./downtown.ts";
import { northeast } from "./northeast.ts";
import { northwest } from "./northwest.ts";
import { southeast } from "./southeast.ts";
import { southwest } from "./southwest.ts";

/** The five areas of Calgary, by their path under public/art. */
export const areaPictures: Readonly<Record<string, Poster>> = {
  "areas/downtown": downtown,
  "areas/southwest": southwest,
  "areas/southeast": southeast,
  "areas/northwest": northwest,
  "areas/northeast": northeast,
};
