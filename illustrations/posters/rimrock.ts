import { altTexts } from "../alt-texts.ts";
import { cloud } from "../kit/clouds.ts";
import { coupleSymbol } from "../kit/couple.ts";
import { scatter } from "../kit/meadow.ts";
import { inks } from "../kit/palette.ts";
import { parsePoints } from "../kit/paths.ts";
import type { Poster } from "../kit/poster.ts";
import { seededRandom } from "../kit/random.ts";
import { distant, paintRidge, ridge } from "../kit/ridges.ts";
import { roseHipSymbol } from "../kit/rose-hips.ts";
import { fill, stroke, veil } from "../kit/shapes.ts";
import { bandedSky } from "../kit/sky.ts";
import { mist, mistPattern } from "../kit/mist.ts";
import { spruceSymbols, treeline } from "../kit/trees.ts";
import { hotel } from "./rimrock-hotel.ts";

const palette = inks(
  "k9 #3f4f78, k8 #566087, k7 #726f94, k6 #93809f, k5 #b793a5, k4 #d8a8a6, k3 #efbfa8, k2 #fad6b4, k1 #ffe9c8",
  "sun #fff8e4",
  "far-l #e6b9ae, far-m #cda3a8, far-s #9a8cac, far-d #8a80a6, big-l #f6c4b0, big-m #d99fa2, big-s #6c6f9e, big-d #575c8c",
  "snow #fff4ea, snow-s #b3b4d6, mist #fbdcc6, hill #76749c, hill2 #515c86, hill3 #3a4a72",
  "wall #f0cdb4, wall-l #fff0dc, wall-d #9a87a2, roof #3f7a78, roof-l #7fb3a2, roof-d #2c5866, cap #fffaf4, glow #ffdb86, pane #6d6484, stone #b49aa6, stone-l #ecd3c8, stone-d #716a90",
  "cable #3a4468, cabin #b4414c, cabin-l #e88a7e",
  "bank #f3e3e2, bank-l #fff6ee, bank-d #b6b6d4, bank-s #8b90ba, path #e2cdd6",
  "pine #24365c, pine-l #c9d3e4, ink #1c2a4c, hip #b8383e, hip-l #f08a76, twig #4c3348, frost #ffffff",
  "rose #c4525a, suit #18213e, rim #fbcfa4, gown #f0d6cc, gown-l #fffaf2, veil #fff6ee, skin #a86f52",
);

const sun = { x: 118, y: 452 };
const spruces = spruceSymbols("ri", [1, 2, 3]);
const couple = coupleSymbol("ri");
const hips = roseHipSymbol("ri");
const random = seededRandom(88);

const farRange = ridge({
  key: parsePoints("-90,560 -10,470 60,520 170,430 246,500 330,452 460,560"),
  base: 680,
  light: "left",
  seed: 12,
  ...distant,
});
/** Sulphur Mountain: one long forested back that climbs to the right, bare rock only along its crest. */
const sulphur = ridge({
  key: parsePoints("200,560 386,330 432,352 560,206 604,232 716,118 900,300"),
  base: 640,
  light: "left",
  seed: 35,
  roughness: 18,
  gullies: 4,
  folds: 3,
  zigzag: 0.7,
  snow: 0.46,
  lean: 0.2,
  buttresses: 0,
});

const sky = `
  ${bandedSky({ sun, disc: 50, horizon: 520, stretch: 1.2, radii: [850, 716, 598, 492, 396, 312, 236, 164] })}
  ${cloud({ x: 10, y: 190, scale: 0.9, body: "k6", edge: "k2" })}
  ${cloud({ x: 330, y: 92, scale: 0.7, body: "k8", edge: "k5" })}`;

/** The gondola climbs past the hotel to the lookout on the crest. */
const gondola = `
  ${fill("cable", "M690 150h56v-14l-10-12h-36l-10 12zM768 372l6-70h6l6 70z")}
  ${fill("cap", "M684 136L698 121H738L752 136z")}
  ${fill("glow", "M698 140h7v7h-7zM712 140h7v7h-7zM726 140h7v7h-7z")}
  ${stroke("cable", 2.5, "M816 392L778 304L724 142M764 306h28M736 168v14M800 356v14")}
  ${fill("cabin", "M724 182h24v20q-12 7-24 0zM785 370h30v26q-15 8-30 0z")}
  ${fill("cabin-l", "M724 182h11v23q-7-1-11-3zM785 370h13v30q-8-1-13-4z")}
  ${fill("glow", "M728 186h6v9h-6zM738 186h6v9h-6zM789 376h8v10h-8zM802 376h8v10h-8z")}`;

