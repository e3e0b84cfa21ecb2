import { altTexts } from "../alt-texts.ts";
import { cloud } from "../kit/clouds.ts";
import { coupleSymbol } from "../kit/couple.ts";
import { inks } from "../kit/palette.ts";
import { type ArtPoint, parsePoints, polygon, roundWhole } from "../kit/paths.ts";
import type { Poster } from "../kit/poster.ts";
import { seededRandom } from "../kit/random.ts";
import { mirroredRidge, paintRidge, ridge } from "../kit/ridges.ts";
import { roseSymbols } from "../kit/roses.ts";
import { box, fill, glints, stroke } from "../kit/shapes.ts";
import { bandedSky } from "../kit/sky.ts";
import { mist, mistPattern } from "../kit/mist.ts";
import { spruceSymbols, treeline } from "../kit/trees.ts";
import { hiding, upsideDown, waterBands } from "../kit/water.ts";

const palette = inks(
  "k9 #2a5660, k8 #3c6e74, k7 #588a88, k6 #7fa89c, k5 #abc4ac, k4 #d2d9b6, k3 #efe3b8, k2 #f9e5b6, k1 #fff0cc",
  "sun #fffbea",
  "far-l #d8cdb0, far-m #bcb6a4, far-s #86a09c, far-d #75928f, big-l #f0cfa6, big-m #cfa38e, big-s #557a84, big-d #436874",
  "snow #fffcf2, snow-s #b2cbcc, mist #f6ecc8, hill #4f7c68, hill2 #2c5a50",
  "log #b5784c, log-l #dca068, log-d #6f4638, roof #7c4a44, roof-l #b87462, roof-d #4f3038, glow #ffdc86, stone #b0a596, stone-d #77706e",
  "water #1f8a72, water-l #9fe3bf, water-d #0f5f56",
  "plank #c99a6a, plank-d #8a5f48, rail #e8c292, rail-d #6a4638",
  "pine #163f3c, pine-l #4a8060, ink #0f302f, bank #6d8a54, bank-d #3f6248",
  "rose #dc8e9b, rose-d #b05c70, rose-l #f8d6d2, gold #ecb550, gold-l #fff0b8, leaf #5f8f62, leaf-d #2c5a4a",
  "suit #16302f, rim #ffe3a6, gown #e4d6c8, gown-l #fffaf0, veil #fff8ec, skin #c98f68",
);

const sun = { x: 150, y: 360 };
const shore = 642;
const roses = roseSymbols("em");
const spruces = spruceSymbols("em", [1, 2, 3]);
const couple = coupleSymbol("em");
const random = seededRandom(33);

const wapta = ridge({
  key: parsePoints("-80,540 40,392 96,420 190,350 240,404 300,380 430,540"),
  base: 580,
  light: sun.x,
  seed: 13,
  roughness: 14,
  gullies: 2,
  folds: 1,
  buttresses: 0,
  depth: 2,
  zigzag: 0.6,
});
/** Mount Burgess: a block with two summits. */
const burgess = ridge({
  key: parsePoints("210,580 430,190 486,262 566,158 640,300 690,280 900,560"),
  base: 600,
  light: "left",
  seed: 22,
  roughness: 26,
  gullies: 5,
  folds: 4,
  zigzag: 0.75,
  snow: 0.36,
  lean: 0.12,
  buttresses: 0,
});

const bands = {
  sun,
  disc: 50,
  horizon: 430,
  ground: shore,
  stretch: 1.2,
  radii: [790, 660, 548, 448, 360, 282, 212, 150],
};
const sky = `
  ${bandedSky(bands)}
  ${cloud({ x: 60, y: 200, scale: 0.8, body: "k6", edge: "k1" })}
  ${cloud({ x: 520, y: 96, scale: 0.7, body: "k7", edge: "k4" })}`;

const mountains = `
  ${paintRidge(wapta, "far")}
  ${paintRidge(burgess, "big")}
  ${mist("emst", 490)}`;

