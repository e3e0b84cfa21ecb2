import { altTexts } from "../alt-texts.ts";
import { boulderSymbols } from "../kit/boulders.ts";
import { cloud } from "../kit/clouds.ts";
import { coupleSymbol } from "../kit/couple.ts";
import { treeCrown } from "../kit/tree-crowns.ts";
import { inks } from "../kit/palette.ts";
import { type ArtPoint, polygon, roundWhole } from "../kit/paths.ts";
import type { Poster } from "../kit/poster.ts";
import { seededRandom } from "../kit/random.ts";
import { roseSymbols } from "../kit/roses.ts";
import { fill, veil } from "../kit/shapes.ts";
import { bandedSky } from "../kit/sky.ts";
import { place } from "../kit/svg.ts";
import { spruceSymbols, treeline } from "../kit/trees.ts";
import { cottage } from "./reader-cottage.ts";

const palette = inks(
  "k9 #5a8f9c, k8 #74a5aa, k7 #92b9b4, k6 #b0cbba, k5 #cddabd, k4 #e4e2ba, k3 #f5e3b4, k2 #fdeabf, k1 #fff3d4",
  "sun #fffdf0",
  "hill #8db39a, hill2 #5f8f7c, pine #2f5f5c, pine-l #7fae86",
  "shingle #6f8f6c, shingle-l #93ad7f, shingle-d #4c6a5c, roof #8b5648, roof-l #c48462, roof-d #643c3c, trim #fff6e2, trim-d #cfc2ac, glow #ffe7a0, sash #6b5a50",
  "stone #c9a57c, stone-l #ecd0a0, stone-d #94735f",
  "g1 #9dbb72, g2 #82a762, g3 #659052, g4 #4a7848, g5 #356043",
  "rock #cfa06e, rock-l #f3d3a0, rock-d #95694f, lichen #c9b45a, step #f7dfb4, step-d #b98e66",
  "cush #5a8a4c, cush-d #3d6b45, phlox #e87fa8, aubrieta #8f6ac0, alyssum #f6c644, candytuft #fffaf0, flax #5f8fd0",
  "bl #f0a9b4, bl-l #fde0de, bl-d #c8788c, trunk #6b4a44",
  "ink #1f4238, rose #dc7f93, rose-d #ad5069, rose-l #fad6d2, gold #ecb550, gold-l #fff0b8, leaf #6a9a58, leaf-d #33603f",
  "suit #20333f, rim #fff0c0, gown #ecd9c8, gown-l #fffdf6, veil #fffaf0, skin #b5764e",
);

const sun = { x: 664, y: 180 };
const roses = roseSymbols("rd");
const spruces = spruceSymbols("rd", [1, 2, 3]);
const couple = coupleSymbol("rd");
const blocks = boulderSymbols("rd", [3, 8, 14, 21, 30]);
const random = seededRandom(19);

const sky = `
  ${bandedSky({ sun, disc: 50, horizon: 230, stretch: 1.2, radii: [760, 640, 532, 438, 352, 276, 206, 144] })}
  ${cloud({ x: 40, y: 120, scale: 0.85, body: "k7", edge: "k2" })}`;

const woods = `
  ${fill(
    "hill",
    treeline(-10, 810, (x) => 420 - 30 * Math.sin((x + 80) / 190), {
      height: 56,
      step: 20,
      seed: 5,
      base: 200,
    }),
  )}
  ${fill(
    "hill2",
    treeline(-10, 810, (x) => 470 - 16 * Math.sin(x / 110), { height: 74, step: 24, seed: 11, base: 160 }),
  )}
  ${spruces.tree(2, 186, 480, 330)}
  ${spruces.tree(1, 108, 500, 400)}
  ${spruces.tree(3, 244, 476, 220)}
  ${spruces.tree(3, 32, 520, 460)}
  ${spruces.tree(3, 690, 484, 250)}
  ${spruces.tree(2, 770, 500, 350)}`;

