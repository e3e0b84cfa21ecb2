import { altTexts } from "../alt-texts.ts";
import { garland, marigoldSymbols } from "../kit/marigolds.ts";
import { inks } from "../kit/palette.ts";
import { parsePoints, roundWhole } from "../kit/paths.ts";
import type { Poster } from "../kit/poster.ts";
import { seededRandom } from "../kit/random.ts";
import { backdrop, paintRidge, ridge } from "../kit/ridges.ts";
import { scallopRing } from "../kit/ornament-rings.ts";
import { rangoliSky } from "../kit/sky.ts";
import { mist, mistPattern } from "../kit/mist.ts";
import { dancer, dholPlayer, man, torchbearer, umbrella } from "./baraat-procession.ts";
import { groomOnHorse, horse } from "./baraat-rider.ts";

const palette = inks(
  "k9 #33224f, k8 #512c62, k7 #7d3a6a, k6 #b05068, k5 #dc7860, k4 #f2a05e, k3 #fac676, k2 #ffdf9c",
  "k1 #ffefc4, sun #fffaea",
  "mt-l #f6bd88, mt-m #dd9477, mt-s #8d4c72, mt-d #7a4069, snow #fff3d6, snow-s #c58598, mist #ffe3a0",
  "c1 #7c4f7c, c2 #533a70, c3 #3e2f62, c4 #2a2350, glow #ffdd8c, crowd #211a42, street #7a1c2e",
  "street-l #a32c3a, street-d #5c0f22, coat #fff3dc, coat-d #d9bfa0, mane #e3cba8",
  "ivory #fffaf0, ivory-d #ecd3ab, red #c8202f, red-d #8f1226",
  "rani #d81b60, rani-d #a3124a",
  "gold #d4af37, gold-l #f6e08f, mg-d #d9601a, mg #ff9933, mg-dd #d9701f, mg-m #f57f1e, mg-l #ffd257",
  "lf #2f8f3a, lf-d #136b2a",
  "teal #0f8a80, teal-d #0a625e",
  "skin #b57648, skin2 #c98a5e, hair #1d0f18",
  "wood #7a3a20, ink #2a1620, tower #523666, tower-l #f2a868, bal #6c0f1c",
);

const marigolds = marigoldSymbols("b");
const random = seededRandom(41);

const range = ridge({
  key: parsePoints("-20,560 90,470 150,500 250,420 320,480 420,440 520,500 640,400 700,450 740,424 830,520"),
  base: 640,
  light: 250,
  seed: 7,
  roughness: 18,
  ...backdrop,
  snow: 0.36,
});

/** Lit windows on a grid over one tower; about six in ten. */
const windows = (x: number, y: number, width: number, height: number, columns: number, floors: number) => {
  let lit = "";
  for (let column = 0; column < columns; column++)
    for (let floor = 0; floor < floors; floor++)
      if (random() < 0.42) {
        const left = roundWhole(x + ((column + 0.25) * width) / columns);
        const top = roundWhole(y + ((floor + 0.3) * height) / floors);
        const w = roundWhole((width / columns) * 0.5);
        lit += `M${left} ${top}h${w}v${roundWhole((height / floors) * 0.42)}h-${w}z`;
      }
  return lit;
};

/** Heads and shoulders along the street, a dark frieze in front of the lights. */
const crowd = Array.from({ length: 21 }, (_, index) => {
  const x = -10 + index * 41 + random() * 12;
  const height = 118 + random() * 30;
  const shoulder = roundWhole(height * 0.18);
  return (
    `M${roundWhole(x - 16)} 800V${roundWhole(800 - height * 0.62)}q2-${roundWhole(height * 0.16)} 16-${shoulder}q14 2 16 ${shoulder}V800z` +
    `M${roundWhole(x)} ${roundWhole(800 - height * 0.8)}m-11 0a11 13 0 1 0 22 0a11 13 0 1 0-22 0`
  );
}).join("");

