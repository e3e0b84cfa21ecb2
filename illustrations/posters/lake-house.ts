import { altTexts } from "../alt-texts.ts";
import { dots } from "../kit/dots.ts";
import { inks } from "../kit/palette.ts";
import { type ArtPoint, parsePoints, roundWhole } from "../kit/paths.ts";
import type { Poster } from "../kit/poster.ts";
import { seededRandom } from "../kit/random.ts";
import { distant, mirroredRidge, paintRidge, ridge } from "../kit/ridges.ts";
import { bandedSky } from "../kit/sky.ts";
import { mist, mistPattern } from "../kit/mist.ts";
import { spruceSymbols, treeline } from "../kit/trees.ts";
import { hiding, upsideDown, waterBands } from "../kit/water.ts";

const palette = inks(
  "k9 #2f4a60, k8 #41627a, k7 #5c7f92, k6 #83a0a8, k5 #adbab3, k4 #d3ccb4, k3 #eed8b2, k2 #f9dfae",
  "k1 #fde9bf, sun #fff8e4",
  "far-l #c9b7ac, far-m #b3aaa8, far-s #93a0a8, far-d #8798a2, big-l #f6cfa6, big-m #d9a592",
  "big-s #5a7488, big-d #48637a, snow #fffaf0, snow-s #9fb6c4, mist #f8e0b8, hill #3f6068",
  "pine #1f3a48, pine-l #3f6466, asp #e09a3a, asp-l #f8c862, bark #f2e4cc",
  "roof #8f4a4c, roof-d #6a3544, log #b87a50, log-d #84523f, glow #ffdc8e, stone #8a8a90",
  "water #35566b, water-l #f9dfae",
  "ink #16283a, canoe #b4454f, canoe-l #e07f78",
  "rose #d98a97, rose-d #a9566a, rose-l #f6cdc9, gold #e8b04a, gold-l #fbe3a0, leaf #5c7560",
  "leaf-d #34504c",
  "skin #d79a7c, gown #fff6e6",
);

const sunX = 560;
const shore = 562;
const spruces = spruceSymbols("l", [1, 2, 3]);
const random = seededRandom(5);

const farRange = ridge({
  key: parsePoints("-20,500 70,430 130,460 210,400 300,450 520,420 600,396 680,440 760,392 840,440"),
  base: 560,
  light: sunX,
  seed: 3,
  ...distant,
});
const greatPeak = ridge({
  key: parsePoints("-30,540 70,430 104,446 272,196 330,300 372,262 500,430 566,372 620,420 830,560"),
  base: 562,
  light: sunX,
  seed: 44,
  roughness: 24,
  gullies: 6,
  folds: 4,
  zigzag: 0.75,
  snow: 0.44,
  lean: 0.14,
  buttresses: 5,
});

/** An aspen in its autumn gold: nine round tufts of leaves, five of them lit. */
const aspen = (x: number, y: number, scale: number, seed: number) => {
  const chance = seededRandom(seed);
  const tufts = Array.from({ length: 9 }, (): ArtPoint => {
    const angle = chance() * 6.3;
    const out = chance();
    return [Math.cos(angle) * 16 * out, Math.sin(angle) * 24 * out];
  });
  const leaves = dots(
    tufts.map(([across, down]): ArtPoint => [across, down - 46]),
    24,
  );
  const lit = dots(
    tufts.slice(0, 5).map(([across, down]): ArtPoint => [across * 0.9 - 5, down * 0.9 - 51]),
    16,
  );
  return `<g transform="translate(${x} ${y})scale(${scale})"><path d="M-1.5 0V-50h3V0z" fill="var(--bark)"/><path d="${leaves}" fill="var(--asp)"/><path d="${lit}" fill="var(--asp-l)"/></g>`;
};

/** Ripples get longer towards the eye. */
const ripples = (count: number, top: number, depth: number, longest: number) =>
  Array.from({ length: count }, () => {
    const near = random();
    const width = (20 + longest * random()) * (0.4 + near);
    return `M${roundWhole(random() * 860 - 30)} ${roundWhole(top + near * depth)}h${roundWhole(width)}`;
  }).join("");
const darkRipples = ripples(60, 572, 400, 90);
const lightRipples = ripples(36, 590, 380, 80);

/** Aspen leaves along the branch that hangs in from the right. */
let leaves = "";
let litLeaves = "";
for (let leaf = 0; leaf < 46; leaf++) {
  const out = random();
  const x = 800 - out * 300 + (random() - 0.5) * 40;
  const y = 20 + Math.pow(1 - out, 1.3) * 120 * random() + out * 46 + (random() - 0.5) * 60;
  if (leaf % 3 === 0) litLeaves += `M${roundWhole(x)} ${roundWhole(y)}q-4 14-15 13-1-12 15-13z`;
  else leaves += `M${roundWhole(x)} ${roundWhole(y)}q13 2 13 15-13 1-13-15z`;
}

