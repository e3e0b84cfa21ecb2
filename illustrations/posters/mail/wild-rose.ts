import { altTexts } from "../../alt-texts.ts";
import { cloud } from "../../kit/clouds.ts";
import { coupleSymbol } from "../../kit/couple.ts";
import { inks } from "../../kit/palette.ts";
import { parsePoints } from "../../kit/paths.ts";
import type { Poster } from "../../kit/poster.ts";
import { seededRandom } from "../../kit/random.ts";
import { paintRidge, ridge } from "../../kit/ridges.ts";
import { roseSymbols } from "../../kit/roses.ts";
import { fill, glints, stroke } from "../../kit/shapes.ts";
import { bandedSky } from "../../kit/sky.ts";
import { spruceSymbols, treeline } from "../../kit/trees.ts";

const palette = inks(
  "k9 #33425c, k8 #47506b, k7 #675d7a, k6 #8a6a80, k5 #ad7782, k4 #cc8a80, k3 #e5a583, k2 #f3c290, k1 #fadba6, sun #fff3d4",
  "far-l #cd9490, far-m #b9848e, far-s #9a7389, far-d #8d6b86, big-l #f2bf95, big-m #cf8f88, big-s #4d5071, big-d #3d4361",
  "snow #fff1da, snow-s #8d87a6, hill1 #5d5673, hill2 #3a4660, m1 #b98563, m2 #dda566, m3 #ebbb77, river #f8d6a6, river-s #dd9d86",
  "pine #202c45, pine-l #4f5674, ink #262c42",
  "rose #d98a97, rose-d #a9566a, rose-l #f6cdc9, gold #e8b04a, gold-l #fbe3a0, leaf #5c7560, leaf-d #34504c",
  "suit #1d2438, rim #f7cf9a, gown #ecd0c4, gown-l #fff8ea, veil #fff3e4, skin #d79a7c",
);

const sun = { x: 640, y: 152 };
const roses = roseSymbols("mr");
const spruces = spruceSymbols("mr", [1, 2]);
const couple = coupleSymbol("mr");
const random = seededRandom(3);

const farRange = ridge({
  key: parsePoints(
    "-20,190 70,150 120,170 210,132 260,168 340,140 400,174 470,148 540,178 620,158 700,180 780,150 860,176 1240,190",
  ),
  habits: ["slab", "horn", "back", "horn", "slab", "horn"],
  base: 220,
  light: sun.x,
  seed: 5,
  roughness: 8,
  gullies: 2,
  folds: 1,
  zigzag: 0.5,
  buttresses: 0,
  depth: 2,
});
const greatPeak = ridge({
  key: parsePoints("760,226 850,120 876,130 960,36 1000,82 1040,62 1290,210"),
  habits: ["slab", "horn", "back"],
  base: 236,
  light: sun.x,
  seed: 14,
  roughness: 14,
  gullies: 4,
  folds: 3,
  zigzag: 0.6,
  snow: 0.46,
  lean: 0.14,
  buttresses: 3,
  depth: 2,
});

const land = `
  ${bandedSky({ sun, disc: 34, horizon: 168, stretch: 1.7, radii: [330, 282, 238, 198, 162, 130, 100, 74], size: [1200, 320] })}
  ${cloud({ x: 130, y: 70, scale: 0.7, body: "k7", edge: "k5", torn: true })}
  ${cloud({ x: 420, y: 44, scale: 0.5, body: "k5", edge: "k2" })}
  ${paintRidge(farRange, "far")}
  ${paintRidge(greatPeak, "big")}
  ${fill(
    "hill1",
    treeline(-10, 1210, (x) => 212 - 8 * Math.sin(x / 150), { height: 16, step: 11, seed: 4, base: 40 }),
  )}
  ${fill("m1", "M0 224C200 218 420 228 640 226S1000 218 1200 222V320H0z")}
  ${fill("m2", "M0 250C180 232 380 234 560 238 440 262 300 290 240 320H0zM1200 236C1020 232 860 234 740 240 820 256 960 270 1010 320H1200z")}
  ${fill("m3", "M0 274C140 252 260 250 360 252 260 270 120 290 0 306zM1200 258C1080 250 980 250 920 254 1000 268 1100 276 1200 290z")}
  ${fill("river", "M612 226C560 236 520 242 560 250 640 262 660 272 560 286 480 298 420 308 390 320H840C840 300 800 288 760 276 710 262 640 256 680 246 700 240 690 232 660 226z")}
  ${fill("river-s", "M560 250C640 262 660 272 560 286 480 298 420 308 390 320H470C520 304 640 292 680 278 710 264 620 256 580 250z")}
  ${stroke("sun", 2.5, glints(random, 22, { x: 540, y: 250, width: 220, height: 66 }, 40), ' stroke-linecap="round"')}
  ${fill(
    "hill2",
    treeline(-10, 420, (x) => 238 - Math.max(0, 240 - x) * 0.06, {
      height: 26,
      step: 12,
      seed: 9,
      base: 14,
      taperRight: 160,
    }),
  )}
  ${couple.at(830, 288, 72)}`;

const frame = `
  ${spruces.tree(2, 1110, 300, 190)}${spruces.tree(1, 1166, 310, 240)}${spruces.tree(1, 1060, 296, 120)}
  ${spruces.tree(1, 30, 310, 200)}${spruces.tree(2, 86, 300, 130)}
  ${fill("ink", "M0 320V282C80 270 190 284 300 320zM1200 320V276C1120 266 1000 280 900 320z")}
  ${roses.leaf(20, 316, 0.9, -30)}${roses.leaf(84, 318, 1, -4)}${roses.leaf(150, 322, 0.9, 24)}${roses.leaf(214, 324, 0.7, 44)}
  ${roses.open(36, 288, 0.9, 10, 0.85)}${roses.open(118, 296, 1, -14, 0.88)}${roses.bud(76, 262, 0.75, -8)}${roses.bud(178, 288, 0.6, 20)}${roses.open(212, 310, 0.7, 34, 0.85)}
  ${roses.leaf(1180, 316, 0.9, 30)}${roses.leaf(1114, 318, 1, 6)}${roses.leaf(1046, 322, 0.9, -24)}${roses.leaf(984, 324, 0.7, -44)}
  ${roses.open(1164, 288, 0.95, 30, 0.85)}${roses.open(1082, 298, 0.95, 8, 0.88)}${roses.bud(1124, 260, 0.75, 8)}${roses.bud(1024, 292, 0.6, -18)}${roses.open(990, 312, 0.7, -20, 0.85)}`;

/** Head of the letters in the standard theme. */
export const wildRoseHeader: Poster = {
  className: "wr-mrose",
  size: [1200, 320],
  crop: "xMidYMid slice",
  title: { id: "mrT", text: altTexts["mail/wild-rose"] },
  keepsStrokes: true,
  palette,
  defs: `${roses.defs}${spruces.defs}${couple.defs}`,
  layers: [land, frame],
};