const woods = `
  ${fill(
    "hill",
    treeline(-10, 810, (x) => 590 - 14 * Math.sin(x / 110), {
      height: 34,
      step: 14,
      seed: 3,
      base: 80,
      floor: shore,
    }),
  )}
  ${fill(
    "hill2",
    treeline(250, 810, (x) => 606 - Math.max(0, x - 420) * 0.06, {
      height: 64,
      step: 18,
      seed: 8,
      base: 60,
      floor: shore,
      taperLeft: 90,
    }),
  )}`;

/** A cabin with its gable to the lake. */
const cabin = (x: number, foot: number, half: number, high: number) => `
  ${fill("log", `M${x - half} ${foot}V${foot - high * 0.45}L${x} ${foot - high}L${x + half} ${foot - high * 0.45}V${foot}z`)}
  ${fill("log-l", `M${x - half} ${foot}V${foot - high * 0.45}L${x} ${foot - high}V${foot}z`)}
  ${stroke("roof", 9, `M${x} ${foot - high - 3}L${x + half + 9} ${roundWhole(foot - high * 0.4)}`)}
  ${stroke("roof-l", 9, `M${x - half - 9} ${roundWhole(foot - high * 0.4)}L${x} ${foot - high - 3}`)}
  ${fill("glow", box(x - half * 0.5, foot - high * 0.4, half * 0.4, high * 0.22), box(x + half * 0.15, foot - high * 0.4, half * 0.4, high * 0.22), box(x - 5, foot - high * 0.68, 10, high * 0.14))}`;

const lodge = `
  <g id="em-lodge">
    ${cabin(300, 634, 26, 62)}
    ${cabin(366, 632, 30, 74)}
    ${fill("stone", box(640, 404, 34, 130))}
    ${fill("stone-d", box(656, 404, 18, 130), box(634, 398, 46, 9))}
    ${fill("log-d", box(560, 540, 210, 92))}
    ${fill("roof", "M540 548L584 462H740L788 548z")}
    ${fill("roof-l", "M540 548L584 462H606L566 548z")}
    ${fill("roof-d", "M562 512H766L770 519H560zM576 484H752L756 490H573z")}
    ${fill("glow", ...[622, 660, 698, 736].map((x) => box(x, 562, 24, 30)))}
    ${stroke("log-d", 3, "M634 562V592M672 562V592M710 562V592M748 562V592")}
    ${fill("log", "M420 632V522L514 408 608 522V632z")}
    ${fill("log-l", "M420 632V522L514 408V632z")}
    ${stroke("log-d", 3, "M430 548H598M430 574H598M430 600H598")}
    ${stroke("roof", 18, "M514 402L626 538")}
    ${stroke("roof-l", 18, "M402 538L514 402")}
    ${fill("glow", "M466 560V494L514 436 562 494V560z")}
    ${stroke("log-d", 5, "M514 436V560M466 520H562M490 466V560M538 466V560")}
    ${fill("glow", box(444, 580, 30, 36), box(486, 576, 56, 56), box(554, 580, 30, 36))}
    ${stroke("log-d", 4, "M514 576V632M459 580V616M569 580V616")}
    ${fill("log-d", box(404, 614, 380, 22))}
    ${fill("rail", box(398, 600, 392, 5), ...[404, 446, 580, 624, 668, 712, 756].map((x) => box(x, 600, 5, 34)))}
    ${fill("stone-d", box(404, 632, 388, 10))}
  </g>`;

const peninsula = `
  ${fill("bank", "M236 640C300 622 400 626 520 628 640 630 740 622 810 620V642H236z")}
  ${spruces.tree(2, 250, 640, 120)}
  ${spruces.tree(1, 226, 642, 80)}
  ${spruces.tree(3, 408, 632, 170)}
  ${spruces.tree(1, 436, 630, 130)}
  ${spruces.tree(2, 770, 636, 230)}
  ${lodge}
  ${spruces.tree(3, 800, 642, 280)}
  ${spruces.tree(1, 332, 640, 90)}`;

