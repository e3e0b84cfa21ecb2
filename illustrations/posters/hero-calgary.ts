import { altTexts } from "../alt-texts.ts";
import { cloud } from "../kit/clouds.ts";
import { standingCouple } from "../kit/couple.ts";
import { inks } from "../kit/palette.ts";
import { parsePoints, roundWhole } from "../kit/paths.ts";
import type { Poster } from "../kit/poster.ts";
import { seededRandom } from "../kit/random.ts";
import { distant, paintRidge, ridge } from "../kit/ridges.ts";
import { roseSymbols } from "../kit/roses.ts";
import { ellipseBands } from "../kit/sky.ts";
import { mist, mistPattern } from "../kit/mist.ts";
import { spruceSymbols, treeline } from "../kit/trees.ts";

const palette = inks(
  "k9 #2b3a58, k8 #3d4a68, k7 #5a587a, k6 #7e6882, k5 #a67a86, k4 #cd8f84, k3 #eab08c, k2 #f7cf9c",
  "k1 #fde6b8, sun #fff6dc",
  "far-l #b58c98, far-m #a08096, far-s #6e6a8c, far-d #646284, snow #f3d2bc, snow-s #8784a2",
  "mist #f0b995",
  "b1 #e8a88c, b2 #5e5578, c1 #c98c84, c2 #473f66, glow #ffdf9a",
  "river #5a6a88, river-l #f0b898, river-d #3b4a68",
  "red #c2454c, red-d #8a2f44, red-l #ea8076",
  "bank #2d3a4e, bank2 #1f2a40, path #d9a27e, pine #1d2840, pine-l #44506e",
  "hill2 #37445e",
  "rose #d98a97, rose-d #a9566a, rose-l #f6cdc9, gold #e8b04a, gold-l #fbe3a0, leaf #5c7560",
  "leaf-d #34504c",
  "suit #151c30, rim #ffdf9a, gown #ecd0c4, gown-l #fff8ea, veil #fff3e4, skin #d79a7c",
);

const sun = { x: 1130, y: 388 };
const roses = roseSymbols("y");
const spruces = spruceSymbols("y", [1, 2, 3]);
const random = seededRandom(6);

const farRange = ridge({
  key: parsePoints(
    "-20,440 70,404 160,428 300,352 420,426 470,402 520,428 596,378 700,430 770,392 850,424 900,406 960,440",
  ),
  habits: ["back", "slab", "back", "castle", "back", "back"],
  base: 470,
  light: sun.x,
  seed: 15,
  ...distant,
  snow: 0.3,
});

const street = 470;

/** A plain tower block, lit on the side that faces the sun; `near` blocks print the b inks, far ones the c inks. */
const block = (x: number, y: number, width: number, litShare = 0.36, inkName: "b" | "c" = "b") => {
  const litWidth = roundWhole(width * litShare);
  const litX = x + width / 2 < sun.x ? roundWhole(x + width * (1 - litShare)) : x;
  return (
    `<path d="M${x} ${y}h${width}V${street}h-${width}z" fill="var(--${inkName}2)"/>` +
    `<path d="M${litX} ${y}h${litWidth}V${street}h-${litWidth}z" fill="var(--${inkName}1)"/>`
  );
};

/** Lit windows: three in five, in `columns` over an area. */
const windows = (x: number, y: number, width: number, height: number, columns: number) => {
  let lit = "";
  for (let column = 0; column < columns; column++)
    for (let top = y; top < y + height; top += 13)
      if (random() < 0.6)
        lit += `M${roundWhole(x + ((column + 0.5) * width) / columns)} ${roundWhole(top)}v6`;
  return lit;
};
const litWindows = [
  windows(1032, 262, 40, 190, 4),
  windows(1196, 236, 50, 220, 5),
  windows(1262, 286, 40, 170, 4),
  windows(940, 330, 46, 120, 5),
  windows(1410, 178, 56, 270, 5),
  windows(880, 380, 40, 70, 4),
  windows(1500, 250, 44, 190, 4),
  windows(1330, 300, 30, 150, 3),
].join("");

/** The Peace Bridge: a flattened tube of two families of crossing ribbons. */
const span = { from: 600, to: 1330 };
const arc = (x: number) => Math.sin(((x - span.from) / (span.to - span.from)) * Math.PI);
const roof = (x: number) => 486 - 26 * arc(x);
const deck = (x: number) => 536 - 20 * arc(x);
const tenthsOfSpan = Array.from(
  { length: 11 },
  (_, index) => span.from + ((span.to - span.from) * index) / 10,
);
const edge = (heightAt: (x: number) => number, xs: readonly number[] = tenthsOfSpan) =>
  xs.map((x) => `${roundWhole(x)} ${roundWhole(heightAt(x))}`).join("L");
