import { altTexts } from "../../alt-texts.ts";
import { broadleafTree } from "../../kit/broadleaf-tree.ts";
import { cloud } from "../../kit/clouds.ts";
import { coupleSymbol } from "../../kit/couple.ts";
import { blade, scatter } from "../../kit/meadow.ts";
import { inks } from "../../kit/palette.ts";
import { parsePoints } from "../../kit/paths.ts";
import type { Poster } from "../../kit/poster.ts";
import { seededRandom } from "../../kit/random.ts";
import { distant, paintRidge, ridge } from "../../kit/ridges.ts";
import { roseSymbols } from "../../kit/roses.ts";
import { box, fill, stroke } from "../../kit/shapes.ts";
import { bandedSky } from "../../kit/sky.ts";
import { place } from "../../kit/svg.ts";
import { treeline } from "../../kit/trees.ts";

const palette = inks(
  "k9 #2c6a8e, k8 #437f9c, k7 #6497a8, k6 #8db0b0, k5 #b6c8b4, k4 #d9d9b2, k3 #f3deac, k2 #fcdc9c, k1 #ffe9b0, sun #fffbe6",
  "far-l #e8c6a4, far-m #c7a79c, far-s #8499ab, far-d #768ca2, snow #fff8ea, snow-s #b2c0cc",
  "h1 #8fa888, h2 #7d9c68, h3 #a5b45e, h4 #c8c768, h5 #e0d47a, h6 #6d8a4c, hay #e6bb54, hay-l #ffe28c, hay-d #ac7c38, stubble #d6b45c",
  "asp #6d9a52, asp-l #b6c862, asp-d #3f6f4c, bark #5e5048, barn #a8433c, barn-l #d4685a, barn-d #6f2c34, roof #5c5560, roof-l #a39a94",
  "rail #c9a684, rail-d #7a5c4c, horse #7b4a34, horse-l #b9734a, horse-d #54301f, mane #33222a, mare #e8dcc8, mare-l #fff8e8, mare-d #b7a592",
  "ink #24483c, grass #d9cf72, grass-d #5b7f46",
  "rose #e2788f, rose-d #b04a68, rose-l #fad0d2, gold #edb548, gold-l #fff0a8, leaf #5b9358, leaf-d #2b5e46",
  "suit #22344a, rim #ffe3a0, gown #ecd9c8, gown-l #fffaf0, veil #fffaf0, skin #c98f68",
);

const sun = { x: 1050, y: 430 };
const roses = roseSymbols("su");
const couple = coupleSymbol("su");
const random = seededRandom(64);

const rockies = ridge({
  key: parsePoints(
    "-40,548 90,470 150,506 260,446 330,500 430,462 500,510 600,440 668,498 760,468 830,512 930,470 1000,516 1120,450 1190,506 1290,462 1360,510 1470,436 1650,540",
  ),
  habits: ["horn", "slab", "horn", "back", "horn", "slab", "horn", "back", "horn"],
  base: 570,
  light: sun.x,
  seed: 16,
  ...distant,
  zigzag: 0.9,
  lean: 0.34,
  snow: 0.4,
});

const sky = `
  ${bandedSky({ sun, disc: 64, horizon: 470, stretch: 1.66, radii: [620, 530, 448, 374, 306, 244, 188, 138], size: [1600, 900] })}
  ${cloud({ x: 130, y: 210, scale: 1.2, body: "k7", edge: "k3", torn: true })}
  ${cloud({ x: 560, y: 120, scale: 0.9, body: "k8", edge: "k5", torn: true })}
  ${cloud({ x: 1130, y: 260, scale: 1.1, body: "k4", edge: "sun", torn: true })}
  ${cloud({ x: 640, y: 340, scale: 0.7, body: "k5", edge: "k2" })}`;

const bluffs = [
  [60, 640, 90],
  [110, 648, 110],
  [170, 644, 84],
  [1390, 630, 84],
  [1440, 640, 110],
  [1500, 638, 92],
  [1570, 646, 120],
] as const;