let orangePetals = "";
let yellowPetals = "";
for (let petal = 0; petal < 44; petal++) {
  const x = roundWhole(random() * 800);
  const y = roundWhole(240 + random() * 600);
  if (petal % 2 === 1) orangePetals += `M${x} ${y}q8-4 11 4-8 4-11-4z`;
  else yellowPetals += `M${x} ${y}q3 8-5 10-3-8 5-10z`;
}

const litWindows = [
  windows(474, 450, 42, 240, 4, 18),
  windows(576, 510, 58, 180, 5, 13),
  windows(650, 330, 56, 350, 4, 22),
  windows(306, 570, 40, 120, 4, 8),
  windows(6, 610, 76, 40, 7, 3),
].join("");

/** Swags of the balcony over the street, with a drop in the middle of each. */
const balcony = [-5, 131, 267, 402, 537, 671].map((x) => `M${x} 62q67.5 60 135 0M${x + 67} 140v56`).join("");

/** Marigolds in the lower corners: x, y, scale. */
const cornerFlowers = [
  [10, 980, 0.9],
  [64, 1000, 1],
  [124, 1008, 0.8],
  [176, 1012, 0.7],
  [790, 980, 0.9],
  [738, 1000, 1],
  [678, 1008, 0.8],
  [624, 1012, 0.7],
] as const;

const defs = `
  ${marigolds.defs}
  ${mistPattern("bst", 200)}
  <path id="bsc" d="${scallopRing(36, 0.56)}"/>`;

const sky = `
  <g id="b-sky">
    ${rangoliSky({ sun: { x: 250, y: 540 }, disc: 74, rings: ["bsc"], radii: [900, 740, 600, 480, 376, 284, 204, 136], dots: { radii: [560, 445, 344], count: 72, weight: 60, inkName: "gold-l", opacity: 0.6 } })}
  </g>`;

const mountains = `
  <g id="b-mtn">
    ${paintRidge(range, "mt")}
    ${mist("bst", 540)}
  </g>`;

const city = `
  <g id="b-city">
    <path d="M0 700V600H44V570H86V620H120V590H168V700zM300 700V560H350V610H396V540H440V700z" fill="var(--c1)"/>
    <path d="M190 700C198 600 200 480 202 400H216C218 480 220 600 228 700z" fill="var(--tower)"/>
    <path d="M190 700C198 600 200 480 202 400H206C206 480 206 600 204 700z" fill="var(--tower-l)"/>
    <path d="M168 366C168 356 178 350 209 350S250 356 250 366L243 390C238 402 180 402 175 390z" fill="var(--red)"/>
    <path d="M172 372H246L244 380H174z" fill="var(--glow)"/>
    <path d="M184 350C186 338 196 330 209 330S232 338 234 350z" fill="var(--tower)"/>
    <path d="M207 330V286H211V330z" fill="var(--tower)"/>
    <path d="M640 700V300C680 280 730 286 770 320V700z" fill="var(--c2)"/>
    <path d="M700 289C730 290 752 304 770 320V700H712z" fill="var(--c3)"/>
    <path d="M640 340L770 420M640 420L770 340M640 480L770 560M640 560L770 480M640 620L770 690M640 690L770 620" stroke="var(--c1)" stroke-width="4"/>
    <path d="M470 700V440L520 420V700z" fill="var(--c2)"/>
    <path d="M520 420L560 440V700H520z" fill="var(--c3)"/>
    <path d="M570 700V500H640V700zM0 700V650H70V700zM770 700V470H810V700zM390 700V620H470V700zM100 700V640H150V700z" fill="var(--c3)"/>
    <path d="${litWindows}" fill="var(--glow)" opacity=".85"/>
  </g>`;

