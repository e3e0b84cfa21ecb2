import { altTexts } from "../alt-texts.ts";
import { type Wall, camera, frontWall, onWall } from "../kit/camera.ts";
import { cloud } from "../kit/clouds.ts";
import { bridalPairSymbols } from "../kit/bridal-pair.ts";
import { marigoldSymbols } from "../kit/marigolds.ts";
import { inks } from "../kit/palette.ts";
import { roundWhole } from "../kit/paths.ts";
import type { Poster } from "../kit/poster.ts";
import { seededRandom } from "../kit/random.ts";
import { box, fill, glints, stroke, veil } from "../kit/shapes.ts";
import { bandedSky } from "../kit/sky.ts";
import { treeline } from "../kit/trees.ts";
import { peaceBridge } from "./peace-bridge.ts";

const palette = inks(
  "k9 #7a3a56, k8 #9c4a58, k7 #bf6155, k6 #da7d50, k5 #ec9a4f, k4 #f6b35a, k3 #fbc973, k2 #ffdd98, k1 #ffedc4",
  "sun #fffbea",
  "s-l #fff0d0, s-f #c98a76, s-w #7c4a60, s-wl #eab27c, s-r #f8d2a0, s-d #a86a68, glow #ffe9ae",
  "far1 #e0906a, far2 #b96a62, bank #6f5a4a, bank-l #a88a56, near #3a2a3c, near-l #5a4444",
  "red-d #8c1f34, red #c8303a, red-l #f0685a, walk #ffd98a",
  "w1 #e8a468, w2 #c47c64, w3 #96586a, w4 #6a4262, wl #ffe6b0",
  "gold #d8a437, gold-l #f6e08f, ivory #fff3dc, ivory-d #e0b890, veil #e8473a, skin #8d5a3e, skin-d #c98a5e, hair #23101a",
  "mg-d #c9501a, mg #ff9933, mg-m #f57f1e, mg-l #ffd257, lf #3f7f3a, lf-d #1f5a30",
);

const marigolds = marigoldSymbols("we");
const pair = bridalPairSymbols("we");
const random = seededRandom(23);
const sun = { x: 196, y: 500 };

const sky = `
  ${bandedSky({ sun, disc: 62, horizon: 540, stretch: 1.2, radii: [800, 670, 556, 456, 366, 288, 216, 152] })}
  ${cloud({ x: 60, y: 240, scale: 0.9, body: "k6", edge: "k2" })}
  ${cloud({ x: 470, y: 90, scale: 0.8, body: "k7", edge: "k4" })}
  ${cloud({ x: -90, y: 400, scale: 0.6, body: "k4", edge: "k1" })}`;

/** The plain slabs stand over their corner; the dawn lights their narrow ends. */
const view = camera({
  eye: { x: -30, y: 4, z: -62 },
  turn: 26,
  focalLength: 640,
  centre: { x: 404, y: 640 },
});

function slab(x: number, z: number, width: number, depth: number, floors: number): string {
  const storey = 3.1;
  const high = 5 + floors * storey;
  const end: Wall = (along, up) => view(x, up, z + depth - along);
  const front = frontWall(view, x, z);
  const ribbons = Array.from({ length: floors }, (_, floor) => 5 + floor * storey);
  const lit = ribbons
    .flatMap((sill) =>
      [0, 1, 2, 3, 4, 5, 6, 7].map((bay) =>
        random() < 0.2
          ? onWall(front, (bay * width) / 8 + 0.5, ((bay + 1) * width) / 8 - 0.5, sill + 0.9, sill + 2.4)
          : "",
      ),
    )
    .join("");
  return `
    ${fill("s-l", onWall(end, 0, depth, 0, high))}
    ${fill("s-f", onWall(front, 0, width, 0, high))}
    ${fill("s-wl", ...ribbons.map((sill) => onWall(end, depth * 0.36, depth * 0.64, sill + 0.9, sill + 2.4)))}
    ${fill("s-w", ...ribbons.map((sill) => onWall(front, 0.8, width - 0.8, sill + 0.9, sill + 2.4)))}
    ${fill("glow", lit)}
    ${fill("s-d", ...[1, 2, 3, 4, 5, 6, 7].map((bay) => onWall(front, (bay * width) / 8 - 0.25, (bay * width) / 8 + 0.25, 4, high)))}
    ${fill("s-r", onWall(end, 0, depth, high, high + 1.4))}
    ${fill("s-d", onWall(front, 0, width, high, high + 1.4))}`;
}

