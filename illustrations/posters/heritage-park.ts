import { altTexts } from "../alt-texts.ts";
import { coupleSymbol } from "../kit/couple.ts";
import { inks } from "../kit/palette.ts";
import { parsePoints, roundWhole } from "../kit/paths.ts";
import type { Poster } from "../kit/poster.ts";
import { seededRandom } from "../kit/random.ts";
import { paintRidge, ridge } from "../kit/ridges.ts";
import { roseSymbols } from "../kit/roses.ts";
import { ellipseBands } from "../kit/sky.ts";
import { mist, mistPattern } from "../kit/mist.ts";
import { spruceSymbols, treeline } from "../kit/trees.ts";
import { locomotive } from "./heritage-locomotive.ts";

const palette = inks(
  "k9 #2f6a8c, k8 #3f7d9c, k7 #5b95ac, k6 #82b0ba, k5 #adc8c2, k4 #d3d9c4, k3 #efe2c0, k2 #fae6ba",
  "k1 #fff0cf",
  "big-l #f7d3ac, big-m #dcaa94, big-s #5f7f9c, big-d #4d6d8c, snow #fffaf0, snow-s #a9c2d4",
  "mist #fff0d2, hill #6d9278",
  "pine #2a5450, pine-l #5a8a70, m1 #c9a54c, m2 #e3bf62, m3 #f3d78c",
  "st #fffaf0, st-m #e6dcd6, st-d #b9bccb, ink #1d2a3c, iron #2b3a50, iron-l #56708c",
  "red #b4404a, red-d #842f40, red-l #df7a72",
  "gold #dba541, gold-l #fbe3a0",
  "lamp #fff3c4, wood #b3543f, wood-d #83383a, roof #3a4a60, bed #a58a78, bed-d #7e6a66, tie #5c4a4c",
  "rail #f3e2cc",
  "rose #dc8e9b, rose-d #b05c70, rose-l #f8d6d2, leaf #5f8a62, leaf-d #2f5a4e",
  "suit #1d2a3c, rim #fbe3a0, gown #ecd5c8, gown-l #fffaf0, veil #fff8ec, skin #d79a7c",
);

const roses = roseSymbols("t");
const spruces = spruceSymbols("t", [1, 2, 3]);
const couple = coupleSymbol("t");
const random = seededRandom(3);

const range = ridge({
  key: parsePoints("-30,560 70,400 120,436 210,330 380,500 560,380 600,410 680,300 830,440"),
  base: 620,
  light: "left",
  seed: 26,
  roughness: 22,
  gullies: 5,
  folds: 3,
  zigzag: 0.75,
  snow: 0.46,
  lean: 0.14,
  buttresses: 4,
});

/** Steam in overlapping puffs that widen as they drift from the funnel; the same puffs, smaller and up to the light, for each tone. */
const puffs = (across = 0, up = 0, size = 1) => {
  const chance = seededRandom(11);
  return Array.from({ length: 26 }, (_, index) => {
    const drift = index / 25;
    const radius = (30 + 66 * drift) * (0.8 + 0.4 * chance()) * size;
    const x = 402 - 312 * drift * drift + (chance() - 0.5) * radius * 0.9 + across * radius;
    const y = 330 - 234 * drift + (chance() - 0.5) * radius * 0.5 + up * radius;
    const r = roundWhole(radius);
    return `M${roundWhole(x - radius)} ${roundWhole(y)}a${r} ${r} 0 1 0 ${roundWhole(2 * radius)} 0a${r} ${r} 0 1 0 ${roundWhole(-2 * radius)} 0`;
  }).join("");
};

/** Prairie flowers, kept off the track, which widens towards the eye. */
const flowers = (count: number, top: number, height: number) => {
  let dots = "";
  for (let flower = 0; flower < count; flower++) {
    const x = random() * 800;
    const y = top + random() * height;
    if (Math.abs(x - 400) > (y - 560) * 0.62 + 40) dots += `M${roundWhole(x)} ${roundWhole(y)}h0`;
  }
  return dots;
};
const pinkFlowers = flowers(90, 770, 200);
const whiteFlowers = flowers(70, 760, 220);
const ties = Array.from({ length: 9 }, (_, index) => {
  const near = Math.pow(index / 8, 1.7);
  const halfWidth = 110 + near * 190;
  return `M${roundWhole(400 - halfWidth)} ${roundWhole(800 + near * 200)}h${roundWhole(2 * halfWidth)}v${roundWhole(7 + near * 16)}h${roundWhole(-2 * halfWidth)}z`;
}).join("");

const defs = `
  ${roses.defs}
  ${spruces.defs}
  ${couple.defs}
  ${mistPattern("tst", 200)}`;

const sky = `
  <path d="M0 0H800V1000H0z" fill="var(--k9)"/>
  ${ellipseBands({ x: 130, y: 560 }, 1.15, [800, 680, 570, 470, 380, 300, 226, 160])}`;

