import type { Poster } from "../../kit/poster.ts";
import { barnLights } from "./barn-lights.ts";
import { blossomCeiling } from "./blossom-ceiling.ts";
import { diyaPathway } from "./diya-pathway.ts";
import { eveningLights } from "./evening-lights.ts";
import { floralJhoola } from "./floral-jhoola.ts";
import { haldiCanopy } from "./haldi-canopy.ts";
import { lotusMandap } from "./lotus-mandap.ts";
import { marigoldMandap } from "./marigold-mandap.ts";
import { mountainMinimalist } from "./mountain-minimalist.ts";
import { peacockStage } from "./peacock-stage.ts";
import { prairiePicnic } from "./prairie-picnic.ts";
import { roseArch } from "./rose-arch.ts";
import { royalThrone } from "./royal-throne.ts";
import { tableSetting } from "./table-setting.ts";
import { winterCandlelight } from "./winter-candlelight.ts";

/** The twelve decoration ideas and the three guides beside them, by their path under public/art. */
export const decorPictures: Readonly<Record<string, Poster>> = {
  "decor/barn-lights": barnLights,
  "decor/rose-arch": roseArch,
  "decor/mountain-minimalist": mountainMinimalist,
  "decor/winter-candlelight": winterCandlelight,
  "decor/prairie-picnic": prairiePicnic,
  "decor/blossom-ceiling": blossomCeiling,
  "decor/marigold-mandap": marigoldMandap,
  "decor/royal-throne": royalThrone,
  "decor/floral-jhoola": floralJhoola,
  "decor/diya-pathway": diyaPathway,
  "decor/haldi-canopy": haldiCanopy,
  "decor/peacock-stage": peacockStage,
  "decor/lotus-mandap": lotusMandap,
  "decor/table-setting": tableSetting,
  "decor/evening-lights": eveningLights,
};
