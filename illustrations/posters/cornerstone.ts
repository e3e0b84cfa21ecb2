import { altTexts } from "../alt-texts.ts";
import { cloud } from "../kit/clouds.ts";
import { coupleSymbol } from "../kit/couple.ts";
import { treeCrown } from "../kit/tree-crowns.ts";
import { lightString } from "../kit/light-strings.ts";
import { blade, scatter } from "../kit/meadow.ts";
import { inks } from "../kit/palette.ts";
import { parsePoints } from "../kit/paths.ts";
import type { Poster } from "../kit/poster.ts";
import { seededRandom } from "../kit/random.ts";
import { paintRidge, ridge } from "../kit/ridges.ts";
import { roseSymbols } from "../kit/roses.ts";
import { fill, glints, stroke, veil } from "../kit/shapes.ts";
import { bandedSky } from "../kit/sky.ts";
import { mist, mistPattern } from "../kit/mist.ts";
import { spruceSymbols, treeline } from "../kit/trees.ts";
import { timberHall } from "./cornerstone-hall.ts";

const palette = inks(
  "k9 #1d4352, k8 #2d5965, k7 #4a747a, k6 #72918b, k5 #a2ab95, k4 #cfbf95, k3 #efce90, k2 #fbdc9c, k1 #ffebb8",
  "sun #fffbe6",
  "big-l #f2bd84, big-m #cf8a70, big-s #476a80, big-d #365569, snow #fff6dc, snow-s #a8bfc6",
  "mist #f3dca6, hill #5f7d76, hill2 #35595c, hill3 #234548",
  "log #84503c, log-l #d08f58, log-d #4a3036, beam #5c3a38, beam-l #e7ab6c, roof #3f4a52, roof-l #6f7f80, roof-d #2b343e, glow #ffe08a, glow2 #ffc96a, crowd #5c3a38",
  "stone #94867e, stone-l #d3bc9c, stone-d #635d60",
  "court #b59a74, court-l #e9c88c, court-d #7d7262, grass #8d8a4c, grass-d #53683f",
  "bark #e9ddc4, bark-d #7d6a5c, asp #e3a135, asp-l #ffd66e, asp-d #b4702c",
  "pine #173638, pine-l #4d7465, ink #13292e, ink-l #7a7a44",
  "rose #c9566a, rose-d #8c3050, rose-l #f3b3ab, gold #e8b04a, gold-l #fff0b8, leaf #7c8348, leaf-d #44562f",
  "suit #14262e, rim #ffdf9c, gown #ead2b8, gown-l #fffaf0, veil #fff6e4, skin #7d4e38",
);

const sun = { x: 716, y: 396 };
const roses = roseSymbols("cs");
const spruces = spruceSymbols("cs", [1, 2, 3]);
const couple = coupleSymbol("cs");
const random = seededRandom(52);

/** The Three Sisters as the town sees them: Little Sister to the north-east on the left, Big Sister on the right. */
const sisters = ridge({
  key: parsePoints("-90,560 84,286 150,378 268,238 356,384 524,130 790,560"),
  base: 620,
  light: "right",
  seed: 61,
  roughness: 44,
  gullies: 6,
  folds: 5,
  zigzag: 0.72,
  snow: 0.3,
  lean: 0.14,
  buttresses: 0,
});

const sky = `
  ${bandedSky({ sun, disc: 52, horizon: 470, stretch: 1.2, radii: [830, 700, 584, 480, 386, 304, 230, 160] })}
  ${cloud({ x: 560, y: 236, scale: 0.6, body: "k4", edge: "k1" })}
  ${cloud({ x: 20, y: 116, scale: 0.9, body: "k8", edge: "k6" })}`;

const mountains = `
  ${paintRidge(sisters, "big")}
  ${mist("csst", 490)}
  ${fill(
    "hill",
    treeline(-10, 810, (x) => 590 - 16 * Math.sin((x + 40) / 120), {
      height: 30,
      step: 13,
      seed: 3,
      base: 120,
    }),
  )}
  ${fill(
    "hill2",
    treeline(-10, 810, (x) => 660 - 10 * Math.sin(x / 90), { height: 56, step: 17, seed: 12, base: 140 }),
  )}`;

