import { altTexts } from "../alt-texts.ts";
import { cuspedArch } from "../kit/arches.ts";
import { bridalPairSymbols } from "../kit/bridal-pair.ts";
import { diyaSymbol } from "../kit/diya-lamps.ts";
import { garland, marigoldSymbols } from "../kit/marigolds.ts";
import { inks } from "../kit/palette.ts";
import type { Poster } from "../kit/poster.ts";
import { lotusRing, scallopRing } from "../kit/ornament-rings.ts";
import { ringBands } from "../kit/sky.ts";
import * as hall from "./celebration-hall.ts";

const palette = inks(
  "wall #7a1436, wall-d #5a0f2e, wall-dd #480b28, back #8f1a3c, ca #ffe9c4, cb #ff9d3c, cs #b0331e",
  "k1 #fff3d0, k2 #ffdf98, k3 #ffc05c, k4 #ff9933, k5 #e8702a, k6 #c4451f",
  "gold #d4af37, gold-l #f6e08f, gold-d #a9821f",
  "sun #fffaea",
  "glow #ffdd8c",
  "ivory #fff6e4, ivory-d #e6c9a0",
  "rani #d81b60, rani-d #a3124a, fl #a3402e, fl-l #c9643c, fl-d #6e1f26",
  "red #c01f2e, red-d #8f1226",
  "teal #0f7d78, teal-d #0a5a5a",
  "veil #e8473a",
  "mg-d #d9601a, mg #ff9933, mg-m #f57f1e, mg-l #ffd257, lf #2f8f3a, lf-d #136b2a",
  "flame #ffc24a, flame-l #fff6cf, clay #8a3b1e",
  "skin #c98a5e, skin-d #b57648, hair #23101a",
);

const marigolds = marigoldSymbols("e2");
const lamps = diyaSymbol("e2");
const pair = bridalPairSymbols("e2");

const stageArch = cuspedArch({
  left: 296,
  right: 504,
  springing: 470,
  crown: 300,
  foils: 11,
  bulge: 0.6,
}).path;

/** Lamps along the lower edge: x, y, scale. */
const frontLamps = [
  [300, 960, 0.9],
  [350, 976, 1],
  [400, 982, 1.05],
  [450, 976, 1],
  [500, 960, 0.9],
  [250, 950, 0.8],
  [550, 950, 0.8],
] as const;

const table = (x: number, y: number, scale: number) => `
  <g transform="translate(${x} ${y})scale(${scale})">
    <ellipse cy="74" rx="120" ry="18" fill="var(--fl-d)" opacity=".6"/>
    <g fill="none" stroke="var(--gold)" stroke-width="5">
      <path d="M-112-4V-60a18 18 0 0 1 36 0V-4M76-4V-60a18 18 0 0 1 36 0V-4M-28-8V-66a18 18 0 0 1 36 0V-8"/>
    </g>
    <path d="M-100 0C-100 30-108 56-114 72-60 88 60 88 114 72 108 56 100 30 100 0z" fill="var(--ivory-d)"/>
    <path d="M-100 0C-100 30-108 56-114 72-98 78-84 80-70 81-60 50-58 30-58 14zM-20 18C-22 40-26 64-30 84L6 85C8 60 10 40 14 18zM56 14C58 40 66 60 74 80L92 77C84 50 80 30 82 6z" fill="var(--ivory)"/>
    <ellipse rx="100" ry="19" fill="var(--ivory)"/>
    <path d="M-100 0C-100 10-98 18-99 24-60 40 60 40 99 24 98 18 100 10 100 0A100 19 0 0 1-100 0z" fill="var(--rani)"/>
    <path d="M-92 20C-50 34 50 34 92 20" stroke="var(--gold)" stroke-width="4" fill="none" stroke-linecap="round" stroke-dasharray="0 9"/>
    <path d="M-4-4L-7-78H7L4-4z" fill="var(--gold)"/>
    <path d="M-22 2a22 5 0 0 0 44 0l-8-10h-28z" fill="var(--gold-d)"/>
    ${marigolds.head(-24, -84, 0.52, 10)}
    ${marigolds.head(24, -84, 0.52, 40)}
    ${marigolds.head(0, -74, 0.5, 20)}
    ${marigolds.head(-12, -106, 0.5)}
    ${marigolds.head(14, -106, 0.48, 30)}
    ${marigolds.head(0, -126, 0.42, 10)}
    <path d="M-60-2h22M40 0h24M-78 6h20" stroke="var(--gold)" stroke-width="4" stroke-linecap="round"/>
  </g>`;

