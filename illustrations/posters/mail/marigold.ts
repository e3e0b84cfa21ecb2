import { altTexts } from "../../alt-texts.ts";
import { cuspedArch, cuspedArchBackwards } from "../../kit/arches.ts";
import { type DomeInks, dome } from "../../kit/domes.ts";
import { bridalPairSymbols } from "../../kit/bridal-pair.ts";
import { diyaSymbol } from "../../kit/diya-lamps.ts";
import { strokedGarland, marigoldSymbols } from "../../kit/marigolds.ts";
import { inks } from "../../kit/palette.ts";
import { parsePoints } from "../../kit/paths.ts";
import type { Poster } from "../../kit/poster.ts";
import { paintRidge, ridge } from "../../kit/ridges.ts";
import { lotusRing, scallopRing } from "../../kit/ornament-rings.ts";
import { box, fill, stroke } from "../../kit/shapes.ts";
import { rangoliSky } from "../../kit/sky.ts";
import { spruceSymbols, treeline } from "../../kit/trees.ts";

const palette = inks(
  "k9 #6c131d, k8 #861f1e, k7 #a5321f, k6 #c44a20, k5 #e06a24, k4 #f58a2c, k3 #ffa947, k2 #ffc772, k1 #ffe0a0, sun #fff3d0",
  "far-l #e08a4c, far-m #c66a44, far-s #a04a42, far-d #8f3f40, big-l #ffc27a, big-m #e88e55, big-s #5e1d3c, big-d #4c1535",
  "snow #fff1d2, snow-s #b0607a, hill1 #4a4a35, hill2 #1f4a34, m1 #6f7a35, m2 #a3963b, m3 #cfae4c, pine #0f3329, pine-l #2f6b45, ink #3a0d20",
  "stone #f6dcae, stone-m #dcae7a, stone-d #a9664a, gold #d4af37, gold-l #f4dc86, maroon #800000, red #c01f2e, red-d #8f1226, ivory #fff3dc, ivory-d #e6c79c",
  "cloth #ff9933, cloth-d #dd6f1c, mg-d #d9601a, mg #ff9933, mg-m #f57f1e, mg-l #ffd257, lf #2f8f3a, lf-d #136b2a",
  "flame #ffc24a, flame-l #fff6cf, clay #8a3b1e, skin #c98a5e, skin-d #b57648, hair #23101a, veil #e8473a",
);

const sun = { x: 600, y: 164 };
const marigolds = marigoldSymbols("mm");
const lamps = diyaSymbol("mm");
const pair = bridalPairSymbols("mm");
const spruces = spruceSymbols("mm", [1]);

const farRange = ridge({
  key: parsePoints(
    "-20,196 60,150 120,174 200,128 270,170 350,146 420,178 760,176 830,140 880,170 960,124 1020,164 1240,190",
  ),
  habits: ["horn", "slab", "back", "horn", "slab", "back"],
  base: 224,
  light: sun.x,
  seed: 8,
  roughness: 8,
  gullies: 2,
  folds: 1,
  zigzag: 0.5,
  buttresses: 0,
  depth: 2,
});
const greatPeak = ridge({
  key: parsePoints("800,226 900,116 924,126 1010,44 1046,92 1080,74 1330,220"),
  habits: ["slab", "horn", "back"],
  base: 236,
  light: sun.x,
  seed: 17,
  roughness: 14,
  gullies: 4,
  folds: 3,
  zigzag: 0.6,
  snow: 0.42,
  lean: 0.14,
  buttresses: 3,
  depth: 2,
});

const land = `
  ${rangoliSky({ sun, disc: 48, rings: ["mms", "mml"], radii: [470, 392, 326, 268, 218, 176, 140, 108, 80], halfPetal: 3.75, dots: { radii: [350, 236, 156], count: 72, weight: 70, inkName: "gold-l", opacity: 0.6 }, size: [1200, 320] })}
  ${paintRidge(farRange, "far")}
  ${paintRidge(greatPeak, "big")}
  ${fill(
    "hill1",
    treeline(-10, 1210, (x) => 214 - 8 * Math.sin(x / 150), { height: 16, step: 12, seed: 4, base: 40 }),
  )}
  ${fill("m1", "M0 228C240 222 420 232 600 230S1000 224 1200 226V320H0z")}
  ${fill("m2", "M0 258C180 238 380 240 520 246 440 266 300 292 240 320H0zM1200 244C1020 238 860 240 720 248 820 262 960 276 1010 320H1200z")}
  ${fill("m3", "M0 284C140 262 260 258 340 260 260 278 120 296 0 310zM1200 266C1080 258 980 258 900 262 1000 276 1100 282 1200 296z")}
  ${fill(
    "hill2",
    treeline(-10, 400, (x) => 242 - Math.max(0, 240 - x) * 0.06, {
      height: 24,
      step: 12,
      seed: 9,
      base: 12,
      taperRight: 160,
    }),
  )}`;