/** A crabapple in flower beside the house. */
const crabapple = `
  ${fill("trunk", "M668 520C674 480 672 450 662 420L672 418 680 446 694 414 702 418C690 450 686 480 692 520z")}
  ${treeCrown({ x: 682, y: 384, across: 62, high: 50, tufts: 34, tuft: 18, seed: 7, light: 1 }, "bl")}`;

/** The steps swing from the lower edge to the verandah: their middle and their width at a height. */
const upwards = (y: number) => Math.max(0, 1000 - y) / 516;
const stepMiddle = (y: number) => 404 + 84 * Math.sin(upwards(y) * 6.6 + 0.35) * (1 - upwards(y) * 0.8);
const stepWidth = (y: number) => 250 - 186 * Math.pow(upwards(y), 0.8);

/** The front edge of each step; they get lower with the distance. */
const treads: number[] = [];
for (let y = 1024; y > 486; y -= 12 + 30 * Math.pow(1 - upwards(y), 1.4)) treads.push(y);

function steps(): string {
  let top = "";
  let riser = "";
  for (const [index, y] of treads.entries()) {
    const next = treads[index + 1] ?? 484;
    const middle = stepMiddle(y);
    const half = stepWidth(y) / 2;
    const backMiddle = stepMiddle(next);
    const backHalf = stepWidth(next) / 2;
    const thick = (y - next) * 0.36;
    const skew = (random() - 0.5) * half * 0.12;
    top += polygon([
      [middle - half, y + skew * 0.3],
      [middle + half, y - skew * 0.3],
      [backMiddle + backHalf + 2, next],
      [backMiddle - backHalf - 2, next],
    ]);
    riser += polygon([
      [middle - half, y + skew * 0.3],
      [middle + half, y - skew * 0.3],
      [middle + half - 2, y + thick],
      [middle + half * 0.3, y + thick + 1],
      [middle - half + 3, y + thick],
    ]);
  }
  return fill("step", top) + fill("step-d", riser);
}

const cushionKinds = ["phlox", "aubrieta", "alyssum", "candytuft", "flax"] as const;

/** A flower of a cushion: four corners are round at its size, six on a large cushion. */
const floret = ([x, y]: ArtPoint, isLarge: boolean) =>
  isLarge
    ? `M${roundWhole(x) - 6} ${roundWhole(y) - 2}l4-4h6l3 4-3 6h-6z`
    : `M${roundWhole(x) - 8} ${roundWhole(y)}l8-7 8 6-8 8z`;

/** A cushion of alpine flowers, 100 wide, that hangs over the edge it grows on; its flowers take the ink of their place. A small one has fewer. */
const cushionSymbol = (kind: 0 | 1, isLarge: boolean) => {
  const chance = seededRandom(40 + kind);
  const heads = Array.from({ length: isLarge ? 24 : 15 }, (): ArtPoint => {
    const angle = Math.PI * (1 + chance());
    const out = Math.sqrt(chance());
    return [Math.cos(angle) * 46 * out, Math.sin(angle) * 34 * out + 4];
  });
  const hanging = Array.from({ length: isLarge ? 8 : 5 }, (): ArtPoint => [
    (chance() - 0.5) * 70,
    6 + chance() * (kind === 0 ? 22 : 12),
  ]);
  return `<g id="rd${isLarge ? "c" : "d"}${kind}"><path d="M-52 6Q-48-36 0-38 48-36 52 6Q34 ${kind === 0 ? 30 : 16}-6 ${kind === 0 ? 30 : 16}L-24 20Q-46 24-52 6z" fill="var(--cush)"/><path d="M-52 6Q-48-36 0-38-26-22-24 20-46 20-52 6z" fill="var(--cush-d)"/><path d="${[...heads, ...hanging].map((head) => floret(head, isLarge)).join("")}"/></g>`;
};
const cushionSymbols = ([0, 1] as const)
  .flatMap((kind) => [true, false].map((isLarge) => cushionSymbol(kind, isLarge)))
  .join("");
const cushion = (kind: number, x: number, y: number, width: number) =>
  `<g fill="var(--${cushionKinds[kind % cushionKinds.length]})">${place(`rd${width < 64 ? "d" : "c"}${kind % 2}`, roundWhole(x), roundWhole(y), (width / 100).toFixed(2))}</g>`;