const mountains = `
  <g id="t-mtn">
    ${paintRidge(range, "big")}
    ${mist("tst", 510)}
  </g>
  <path d="${treeline(-10, 810, (x) => 600 - 10 * Math.sin(x / 90), { height: 36, step: 17, seed: 4, base: 60 })}" fill="var(--hill)"/>`;

const fields = `
  <path d="M0 620H800V1000H0z" fill="var(--m1)"/>
  <path d="M0 660C160 630 300 640 400 650 300 700 160 700 0 760zM800 650C660 630 520 640 420 650 520 690 660 690 800 730z" fill="var(--m2)"/>
  <path d="M0 790C140 730 260 710 340 700 300 780 200 860 0 900zM800 770C680 720 560 700 470 700 520 780 640 850 800 890z" fill="var(--m3)"/>`;

const elevator = `
  <g id="t-elev">
    <path d="M70 640V430L92 400V350H170V400L192 430V640z" fill="var(--wood)"/>
    <path d="M130 640V350H170V400L192 430V640z" fill="var(--wood-d)"/>
    <path d="M84 352L131 316 178 352z" fill="var(--roof)"/>
    <path d="M62 434L92 398H170L200 434z" fill="var(--roof)"/>
    <path d="M192 560H262V640H192z" fill="var(--wood)"/>
    <path d="M186 562L226 530 268 562z" fill="var(--roof)"/>
    <path d="M104 366h20v16h-20zM138 366h20v16h-20z" fill="var(--gold-l)"/>
    <path d="M88 470H176" stroke="var(--gold-l)" stroke-width="16" stroke-dasharray="12 4 8 4 12 5"/>
  </g>`;

const station = `
  <g id="t-stn">
    <path d="M590 560H800V690H590z" fill="var(--wood)"/>
    <path d="M566 566L620 506H810V566z" fill="var(--roof)"/>
    <path d="M566 566H810V578H566z" fill="var(--red-d)"/>
    <path d="M640 520L676 474 712 520z" fill="var(--roof)"/>
    <path d="M652 520h48v-8l-24-28-24 28z" fill="var(--gold-l)"/>
    <path d="M614 600h34v44h-34zM668 600h34v90h-34zM722 600h34v44h-34zM776 600h34v44h-34z" fill="var(--gold-l)"/>
    <path d="M631 600v44M739 600v44M614 622h34M722 622h34" stroke="var(--wood-d)" stroke-width="4"/>
    <path d="M580 578V690M660 578V600M760 578V600" stroke="var(--red-d)" stroke-width="7"/>
    <path d="M540 690H800V716L520 712z" fill="var(--bed)"/>
    <path d="M520 712L800 716V732L520 724z" fill="var(--bed-d)"/>
  </g>`;

const trees = `
  ${spruces.tree(2, 30, 660, 150)}
  ${spruces.tree(1, 300, 630, 110)}
  ${spruces.tree(3, 332, 632, 80)}
  ${spruces.tree(1, 520, 632, 100)}`;

const steam = `
  <g id="t-steam">
    <path d="${puffs()}" fill="var(--st-d)"/>
    <path d="${puffs(-0.14, -0.16, 0.86)}" fill="var(--st-m)"/>
    <path d="${puffs(-0.3, -0.34, 0.58)}" fill="var(--st)"/>
  </g>`;

const track = `
  <path d="M330 720L60 1000H740L470 720z" fill="var(--bed)"/>
  <path d="M400 720H470L740 1000H400z" fill="var(--bed-d)" opacity=".45"/>
  <path d="${ties}" fill="var(--tie)"/>
  <path d="M318 800L176 1000H206L332 800zM482 800L624 1000H594L468 800z" fill="var(--rail)"/>`;

const meadow = `
  ${couple.at(664, 714, 92, "right")}
  <path d="${pinkFlowers}" stroke="var(--rose)" stroke-width="9" stroke-linecap="round"/>
  <path d="${whiteFlowers}" stroke="var(--gown-l)" stroke-width="7" stroke-linecap="round"/>`;

const frame = `
  <g id="t-frame">
    ${roses.leaf(30, 1000, 1.5, -10)}
    ${roses.leaf(110, 1010, 1.3, 24)}
    ${roses.leaf(770, 1000, 1.5, 10)}
    ${roses.leaf(700, 1010, 1.2, -26)}
    ${roses.open(44, 944, 1.15, 10, 0.85)}
    ${roses.open(120, 976, 1, -20, 0.85)}
    ${roses.bud(150, 920, 0.9, 14)}
    ${roses.open(758, 944, 1.15, 30, 0.85)}
    ${roses.open(684, 980, 0.95, 0, 0.85)}
    ${roses.side(640, 990, 0.8, -10)}
  </g>`;

export const heritagePark: Poster = {
  className: "wr-her",
  size: [800, 1000],
  crop: "xMidYMid slice",
  title: { id: "tT", text: altTexts["venues/heritage-park"] },
  palette,
  defs,
  layers: [sky, mountains, fields, elevator, station, trees, steam, track, locomotive(roses), meadow, frame],
};
