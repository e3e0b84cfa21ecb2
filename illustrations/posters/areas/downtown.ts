import { altTexts } from "../../alt-texts.ts";
import { calgaryTower } from "../../kit/calgary-tower.ts";
import { cloud } from "../../kit/clouds.ts";
import { coupleSymbol } from "../../kit/couple.ts";
import { inks } from "../../kit/palette.ts";
import { parsePoints } from "../../kit/paths.ts";
import type { Poster } from "../../kit/poster.ts";
import { seededRandom } from "../../kit/random.ts";
import { paintRidge, ridge } from "../../kit/ridges.ts";
import { roseSymbols } from "../../kit/roses.ts";
import { box, fill, glints, stroke, veil } from "../../kit/shapes.ts";
import { bandedSky } from "../../kit/sky.ts";
import { mist, mistPattern } from "../../kit/mist.ts";
import { spruceSymbols, treeline } from "../../kit/trees.ts";
import { peaceBridge } from "../peace-bridge.ts";

const palette = inks(
  "k9 #2b3a58, k8 #3d4a68, k7 #5a587a, k6 #7e6882, k5 #a67a86, k4 #cd8f84, k3 #eab08c, k2 #f7cf9c, k1 #fde6b8, sun #fff6dc",
  "far-l #c99c98, far-m #b08a98, far-s #7a7090, far-d #6e6788, mist #f0b995",
  "b1 #f0b493, b2 #66597c, b3 #473f66, c1 #d49a8c, c2 #8a6a84, glow #ffdf9a, shaft #4a4068, shaft-l #f3bd97, pod #a8323f, pod-l #ee8076",
  "red #c2454c, red-d #8a2f44, red-l #ee8a7c, walk #ffdf9a, water #56658a, water-d #37456a, water-l #f0b898",
  "hill #37445e, bank #2d3a4e, bank-d #1c2640, pine #1a243c, pine-l #44506e",
  "rose #d98a97, rose-d #a9566a, rose-l #f6cdc9, gold #e8b04a, gold-l #fbe3a0, leaf #5c7560, leaf-d #34504c",
  "suit #151c30, rim #ffdf9a, gown #ecd0c4, gown-l #fff8ea, veil #fff3e4, skin #a8694a",
);

const roses = roseSymbols("c1");
const spruces = spruceSymbols("c1", [1, 2]);
const couple = coupleSymbol("c1");
const random = seededRandom(18);
const street = 330;
const sunX = 190;

const range = ridge({
  key: parsePoints("-20,300 50,250 90,270 150,214 210,280 260,262 300,290 360,250 420,300"),
  base: 330,
  light: sunX,
  seed: 15,
  roughness: 10,
  gullies: 2,
  folds: 1,
  buttresses: 0,
  depth: 2,
  zigzag: 0.6,
});

/** A tower block, lit on its left side, and two in three of its windows. */
const block = (x: number, top: number, width: number, columns: number, tone: "b" | "c" = "b") => {
  let windows = "";
  for (let column = 0; column < columns; column++)
    for (let y = top + 12; y < street - 12; y += 14)
      if (random() < 0.62)
        windows += box(x + width * 0.36 + ((column + 0.3) * width * 0.6) / columns, y, 4, 7);
  return (
    fill(`${tone}2`, box(x, top, width, street - top)) +
    fill(`${tone}1`, box(x, top, width * 0.34, street - top)) +
    fill("glow", windows)
  );
};

const sky = `
  ${bandedSky({ sun: { x: sunX, y: 252 }, disc: 44, horizon: 300, stretch: 1.5, radii: [460, 386, 320, 262, 210, 164, 124, 90], size: [800, 500] })}
  ${cloud({ x: 20, y: 90, scale: 0.7, body: "k6", edge: "k3" })}
  ${cloud({ x: 330, y: 60, scale: 0.8, body: "k7", edge: "k4" })}
  ${cloud({ x: 250, y: 176, scale: 0.5, body: "k4", edge: "k2" })}`;

