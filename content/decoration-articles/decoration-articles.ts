import { barnLights } from "./barn-lights.ts";
import { blossomCeiling } from "./blossom-ceiling.ts";
import type { DecorationArticle } from "./decoration-article.ts";
import { diyaPathway } from "./diya-pathway.ts";
import { floralJhoola } from "./floral-jhoola.ts";
import { haldiCanopy } from "./haldi-canopy.ts";
import { lighting } from "./lighting.ts";
import { mandap } from "./mandap.ts";
import { marigoldMandap } from "./marigold-mandap.ts";
import { mountainMinimalist } from "./mountain-minimalist.ts";
import { peacockStage } from "./peacock-stage.ts";
import { prairiePicnic } from "./prairie-picnic.ts";
import { roseArch } from "./rose-arch.ts";
import { royalThrone } from "./royal-throne.ts";
import { tableSettings } from "./table-settings.ts";
import { winterCandlelight } from "./winter-candlelight.ts";

/** The three guides of the specification, then the ideas of both themes in their order. */
export const decorationArticles: readonly DecorationArticle[] = [
  mandap,
  tableSettings,
  lighting,
  barnLights,
  roseArch,
  mountainMinimalist,
  winterCandlelight,
  prairiePicnic,
  blossomCeiling,
  marigoldMandap,
  royalThrone,
  floralJhoola,
  diyaPathway,
  haldiCanopy,
  peacockStage,
];
