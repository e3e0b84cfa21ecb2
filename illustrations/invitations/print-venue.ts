import type { PaletteHour } from "#content/invitations/palettes.ts";
import { lightOf } from "#content/invitations/palettes.ts";
import { untintColour } from "#content/invitations/mix-colours.ts";

import { dropUnusedSymbols } from "../kit/drop-unused-symbols.ts";
import type { Poster } from "../kit/poster.ts";
import { strokesToFills } from "../kit/strokes-to-fills.ts";
import { compact } from "../kit/svg.ts";
import { gradientsToBands, patternsToTiles } from "./flat-fills.ts";

/** Inks that mean the same in a poster and in the palettes: they take season, hour and family. */
const shared = new Set([
  ..."k1 k2 k3 k4 k5 k6 k7 k8 k9 sun mist snow snow-s".split(" "),
  ..."far-l far-m far-s far-d big-l big-m big-s big-d".split(" "),
  ..."pine pine-l hill hill2 glow flame flame-l".split(" "),
  ..."rose rose-d rose-l leaf leaf-d mg mg-d mg-m mg-l lf lf-d gold-l".split(" "),
]);

/** What shines by itself has no light of the hour on it. */
const shining: Readonly<Record<string, string>> = { glow2: "flame-l", lamp: "flame-l" };

/**
 * A venue's poster as a picture of invitations: what a print shop takes, its sky, rock, woods and flowers in
 * the inks of the palettes. The house keeps its colours, by daylight, as `var(--i-lit,#RRGGBB)`: the palette's
 * light falls on them.
 * @param hour in whose light the poster is drawn
 */
export function printVenue(poster: Poster, hour: PaletteHour): string {
  const [width, height] = poster.size;
  const own = lightOf("standard", hour);
  const lit = (colour: string) => `var(--i-lit,${untintColour(sixDigits(colour), own)})`;
  const inkOf = (name: string): string => {
    if (shared.has(name)) return `var(--i-${name})`;
    const lamp = shining[name];
    if (lamp !== undefined) return `var(--i-${lamp})`;
    const colour = poster.palette.get(name);
    if (colour === undefined) throw new Error(`The poster ${poster.className} has no ink '${name}'.`);
    return lit(colour);
  };
  const drawn = strokesToFills(
    dropUnusedSymbols(
      gradientsToBands(patternsToTiles(`<defs>${poster.defs ?? ""}</defs>${poster.layers.join("")}`)),
    ),
  )
    .replace(/ class="[^"]*"/g, "")
    .replace(/(?<=")#[\da-f]{3,6}(?=")/g, lit)
    .replace(/var\(--([\w-]+)\)/g, (_, name: string) => inkOf(name));
  return compact(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="t">` +
      `<title id="t">${poster.title?.text ?? ""}</title>${drawn}</svg>`,
  ).replaceAll("<defs></defs>", "");
}

const sixDigits = (hex: string): string => (hex.length === 4 ? hex.replace(/[0-9a-f]/g, "$&$&") : hex);