/** One hoop of the chandelier: its rim, its candles and the chains it hangs by. */
const hoop = (halfWidth: number, y: number, depth: number, candle: number, gap: number) => {
  const rim = `M${400 - halfWidth} ${y}A${halfWidth} ${depth} 0 0 0 ${400 + halfWidth} ${y}`;
  const chain = (side: 1 | -1) => 400 + side * halfWidth * 0.6;
  return `
    <path d="${rim}" stroke="var(--gold)" stroke-width="6" fill="none"/>
    <path d="${rim}" stroke="var(--sun)" stroke-width="${candle}" stroke-linecap="round" stroke-dasharray="0 ${gap}" fill="none"/>
    <path d="M${400 - halfWidth} ${y}C${chain(-1)} ${y - 30} 394 ${y - 50} 400 150C406 ${y - 50} ${chain(1)} ${y - 30} ${400 + halfWidth} ${y}" stroke="var(--gold-l)" stroke-width="2" fill="none"/>`;
};

const chandelier = `
  <g id="e2-ch">
    <path d="M400 60V${hall.chandelierHook}" stroke="var(--gold)" stroke-width="4"/>
    <circle cx="400" cy="232" r="120" fill="var(--glow)" opacity=".22"/>
    <circle cx="400" cy="232" r="74" fill="var(--glow)" opacity=".3"/>
    <path d="M392 130h16l6 40h-28z" fill="var(--gold)"/>
    ${hoop(92, 196, 18, 11, 17)}
    ${hoop(68, 226, 15, 9, 15)}
    ${hoop(42, 252, 11, 7, 13)}
    <path d="M308 206v20M330 216v22M356 222v22M384 226v22M416 226v22M444 222v22M470 216v22M492 206v20M340 240v20M368 248v20M400 252v22M432 248v20M460 240v20M376 270v18M400 274v26M424 270v18" stroke="var(--sun)" stroke-width="5" stroke-linecap="round" stroke-dasharray="0 8"/>
  </g>`;

const defs = `
  ${marigolds.defs}
  ${lamps.defs}
  ${pair.defs}
  <path id="e2sc" d="${scallopRing(32, 0.56)}"/>
  <path id="e2lo" d="${lotusRing(32, 12)}"/>`;

const walls = `
  <path d="M0 0H800V1000H0z" fill="var(--wall-d)"/>
${hall.hallWalls}`;

const stageWall = `
  <g id="e2-back">
    <path d="${hall.backWall}" fill="var(--back)"/>
    <path d="M296 640V470${stageArch}V640z" fill="var(--k6)"/>
    <clipPath id="e2cl">
      <path d="M296 640V470${stageArch}V640z"/>
    </clipPath>
    <g clip-path="url(#e2cl)">
      <g transform="translate(400 470)">
        ${ringBands(["e2sc", "e2lo"], [190, 160, 130, 102, 76, 52])}
      </g>
    </g>
    <path d="M296 640V470${stageArch}V640" fill="none" stroke="var(--gold)" stroke-width="7"/>
    <path d="M240 650V330h26V650zM534 650V330h26V650z" fill="var(--gold)"/>
    <path d="M253 650V330h13V650zM547 650V330h13V650z" fill="var(--gold-d)"/>
  </g>`;

