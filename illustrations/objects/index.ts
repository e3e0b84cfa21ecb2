import { attire } from "./attire.ts";
import { bakers } from "./bakers.ts";
import { beauty } from "./beauty.ts";
import { caterers } from "./caterers.ts";
import { ceremonies } from "./ceremonies.ts";
import { decor } from "./decor.ts";
import { florists } from "./florists.ts";
import { musicians } from "./musicians.ts";
import { photographers } from "./photographers.ts";
import { planners } from "./planners.ts";
import { spots } from "./spots.ts";
import { transport } from "./transport.ts";
import { venues } from "./venues.ts";
import { videographers } from "./videographers.ts";

/**
 * One object per craft and ceremony, centred on 0,0 in a box of about 130, standing on y 70.
 * Flat planes, a light left half and a dark right half, and only the role colours --o-*, so that
 * both themes and all four tones recolour them.
 */
export const objects = {
  ...photographers,
  ...videographers,
  ...musicians,
  ...venues,
  ...caterers,
  ...florists,
  ...planners,
  ...decor,
  ...bakers,
  ...beauty,
  ...attire,
  ...transport,
  ...ceremonies,
  ...spots,
};

export type ObjectName = keyof typeof objects;
