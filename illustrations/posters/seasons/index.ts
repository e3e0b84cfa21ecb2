import type { Poster } from "../../kit/poster.ts";
import { fall } from "./fall.ts";
import { spring } from "./spring.ts";
import { summer } from "./summer.ts";
import { winter } from "./winter.ts";

/** One scene of the year for each season, by its path under public/art. */
export const seasonPictures: Readonly<Record<string, Poster>> = {
  "seasons/summer": summer,
  "seasons/fall": fall,
  "seasons/winter": winter,
  "seasons/spring": spring,
};