const city = `
  ${fill("far1", "M0 640V560H30V536H64V572H96V550H130V590H262V548H300V572H330V640zM640 640V520H676V500H716V540H752V470H800V640z")}
  ${fill("far2", "M0 640V590H50V576H90V600H140V640zM690 640V560H730V590H770V540H800V640z")}
  <g id="we-slabs">${slab(37, 12, 24, 12, 12)}${slab(0, 0, 26, 13, 16)}</g>
  ${fill(
    "bank",
    treeline(-10, 810, (x) => 636 - 6 * Math.sin(x / 60), {
      height: 40,
      step: 20,
      seed: 12,
      base: 90,
      variety: 0.5,
    }),
  )}
  ${fill("bank-l", "M0 668C200 656 500 660 800 668V700H0z")}`;

const river = `
  ${fill("w1", box(0, 690, 800, 310))}
  ${fill("w2", "M0 760C200 744 420 752 800 742V1000H0z")}
  ${fill("w3", "M0 860C180 832 460 850 800 812V1000H0z")}
  ${fill("w4", "M0 960C240 920 520 934 800 884V1000H0z")}
  ${veil("s-l", 0.4, "M358 694H402V846H358z")}
  ${veil("s-w", 0.3, "M402 694H588V826H402zM590 694H702V790H590z")}
  ${stroke("w3", 5, glints(random, 34, { x: 0, y: 696, width: 800, height: 130 }, 70), ' stroke-linecap="round" opacity=".7"')}
  ${stroke("wl", 4, glints(random, 40, { x: 0, y: 700, width: 800, height: 280 }, 60), ' stroke-linecap="round" opacity=".7"')}
  ${stroke("sun", 5, glints(random, 34, { x: 130, y: 694, width: 130, height: 260 }, 60), ' stroke-linecap="round"')}`;

const bridge = peaceBridge({
  from: -60,
  to: 860,
  roof: 600,
  roofRise: 56,
  deck: 694,
  deckRise: 34,
  ribbons: 18,
});
const crossing = `
  <g opacity=".42" transform="matrix(1 0 0 -.6 0 1126)">
    <path d="${bridge.tube}" fill="var(--red-d)"/>
  </g>
  <g id="we-bridge">
    ${veil("red-d", 0.82, bridge.tube)}
    ${stroke("walk", 12, bridge.walk, ' opacity=".9"')}
    ${stroke("red", 11, bridge.falling)}
    ${stroke("red-l", 11, bridge.rising)}
    ${stroke("red-l", 13, bridge.roofEdge)}
    ${stroke("red", 15, bridge.deckEdge)}
  </g>`;

/** Petals on the water: smaller and flatter far away. */
const petals = (count: number) =>
  Array.from({ length: count }, () => {
    const near = random();
    const size = 4 + 13 * near * near;
    const x = roundWhole(20 + random() * 700);
    const y = roundWhole(760 + near * 220);
    const length = roundWhole(size * (1.4 + 0.6 * random()));
    const rise = roundWhole(size * 0.8);
    return `M${x} ${y}q${roundWhole(length * 0.5)}-${rise} ${length} ${roundWhole((random() - 0.5) * 6)}q-${roundWhole(length * 0.4)} ${rise}-${length} 0z`;
  }).join("");

const onTheWater = `
  ${fill("mg-d", petals(26))}
  ${fill("mg", petals(44))}
  ${fill("mg-l", petals(24))}
  ${marigolds.head(250, 930, 0.42, 20)}
  ${marigolds.head(420, 900, 0.34, 50)}
  ${marigolds.head(160, 850, 0.26)}`;

const frame = `
  ${fill("near-l", "M450 1000C520 940 610 900 700 884 740 876 780 874 810 872V1000z")}
  ${fill("near", "M480 1000C560 944 640 914 730 898 760 892 790 892 810 892V1000zM-10 1000V930C40 936 110 960 160 1000z")}
  ${pair.bride(612, 916, 100)}
  ${pair.groom(664, 912, 108)}
  ${marigolds.leaf(20, 996, 0.9, -26)}
  ${marigolds.leaf(112, 1004, 0.8, 26)}
  ${marigolds.leaf(700, 1000, 0.8, -34)}
  ${marigolds.leaf(790, 980, 0.9, 10)}
  ${marigolds.head(34, 966, 1.05, 10)}
  ${marigolds.head(104, 990, 0.8, 30)}
  ${marigolds.head(764, 968, 1.05)}
  ${marigolds.head(694, 988, 0.72, 20)}
  ${marigolds.head(808, 912, 0.6, 40)}`;

export const westin: Poster = {
  className: "wr-wes",
  size: [800, 1000],
  crop: "xMidYMid slice",
  title: { id: "weT", text: altTexts["venues/westin-calgary"] },
  palette,
  defs: `${marigolds.defs}${pair.defs}`,
  layers: [sky, city, river, crossing, onTheWater, frame],
};