/** An aspen with its foot at x, y: a pale trunk with dark scars under a gold crown. */
const aspen = (x: number, y: number, height: number, seed: number) => `
  ${fill("bark", `M${x - 7} ${y}L${x - 4} ${y - height * 0.6}H${x + 4}L${x + 7} ${y}z`)}
  ${stroke("bark-d", 3, `M${x - 5} ${y - 18}h6M${x} ${y - 44}h5M${x - 4} ${y - 66}h5`)}
  ${treeCrown({ x, y: y - height * 0.66, across: height * 0.22, high: height * 0.32, tufts: 15, tuft: height * 0.08, seed, light: 1 }, "asp")}`;

const grove = `
  ${spruces.tree(3, 120, 770, 220)}
  ${spruces.tree(1, 176, 764, 150)}
  ${spruces.tree(2, 712, 748, 190)}
  ${spruces.tree(1, 776, 756, 250)}
  ${aspen(92, 792, 230, 4)}
  ${aspen(34, 806, 280, 17)}
  ${aspen(744, 770, 170, 9)}`;

const forecourt = `
  ${fill("grass", "M-10 748C80 740 160 756 240 768L810 742V1000H-10z")}
  ${fill("grass-d", "M-10 800C80 788 160 796 220 812L120 1000H-10zM810 770C740 776 690 784 640 800L760 1000H810z")}
  ${fill("court-d", "M150 800C260 778 420 792 640 774 700 776 690 812 672 850 654 900 690 960 720 1000H60C120 930 190 850 150 800z")}
  ${fill("court", "M166 806C280 786 420 800 626 784 680 786 668 818 650 856 634 904 664 960 690 1000H96C146 930 206 856 166 806z")}
  ${stroke("glow2", 5, glints(random, 22, { x: 200, y: 806, width: 330, height: 60 }, 70), ' stroke-linecap="round" opacity=".8"')}
  ${stroke("court-l", 4, glints(random, 26, { x: 180, y: 850, width: 440, height: 140 }, 70), ' stroke-linecap="round"')}`;

const lights = `
  ${fill("ink", "M706 806V604h7V806z")}
  ${lightString("csw", "M487 640Q610 716 709 608", 22, 11)}`;

const leaves = (count: number, inkName: string, weight: number) =>
  stroke(
    inkName,
    weight,
    scatter(random, count, { x: 0, y: 800, width: 800, height: 180 }),
    ' stroke-linecap="round"',
  );

const grass = Array.from({ length: 60 }, () => {
  const left = random() < 0.5;
  const x = left ? random() * 220 - 10 : 590 + random() * 220;
  return blade(x, 1004, (random() - 0.5) * 8, (random() - 0.5) * 26, 36 + random() * 60);
}).join("");

const frame = `
  ${aspen(706, 842, 220, 25)}
  ${aspen(770, 880, 320, 6)}
  ${leaves(40, "asp", 8)}
  ${leaves(26, "asp-l", 6)}
  ${veil("court-d", 0.8, "M410 900C444 894 506 894 540 900 520 912 430 912 410 900z")}
  ${couple.at(472, 900, 106, "right")}
  ${fill("ink", "M-10 1000V934C60 920 160 942 226 1000zM578 1000C640 948 730 924 810 926V1000z")}
  ${stroke("ink-l", 4, grass, ' stroke-linecap="round"')}
  ${spruces.tree(3, 6, 1000, 380)}
  ${roses.leaf(60, 1004, 1.3, -14)}
  ${roses.leaf(180, 1012, 1.1, 26)}
  ${roses.leaf(680, 1012, 1.2, -26)}
  ${roses.leaf(780, 1000, 1.3, 10)}
  ${roses.open(52, 968, 1.1, 10, 0.85)}
  ${roses.open(136, 982, 0.95, -20, 0.85)}
  ${roses.bud(192, 960, 0.8, 14)}
  ${roses.open(756, 956, 1.15, 30, 0.85)}
  ${roses.open(672, 980, 0.95, 0, 0.85)}
  ${roses.bud(624, 966, 0.8, -14)}`;

export const cornerstone: Poster = {
  className: "wr-cor",
  size: [800, 1000],
  crop: "xMidYMid slice",
  title: { id: "csT", text: altTexts["venues/cornerstone-canmore"] },
  palette,
  defs: `${roses.defs}${spruces.defs}${couple.defs}${mistPattern("csst", 180)}`,
  layers: [sky, mountains, grove, forecourt, timberHall, lights, frame],
};