/** A far barn and its loft, on the edge of the hay. */
const barn = `
  <g transform="translate(330 596)">
    ${fill("barn", "M-60 44V-4L-34-32-6-4V44z")}
    ${fill("barn-l", "M-6 44V-4H66V44z")}
    ${fill("roof", "M-66-2L-34-38-4-2-12-6-34-30-58-2z")}
    ${fill("roof-l", "M-34-38H36L72-2H-4z")}
    ${fill("barn-d", `${box(-46, 14, 24, 30)}${box(16, 10, 14, 14)}${box(42, 10, 14, 14)}`)}
  </g>`;

const hills = `
  ${paintRidge(rockies, "far")}
  ${fill(
    "h1",
    treeline(-10, 1610, (x) => 562 - 14 * Math.sin(x / 190), { height: 16, step: 15, seed: 3, base: 80 }),
  )}
  ${fill("h2", "M0 600C240 566 480 590 760 596S1300 566 1600 590V900H0z")}
  ${fill("h3", "M0 632C200 604 420 606 640 622S1120 618 1300 602 1520 600 1600 610V900H0z")}
  ${barn}
  ${bluffs.map(([x, y, height], index) => broadleafTree({ x, y, height, seed: index + 5, light: x < sun.x ? "right" : "left" })).join("")}
  ${fill("stubble", "M0 664C260 626 620 630 860 640S1380 626 1600 640V900H0z")}
  ${fill("hay-l", "M0 684C240 648 560 650 800 656 620 672 300 690 0 720zM860 664C1100 650 1400 648 1600 660V676C1400 664 1100 670 860 664z")}
  ${fill("h4", "M0 742C240 690 520 700 780 706S1340 680 1600 700V900H0z")}`;

const bale = (x: number, y: number, scale: number) => place("suh", x, y, scale);
const bales = `${bale(560, 668, 0.7)}${bale(700, 662, 0.6)}${bale(900, 676, 0.8)}${bale(1180, 664, 0.66)}${bale(1330, 686, 1)}${bale(200, 700, 1.05)}`;

/** A horse that grazes, head to the left, its feet on y 0; the leg behind is in shade. */
const horse = (name: string) => `
  <path d="M-30-34L-36 0H-29L-20-32zM36-34L44-14 40 0H47L51-16 50-38z" fill="var(--${name}-d)"/>
  <path d="M-46-70C-30-76-10-70 10-70 30-74 50-76 58-62 62-50 58-44 57-36L60-16 56 0H49L51-18 44-36C24-30 0-28-18-32L-20-16-23 0H-30L-29-30C-42-36-50-40-56-46-62-34-66-24-72-14-76-8-84-4-90-6-94-8-92-14-88-18-80-32-70-60-46-70z" fill="var(--${name})"/>
  <path d="M-46-70C-30-76-10-70 10-70 30-74 50-76 58-62 40-64 20-60 0-60-20-60-36-60-46-70z" fill="var(--${name}-l)"/>
  <path d="M-46-70C-62-66-72-52-79-37L-70-40-68-32-62-42C-58-52-52-62-46-70zM56-66C68-60 68-40 64-18 60-26 60-44 54-54zM-77-38l-6-7-1 9z" fill="var(--mane)"/>`;
const horses = `
  <g transform="translate(600 812)scale(1.15)">${horse("horse")}</g>
  <g transform="translate(744 786)scale(-.95 .95)">${horse("mare")}</g>`;

/** A snake fence: rails from crossing to crossing, in and out. */
const fencePosts = [
  [0, 800],
  [120, 764],
  [230, 796],
  [340, 760],
  [450, 786],
  [560, 752],
  [660, 774],
  [750, 744],
] as const;
const rails = (lift: number) =>
  fencePosts.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = fencePosts[index] ?? [0, 0];
    const up = lift * (1 - fromX / 1400);
    return `M${fromX - 8} ${Math.round(fromY - up)}L${x + 8} ${Math.round(y - up)}`;
  });
const lifts = [4, 20, 36, 52];
const fence = `
  ${stroke("rail-d", 8, lifts.flatMap((lift) => rails(lift).filter((_, index) => index % 2 === 1)).join(""), ' stroke-linecap="round"')}
  ${stroke("rail", 8, lifts.flatMap((lift) => rails(lift - 7).filter((_, index) => index % 2 === 0)).join(""), ' stroke-linecap="round"')}`;

