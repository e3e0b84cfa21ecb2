import { altTexts } from "../../alt-texts.ts";
import { cloud } from "../../kit/clouds.ts";
import { grassInCorners } from "../../kit/meadow.ts";
import { inks } from "../../kit/palette.ts";
import { parsePoints, roundWhole } from "../../kit/paths.ts";
import { type Measure, perspective } from "../../kit/perspective.ts";
import type { Poster } from "../../kit/poster.ts";
import { seededRandom } from "../../kit/random.ts";
import { paintRidge, ridge } from "../../kit/ridges.ts";
import { roseSymbols } from "../../kit/roses.ts";
import { box, fill, stroke } from "../../kit/shapes.ts";
import { ellipseBands } from "../../kit/sky.ts";
import { mist, mistPattern } from "../../kit/mist.ts";
import { wheatSymbols } from "../../kit/wheat.ts";

const palette = inks(
  "k9 #5a4468, k8 #7c5470, k7 #a46672, k6 #c97c70, k5 #e5976c, k4 #f4b270, k3 #fbc981, k2 #fedd9f, k1 #ffedc6",
  "mt-l #eab08c, mt-m #d39a8a, mt-s #9a7484, mt-d #8c6a7e, mist #fbd29a",
  "p1 #b98a5c, p2 #d9a862, p3 #efc67c, p4 #c08a4c, p5 #97693f, road #8a6a70, line #fbe0a8, ink #35283c",
  "dome #fff3dc, dome-d #d9a98c, wall #f6d8b0, wall-d #b98478, glow #fff2c8, house #a8686c, house-l #e2a07c, roof #6b4a62",
  "plane #fffaf0, plane-d #c9a4a0, fin #c2454c, con #8c6070, con-l #eeb088, glass #52425e",
  "wheat #d99a42, wheat-l #f8d488, wheat-d #9c6432, tie #a83a34",
  "rose #d98a97, rose-d #a9566a, rose-l #f6cdc9, gold #e8b04a, gold-l #fbe3a0, leaf #6f7d58, leaf-d #44533f",
);

const roses = roseSymbols("c5");
const wheat = wheatSymbols("c5");
const random = seededRandom(37);
const horizon = 300;
const { face, lines } = perspective(470, horizon);

const range = ridge({
  key: parsePoints("-20,296 40,272 80,282 140,254 190,288 240,272 290,292 350,266 410,296"),
  base: 302,
  light: 300,
  seed: 21,
  roughness: 6,
  gullies: 2,
  folds: 1,
  buttresses: 0,
  depth: 2,
  zigzag: 0.6,
});

/** Township fields: quarter sections between grid roads, by turns in four inks. */
const fields = (() => {
  const across = [-2600, -1500, -900, -420, -40, 300, 720, 1300, 2400];
  const depths = [1, 1.8, 3.2, 6, 12, 30];
  const shapes: Record<"p1" | "p2" | "p3" | "p4", string> = { p1: "", p2: "", p3: "", p4: "" };
  const tones = ["p2", "p3", "p1", "p4", "p3"] as const;
  let count = 0;
  for (const [row, near] of depths.entries())
    for (const [column, left] of across.entries()) {
      const right = across[column + 1];
      const far = depths[row + 1];
      if (right === undefined || far === undefined) continue;
      const tone = tones[(column * 2 + row * 3 + (count++ % 2)) % tones.length] ?? "p2";
      shapes[tone] += face([left, 200, near], [right, 200, near], [right, 200, far], [left, 200, far]);
    }
  return Object.entries(shapes)
    .map(([tone, data]) => fill(tone, data))
    .join("");
})();

const furrows = lines(
  ...Array.from({ length: 9 }, (_, index): [Measure, Measure] => [
    [-420 + index * 42, 200, 1],
    [-420 + index * 42, 200, 3.2],
  ]),
  ...Array.from({ length: 9 }, (_, index): [Measure, Measure] => [
    [330 + index * 44, 200, 1],
    [330 + index * 44, 200, 3.2],
  ]),
);