const onlookers = `
  <path d="M0 690H800V830H0z" fill="var(--c4)"/>
  ${torchbearer(90, 800, 1)}
  ${torchbearer(330, 800, 0.92)}
  ${torchbearer(640, 800, 1)}
  ${torchbearer(770, 800, 0.9)}
  <path d="${crowd}" fill="var(--crowd)"/>`;

const street = `
  <g id="b-street">
    <path d="M0 790H800V1000H0z" fill="var(--street)"/>
    <path d="M0 790H800V806H0z" fill="var(--gold)"/>
    <path d="M0 812H800V818H0z" fill="var(--street-d)"/>
    <path d="M0 900C200 880 600 880 800 900V1000H0z" fill="var(--street-d)"/>
    <ellipse cx="450" cy="902" rx="230" ry="22" fill="var(--street-d)"/>
    <ellipse cx="150" cy="912" rx="120" ry="16" fill="#3f0a1a" opacity=".6"/>
  </g>`;

const procession = `
  <g transform="translate(590 880)">
    ${man("teal", "teal-d", "mg")}
    <path d="M-16-160L-44-118-32-112-8-146z" fill="var(--teal)"/>
  </g>
  <g transform="translate(556 770)">
    ${umbrella}
  </g>
  <g transform="translate(452 900)">
    ${horse}
    ${groomOnHorse}
  </g>
  ${garland("bg2", "M360 690C352 730 366 752 384 748M338 640C330 700 350 760 376 764", 13)}
  <g transform="translate(196 908)scale(1.12)">
    ${dholPlayer}
  </g>
  <g transform="translate(70 930)scale(1.15)">
    ${dancer("b-d1", "rani", "rani-d", "skin2")}
  </g>
  <g transform="translate(716 934)scale(1.12)">
    ${dancer("b-d2", "mg", "mg-dd", "skin")}
  </g>`;

const flyingPetals = `
  <path d="${orangePetals}" fill="var(--mg)"/>
  <path d="${yellowPetals}" fill="var(--mg-l)"/>`;

const frame = `
  <g id="b-frame">
    <path d="M-5-5H805V70q-6 54-66 66-58-14-68-66-8 54-68 66-60-14-68-66-8 54-68 66-60-14-67-66-8 54-68 66-60-14-68-66-8 54-68 66-60-14-68-66-8 54-66 66-60-12-65-66z" fill="var(--bal)"/>
    <path d="M805 70q-6 54-66 66-58-14-68-66-8 54-68 66-60-14-68-66-8 54-68 66-60-14-67-66-8 54-68 66-60-14-68-66-8 54-68 66-60-14-68-66-8 54-66 66-60-12-65-66" fill="none" stroke="var(--gold)" stroke-width="5"/>
    <path d="M-5 30H805" stroke="var(--gold)" stroke-width="3"/>
    <path d="M-5 16H805" stroke="var(--mg)" stroke-width="9" stroke-linecap="round" stroke-dasharray="0 22"/>
    ${garland("bg1", balcony, 13)}
    ${[62, 198, 334, 469, 604, 738].map((x) => marigolds.leaf(x, 206, 0.5, 180)).join("")}
    ${[131, 267, 402, 537, 671].map((x) => marigolds.head(x, 58, 0.5)).join("")}
    ${marigolds.leaf(30, 1010, 1.2, -20)}
    ${marigolds.leaf(90, 1010, 1.1, 24)}
    ${marigolds.leaf(770, 1010, 1.2, 20)}
    ${marigolds.leaf(710, 1010, 1.1, -24)}
    ${cornerFlowers.map(([x, y, scale], index) => marigolds.head(x, y, scale, index * 20)).join("")}
  </g>`;

export const baraat: Poster = {
  className: "wr-bar",
  size: [800, 1000],
  crop: "xMidYMid slice",
  title: { id: "bT", text: altTexts["ceremonies/baraat"] },
  palette,
  defs,
  layers: [sky, mountains, city, onlookers, street, procession, flyingPetals, frame],
};
