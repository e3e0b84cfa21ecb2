import { altTexts } from "../../alt-texts.ts";
import { broadleafTree } from "../../kit/broadleaf-tree.ts";
import { cloud } from "../../kit/clouds.ts";
import { coupleSymbol } from "../../kit/couple.ts";
import { crocusSymbol } from "../../kit/crocuses.ts";
import { grassInCorners, scatter } from "../../kit/meadow.ts";
import { inks } from "../../kit/palette.ts";
import { parsePoints } from "../../kit/paths.ts";
import type { Poster } from "../../kit/poster.ts";
import { seededRandom } from "../../kit/random.ts";
import { backdrop, paintRidge, ridge } from "../../kit/ridges.ts";
import { box, fill, glints, stroke } from "../../kit/shapes.ts";
import { bandedSky } from "../../kit/sky.ts";
import { mist, mistPattern } from "../../kit/mist.ts";
import { treeline } from "../../kit/trees.ts";

const palette = inks(
  "k9 #55918e, k8 #6ca29b, k7 #89b5a9, k6 #a8c7b7, k5 #c6d6c1, k4 #e0e1c8, k3 #f2e5c9, k2 #fbeccf, k1 #fff3de, sun #fffbee",
  "mt-l #f4d3bd, mt-m #dfb4a9, mt-s #7f9fa6, mt-d #6d8e98, snow #fffdf8, snow-s #b9d0d0, mist #f8ecd6",
  "foot #a3bd98, foot-d #7ba086, hill #6d9a72, hill-d #4a7d66, g1 #9fb767, g2 #bccb7e, g3 #d9dc9c, g4 #7b9a54, ink #2a5142, bark #6b5548",
  "river #9fcfc4, river-l #eef7ea, ski #eef2ec, ski-d #b8c8c4, steel #4c6572, steel-l #8ba3a8, cabin #c9604e, cabin-l #ec9274",
  "u1 #f1dcc0, u2 #93969a, u3 #6b7784, glow #fff0bc, asp #93b25c, asp-l #bccf80, asp-d #5f8850",
  "cro #a98ad0, cro-d #7a5cae, cro-l #d9c8ee, yolk #f2c14a, stem #7f9a74, rose #a98ad0",
  "suit #22384a, rim #fff0bc, gown #e4d8cf, gown-l #fffaf0, veil #fffaf2, skin #6f4430",
);

const couple = coupleSymbol("c4");
const crocuses = crocusSymbol("c4");
const random = seededRandom(83);

const range = ridge({
  key: parsePoints("-60,226 70,152 150,192 214,116 330,194 392,168 440,196 560,110 690,204 760,178 860,222"),
  habits: ["back", "castle", "back", "slab", "back"],
  base: 238,
  light: 460,
  seed: 52,
  roughness: 13,
  ...backdrop,
  buttresses: 1,
  snow: 0.5,
});

/** The Olympic jumps: two in-runs on their towers, the landing slope below. */
const jumps = `
  ${fill("hill-d", "M-10 300V196C40 172 110 170 170 196 230 224 280 262 330 300z")}
  ${fill("hill", "M-10 300V212C50 186 100 196 150 220 210 248 240 276 270 300z")}
  ${fill("ski", "M120 206C170 226 210 262 252 300H216C190 262 160 232 112 212z")}
  ${fill("ski-d", "M176 214C216 234 260 268 304 300H278C244 268 210 240 168 220z")}
  ${fill("steel", box(74, 96, 16, 116), box(136, 132, 12, 76))}
  ${fill("steel-l", box(84, 96, 6, 116), box(143, 132, 5, 76))}
  ${stroke("steel", 4, "M90 128L118 168M90 160L112 186M90 190L104 200M148 156L166 180M148 180L160 194", "")}
  ${fill("ski", "M88 108C104 134 118 176 138 204L130 210C108 184 98 146 82 116z")}
  ${fill("ski-d", "M146 142C158 164 168 192 186 212L180 218C162 198 152 168 140 148z")}
  ${fill("cabin", box(66, 78, 32, 22), box(130, 120, 24, 16))}
  ${fill("cabin-l", box(86, 78, 12, 22), box(145, 120, 9, 16))}
  ${fill("glow", box(70, 84, 12, 8), box(133, 125, 8, 6))}
  ${stroke("steel", 3, "M82 78V58", "")}`;