const tube = `M${edge(roof)}L${edge(deck, tenthsOfSpan.toReversed())}z`;
const ribbonEnds = Array.from({ length: 25 }, (_, index) => {
  const start = span.from + ((index - 1) * (span.to - span.from)) / 23;
  const within = (x: number) => Math.max(span.from, Math.min(span.to, x));
  return [within(start), within(start + 64)] as const;
});
const risingRibbons = ribbonEnds
  .map(
    ([a, b]) =>
      `M${roundWhole(a)} ${roundWhole(deck(a))}C${roundWhole(a + 10)} ${roundWhole(deck(a) - 34)} ${roundWhole(b - 26)} ${roundWhole(roof(b) + 4)} ${roundWhole(b)} ${roundWhole(roof(b))}`,
  )
  .join("");
const fallingRibbons = ribbonEnds
  .map(
    ([a, b]) =>
      `M${roundWhole(a)} ${roundWhole(roof(a))}C${roundWhole(a + 26)} ${roundWhole(roof(a) + 4)} ${roundWhole(b - 10)} ${roundWhole(deck(b) - 34)} ${roundWhole(b)} ${roundWhole(deck(b))}`,
  )
  .join("");

let lightWaves = "";
let darkWaves = "";
for (let wave = 0; wave < 70; wave++) {
  const y = 556 + random() * 90;
  const x = random() * 1600;
  const width = 20 + random() * 90;
  if (wave % 2 === 1) lightWaves += `M${roundWhole(x)} ${roundWhole(y)}h${roundWhole(width)}`;
  else darkWaves += `M${roundWhole(x)} ${roundWhole(y)}h${roundWhole(width * 0.8)}`;
}
const sunGlitter = Array.from({ length: 26 }, (_, index) => {
  const width = 30 + random() * 90 * (1 + index / 20);
  return `M${roundWhole(sun.x - width / 2 + (random() - 0.5) * 40)} ${roundWhole(548 + index * 3.6)}h${roundWhole(width)}`;
}).join("");

const defs = `
  ${roses.defs}
  ${spruces.defs}
  ${mistPattern("yst", 200)}`;

const sky = `
  <path d="M0-400H1600V640H0z" fill="var(--k9)"/>
  ${ellipseBands(sun, 1.7, [560, 470, 390, 318, 254, 198, 150, 108])}
  <circle cx="${sun.x}" cy="${sun.y}" r="56" fill="var(--sun)"/>
  ${cloud({ x: 560, y: 150, scale: 1, body: "k7", edge: "k4" })}
  ${cloud({ x: 1180, y: 96, scale: 1.1, body: "k6", edge: "k4" })}
  ${cloud({ x: 820, y: 250, scale: 0.8, body: "k5", edge: "k2" })}
  ${cloud({ x: 1310, y: 210, scale: 0.7, body: "k5", edge: "k2" })}
  ${cloud({ x: 120, y: 90, scale: 1.1, body: "k8", edge: "k7" })}`;

/** The far range behind the city. */
export const calgaryMountains = `
  <g id="y-far">
    ${paintRidge(farRange, "far")}
    ${mist("yst", 366, 1100)}
  </g>`;

/** Downtown with the Calgary Tower and the saddle roof, standing on y 470. */
export const calgaryCity = `
  <g id="y-city">
    ${block(870, 366, 58)}
    ${block(930, 318, 64, 0.3)}
    ${block(860, 410, 40, 0.4, "c")}
    ${block(1024, 250, 56)}
    ${block(1080, 350, 40, 0.4, "c")}
    <path d="M1186 470V240L1216 214H1254V470z" fill="var(--b2)"/>
    <path d="M1186 470V240L1206 223V470z" fill="var(--b1)"/>
    ${block(1256, 274, 52)}
    ${block(1322, 286, 46, 0.34, "c")}
    <path d="M1366 470V190C1400 172 1440 176 1476 204V470z" fill="var(--c2)"/>
    <path d="M1366 470V190C1378 183 1390 180 1402 179V470z" fill="var(--c1)"/>
    <path d="M1366 250L1476 330M1366 330L1476 250M1366 400L1476 470M1366 330L1476 400M1366 400L1476 330" stroke="var(--b2)" stroke-width="3"/>
    ${block(1490, 236, 62)}
    ${block(1556, 330, 60, 0.3, "c")}
    <path d="M974 470C980 400 983 320 985 246H997C999 320 1002 400 1008 470z" fill="var(--c2)"/>
    <path d="M997 246C999 320 1002 400 1008 470H998C995 400 993 320 992 246z" fill="var(--b1)"/>
    <path d="M954 214C954 206 962 201 991 201S1028 206 1028 214L1022 236C1018 246 964 246 960 236z" fill="var(--red-d)"/>
    <path d="M991 201C1020 201 1028 206 1028 214L1022 236C1020 241 1008 243 996 243 1002 226 1002 212 991 201z" fill="var(--red)"/>
    <path d="M957 219H1026L1024 227H959z" fill="var(--glow)"/>
    <path d="M968 201C970 190 978 184 991 184S1012 190 1014 201z" fill="var(--c2)"/>
    <path d="M989 184V146H993V184z" fill="var(--c2)"/>
    <path d="M676 470V436C700 426 716 424 730 414 770 446 820 446 858 414 872 424 888 428 900 436V470z" fill="var(--c2)"/>
    <path d="M688 438C706 430 720 426 730 418 770 450 820 450 858 418 850 440 820 456 790 458 750 458 716 450 688 438z" fill="var(--b1)"/>
    <path d="M690 448V470M716 452V470M742 456V470M768 460V470M794 460V470M820 456V470M846 452V470M872 448V470" stroke="var(--b2)" stroke-width="3"/>
    <path d="${litWindows}" stroke="var(--glow)" stroke-width="5"/>
  </g>`;