const dome = (x: number, y: number, w: number, h: number) => {
  const half = (side: 1 | -1) =>
    `M${x} ${y}V${y - h}C${roundWhole(x + side * w * 0.5)} ${roundWhole(y - h * 0.78)} ${roundWhole(x + side * w * 1.24)} ${roundWhole(y - h * 0.5)} ${x + side * w} ${y}z`;
  return (
    fill("dome", half(-1)) +
    fill("dome-d", half(1)) +
    stroke("glow", 2, `M${x} ${y - h}V${roundWhole(y - h - w * 0.5)}`)
  );
};

/** A gurdwara at a distance: a white hall, its great dome and four small ones, nothing written on it. */
const gurdwara = `
  ${fill("wall", box(188, 262, 132, 42))}${fill("wall-d", box(254, 262, 66, 42))}
  ${fill("dome", box(182, 256, 144, 7))}
  ${fill("wall", box(222, 232, 64, 26))}${fill("wall-d", box(254, 232, 32, 26))}${fill("dome", box(216, 226, 76, 7))}
  ${dome(254, 226, 26, 44)}
  ${dome(196, 256, 9, 17)}${dome(312, 256, 9, 17)}${dome(224, 226, 6, 12)}${dome(284, 226, 6, 12)}
  ${fill("glow", "M196 304v-22a6 6 0 0 1 12 0v22zM218 304v-22a6 6 0 0 1 12 0v22zM246 304v-28a8 8 0 0 1 16 0v28zM278 304v-22a6 6 0 0 1 12 0v22zM300 304v-22a6 6 0 0 1 12 0v22z")}
  ${fill("glow", "M232 250v-8a4 4 0 0 1 8 0v8zM250 250v-8a4 4 0 0 1 8 0v8zM268 250v-8a4 4 0 0 1 8 0v8z")}`;

/** Gables of a new street. */
const house = (x: number, scale: number) => {
  const w = 40 * scale;
  const h = 20 * scale;
  return (
    fill("house", `M${x} 304v${-h}h${w}v${h}z`) +
    fill(
      "house-l",
      `M${x} 304v${-h}l${roundWhole(w * 0.24)} ${-roundWhole(h * 0.8)} ${roundWhole(w * 0.24)} ${roundWhole(h * 0.8)}v${h}z`,
    ) +
    fill(
      "roof",
      `M${x + w * 0.24} ${304 - h * 1.9}h${roundWhole(w * 0.56)}l${roundWhole(w * 0.26)} ${roundWhole(h * 0.9)}h${-roundWhole(w * 0.56)}z`,
    ) +
    fill(
      "glow",
      box(x + w * 0.14, 304 - h * 0.8, w * 0.16, h * 0.4),
      box(x + w * 0.66, 304 - h * 0.7, w * 0.18, h * 0.4),
    )
  );
};

const controlTower = `
  ${fill("con", "M640 304L646 186H670L676 304z")}${fill("con-l", "M640 304L646 186H655L654 304z")}
  ${fill("con", "M630 186L638 168H678L686 186z")}${fill("con-l", "M630 186L638 168H652L648 186z")}
  ${fill("glass", "M632 168L626 140H690L684 168z")}${fill("glow", "M632 168L626 140H648L650 168z")}
  ${stroke("con-l", 3, "M647 140L649 168M668 140L667 168", "")}
  ${fill("con", "M622 134H694V141H622zM640 124H676V134H640z")}${fill("con-l", "M622 134H646V141H622zM640 124H650V134H640z")}
  ${stroke("con", 3, "M658 124V92", "")}
  ${fill("con", box(690, 268, 120, 36))}${fill("con-l", box(690, 268, 40, 36))}${fill("glow", box(736, 276, 64, 10))}
  ${fill("glass", "M680 262C720 246 770 246 810 252V268H680z")}`;

