import { altTexts } from "./alt-texts.ts";
import { drawInvitations } from "./invitations/index.ts";
import { drawPaperGrain } from "./kit/paper-grain.ts";
import { type Poster, inlined, standAlone } from "./kit/poster.ts";
import { artPalettes } from "./palettes.ts";
import { areaPictures } from "./posters/areas/index.ts";
import { baraat } from "./posters/baraat.ts";
import { decorPictures } from "./posters/decor/index.ts";
import { haldi } from "./posters/haldi.ts";
import { heroBaraat } from "./posters/hero-baraat.ts";
import { heroCalgary } from "./posters/hero-calgary.ts";
import { heroMandap } from "./posters/hero-mandap.ts";
import { heroRockies } from "./posters/hero-rockies.ts";
import { mailHeaders } from "./posters/mail/index.ts";
import { mehndi } from "./posters/mehndi.ts";
import { botehTile, marigoldDivider, toranEdge } from "./posters/ornament-indian.ts";
import { ridgeEdge, roseMark, wildRoseDivider, wildRoseTile } from "./posters/ornament-standard.ts";
import { palliser, violetDusk } from "./posters/palliser.ts";
import { pheras } from "./posters/pheras.ts";
import { sangeet } from "./posters/sangeet.ts";
import { seasonPictures } from "./posters/seasons/index.ts";
import { bridesmaids } from "./posters/spots/bridesmaids.ts";
import { gallery } from "./posters/spots/gallery.ts";
import { vidaai } from "./posters/vidaai.ts";
import { drawSprite } from "./sprite.ts";
import { venuePosters } from "./venue-posters.ts";

/** Drawings that pages inline, so that they recolour and move with the page. */
const heroes: Readonly<Record<string, Poster>> = {
  "hero-rockies": heroRockies,
  "hero-mandap": heroMandap,
  "hero-calgary": heroCalgary,
};

/** Drawings that pages show through <img>, by their path under public/art. */
const pictures: Readonly<Record<string, Poster>> = {
  "heroes/hero-baraat": heroBaraat,
  ...venuePosters,
  "ceremonies/mehndi": mehndi,
  "ceremonies/baraat": baraat,
  "ceremonies/sangeet": sangeet,
  "ceremonies/haldi": haldi,
  "ceremonies/pheras": pheras,
  "ceremonies/vidaai": vidaai,
  ...decorPictures,
  ...areaPictures,
  ...seasonPictures,
  ...mailHeaders,
  "spots/gallery": gallery,
  "spots/bridesmaids": bridesmaids,
  "ornament/tile-wildrose": wildRoseTile,
  "ornament/tile-boteh": botehTile,
  "ornament/divider-wildrose": wildRoseDivider,
  "ornament/divider-marigold": marigoldDivider,
  "ornament/edge-ridge": ridgeEdge,
  "ornament/edge-toran": toranEdge,
  "ornament/rose-mark": roseMark,
};

/** The same drawings in other inks. */
const printings = [{ path: "venues/palliser-violet-dusk", poster: palliser, changes: violetDusk }] as const;

const titled = (poster: Poster, text: string): Poster => ({
  ...poster,
  title: { id: poster.title?.id ?? "t", text },
});

/** Every file that is drawn, by its path in the project. The same sources give the same bytes. */
export function drawAll(): Map<string, string | Buffer> {
  const files = new Map<string, string | Buffer>();
  for (const [name, hero] of Object.entries(heroes)) {
    files.set(`public/art/heroes/${name}.svg`, standAlone(hero));
    files.set(`app/ui/illustrations/inline/${name}.svg`, inlined(hero));
  }
  for (const [path, picture] of Object.entries(pictures))
    files.set(`public/art/${path}.svg`, standAlone(picture));
  for (const { path, poster, changes } of printings)
    files.set(`public/art/${path}.svg`, standAlone(titled(poster, altTexts[path]), changes));
  for (const [path, svg] of drawInvitations()) files.set(`public/art/${path}`, svg);
  files.set("public/art/grain.png", drawPaperGrain());
  files.set("app/ui/illustrations/sprite.svg", drawSprite());
  files.set("app/ui/illustrations/art-palettes.css", artPalettes(Object.values(heroes)));
  return files;
}
