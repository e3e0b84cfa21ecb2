import { altTexts } from "../alt-texts.ts";
import { coupleSymbol } from "../kit/couple.ts";
import { inks } from "../kit/palette.ts";
import type { Poster } from "../kit/poster.ts";
import { seededRandom } from "../kit/random.ts";
import { roseSymbols } from "../kit/roses.ts";
import { box, fill, stroke, veil } from "../kit/shapes.ts";
import { bandedSky } from "../kit/sky.ts";
import { blossoms, hedge } from "./conservatory-garden.ts";

const palette = inks(
  "k9 #153238, k8 #1e4446, k7 #2c5a54, k6 #457461, k5 #6b9070, k4 #9aac7c, k3 #c9c588, k2 #eeda98, k1 #fdebb4",
  "sun #fff8dc",
  "t1 #2c5548, t2 #1e4340, wall #d9a878, wall-l #f6d8a0, wall-d #8f6a5e, brick #9a5248, roof #4a3f4c, roof-l #7d6a66",
  "glow #ffd67c, glow2 #ffe9b0, frame #5a3d3c",
  "tent #f3e6c4, tent-l #fffaea, tent-s #c2bb96, tent-d #8fa084, floor #c58a52, shade #6a4a3a",
  "h1 #5d8058, h2 #40684f, h3 #2c5446, h4 #1d413c, path #f6dfa8, path-d #cfa878, ink #10292c, ink-l #1d3f3c",
  "gold #ecb550, gold-l #fff0b8, lamp #fff6d8, wire #6f8468",
  "rose #dc8e9b, rose-d #a9566a, rose-l #f8d6d2, leaf #5f8a62, leaf-d #2a5246, white #fffaf0",
  "suit #14262e, rim #ffe3a6, gown #dfd2bc, gown-l #fffaf0, veil #fff8ea, skin #b97a55, crowd #4c3038",
);

const roses = roseSymbols("gl");
const couple = coupleSymbol("gl");
const random = seededRandom(8);
const sun = { x: 676, y: 470 };

const stars = Array.from(
  { length: 34 },
  () => `M${Math.round(random() * 800)} ${Math.round(random() * random() * 330)}h0`,
).join("");

const sky = `
  ${bandedSky({ sun, disc: 50, horizon: 540, stretch: 1.2, radii: [790, 660, 548, 448, 360, 284, 214, 150] })}
  ${stroke("gold-l", 3, stars, ' stroke-linecap="round"')}`;

const trees = `
  ${fill(
    "t1",
    hedge(-10, 810, (x) => 520 - 26 * Math.sin(x / 90) - 18 * Math.cos(x / 37), 44, 3),
  )}
  ${fill(
    "t2",
    hedge(-10, 250, (x) => 500 + x * 0.22 - 20 * Math.sin(x / 50), 50, 9),
    hedge(640, 810, (x) => 690 - x * 0.2, 46, 5),
  )}`;

/** The inn lies low: two storeys of stucco on brick, its rooms lit. */
const rooms = [48, 104, 160, 216, 560, 616, 672, 728];
const inn = `
  <g id="gl-inn">
    ${fill("roof", "M14 556L60 508H748L790 556z")}
    ${fill("roof-l", "M640 508H748L790 556H664z")}
    ${fill("wall", box(28, 554, 748, 60))}
    ${fill("brick", box(28, 614, 748, 66))}
    ${fill("wall-d", box(28, 554, 748, 9), box(28, 608, 748, 7))}
    ${fill("wall-l", box(700, 563, 76, 45))}
    ${fill("frame", ...rooms.flatMap((x) => [box(x - 3, 569, 36, 36), box(x - 3, 625, 36, 44)]))}
    ${fill("glow", ...rooms.flatMap((x, index) => (index % 3 === 1 ? [box(x, 572, 30, 30)] : [box(x, 572, 30, 30), box(x, 628, 30, 38)])))}
    ${stroke("frame", 3, rooms.map((x) => `M${x + 15} 572V602M${x + 15} 628V666`).join(""))}
  </g>`;

const lantern = (x: number, y: number, radius: number) => `
  <circle cx="${x}" cy="${y}" r="${radius * 1.9}" fill="var(--glow)" opacity=".3"/>
  <circle cx="${x}" cy="${y}" r="${radius}" fill="var(--glow)"/>
  <circle cx="${x - radius * 0.2}" cy="${y - radius * 0.15}" r="${Math.round(radius * 0.6)}" fill="var(--lamp)"/>
  ${fill("frame", box(x - radius * 0.4, y - radius - 3, radius * 0.8, 4))}`;

