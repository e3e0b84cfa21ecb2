import { altTexts } from "../alt-texts.ts";
import { cloud } from "../kit/clouds.ts";
import { garland, marigoldSymbols } from "../kit/marigolds.ts";
import { inks } from "../kit/palette.ts";
import type { Poster } from "../kit/poster.ts";
import { seededRandom } from "../kit/random.ts";
import { fill, glints, stroke, veil } from "../kit/shapes.ts";
import { bandedSky } from "../kit/sky.ts";
import { streetLamp } from "../kit/street-lamp.ts";
import { dholPlayer, man, torchbearer } from "./baraat-procession.ts";
import { groomOnHorse, horse } from "./baraat-rider.ts";
import { avenue, hotelTower, lanterns } from "./hyatt-avenue.ts";

const palette = inks(
  "k9 #33224f, k8 #512c62, k7 #7d3a6a, k6 #a54a6b, k5 #cf6c66, k4 #eb9463, k3 #f8bd76, k2 #ffdb9a, k1 #ffedc2",
  "sun #fff8e2",
  "t-l #f8bf86, t-f #6b3a66, t-d #4d2857, t-c #ffd9a2, t-w #d9835f",
  "sa #d9975f, sb #c17f58, sc #e8b377, sd #8e4f55, se #6b3656, sf #7b4058, sh #4f2349, sl #ffd9a0",
  "win #3d1b42, glow #ffd98a, glow2 #ffe9b4, aw #c2185b, aw2 #0f7d78, aw3 #e8862e",
  "street #41204a, street-l #7f4462, street-d #2c1438, far #8f4668, shop #a9583f, shop-d #5b2548",
  "crowd #2c1438, gold #dca53a, gold-l #f6e08f, lamp #fff6dc, lamp-d #d9832e, ink #26102e",
  "coat #fff6e6, coat-d #d8b7a4, mane #c99a86, ivory #fff3dc, ivory-d #e0b890, red #b91c3c, red-d #7f1434",
  "rani #d81b60, wood #7a3a22, mg-dd #b3541a, mg #ff9933, mg-d #d9601a, mg-m #f57f1e, mg-l #ffd257, lf #2f8f3a, lf-d #136b2a, skin #a8704a",
);

const marigolds = marigoldSymbols("hy");
const random = seededRandom(31);
const sun = { x: 322, y: 664 };

const sky = `
  ${bandedSky({ sun, disc: 50, horizon: 690, stretch: 1.15, radii: [780, 650, 538, 440, 352, 274, 206, 146] })}
  ${cloud({ x: 150, y: 140, scale: 0.9, body: "k7", edge: "k4" })}
  ${cloud({ x: 196, y: 300, scale: 0.6, body: "k5", edge: "k2" })}
  ${fill("far", "M270 730V664H284V640H300V690H316V672H336V700H352V650H362V626H376V690H400V730z")}`;

const street = `
  ${fill("street", "M-10 1000V812L326 722H342L810 812V1000z")}
  ${fill("street-l", "M326 722H342L520 1000H150z")}
  ${veil("sl", 0.35, "M330 722H340L420 1000H240z")}
  ${stroke("street-d", 3, "M306 734H368M290 748H392M262 772H432M220 808H494M150 866H592M30 960H740")}
  ${stroke("glow", 4, glints(random, 44, { x: 60, y: 780, width: 680, height: 210 }, 46), ' stroke-linecap="round" opacity=".75"')}
  ${stroke("k3", 4, glints(random, 26, { x: 230, y: 740, width: 220, height: 250 }, 60), ' stroke-linecap="round" opacity=".7"')}`;

const walker = (x: number, y: number, scale: number, turban: string) => `
  <g transform="translate(${x} ${y})scale(${scale})">
    ${fill("crowd", "M-16 0L-18-80C-26-110-24-140-14-152H14C24-140 26-110 18-80L16 0H4L0-60-4 0z")}
    <circle cy="-166" r="14" fill="var(--crowd)"/>
    ${fill(turban, "M-16-168C-18-190 12-196 18-180 20-174 16-168 14-166 4-176-8-176-16-168z")}
  </g>`;

const guest = (x: number, y: number, scale: number, markup: string) =>
  `<g transform="translate(${x} ${y})scale(${scale})">${markup}</g>`;

const baraat = `
  ${walker(296, 784, 0.3, "rani")}${walker(320, 780, 0.28, "mg")}${walker(346, 780, 0.28, "aw2")}${walker(372, 784, 0.3, "red")}
  ${walker(264, 800, 0.38, "mg")}${walker(404, 800, 0.38, "rani")}
  ${torchbearer(280, 812, 0.36)}
  ${torchbearer(392, 812, 0.36)}
  ${torchbearer(190, 872, 0.52)}
  ${torchbearer(516, 872, 0.52)}
  ${veil("street-d", 0.6, "M240 906C300 894 440 894 470 906 484 916 440 926 360 926 280 926 224 916 240 906z")}
  ${guest(466, 900, 0.47, man("aw2", "sh", "mg"))}
  ${guest(360, 912, 0.35, horse + groomOnHorse)}
  ${guest(430, 924, 0.5, man("mg", "mg-d", "rani"))}
  ${guest(228, 930, 0.52, dholPlayer)}`;

const frame = `
  ${streetLamp(736, 960, 1.05)}
  ${garland("hyg", "M-10 40C60 150 150 170 230 130 280 100 300 40 304-10M-10 120C20 200 50 220 90 214", 15)}
  ${marigolds.leaf(90, 214, 0.5, 160)}
  ${marigolds.leaf(30, 990, 0.9, -30)}
  ${marigolds.leaf(120, 1000, 0.8, 30)}
  ${marigolds.leaf(660, 1000, 0.8, -30)}
  ${marigolds.leaf(780, 985, 0.9, 20)}
  ${marigolds.head(40, 968, 1.05, 10)}
  ${marigolds.head(112, 990, 0.8, 30)}
  ${marigolds.head(-4, 912, 0.7, 50)}
  ${marigolds.head(758, 972, 1.05, 0)}
  ${marigolds.head(688, 992, 0.75, 20)}
  ${marigolds.head(806, 914, 0.6, 40)}`;

export const hyatt: Poster = {
  className: "wr-hya",
  size: [800, 1000],
  crop: "xMidYMid slice",
  title: { id: "hyT", text: altTexts["venues/hyatt-regency-calgary"] },
  palette,
  defs: marigolds.defs,
  layers: [sky, hotelTower, avenue, street, lanterns, baraat, frame],
};