const city = `
  ${paintRidge(range, "far")}
  ${mist("c1m", 226)}
  ${block(296, 250, 40, 3, "c")}${block(344, 214, 44, 3, "c")}${block(250, 280, 40, 3, "c")}
  ${block(742, 226, 58, 4, "c")}${block(660, 206, 40, 3, "c")}
  ${block(394, 166, 46, 3)}
  ${block(500, 178, 40, 3)}
  ${fill("b3", "M548 330V92C580 74 616 76 644 98V330z")}
  ${fill("b1", "M548 330V92C558 86 568 83 580 81V330z")}
  ${stroke("b2", 4, "M548 150L644 226M548 226L644 150M548 300L644 226M548 226L644 300", ' opacity=".8"')}
  ${fill("b2", "M690 330V150L716 128H744V330z")}
  ${fill("b1", "M690 330V150L706 137V330z")}
  ${block(446, 232, 46, 3)}
  ${calgaryTower(470, 330, 240, "left")}
  ${block(610, 254, 44, 4)}${block(560, 276, 44, 4)}
  <path d="${treeline(-10, 810, (x) => 334 - 5 * Math.sin(x / 70), { height: 20, step: 14, seed: 5, base: 20 })}" fill="var(--hill)"/>`;

const bridge = peaceBridge({
  from: 60,
  to: 760,
  roof: 342,
  roofRise: 22,
  deck: 386,
  deckRise: 18,
  ribbons: 24,
});

const river = `
  <path d="M0 340H800V500H0z" fill="var(--water)"/>
  <path d="M0 396C200 384 460 392 800 380V500H0z" fill="var(--water-d)" opacity=".5"/>
  ${stroke("water-d", 4, glints(random, 44, { x: 0, y: 344, width: 800, height: 130 }, 70), ' stroke-linecap="round"')}
  ${stroke("water-l", 4, glints(random, 36, { x: 0, y: 346, width: 800, height: 120 }, 60), ' stroke-linecap="round" opacity=".7"')}
  ${stroke("sun", 4, glints(random, 26, { x: 140, y: 342, width: 100, height: 130 }, 56), ' stroke-linecap="round"')}
  <g opacity=".26" transform="matrix(1 0 0 -.6 0 626)"><path d="${bridge.tube}" fill="var(--red-d)"/></g>
  ${veil("red-d", 0.85, bridge.tube)}
  ${stroke("walk", 6, bridge.walk, ' opacity=".9"')}
  ${stroke("red", 5, bridge.falling)}${stroke("red-l", 5, bridge.rising)}
  ${stroke("red-l", 7, bridge.roofEdge)}${stroke("red", 8, bridge.deckEdge)}`;

const banks = `
  <path d="M0 366C40 362 80 372 96 386 90 400 40 404 0 404zM800 356C770 360 734 372 724 386 736 402 770 402 800 400z" fill="var(--bank)"/>
  <path d="M0 470C140 440 260 452 360 476 420 490 440 496 460 500H0zM800 446C720 452 650 470 610 500H800z" fill="var(--bank)"/>
  <path d="M0 486C100 470 200 476 280 500H0zM800 474C740 478 700 488 676 500H800z" fill="var(--bank-d)"/>
  ${couple.at(300, 474, 58)}
  ${spruces.tree(1, 30, 400, 90)}${spruces.tree(2, 62, 398, 60)}${spruces.tree(2, 772, 398, 84)}
  ${spruces.tree(1, 770, 500, 170)}${spruces.tree(2, 726, 500, 110)}`;

const frame = `
  ${roses.leaf(40, 492, 0.9, -20)}${roses.leaf(104, 500, 0.9, 24)}${roses.leaf(150, 508, 0.7, -8)}
  ${roses.open(20, 478, 0.85, 10)}${roses.open(76, 494, 0.8, 44)}${roses.bud(128, 490, 0.7, 24)}
  ${roses.leaf(670, 506, 0.8, -20)}${roses.open(694, 498, 0.66, 12)}${roses.bud(652, 496, 0.56, -20)}`;

export const downtown: Poster = {
  className: "wr-adow",
  size: [800, 500],
  crop: "xMidYMid slice",
  title: { id: "c1T", text: altTexts["areas/downtown"] },
  palette,
  defs: `${roses.defs}${spruces.defs}${couple.defs}${mistPattern("c1m", 180)}`,
  layers: [sky, city, river, banks, frame],
};