const water = `
  <g>
    ${upsideDown(shore, `${bandedSky({ ...bands, every: 2 })}${mirroredRidge(wapta, "far")}${mirroredRidge(burgess, "big")}<use href="#em-shore"/>`)}
    ${waterBands(shore, [...hiding("water", 0.44, 0.6, 0.76, 0.9), ...hiding("water-d", 0.95, 1)])}
    ${stroke("water-d", 4, glints(random, 36, { x: 180, y: shore + 12, width: 620, height: 340 }, 90), ' stroke-linecap="round" opacity=".6"')}
    ${stroke("water-l", 4, glints(random, 50, { x: 0, y: shore + 8, width: 800, height: 340 }, 70), ' stroke-linecap="round" opacity=".75"')}
    ${stroke("glow", 4, glints(random, 26, { x: 440, y: shore + 8, width: 160, height: 190 }, 50), ' stroke-linecap="round" opacity=".85"')}
  </g>
  ${fill("water-l", box(0, shore - 2, 800, 4))}`;

/** The footbridge runs from the near bank to the peninsula; `depth` 1 is at the lower edge of the picture. */
const vanishing: ArtPoint = [386, 601];
const far = 9.3;
const onBridge = (nearX: number, depth: number, up = 0): ArtPoint => [
  vanishing[0] + (nearX - vanishing[0]) / depth,
  vanishing[1] + (1000 - up - vanishing[1]) / depth,
];
const strip = (from: number, to: number, low: number, high: number, depth = far) =>
  polygon([
    onBridge(from, 1, low),
    onBridge(to, 1, high),
    onBridge(to, depth, high),
    onBridge(from, depth, low),
  ]);
const depths = [1.05, 1.35, 1.75, 2.3, 3, 4, 5.4, 7.4, far];
const line = ([x1, y1]: ArtPoint, [x2, y2]: ArtPoint) =>
  `M${roundWhole(x1)} ${roundWhole(y1)}L${roundWhole(x2)} ${roundWhole(y2)}`;
const railing = (x: number, inkName: string) =>
  depths
    .map((depth) =>
      stroke(
        inkName,
        Math.max(2, roundWhole(17 / depth)),
        line(onBridge(x, depth, -6), onBridge(x, depth, 176)),
      ),
    )
    .join("") + fill(inkName, strip(x, x, 158, 178), strip(x, x, 84, 96));
const planks = Array.from({ length: 22 }, (_, index) => {
  const depth = 1.02 * Math.pow(1.106, index);
  return line(onBridge(-70, depth), onBridge(214, depth));
}).join("");
const piles = depths
  .filter((_, index) => index % 2 === 0)
  .map((depth) =>
    stroke(
      "rail-d",
      Math.max(3, roundWhole(22 / depth)),
      line(onBridge(214, depth, -10), onBridge(214, depth, -110)),
    ),
  )
  .join("");
const bridge = `
  <g id="em-bridge">
    ${piles}
    ${fill("plank-d", strip(214, 214, -34, 0))}
    ${fill("plank", strip(-70, 214, 0, 0))}
    ${stroke("plank-d", 3, planks)}
    ${railing(-70, "rail-d")}
    ${couple.at(250, 772, 88)}
    ${railing(214, "rail")}
  </g>`;

const frame = `
  ${fill("ink", "M520 1000C580 950 680 920 810 906V1000zM-10 1000V940C20 946 60 970 80 1000z")}
  ${spruces.tree(2, 780, 990, 300)}
  ${spruces.tree(3, 722, 1000, 200)}
  ${roses.leaf(600, 1010, 1.2, -26)}
  ${roses.leaf(740, 1004, 1.4, 10)}
  ${roses.open(590, 984, 0.95, 0, 0.85)}
  ${roses.open(680, 968, 1.1, 30, 0.85)}
  ${roses.bud(636, 926, 0.8, -10)}
  ${roses.open(768, 972, 1.15, 10, 0.85)}
  ${roses.leaf(20, 1000, 1.2, -10)}
  ${roses.open(16, 968, 0.95, 20, 0.85)}
  ${roses.side(70, 990, 0.7, 20)}`;

export const emeraldLake: Poster = {
  className: "wr-eme",
  size: [800, 1000],
  crop: "xMidYMid slice",
  title: { id: "emT", text: altTexts["venues/emerald-lake-lodge"] },
  palette,
  defs: `${roses.defs}${spruces.defs}${couple.defs}${mistPattern("emst", 180)}`,
  layers: [`${sky}${mountains}<g id="em-shore">${woods}${peninsula}</g>`, water, bridge, frame],
};