const tower = (x: number, top: number, width: number, rows: number) => {
  const high = 290 - top;
  const bands = Array.from({ length: rows }, (_, row) =>
    box(x + 4, top + 10 + (row * (high - 24)) / rows, width - 8, 5),
  ).join("");
  return (
    fill("u2", box(x, top, width, high)) +
    fill("u1", box(x, top, width * 0.4, high)) +
    fill("u3", bands) +
    fill(
      "glow",
      Array.from({ length: rows }, (_, row) =>
        random() < 0.6
          ? box(x + 4 + random() * (width - 18), top + 10 + (row * (high - 24)) / rows, 8, 5)
          : "",
      ).join(""),
    )
  );
};

const sky = `
  ${bandedSky({ sun: { x: 460, y: 96 }, disc: 38, horizon: 240, stretch: 1.5, radii: [430, 360, 298, 244, 196, 154, 118, 88], size: [800, 500] })}
  ${cloud({ x: 160, y: 60, scale: 0.6, body: "k4", edge: "sun" })}
  ${cloud({ x: 540, y: 70, scale: 0.7, body: "k4", edge: "sun" })}`;

const land = `
  ${paintRidge(range, "mt")}
  ${mist("c4m", 146)}
  <path d="M0 240C120 212 240 222 340 236 460 216 620 214 800 236V310H0z" fill="var(--foot)"/>
  ${jumps}
  <path d="M360 270C480 240 640 236 800 250V310H300z" fill="var(--foot-d)"/>
  ${tower(556, 156, 40, 11)}${tower(606, 190, 34, 8)}${tower(650, 172, 46, 9)}${tower(704, 214, 60, 5)}${tower(500, 222, 48, 4)}
  <path d="${treeline(330, 810, (x) => 290 - 4 * Math.sin(x / 50), { height: 20, step: 13, seed: 9, base: 20 })}" fill="var(--hill-d)"/>
  <path d="M0 298C200 286 560 292 800 296V500H0z" fill="var(--g4)"/>
  <path d="M0 318C120 306 260 330 400 322 560 314 680 322 800 314V336C660 344 560 332 420 342 260 352 120 328 0 340z" fill="var(--river)"/>
  ${stroke("river-l", 3, glints(random, 24, { x: 0, y: 318, width: 800, height: 16 }, 60), ' stroke-linecap="round"')}
  ${[20, 70, 128, 190, 250, 320, 380, 470, 540, 590, 690, 750].map((x, index) => broadleafTree({ x, y: 320 - (index % 2) * 6, height: 44 + (index % 3) * 12, seed: index + 2, light: x < 460 ? "right" : "left" })).join("")}`;

const noseHill = `
  <path d="M0 372C160 344 320 354 480 372 600 346 720 340 800 348V500H0z" fill="var(--g1)"/>
  <path d="M0 396C140 372 300 380 440 400 560 380 700 366 800 378V500H0z" fill="var(--g2)"/>
  <path d="M0 440C160 404 340 412 520 436 640 420 740 410 800 416V500H0z" fill="var(--g3)"/>
  <path d="M430 500C420 470 470 440 540 420 590 406 610 396 600 386 640 398 640 412 600 426 540 446 520 470 530 500z" fill="var(--k2)"/>
  ${couple.at(570, 420, 62)}
  <path d="${scatter(random, 46, { x: 0, y: 396, width: 800, height: 80 })}" stroke="var(--cro)" stroke-width="6" stroke-linecap="round"/>
  <path d="${scatter(random, 40, { x: 0, y: 396, width: 800, height: 80 })}" stroke="var(--cro-l)" stroke-width="5" stroke-linecap="round"/>`;

const grasses = grassInCorners(random, 50, {
  left: 200,
  right: 200,
  foot: 506,
  bend: 12,
  lean: 36,
  least: 24,
  more: 54,
});

const frame = `
  <path d="M0 500V462Q90 450 190 500zM800 500V458Q710 450 610 500z" fill="var(--ink)"/>
  ${stroke("ink", 4, grasses, ' stroke-linecap="round"')}
  ${crocuses.at(36, 500, 1.15, -10)}${crocuses.at(90, 504, 1.3, 6)}${crocuses.at(140, 508, 0.95, 16)}${crocuses.at(66, 520, 0.9, 20)}
  ${crocuses.at(764, 500, 1.2, 10)}${crocuses.at(710, 506, 1.25, -8)}${crocuses.at(660, 510, 0.9, -18)}${crocuses.at(736, 522, 0.9, 4)}`;

const defs = `
  ${couple.defs}
  ${mistPattern("c4m", 180)}
  ${crocuses.defs}`;

export const northwest: Poster = {
  className: "wr-anw",
  size: [800, 500],
  crop: "xMidYMid slice",
  title: { id: "c4T", text: altTexts["areas/northwest"] },
  palette,
  defs,
  layers: [sky, land, noseHill, frame],
};