const guest = (x: number, y: number, inkName: string) =>
  `${fill(inkName, `M${x - 9} ${y}C${x - 12} ${y - 24} ${x - 8} ${y - 34} ${x} ${y - 34} ${x + 8} ${y - 34} ${x + 12} ${y - 24} ${x + 9} ${y}z`)}<circle cx="${x}" cy="${y - 41}" r="6" fill="var(--crowd)"/>`;

const table = (x: number, y: number, half: number) => `
  ${fill("tent-l", `M${x - half} ${y}C${x - half} ${y + 14} ${x - half - 3} ${y + 26} ${x - half - 5} ${y + 36}H${x + half + 5}C${x + half + 3} ${y + 26} ${x + half} ${y + 14} ${x + half} ${y}z`)}
  ${fill("tent-s", `M${x - half} ${y}C${x - half} ${y + 14} ${x - half - 3} ${y + 26} ${x - half - 5} ${y + 36}H${x - half * 0.3}V${y}z`)}
  <ellipse cx="${x}" cy="${y}" rx="${half}" ry="6" fill="var(--white)"/>
  <path d="M${x - 10} ${y - 6}h0M${x + 10} ${y - 6}h0M${x} ${y - 14}h0" stroke="var(--rose)" stroke-width="14" stroke-linecap="round"/>`;

/** The sailcloth tent: two peaks, scalloped eaves, open sides. */
const tent = `
  <g id="gl-tent">
    ${fill("shade", box(150, 600, 500, 142))}
    ${fill("glow", "M150 600H650V690C560 660 470 650 400 650 330 650 240 660 150 690z")}
    ${fill("floor", "M150 706H650L676 752H124z")}
    ${guest(210, 716, "rose-d")}${guest(240, 712, "t1")}${guest(330, 714, "suit")}${guest(356, 714, "rose")}${guest(446, 714, "gold")}${guest(474, 712, "suit")}${guest(560, 714, "h1")}${guest(590, 716, "rose-d")}
    ${table(276, 704, 40)}
    ${table(400, 700, 34)}
    ${table(524, 704, 40)}
    ${lantern(206, 646, 11)}${lantern(262, 654, 14)}${lantern(350, 648, 12)}${lantern(436, 656, 14)}${lantern(528, 648, 12)}${lantern(592, 652, 12)}
    ${stroke("frame", 6, "M158 600V748M642 600V748M316 600V700M484 600V700")}
    ${fill("tent", "M116 606C190 560 256 500 290 412 318 470 356 500 400 506 444 500 482 470 510 412 544 500 610 560 684 606z")}
    ${fill("tent-l", "M290 412C318 470 356 500 400 506 430 540 440 570 444 606H330C336 540 316 470 290 412zM510 412C544 500 610 560 684 606H566C560 540 536 470 510 412z")}
    ${fill("tent-s", "M116 606C190 560 256 500 290 412 282 490 250 560 210 606zM400 506C444 500 482 470 510 412 500 490 476 560 450 606H400z")}
    ${fill("tent-d", "M400 506C444 500 482 470 510 412 490 480 450 540 400 570z")}
    ${fill("tent-l", "M116 604q22 30 44 4 22 28 46 2 24 28 48 0 24 28 48 0 24 28 50 0 24 28 48 0 24 28 48 0 24 28 50 0 24 28 48 0 24 28 48 0 22 26 46-2 22 24 44-4v-8H116z")}
    ${fill("tent-s", "M116 604q22 30 44 4 22 28 46 2 24 28 48 0v-10H116z")}
    ${stroke("frame", 4, "M290 412V372M510 412V372")}
    ${fill("rose", "M290 374c14-8 22 6 36-2v18c-14 8-22-6-36 2zM510 374c14-8 22 6 36-2v18c-14 8-22-6-36 2z")}
    ${stroke("wire", 2, "M124 606L70 752M676 606L730 752")}
  </g>`;

