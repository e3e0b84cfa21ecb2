import { altTexts } from "../alt-texts.ts";
import { diyaSymbol } from "../kit/diya-lamps.ts";
import { lightString } from "../kit/light-strings.ts";
import { garland, marigoldSymbols } from "../kit/marigolds.ts";
import { inks } from "../kit/palette.ts";
import { parsePoints } from "../kit/paths.ts";
import type { Poster } from "../kit/poster.ts";
import { backdrop, paintRidge, ridge } from "../kit/ridges.ts";
import { lotusRing, scallopRing } from "../kit/ornament-rings.ts";
import { rangoliSky } from "../kit/sky.ts";
import { place } from "../kit/svg.ts";
import { dancer } from "./baraat-procession.ts";
import { harmonium, tabla, twirler } from "./sangeet-music.ts";

const palette = inks(
  "k9 #08343d, k8 #0c4a50, k7 #0f6662, k6 #8c1450, k5 #b81f62, k4 #dd4a72, k3 #f5876a, k2 #ffc06a",
  "k1 #ffe3a4, sun #fff6dc",
  "mt-l #f79a7c, mt-m #dd6c78, mt-s #b23a70, mt-d #9c2f69, snow #ffe6c0, snow-s #cf6a84",
  "hill #3c1145, row #4a1250, floor #2c0b3a, floor-l #54164f, glow #ffdd8c",
  "gold #d4af37, gold-l #f6e08f, gold-d #a9821f, teal #128a80, teal-d #0a625e",
  "rani #e0306c, rani-d #a3124a, saf #ff9933, saf-d #d9701f, skin2 #d49a6c, skin3 #8f5a38, hair #1d0f18",
  "mg-d #d9601a, mg #ff9933, mg-m #f57f1e, mg-l #ffd257, lf #2f8f3a, lf-d #136b2a",
  "flame #ffc24a, flame-l #fff6cf, clay #8a3b1e, wood #9a4a24, wood-d #6b2c1a, wood-l #c46f35, ivory #fff3dc, ink #1c0a24",
);

const marigolds = marigoldSymbols("s");
const lamps = diyaSymbol("s");

const range = ridge({
  key: parsePoints("-20,620 70,540 130,570 220,470 300,560 360,530 430,590 560,500 620,560 690,450 820,600"),
  base: 700,
  light: 400,
  seed: 23,
  roughness: 18,
  ...backdrop,
  snow: 0.4,
});

/** The rear row as one dark frieze: half of it is drawn, the other half is its mirror image. */
const rear = `
  <g id="srr">
    ${place("sbk", 40, 716, 0.8)}
    ${place("sbk", 132, 706, "-.76 .76")}
    ${place("sbk", 226, 700, 0.74)}
    ${place("sbk", 314, 698, "-.72 .72")}
  </g>
  <use href="#srr" transform="matrix(-1 0 0 1 800 0)"/>
  ${place("sbk", 400, 690, 0.7)}`;

const swags =
  "M0 96Q70 210 150 110Q230 214 316 118Q358 172 400 122Q442 172 484 118Q570 214 650 110Q730 210 800 96";

const defs = `
  ${marigolds.defs}
  ${lamps.defs}
  <path id="ssc" d="${scallopRing(32, 0.56)}"/>
  <path id="slo" d="${lotusRing(32, 12)}"/>
  <path id="sbk" d="M-14-110C-24-76-44-30-52-4-30 6 34 6 50-4 44-34 24-76 14-110 18-124 16-142 10-150 30-160 44-184 44-208L56-232 52-234 38-208C34-188 24-176 8-166 14-174 14-190 2-192-10-192-14-178-8-166-24-176-34-188-38-208L-52-234-56-232-44-208C-44-184-30-160-10-150-16-142-18-124-14-110z"/>
  <g id="sfr">
    ${dancer("sd1", "saf", "saf-d", "skin3")}
  </g>`;

const sky = `
  ${rangoliSky({ sun: { x: 400, y: 560 }, disc: 106, rings: ["ssc", "slo"], radii: [640, 540, 452, 372, 302, 242, 190, 144], halfPetal: 5.6, dots: { radii: [500, 344, 222], count: 64, weight: 60, inkName: "gold-l", opacity: 0.6 } })}`;

const mountains = `<g>${paintRidge(range, "mt")}</g>`;