/** An aircraft climbing out to the upper right. */
const aircraft = `
  <g transform="translate(520 104)rotate(-16)scale(.82)">
    ${fill("plane-d", "M20 4L-30 58H-10L66 8z")}
    ${fill("fin", "M-118-6L-150-50H-126L-84-8z")}
    ${fill("plane", "M-130-2C-124-14-100-16-60-16H90C118-14 138-4 142 4 136 12 116 16 90 16H-70C-100 14-124 8-130-2z")}
    ${fill("plane-d", "M-130-2C-90 8 80 10 142 4 136 12 116 16 90 16H-70C-100 14-124 8-130-2z")}
    ${fill("plane", "M36 6L-14 70H8L88 8z")}
    ${fill("plane-d", "M-110 0L-140 22H-122L-84 4z")}
    ${fill("fin", "M36 38a10 8 0 0 0 26 4l2-10z")}
    ${stroke("glass", 5, "M-70-6H96", ' stroke-linecap="round" stroke-dasharray="0 12"')}
    ${fill("glass", "M112-8C122-6 128-2 132 0L112 0z")}
  </g>`;

const sky = `
  <path d="M0 0H800V500H0z" fill="var(--k9)"/>
  ${ellipseBands({ x: 300, y: horizon }, 1.7, [410, 344, 286, 236, 190, 150, 114, 84])}
  ${cloud({ x: 30, y: 70, scale: 0.8, body: "k7", edge: "k4" })}
  ${cloud({ x: 560, y: 200, scale: 0.6, body: "k5", edge: "k2" })}
  ${cloud({ x: 90, y: 150, scale: 0.5, body: "k5", edge: "k2" })}`;

const land = `
  ${paintRidge(range, "mt")}
  ${mist("c5m", 198)}
  ${house(20, 0.9)}${house(62, 1)}${house(108, 0.9)}${house(348, 0.9)}${house(392, 1)}${house(440, 0.9)}${house(484, 1.05)}${house(534, 0.9)}${house(580, 0.9)}
  ${gurdwara}${controlTower}
  <path d="M0 302H800V500H0z" fill="var(--p4)"/>
  ${fields}
  ${stroke("p5", 3, furrows, ' opacity=".6"')}
  ${fill("road", face([-30, 200, 0.9], [60, 200, 0.9], [60, 200, 40], [-30, 200, 40]))}
  ${stroke(
    "line",
    4,
    lines([
      [15, 200, 0.95],
      [15, 200, 12],
    ]),
    ' stroke-dasharray="18 14"',
  )}
  ${fill("road", face([-2600, 200, 3.1], [2600, 200, 3.1], [2600, 200, 3.3], [-2600, 200, 3.3]))}`;

const grasses = grassInCorners(random, 56, {
  left: 210,
  right: 190,
  foot: 506,
  bend: 12,
  lean: 36,
  least: 24,
  more: 60,
});

const frame = `
  <path d="M0 500V462Q100 450 220 500zM800 500V458Q700 450 600 500z" fill="var(--ink)"/>
  ${stroke("ink", 4, grasses, ' stroke-linecap="round"')}
  ${wheat.ear(22, 500, 0.8, -12)}${wheat.ear(60, 504, 0.95, 4)}${wheat.ear(104, 508, 0.75, 16)}${wheat.ear(778, 500, 0.85, 10)}${wheat.ear(738, 504, 0.95, -6)}${wheat.ear(694, 508, 0.7, -16)}
  ${roses.leaf(136, 502, 0.8, 20)}${roses.leaf(20, 500, 0.8, -30)}${roses.open(42, 490, 0.76, 10)}${roses.open(106, 496, 0.7, 44)}${roses.bud(156, 494, 0.6, 24)}
  ${roses.leaf(664, 504, 0.8, -24)}${roses.open(704, 496, 0.72, 12)}${roses.open(762, 492, 0.78, 50)}${roses.bud(650, 496, 0.56, -20)}`;

export const northeast: Poster = {
  className: "wr-ane",
  size: [800, 500],
  crop: "xMidYMid slice",
  title: { id: "c5T", text: altTexts["areas/northeast"] },
  palette,
  defs: `${roses.defs}${wheat.defs}${mistPattern("c5m", 180)}`,
  layers: [sky, land, aircraft, frame],
};