const ceiling = `
  <g id="e2-ceil">
    <path d="${hall.ceiling}" fill="var(--cs)"/>
    <path d="${hall.canopy.light}" fill="var(--ca)"/>
    <path d="${hall.canopy.bright}" fill="var(--cb)"/>
    <path d="${hall.canopy.folds}" fill="var(--cs)" opacity=".3"/>
  </g>
  ${garland("e2g1", hall.ceilingGarland, 12)}`;

const floor = `
  <g id="e2-floor">
    <path d="${hall.hallFloor.boards}" fill="var(--fl)"/>
    <path d="${hall.hallFloor.seams}" stroke="var(--fl-l)" stroke-width="2" opacity=".7"/>
    <path d="${hall.hallFloor.carpet}" fill="var(--rani-d)"/>
    <path d="${hall.hallFloor.carpetBorders}" fill="var(--gold)"/>
    <g transform="translate(400 860)scale(1 .26)">
      <use href="#e2lo" transform="scale(1.5)" fill="var(--k4)"/>
      <use href="#e2sc" transform="scale(1.26)" fill="var(--ivory)"/>
      <use href="#e2lo" transform="scale(.9)" fill="var(--rani)"/>
      <use href="#e2sc" transform="scale(.7)" fill="var(--gold-l)"/>
      <use href="#e2lo" transform="scale(.42)" fill="var(--k5)"/>
    </g>
  </g>`;

const stage = `
  <g id="e2-stage">
    <path d="M250 626H550L566 650H234z" fill="var(--gold)"/>
    <path d="M234 650H566V672H234z" fill="var(--gold-d)"/>
    <path d="M226 672H574V690H226z" fill="var(--gold)"/>
    <path d="M240 661H560" stroke="var(--rani)" stroke-width="8" stroke-linecap="round" stroke-dasharray="0 16"/>
    <path d="M318 626V520C330 500 470 500 482 520V626z" fill="var(--red)"/>
    <path d="M308 600H492V628H308z" fill="var(--gold)"/>
    <path d="M330 530C350 514 450 514 470 530" stroke="var(--gold)" stroke-width="4" fill="none"/>
    ${pair.bride(370, 634, 128)}
    ${pair.groom(430, 634, 136)}
    ${marigolds.head(262, 620, 0.5)}
    ${marigolds.head(284, 628, 0.44)}
    ${marigolds.head(538, 620, 0.5)}
    ${marigolds.head(516, 628, 0.44)}
    ${lamps.at(250, 668, 0.6)}
    ${lamps.at(550, 668, 0.6)}
    ${lamps.at(300, 684, 0.6)}
    ${lamps.at(500, 684, 0.6)}
  </g>`;

const tables = `
  ${table(176, 742, 0.62)}
  ${table(624, 742, 0.62)}
  ${table(88, 856, 1)}
  ${table(712, 856, 1)}`;

const frame = `
  <g id="e2-frame">
    ${garland("e2g2", "M0 60C14 200 2 320 16 460M800 60C786 200 798 320 784 460M60 30C66 120 56 200 66 290M740 30C734 120 744 200 734 290", 15)}
    ${marigolds.leaf(16, 466, 0.5, 180)}
    ${marigolds.leaf(784, 466, 0.5, 180)}
    ${marigolds.leaf(66, 296, 0.5, 180)}
    ${marigolds.leaf(734, 296, 0.5, 180)}
    ${frontLamps.map(([x, y, scale]) => lamps.at(x, y, scale)).join("")}
  </g>`;

export const celebration: Poster = {
  className: "wr-cel",
  size: [800, 1000],
  crop: "xMidYMid slice",
  title: { id: "e2T", text: altTexts["venues/celebration"] },
  palette,
  defs,
  layers: [walls, stageWall, ceiling, floor, stage, chandelier, tables, frame],
};