const stage = `
  <path d="M0 676Q400 640 800 676V1000H0z" fill="var(--hill)"/>
  <g fill="var(--row)">${rear}</g>
  <path d="M0 736Q400 704 800 736V1000H0z" fill="var(--floor)"/>
  <path d="M0 736Q400 704 800 736V752Q400 720 0 752z" fill="var(--gold)"/>
  <path d="M0 745Q400 713 800 745" stroke="var(--rani)" stroke-width="7" stroke-linecap="round" stroke-dasharray="0 17" fill="none"/>
  <path d="M120 800H680L760 880H40z" fill="var(--floor-l)"/>
  <ellipse cx="400" cy="846" rx="250" ry="40" fill="var(--rani-d)" opacity=".7"/>
  <ellipse cx="400" cy="846" rx="150" ry="24" fill="var(--k4)" opacity=".5"/>`;

const dancers = `
  ${place("sfr", 160, 816, 1.36)}
  <use href="#sfr" transform="translate(640 816)scale(-1.36 1.36)"/>
  <g transform="translate(400 836)scale(1.44)">${twirler}</g>`;

const music = `
  <path d="M0 1000V916Q200 890 400 920Q600 890 800 916V1000z" fill="var(--ink)"/>
  <g transform="translate(232 954)scale(1.02)">${harmonium}</g>
  <g transform="translate(520 958)scale(1.02)">${tabla}</g>`;

const frame = `
  <path d="M0 0H800V40H0z" fill="var(--teal-d)"/>
  <path d="M0 40H800V52H0z" fill="var(--gold)"/>
  <path d="M0 46H800" stroke="var(--rani)" stroke-width="6" stroke-linecap="round" stroke-dasharray="0 16"/>
  <path d="M0 52H150C146 90 124 120 96 150 100 250 60 330 0 380z" fill="var(--teal)"/>
  <path d="M0 52H66C74 120 64 240 0 320zM108 52H150C146 90 124 120 96 150 108 120 112 90 108 52z" fill="var(--teal-d)"/>
  <path d="M150 52C146 90 124 120 96 150 100 250 60 330 0 380V366C50 318 86 240 84 148 110 116 132 88 136 52z" fill="var(--gold)"/>
  <g transform="matrix(-1 0 0 1 800 0)">
    <path d="M0 52H150C146 90 124 120 96 150 100 250 60 330 0 380z" fill="var(--teal)"/>
    <path d="M0 52H66C74 120 64 240 0 320zM108 52H150C146 90 124 120 96 150 108 120 112 90 108 52z" fill="var(--teal-d)"/>
    <path d="M150 52C146 90 124 120 96 150 100 250 60 330 0 380V366C50 318 86 240 84 148 110 116 132 88 136 52z" fill="var(--gold)"/>
  </g>
  ${garland("sg1", swags, 13)}
  ${lightString("sl1", "M150 56Q270 150 400 66Q530 150 650 56M0 70Q200 330 400 190Q600 330 800 70", 26, 9)}
  ${[150, 316, 484, 650].map((x) => marigolds.head(x, x === 150 || x === 650 ? 108 : 118, 0.5)).join("")}
  ${marigolds.head(400, 122, 0.6)}
  ${garland("sg2", "M400 146V214M150 128V200M650 128V200", 11)}
  ${marigolds.leaf(400, 216, 0.4, 180)}${marigolds.leaf(150, 202, 0.4, 180)}${marigolds.leaf(650, 202, 0.4, 180)}
  ${lamps.at(70, 930, 0.9)}${lamps.at(730, 930, 0.9)}${lamps.at(372, 978, 0.9)}
  ${marigolds.leaf(30, 980, 1.2, -20)}${marigolds.leaf(86, 1000, 1.1, 26)}${marigolds.leaf(770, 980, 1.2, 20)}${marigolds.leaf(714, 1000, 1.1, -26)}
  ${marigolds.head(16, 986, 1.15)}${marigolds.head(92, 1002, 0.95, 20)}${marigolds.head(784, 986, 1.15)}${marigolds.head(708, 1002, 0.95, 20)}`;

export const sangeet: Poster = {
  className: "wr-san",
  size: [800, 1000],
  crop: "xMidYMid slice",
  title: { id: "sT", text: altTexts["ceremonies/sangeet"] },
  palette,
  defs,
  layers: [sky, mountains, stage, dancers, music, frame],
};