const reeds = (x: number, width: number, count: number, tallest: number) =>
  Array.from({ length: count }, () => {
    const foot = x + random() * width;
    const height = tallest * (0.5 + 0.6 * random());
    const lean = (random() - 0.4) * 40;
    return `M${roundWhole(foot)} 1000q${roundWhole(lean * 0.2)} ${-roundWhole(height * 0.6)} ${roundWhole(lean)} ${-roundWhole(height)}`;
  }).join("");

const defs = `
  ${spruces.defs}
  ${mistPattern("lst", 220)}
  <linearGradient id="lmi" x2="0" y2="1">
    <stop stop-color="var(--mist)" stop-opacity="0"/>
    <stop offset="1" stop-color="var(--mist)" stop-opacity=".9"/>
  </linearGradient>`;

const sky = {
  sun: { x: sunX, y: 392 },
  disc: 46,
  horizon: 470,
  ground: shore,
  stretch: 1.2,
  radii: [820, 690, 575, 470, 376, 292, 216, 150],
};

/** Everything above the shore; the water shows the most of it once more, upside down. */
const land = `
  <g>
    ${bandedSky(sky)}
    <path d="M40 150C100 136 140 142 162 132 182 110 230 110 246 126 276 116 310 124 320 138 360 134 400 140 430 148 360 156 310 154 250 160 170 164 90 160 40 150z" fill="var(--k7)"/>
    <path d="M90 152C150 144 270 150 430 148 360 156 310 154 250 160 180 163 132 160 90 152z" fill="var(--k3)"/>
    <path d="M420 290C470 280 500 284 520 276 536 258 576 258 590 272 616 264 640 270 650 280 690 278 720 282 750 288 690 294 640 292 590 298 520 300 460 298 420 290z" fill="var(--k5)"/>
    <path d="M460 291C520 284 620 290 750 288 690 294 640 292 590 298 530 300 490 298 460 291z" fill="var(--sun)"/>
  </g>
  ${paintRidge(farRange, "far")}
  ${paintRidge(greatPeak, "big")}
  ${mist("lst", 452)}
  <path d="M0 470H800V562H0z" fill="url(#lmi)" opacity=".8"/>
  <g id="l-shore">
    <path d="${treeline(-10, 810, (x) => 528 - 20 * Math.sin((x + 200) / 170) - 8 * Math.sin(x / 47), { height: 26, step: 15, seed: 4, base: 60, floor: shore })}" fill="var(--hill)"/>
    ${spruces.tree(1, 30, 562, 150)}
    ${spruces.tree(2, 76, 562, 110)}
    ${spruces.tree(3, 112, 562, 84)}
    ${spruces.tree(1, 148, 562, 60)}
    ${spruces.tree(2, 420, 560, 90)}
    ${spruces.tree(1, 452, 560, 130)}
    ${spruces.tree(3, 484, 560, 150)}
    ${spruces.tree(2, 760, 562, 210)}
    ${spruces.tree(1, 800, 562, 180)}
    ${spruces.tree(3, 718, 560, 170)}
    ${spruces.tree(1, 600, 556, 140)}
    ${spruces.tree(2, 640, 556, 170)}
    ${aspen(186, 562, 1, 1)}
    ${aspen(216, 562, 0.8, 2)}
    ${aspen(392, 562, 0.9, 4)}
    ${aspen(366, 562, 0.7, 5)}
    ${aspen(244, 562, 0.6, 8)}
    ${aspen(430, 562, 1.1, 9)}
    ${aspen(776, 562, 1.3, 6)}
    <g id="l-house">
      <path d="M540 404h26v60h-26z" fill="var(--stone)"/>
      <path d="M540 404h10v60h-10zM536 398h34v8h-34z" fill="var(--log-d)"/>
      <path d="M464 486H660V556H464z" fill="var(--log)"/>
      <path d="M444 492L496 424H700L668 492z" fill="var(--roof)"/>
      <path d="M444 492L448 486H672L668 492zM462 468H682L676 474H458zM478 448H690L686 453H474z" fill="var(--roof-d)"/>
      <path d="M648 492L694 422 742 492V556H648z" fill="var(--log-d)"/>
      <path d="M630 500L692 402 758 500H744L694 424 646 500z" fill="var(--roof)"/>
      <path d="M692 402L758 500H744L694 424z" fill="var(--roof-d)"/>
      <path d="M662 548V494L694 446 728 494V548z" fill="var(--glow)"/>
      <path d="M478 508h24v26h-24zM512 508h24v26h-24zM546 508h24v26h-24zM580 508h24v26h-24zM614 508h24v26h-24z" fill="var(--glow)"/>
      <path d="M440 546H764V562H440z" fill="var(--log-d)"/>
    </g>
  </g>
  <path d="M693 446V548M662 500H728M677 470V548M711 470V548" stroke="var(--log-d)" stroke-width="3"/>
  <path d="M490 508v26M524 508v26M558 508v26M592 508v26M626 508v26M464 500H648" stroke="var(--log-d)" stroke-width="2"/>
  <path d="M440 532H764M440 540H764" stroke="var(--bark)" stroke-width="2"/>
  <path d="M440 532V550M470 532V550M500 532V550M530 532V550M560 532V550M590 532V550M620 532V550M650 532V550M680 532V550M710 532V550M740 532V550" stroke="var(--bark)" stroke-width="2.5"/>`;