const mountain = `
  ${paintRidge(farRange, "far")}
  ${paintRidge(sulphur, "big")}
  ${fill(
    "hill",
    treeline(250, 830, (x) => 590 - (x - 250) * 0.44, {
      height: 34,
      step: 13,
      seed: 6,
      base: 400,
      taperLeft: 120,
    }),
  )}
  ${gondola}
  ${fill(
    "hill2",
    treeline(150, 830, (x) => 650 - (x - 150) * 0.34, {
      height: 52,
      step: 16,
      seed: 15,
      base: 300,
      taperLeft: 140,
    }),
  )}
  ${mist("rist", 530)}
  ${fill(
    "hill",
    treeline(-10, 420, (x) => 652 + 10 * Math.sin(x / 60), { height: 30, step: 13, seed: 9, base: 200 }),
  )}`;

/** The forest below the footing, steep enough that it hides its lower courses. */
const slope = `
  ${fill(
    "hill3",
    treeline(-10, 810, (x) => 838 - x * 0.06 - 8 * Math.sin(x / 50), {
      height: 62,
      step: 19,
      seed: 21,
      base: 160,
    }),
  )}
  ${spruces.tree(2, 42, 820, 190)}
  ${spruces.tree(1, 88, 836, 130)}
  ${spruces.tree(3, 214, 836, 130)}
  ${spruces.tree(1, 250, 844, 96)}
  ${spruces.tree(2, 470, 836, 124)}
  ${spruces.tree(3, 700, 820, 210)}
  ${spruces.tree(1, 748, 826, 290)}
  ${spruces.tree(2, 664, 832, 136)}
  ${spruces.tree(3, 792, 840, 360)}`;

/** The lookout across the road: a snowy shelf with a stone parapet. */
const lookout = `
  ${fill("bank-s", "M-10 1000V858C120 838 260 846 400 854 560 862 700 852 810 838V1000z")}
  ${fill("bank", "M-10 1000V880C120 858 270 866 410 874 560 882 700 872 810 858V1000z")}
  ${fill("bank-d", "M-10 1000V950C100 910 240 900 360 920 300 950 250 970 230 1000zM810 890C700 900 600 920 520 900 600 940 640 970 650 1000H810z")}
  ${fill("bank-l", "M60 886C150 866 290 872 400 880 340 896 180 902 60 886zM470 884C560 890 690 882 800 868 720 896 560 904 470 884z")}
  ${fill("path", "M330 1000C350 950 380 920 400 894L452 894C470 930 510 970 540 1000z")}`;

const flakes = (count: number, weight: number) =>
  stroke(
    "frost",
    weight,
    scatter(random, count, { x: 0, y: 20, width: 800, height: 880 }),
    ' stroke-linecap="round" opacity=".8"',
  );

/** A bare rose twig with hips. */
const twig = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y})rotate(${turn})">${stroke("twig", 4, "M0 0C6-40-4-80 10-130M2-40C20-56 34-60 44-84M2-70C-14-84-24-92-28-112M8-110C20-120 26-130 28-144", ' stroke-linecap="round"')}${hips.at(44, -66, 1.2)}${hips.at(-28, -94, 1.2)}${hips.at(10, -112, 1.1)}${hips.at(30, -128, 1)}${hips.at(20, -40, 1)}</g>`;

const frame = `
  ${veil("bank-s", 0.7, "M350 918C384 912 452 912 486 918 462 930 374 930 350 918z")}
  ${couple.at(416, 918, 104, "right")}
  ${flakes(60, 4)}
  ${flakes(26, 6)}
  ${fill("ink", "M-10 1000V962C60 946 130 958 190 1000zM610 1000C670 956 740 944 810 950V1000z")}
  ${spruces.tree(3, -4, 1004, 300)}
  ${spruces.tree(2, 54, 1010, 170)}
  ${spruces.tree(1, 798, 1010, 250)}
  ${twig(128, 1004, -8)}
  ${twig(96, 1008, -34)}
  ${twig(176, 1012, 22)}
  ${twig(690, 1010, -20)}
  ${twig(736, 1004, 8)}
  ${twig(640, 1014, -40)}
  ${fill("bank-l", "M-10 1000V984C60 968 150 976 214 1000zM586 1000C650 974 740 966 810 978V1000z")}`;

export const rimrock: Poster = {
  className: "wr-rim",
  size: [800, 1000],
  crop: "xMidYMid slice",
  title: { id: "riT", text: altTexts["venues/rimrock"] },
  palette,
  defs: `${spruces.defs}${couple.defs}${hips.defs}${mistPattern("rist", 180)}`,
  layers: [sky, mountain, hotel, slope, lookout, frame],
};