interface Bank {
  readonly y: number;
  readonly block: number;
  readonly inkName: string;
}

/** Five banks from the house down to the eye, each walled with larger stone. */
const banks: readonly Bank[] = [
  { y: 524, block: 48, inkName: "g1" },
  { y: 588, block: 68, inkName: "g2" },
  { y: 668, block: 88, inkName: "g3" },
  { y: 772, block: 110, inkName: "g4" },
  { y: 900, block: 150, inkName: "g5" },
];
const rise = (bank: Bank, x: number) =>
  bank.y - Math.abs(x - stepMiddle(bank.y)) * 0.1 + Math.sin(x / 90 + bank.y) * bank.block * 0.24;

const lawns = banks
  .map((bank) =>
    fill(
      bank.inkName,
      polygon([
        [-10, 1000],
        ...Array.from({ length: 18 }, (_, index): [number, number] => [
          -10 + index * 49,
          rise(bank, -10 + index * 49) - bank.block * 0.42,
        ]),
        [830, 1000],
      ]),
    ),
  )
  .join("");

/** The wall of a bank left and right of the steps, and what flowers on it. */
function rockery(bank: Bank): string {
  const gap = stepWidth(bank.y) / 2 + bank.block * 0.42;
  const middle = stepMiddle(bank.y);
  let stones = "";
  let flowers = "";
  for (const side of [-1, 1] as const)
    for (
      let x = middle + side * gap, number = 0;
      x > -60 && x < 860;
      x += side * bank.block * (0.78 + 0.2 * random()), number++
    ) {
      const width = bank.block * (0.84 + 0.36 * random());
      const y = rise(bank, x) + bank.block * 0.1 * random();
      stones += blocks.at(number + roundWhole(bank.y), roundWhole(x), roundWhole(y), width, random() < 0.3);
      if (random() < 0.8)
        flowers += cushion(
          roundWhole(random() * 100),
          x + (random() - 0.5) * bank.block * 0.7,
          y - bank.block * (0.34 + 0.2 * random()),
          bank.block * (0.6 + 0.34 * random()),
        );
    }
  return stones + flowers;
}

const garden = `
  ${lawns}
  ${steps()}
  ${banks.slice(0, 3).map(rockery).join("")}
  ${spruces.tree(1, 176, 668, 90)}
  ${spruces.tree(3, 650, 664, 110)}
  ${veil("step-d", 0.8, `M${roundWhole(stepMiddle(724) - 48)} 724h96q-10 12-48 12t-48-12z`)}
  ${couple.at(roundWhole(stepMiddle(724)), 726, 96)}
  ${banks.slice(3).map(rockery).join("")}`;

const frame = `
  ${fill("ink", "M-10 1000V964C50 946 130 962 176 1000zM640 1000C690 956 750 944 810 950V1000z")}
  ${roses.leaf(24, 1000, 1.4, -14)}
  ${roses.leaf(130, 1010, 1.2, 26)}
  ${roses.leaf(700, 1012, 1.2, -26)}
  ${roses.leaf(782, 1000, 1.3, 10)}
  ${roses.open(42, 958, 1.15, 10, 0.85)}
  ${roses.open(124, 980, 0.95, -20, 0.85)}
  ${roses.bud(172, 962, 0.8, 14)}
  ${roses.open(760, 954, 1.15, 30, 0.85)}
  ${roses.open(684, 980, 0.95, 0, 0.85)}
  ${roses.bud(640, 968, 0.8, -14)}`;

export const readerRockGarden: Poster = {
  className: "wr-rrg",
  size: [800, 1000],
  crop: "xMidYMid slice",
  title: { id: "rdT", text: altTexts["venues/reader-rock-garden"] },
  palette,
  defs: `${roses.defs}${spruces.defs}${couple.defs}${blocks.defs}${cushionSymbols}`,
  layers: [sky, woods, cottage, crabapple, garden, frame],
};