/** Bulbs hung in the sky as the Big Dipper and Cassiopeia, wired down to the peaks of the tent. */
const dipper = [
  [96, 232],
  [190, 182],
  [262, 204],
  [338, 236],
  [360, 312],
  [470, 322],
  [488, 232],
] as const;
const cassiopeia = [
  [560, 96],
  [612, 158],
  [668, 118],
  [716, 186],
  [776, 150],
] as const;
const wired = (points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${x} ${y}`).join("L")}`;
const bulbs = [...dipper, ...cassiopeia]
  .map(
    ([x, y]) =>
      `<circle cx="${x}" cy="${y}" r="20" fill="var(--glow)" opacity=".25"/><circle cx="${x}" cy="${y}" r="9" fill="var(--glow)"/><circle cx="${x - 1}" cy="${y - 1}" r="5" fill="var(--lamp)"/>`,
  )
  .join("");
const wires = [
  wired(dipper),
  "M488 232L338 236",
  wired(cassiopeia),
  "M96 232Q180 330 290 374",
  "M360 312Q330 350 290 374",
  "M470 322Q494 340 510 374",
  "M776 150Q690 300 510 374",
  "M96 232Q40 200-10 120",
  "M560 96Q520 40 500-10",
].join("");
const constellations = `
  <g>
    ${stroke("wire", 2, wires)}
    ${stroke("gold-l", 6, wires, ' stroke-linecap="round" stroke-dasharray="0 22"')}
    ${bulbs}
  </g>`;

const firstBed = (x: number) => 752 + Math.abs(x - 400) * 0.03 + 5 * Math.sin(x / 30);
const secondBed = (x: number) => 806 + Math.abs(x - 400) * 0.02 + 8 * Math.sin(x / 44);
const thirdBed = (x: number) => 880 - Math.abs(x - 400) * 0.03 + 9 * Math.sin(x / 60);

const lawn = fill("h1", box(0, 676, 800, 324)) + fill("path-d", "M124 748H676L700 770H100z");

const garden = `
  ${fill("h2", hedge(-10, 810, firstBed, 26, 2))}
  ${stroke("rose-l", 8, blossoms(0, 800, firstBed, 30, 90, 3), ' stroke-linecap="round"')}
  ${stroke("white", 7, blossoms(0, 800, firstBed, 34, 50, 13), ' stroke-linecap="round"')}
  ${fill("h3", hedge(-10, 810, secondBed, 38, 5))}
  ${stroke("rose", 13, blossoms(0, 800, secondBed, 46, 70, 6), ' stroke-linecap="round"')}
  ${stroke("rose-l", 5, blossoms(0, 800, secondBed, 46, 70, 6), ' stroke-linecap="round"')}
  ${fill("h4", hedge(-10, 810, thirdBed, 54, 8))}
  ${stroke("rose-d", 17, blossoms(0, 800, thirdBed, 90, 44, 9), ' stroke-linecap="round"')}
  ${stroke("rose", 10, blossoms(0, 800, thirdBed, 90, 44, 9), ' stroke-linecap="round"')}
  ${fill("path", "M368 746H432C436 800 500 880 590 1000H210C300 880 364 800 368 746z")}
  ${fill("path-d", "M432 746C436 800 500 880 590 1000H536C464 880 424 800 420 746z")}
  ${veil("glow", 0.5, "M372 746H420C424 780 440 810 454 836 420 846 380 846 346 836 360 810 370 780 372 746z")}`;

const frame = `
  ${couple.at(400, 872, 100)}
  ${veil("path-d", 0.8, "M330 872C370 866 420 866 450 872 470 880 400 886 370 884 340 882 320 878 330 872z")}
  ${fill("ink", "M-10 1000V916C60 906 150 940 216 1000zM590 1000C640 940 730 906 810 916V1000z")}
  ${roses.leaf(30, 1000, 1.5, -14)}
  ${roses.leaf(150, 1010, 1.2, 26)}
  ${roses.leaf(770, 1000, 1.5, 10)}
  ${roses.leaf(660, 1012, 1.1, -26)}
  ${roses.open(48, 936, 1.25, 10, 0.85)}
  ${roses.open(134, 968, 1.05, -20, 0.85)}
  ${roses.bud(186, 930, 0.9, 14)}
  ${roses.side(200, 990, 0.8, 14)}
  ${roses.open(754, 936, 1.25, 30, 0.85)}
  ${roses.open(666, 972, 1, 0, 0.85)}
  ${roses.bud(620, 960, 0.8, -14)}`;

export const glenmore: Poster = {
  className: "wr-gle",
  size: [800, 1000],
  crop: "xMidYMid slice",
  title: { id: "glT", text: altTexts["venues/glenmore-inn"] },
  palette,
  defs: `${roses.defs}${couple.defs}`,
  layers: [sky, trees, inn, lawn, constellations, tent, garden, frame],
};