const arch = { left: 530, right: 670, springing: 190, crown: 104, foils: 9, bulge: 0.62 };
const { start, path } = cuspedArch(arch);
const saffron: DomeInks = { lit: "var(--cloth)", shade: "var(--cloth-d)", ribs: "var(--gold-l)" };
const crimson: DomeInks = { lit: "var(--red)", shade: "var(--red-d)", ribs: "var(--gold-l)" };

const mandap = `
  ${fill("stone-d", "M400 320L446 284H754L800 320z")}
  ${fill("stone-m", box(450, 278, 300, 12))}
  ${fill("stone", "M462 266H738L750 280H450z")}
  ${fill("maroon", "M446 290H754L782 312H418z")}
  ${stroke("gold", 3, "M446 291H754")}
  ${pair.bride(572, 270, 92)}
  ${pair.groom(632, 270, 96)}
  ${fill("ivory", box(516, 100, 14, 170), box(670, 100, 14, 170))}
  ${fill("ivory-d", box(524, 100, 6, 170), box(678, 100, 6, 170))}
  ${fill("gold", box(511, 262, 24, 8), box(665, 262, 24, 8), box(512, 180, 22, 5), box(666, 180, 22, 5))}
  ${fill("maroon", `M514 88H686V190H670${cuspedArchBackwards(arch)}V190H514z`)}
  ${stroke("gold", 3, `M${start[0]} ${start[1]}${path}`)}
  ${fill("red", "M504 88L514 70H686L696 88z")}
  ${fill("red-d", "M600 70H686L696 88H600z")}
  ${fill("gold", box(500, 86, 200, 6), box(510, 67, 180, 5))}
  ${dome(600, 68, 40, 50, saffron)}${dome(534, 68, 15, 26, crimson)}${dome(666, 68, 15, 26, crimson)}
  ${strokedGarland("mmg", "M508 94C514 122 534 122 546 106M692 94C686 122 666 122 654 106M509 94V196M691 94V196M0 4Q60 64 120 14 180 60 244 8 312 54 372 4M828 4Q888 54 956 8 1020 60 1080 14 1140 64 1200 4M120 14V64M244 8V54M1080 14V64M956 8V54", 9)}
  ${[468, 494, 706, 732].map((x) => lamps.at(x, 276, 0.42)).join("")}
  ${lamps.at(430, 306, 0.5)}${lamps.at(770, 306, 0.5)}`;

const drops = [120, 244, 956, 1080]
  .map((x) => marigolds.leaf(x, x === 120 || x === 1080 ? 66 : 56, 0.34, 180) + marigolds.head(x, 10, 0.26))
  .join("");
const frame = `
  ${drops}
  ${spruces.tree(1, 1160, 306, 190)}${spruces.tree(1, 1112, 300, 120)}${spruces.tree(1, 36, 306, 180)}${spruces.tree(1, 88, 300, 110)}
  ${fill("ink", "M0 320V284C80 272 190 286 300 320zM1200 320V278C1120 268 1000 282 900 320z")}
  ${marigolds.leaf(20, 310, 0.9, -40)}${marigolds.leaf(70, 312, 1, -8)}${marigolds.leaf(130, 314, 1, 12)}${marigolds.leaf(190, 318, 0.8, 36)}
  ${marigolds.head(30, 296, 0.75)}${marigolds.head(96, 302, 0.85, 20)}${marigolds.head(160, 310, 0.7, 8)}${marigolds.head(216, 318, 0.55, 30)}
  ${marigolds.leaf(1180, 310, 0.9, 40)}${marigolds.leaf(1130, 312, 1, 8)}${marigolds.leaf(1070, 314, 1, -12)}${marigolds.leaf(1010, 318, 0.8, -36)}
  ${marigolds.head(1172, 296, 0.8, 12)}${marigolds.head(1104, 302, 0.8)}${marigolds.head(1040, 310, 0.7, 24)}${marigolds.head(984, 318, 0.55)}`;

/** Head of the letters in the Indian theme. */
export const marigoldHeader: Poster = {
  className: "wr-mmari",
  size: [1200, 320],
  crop: "xMidYMid slice",
  title: { id: "mmT", text: altTexts["mail/marigold"] },
  keepsStrokes: true,
  palette,
  defs: `${marigolds.defs}${lamps.defs}${pair.defs}${spruces.defs}<path id="mms" d="${scallopRing(48, 0.56)}"/><path id="mml" d="${lotusRing(48, 9)}"/>`,
  layers: [land, mandap, frame],
};