const river = `
  <path d="${treeline(-10, 1610, (x) => 470 - 8 * Math.sin(x / 120), { height: 22, step: 16, seed: 5, base: 40 })}" fill="var(--hill2)"/>
  <path d="M0 484C400 476 1100 480 1600 476V660H0z" fill="var(--river)"/>
  <path d="M0 500C300 492 560 496 760 500 900 540 1000 600 1040 660H0z" fill="var(--river-d)" opacity=".55"/>
  <path d="${lightWaves}" stroke="var(--river-l)" stroke-width="4" stroke-linecap="round" opacity=".7"/>
  <path d="${darkWaves}" stroke="var(--river-d)" stroke-width="4" stroke-linecap="round"/>
  <path class="wr-glints" d="${sunGlitter}" stroke="var(--sun)" stroke-width="4" stroke-linecap="round"/>
  <path d="M0 508C200 496 440 504 650 528 700 536 640 552 560 556 360 566 160 566 0 574z" fill="var(--bank)"/>
  <path d="M0 540C200 528 440 536 640 536 640 546 600 554 560 556 360 566 160 566 0 574z" fill="var(--bank2)"/>`;

const bridge = `
  <g opacity=".4" transform="matrix(1 0 0 -.7 0 930)">
    <path d="${tube}" fill="var(--red-d)"/>
  </g>
  <g id="y-bridge">
    <path d="${tube}" fill="var(--red-d)" opacity=".88"/>
    <path d="M${span.from} 522C800 506 1130 506 ${span.to} 522" stroke="var(--glow)" stroke-width="8" fill="none" opacity=".85"/>
    <path d="${fallingRibbons}" stroke="var(--red)" stroke-width="7" fill="none"/>
    <path d="${risingRibbons}" stroke="var(--red-l)" stroke-width="7" fill="none"/>
    <path d="M${edge(roof)}" stroke="var(--red-l)" stroke-width="9" fill="none"/>
    <path d="M${edge(deck)}" stroke="var(--red)" stroke-width="10" fill="none"/>
  </g>`;

const banks = `
  <path d="M1270 470C1330 476 1420 486 1600 476V560C1500 566 1400 560 1310 546z" fill="var(--bank)"/>
  <path d="M0 560C120 540 300 556 420 590 500 612 560 630 600 660H0zM1600 540C1480 556 1330 590 1240 660H1600z" fill="var(--bank)"/>
  <path d="M0 600C140 584 300 606 400 640L420 660H0zM1600 580C1500 592 1400 616 1330 660H1600z" fill="var(--bank2)"/>
  <path d="M1600 548C1500 566 1390 600 1318 660H1400C1450 620 1520 590 1600 576z" fill="var(--path)"/>`;

const frame = `
  ${standingCouple(1440, 622, 104)}
  ${spruces.tree(2, 1560, 600, 190)}
  ${spruces.tree(1, 1596, 620, 250)}
  ${spruces.tree(3, 1520, 590, 110)}
  ${spruces.tree(1, 1280, 560, 90)}
  ${spruces.tree(2, 1310, 566, 120)}
  ${roses.leaf(40, 640, 1, -20)}
  ${roses.leaf(120, 650, 1, 16)}
  ${roses.leaf(200, 660, 0.9, -10)}
  ${roses.open(60, 624, 0.8, 10, 0.85)}
  ${roses.open(140, 636, 0.9, -14, 0.85)}
  ${roses.bud(100, 580, 0.7, 6)}
  ${roses.leaf(1560, 664, 1.1, -20)}
  ${roses.leaf(1490, 668, 0.9, -30)}
  ${roses.open(1570, 632, 0.95, 12, 0.85)}
  ${roses.open(1500, 650, 0.75, 0, 0.8)}`;

export const heroCalgary: Poster = {
  className: "wr-sky",
  size: [1600, 640],
  crop: "xMaxYMax slice",
  title: { id: "yT", text: altTexts["heroes/hero-calgary"] },
  keepsStrokes: true,
  palette,
  defs,
  layers: [sky, calgaryMountains, calgaryCity, river, bridge, banks, frame],
};