const grasses = (from: number, to: number, foot: number, least: number, more: number, count: number) =>
  Array.from({ length: count }, () =>
    blade(
      from + random() * (to - from),
      foot + random() * 14,
      (random() - 0.5) * 8,
      6 + random() * 26,
      least + random() * more,
    ),
  ).join("");

const meadow = `
  ${fill("h6", "M0 806C200 770 420 800 640 806 860 812 1080 760 1300 744 1420 738 1520 740 1600 746V900H0z")}
  ${fill("h5", "M0 820C220 790 420 820 640 824 860 828 1080 778 1300 760 1420 752 1520 754 1600 760V790C1440 780 1240 800 1080 836 900 876 500 860 0 856z")}
  ${fill("h3", "M0 850C260 830 500 868 760 868S1240 796 1600 800V900H0z")}
  ${stroke("grass-d", 3, grasses(760, 1500, 836, 24, 40, 60), ' stroke-linecap="round"')}
  ${horses}
  ${couple.at(1046, 826, 124)}
  ${stroke("grass", 3, grasses(800, 1420, 850, 22, 34, 70), ' stroke-linecap="round"')}
  ${stroke("rose", 7, scatter(random, 30, { x: 560, y: 830, width: 640, height: 50 }), ' stroke-linecap="round"')}
  ${stroke("gold-l", 5, scatter(random, 36, { x: 560, y: 820, width: 640, height: 60 }), ' stroke-linecap="round"')}`;

const frame = `
  ${fill("ink", "M0 900V838C110 812 300 832 500 900zM1600 900V824C1480 806 1330 836 1200 900z")}
  ${stroke("grass-d", 4, grasses(0, 480, 896, 40, 90, 44) + grasses(1220, 1600, 896, 40, 90, 40), ' stroke-linecap="round"')}
  ${roses.leaf(30, 880, 1.4, -34)}${roses.leaf(130, 886, 1.5, -6)}${roses.leaf(230, 892, 1.4, 26)}${roses.leaf(330, 904, 1.2, 10)}${roses.leaf(400, 906, 1, 44)}
  ${roses.bud(120, 800, 1.1, -10)}${roses.bud(306, 836, 0.9, 16)}${roses.open(54, 846, 1.2, 10, 0.85)}${roses.open(184, 856, 1.35, -14, 0.88)}${roses.side(270, 880, 1, 12)}${roses.open(352, 888, 0.95, 30, 0.85)}
  ${roses.leaf(1570, 876, 1.4, 30)}${roses.leaf(1480, 884, 1.5, 4)}${roses.leaf(1390, 896, 1.3, -26)}${roses.leaf(1310, 906, 1, -44)}
  ${roses.open(1550, 842, 1.3, 14, 0.88)}${roses.open(1440, 862, 1.1, -24, 0.85)}${roses.bud(1494, 796, 1, 8)}${roses.side(1356, 888, 0.95, -10)}${roses.bud(1300, 878, 0.8, -14)}`;

export const summer: Poster = {
  className: "wr-ssum",
  size: [1600, 900],
  crop: "xMidYMid slice",
  title: { id: "suT", text: altTexts["seasons/summer"] },
  palette,
  defs: `${roses.defs}${couple.defs}
  <g id="suh">
    <path d="M-70 4C-30-2 60-2 76 4 40 10-40 10-70 4z" fill="var(--hay-d)"/>
    <path d="M-24-44H26C50-44 50 2 26 2H-24z" fill="var(--hay)"/>
    <path d="M-24-44H26C36-44 42-36 44-28H-30z" fill="var(--hay-l)"/>
    <ellipse cx="-24" cy="-21" rx="17" ry="23" fill="var(--hay-d)"/>
    <path d="M-24-36C-14-36-14-8-24-8-32-8-32-28-25-28-19-28-19-15-25-16" stroke="var(--hay-l)" stroke-width="2.500" fill="none"/>
  </g>`,
  layers: [sky, hills, bales, fence, meadow, frame],
};
