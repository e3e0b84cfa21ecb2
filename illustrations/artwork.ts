import { grain } from "./kit/grain.ts";
import { type Poster, inlined, standAlone } from "./kit/poster.ts";
import { artPalettes } from "./palettes.ts";
import { baraat } from "./posters/baraat.ts";
import { celebration } from "./posters/celebration.ts";
import { conservatory } from "./posters/conservatory.ts";
import { heritagePark } from "./posters/heritage-park.ts";
import { heroCalgary } from "./posters/hero-calgary.ts";
import { heroMandap } from "./posters/hero-mandap.ts";
import { heroRockies } from "./posters/hero-rockies.ts";
import { lakeHouse } from "./posters/lake-house.ts";
import { mehndi } from "./posters/mehndi.ts";
import { botehTile, marigoldDivider, toranEdge } from "./posters/ornament-indian.ts";
import { ridgeEdge, roseMark, wildRoseDivider, wildRoseTile } from "./posters/ornament-standard.ts";
import { palliser, violetDusk } from "./posters/palliser.ts";
import { seasons } from "./posters/seasons.ts";
import { drawSprite } from "./sprite.ts";

/** Drawings that pages inline, so that they recolour and move with the page. */
const heroes: Readonly<Record<string, Poster>> = {
  "hero-rockies": heroRockies,
  "hero-mandap": heroMandap,
  "hero-calgary": heroCalgary,
};

/** Drawings that pages show through <img>, by their path under public/art. */
const pictures: Readonly<Record<string, Poster>> = {
  "venues/palliser": palliser,
  "venues/conservatory": conservatory,
  "venues/heritage-park": heritagePark,
  "venues/lake-house": lakeHouse,
  "venues/celebration": celebration,
  "ceremonies/mehndi": mehndi,
  "ceremonies/baraat": baraat,
  "ornament/tile-wildrose": wildRoseTile,
  "ornament/tile-boteh": botehTile,
  "ornament/divider-wildrose": wildRoseDivider,
  "ornament/divider-marigold": marigoldDivider,
  "ornament/edge-ridge": ridgeEdge,
  "ornament/edge-toran": toranEdge,
  "ornament/rose-mark": roseMark,
};

/** Every file that is drawn, by its path in the project. The same sources give the same bytes. */
export function drawAll(): Map<string, string | Buffer> {
  const files = new Map<string, string | Buffer>();
  for (const [name, hero] of Object.entries(heroes)) {
    files.set(`public/art/heroes/${name}.svg`, standAlone(hero));
    files.set(`app/illustrations/inline/${name}.svg`, inlined(hero));
  }
  for (const [path, picture] of Object.entries(pictures))
    files.set(`public/art/${path}.svg`, standAlone(picture));
  for (const [season, changes] of Object.entries(seasons))
    files.set(`public/art/seasons/${season}.svg`, standAlone(heroRockies, changes));
  files.set("public/art/venues/palliser-violet-dusk.svg", standAlone(palliser, violetDusk));
  files.set("public/art/grain.png", grain());
  files.set("app/illustrations/sprite.svg", drawSprite());
  files.set("app/illustrations/art-palettes.css", artPalettes(Object.values(heroes)));
  return files;
}