const water = `
  <g id="l-water">
    ${upsideDown(shore, `${bandedSky({ ...sky, every: 2 })}${mirroredRidge(farRange, "far")}${mirroredRidge(greatPeak, "big")}<use href="#l-shore"/>`)}
    ${waterBands(shore, hiding("water", 0.14, 0.26, 0.4, 0.54, 0.7, 0.9))}
    <g stroke-linecap="round">
      <path d="${darkRipples}" stroke="var(--water)" stroke-width="4" opacity=".6"/>
      <path d="${lightRipples}" stroke="var(--water-l)" stroke-width="3" opacity=".6"/>
      <path d="M500 600h120M520 622h90M490 648h140M530 676h80M505 706h130M540 740h70" stroke="var(--sun)" stroke-width="4"/>
    </g>
    <path d="M0 558H800V566H0z" fill="var(--sun)" opacity=".55"/>
  </g>`;

const pier = `
  <path d="M300 574H446V580H300zM312 580h5v26h-5zM360 580h5v22h-5zM410 580h5v18h-5z" fill="var(--ink)"/>
  <path d="M300 571H446V575H300z" fill="var(--log)"/>`;

const canoe = `
  <g id="l-canoe" transform="translate(300 800)">
    <path d="M-150 26C-90 40 90 40 150 26 100 60-100 60-150 26z" fill="var(--ink)" opacity=".5"/>
    <g id="lcp">
      <path d="M-66 0C-70-26-62-46-52-50-40-50-30-34-28-10V4H-60z" fill="var(--gown)"/>
      <path d="M-52-50C-44-44-38-20-40 4H-28C-28-30-36-48-46-51z" fill="var(--rose-l)"/>
      <circle cx="-50" cy="-60" r="9" fill="var(--skin)"/>
      <path d="M-44-66C-54-74-64-66-61-56-66-52-62-44-57-46-54-54-50-60-44-66z" fill="var(--ink)"/>
      <path d="M30 4C28-26 34-50 46-52 60-50 66-26 64 4z" fill="var(--ink)"/>
      <circle cx="46" cy="-62" r="9" fill="var(--skin)"/>
      <path d="M37-62C36-74 52-76 56-66 50-68 42-68 37-62z" fill="var(--ink)"/>
      <path d="M38-40L16-22 12-26 36-50z" fill="var(--ink)"/>
    </g>
    <path d="M-158-18C-150 6-140 26-120 28H120C140 26 150 6 158-18 130-2 110 2 90 2H-90C-110 2-130-2-158-18z" fill="var(--canoe)"/>
    <path d="M-158-18C-130-2-110 2-90 2H90C110 2 130-2 158-18 156-12 154-6 152 0 130 10 110 12 90 12H-90C-110 12-130 10-152 0-154-6-156-12-158-18z" fill="var(--canoe-l)"/>
    <path d="M20-34L-18 46" stroke="var(--bark)" stroke-width="4"/>
    <path d="M-16 38L-24 36-34 62-24 66z" fill="var(--bark)"/>
    <path d="M-200 44h90M-60 56h140M110 44h90M-150 66h60M60 70h90" stroke="var(--water-l)" stroke-width="3" stroke-linecap="round" opacity=".8"/>
  </g>`;

const frame = `
  <g id="l-frame">
    <path d="M500 62C600 60 700 40 810 0M640 46C660 70 690 90 720 96M700 28C720 60 760 90 810 108" stroke="var(--ink)" stroke-width="5" fill="none" stroke-linecap="round"/>
    <path d="${leaves}" fill="var(--asp)"/>
    <path d="${litLeaves}" fill="var(--asp-l)"/>
    <path d="M-10 1000V900C60 890 130 930 190 960 220 976 240 990 250 1000zM560 1000C620 960 700 920 810 900V1000z" fill="var(--ink)"/>
    <path d="${reeds(560, 250, 46, 170)}${reeds(-10, 180, 26, 150)}" stroke="var(--ink)" stroke-width="4" fill="none" stroke-linecap="round"/>
    <path d="${reeds(600, 210, 22, 120)}${reeds(-10, 160, 12, 110)}" stroke="var(--asp)" stroke-width="3" fill="none" stroke-linecap="round"/>
    <path d="M640 850v44M700 820v50M762 836v46M60 868v40M120 900v34" stroke="var(--roof-d)" stroke-width="11" stroke-linecap="round"/>
    <path d="M640 836v180M700 806v200M762 822v180M60 854v150M120 886v120" stroke="var(--ink)" stroke-width="3"/>
  </g>`;

export const lakeHouse: Poster = {
  className: "wr-lake",
  size: [800, 1000],
  crop: "xMidYMid slice",
  title: { id: "lT", text: altTexts["venues/lake-house"] },
  palette,
  defs,
  layers: [land, water, pier, canoe, frame],
};
