import { lightString } from "../kit/light-strings.ts";
import { marigoldSymbols } from "../kit/marigolds.ts";
import { lotusRing, scallopRing } from "../kit/ornament-rings.ts";
import { type ArtPoint, roundWhole } from "../kit/paths.ts";
import { distant, paintRidge, ridge } from "../kit/ridges.ts";
import { box, fill, stroke } from "../kit/shapes.ts";
import { treeline } from "../kit/trees.ts";
import { twirler } from "../posters/sangeet-music.ts";
import { sheetSky } from "./landscape.ts";
import type { DrawInvitation } from "./print-invitation.ts";

const marigolds = marigoldSymbols("m");

/** The horizon, the middle of the circle, its breadth and depth, and the edge of the foreground. */
const places = {
  card: { horizon: 640, y: 868, across: 392, deep: 150, edge: 1128, tall: 1 },
  square: { horizon: 448, y: 610, across: 390, deep: 110, edge: 800, tall: 0.76 },
  story: { horizon: 868, y: 1110, across: 392, deep: 172, edge: 1356, tall: 1.08 },
} as const;

const sticks = (from: ArtPoint, turn: number) => {
  const angle = (turn * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle) * 34, Math.sin(angle) * 34];
  return `M${roundWhole(from[0] - dx * 0.4)} ${roundWhole(from[1] - dy * 0.4)}L${roundWhole(from[0] + dx)} ${roundWhole(from[1] + dy)}`;
};

/** A woman turning in her chaniya, a stick in each hand; feet at 0,0, 190 high. */
const woman = (skirt: string, blouse: string, scarf: string) =>
  twirler
    .replaceAll("--rani", `--${skirt}`)
    .replaceAll("--teal", `--${blouse}`)
    .replaceAll("--saf", `--${scarf}`)
    .replaceAll("--skin2", "--skin-d") +
  stroke("gold-l", 5, sticks([-55, -200], -60) + sticks([77, -162], -30), ' stroke-linecap="round"');

/** A man in kediyu and turban, his sticks crossed over his head; feet at 0,0, 190 high. */
const man = `
  <path d="M-16-64L-26-4-40 0-40 5H-18L-4-58zM14-64L40-20 46-24 50-20 38-4 10-44z" fill="var(--ivory-d)"/>
  <path d="M-14-138C-20-112-38-84-50-66-30-50 30-50 50-66 40-84 22-112 16-138z" fill="var(--ivory)"/>
  <path d="M4-138H16C22-112 40-84 50-66 40-60 26-56 12-55 18-84 14-112 4-138z" fill="var(--ivory-d)"/>
  <path d="M-48-68C-30-54 30-54 49-68L52-62C30-46-30-46-52-62z" fill="var(--cloth)"/>
  <path d="M-24-104C-10-98 14-98 26-104L28-96C12-90-12-90-27-96z" fill="var(--mg)"/>
  <path d="M-12-138C-34-150-44-176-28-204L-21-201C-32-178-24-160-2-146zM14-138C34-148 44-172 30-202L23-199C32-176 26-160 4-146z" fill="var(--skin)"/>
  <path d="M-4-138h9v-10h-9z" fill="var(--skin)"/>
  <ellipse cx="1" cy="-160" rx="11" ry="14" fill="var(--skin)"/>
  <path d="M-13-164C-18-182 4-190 14-180 20-174 17-166 15-163 8-170-4-171-13-164z" fill="var(--cloth)"/>
  <path d="M14-176C24-170 26-156 24-142 18-150 14-160 13-168z" fill="var(--cloth-d)"/>
  ${stroke("gold-l", 5, "M-34-190L4-226M36-190L-6-228", ' stroke-linecap="round"')}`;

/** A circle of dancers with dandiya under strings of lights, its rings of colour on the ground. */
export const drawGarba: DrawInvitation = (sheet) => {
  const { horizon, y, across, deep, edge, tall } = places[sheet.shape];
  const { height } = sheet;
  const up = (points: readonly ArtPoint[]): ArtPoint[] => points.map(([px, py]) => [px, horizon - py * tall]);
  const far = ridge({
    key: up([
      [-100, 0],
      [40, 116],
      [110, 70],
      [220, 150],
      [330, 60],
      [430, 100],
      [520, 50],
      [640, 132],
      [700, 90],
      [820, 168],
      [900, 100],
      [960, 124],
      [1100, 0],
    ]),
    base: horizon + 10,
    light: 500,
    seed: 61,
    ...distant,
    snow: 0.44,
  });
  const ring = (share: number, inkName: string, shape: "lo" | "sc") =>
    `<use href="#${shape}" transform="scale(${((across * share) / 100).toFixed(2)} ${((deep * share) / 100).toFixed(2)})" fill="var(--${inkName})"/>`;
  const ground = `<g transform="translate(500 ${y})">${ring(1.5, "second", "lo")}${ring(1.36, "gold", "sc")}${ring(1.32, "cloth", "sc")}${ring(1.1, "third", "lo")}${ring(0.96, "second-d", "sc")}${ring(0.7, "cloth", "lo")}${ring(0.56, "gold-l", "sc")}${ring(0.36, "cloth-d", "lo")}${ring(0.22, "ivory", "sc")}</g>`;
  const kinds = ["gW", "gM", "gV"] as const;
  const dancers = Array.from({ length: 12 }, (_, index) => {
    const angle = ((index + 0.5) / 12) * 2 * Math.PI;
    return { x: 500 + Math.cos(angle) * across, y: y + Math.sin(angle) * deep, index };
  })
    .toSorted((a, b) => a.y - b.y)
    .map(({ x, y: foot, index }) => {
      const size = (tall * (0.62 + 0.34 * ((foot - y + deep) / (2 * deep)))).toFixed(2);
      const mirrored = x > 500;
      return `<g transform="translate(${roundWhole(x)} ${roundWhole(foot + 10)})scale(${mirrored ? `-${size}` : size} ${size})"><use href="#${kinds[index % 3] ?? "gW"}"/></g>`;
    })
    .join("");
  const poles = [60, 940];
  const lights = `M60 ${horizon - 236 * tall}Q280 ${horizon - 110 * tall} 500 ${horizon - 176 * tall}Q720 ${horizon - 110 * tall} 940 ${horizon - 236 * tall}M60 ${horizon - 226 * tall}Q20 ${horizon - 170 * tall} -10 ${horizon - 190 * tall}M940 ${horizon - 226 * tall}Q980 ${horizon - 170 * tall} 1010 ${horizon - 190 * tall}`;
  const b = tall;
  const bloomAt = (x: number, side: 1 | -1) =>
    [
      marigolds.leaf(x + side * 146 * b, height + 6, 1.1 * b, side * 62),
      marigolds.leaf(x + side * 30 * b, height - 96 * b, 1.3 * b, side * -14),
      marigolds.leaf(x + side * 104 * b, height - 74 * b, 1.2 * b, side * 26),
      marigolds.head(x + side * 44 * b, height - 92 * b, 1.15 * b, 10),
      marigolds.head(x + side * 122 * b, height - 56 * b, 1.05 * b, 30),
      marigolds.head(x + side * 22 * b, height - 18 * b, 1.35 * b, 0),
      marigolds.head(x + side * 96 * b, height - 2 * b, 1.2 * b, 20),
    ].join("");
  const line = `M-10 ${edge + 24}C200 ${edge - 6} 380 ${edge - 14} 500 ${edge - 14}S800 ${edge - 6} 1010 ${edge + 24}V${height + 10}H-10z`;
  return {
    defs: `${marigolds.defs}<path id="lo" d="${lotusRing(28, 11)}"/><path id="sc" d="${scallopRing(28, 0.56)}"/><g id="gW">${woman("cloth", "second", "mg")}</g><g id="gV">${woman("second", "third", "cloth")}</g><g id="gM">${man}</g>`,
    layers: [
      sheetSky(sheet, {
        x: 500,
        y: horizon - 30,
        disc: roundWhole(84 * tall),
        stretch: 1.35,
        radii: [760, 620, 490, 370, 236, 196, 156, 120].map((radius) => roundWhole(radius * tall)),
        ground: horizon + 10,
      }),
      paintRidge(far, "far"),
      fill(
        "hill2",
        treeline(-10, 1010, (x) => horizon - 8 - 8 * Math.sin(x / 80), {
          height: 44 * tall,
          step: 17,
          seed: 31,
          base: 50,
        }),
      ),
      fill("deep-2", box(-5, horizon + 24, 1010, height)),
      ground,
      ...poles.map(
        (x) =>
          fill("wood-d", box(x - 5, horizon - 250 * tall, 10, 330 * tall)) +
          fill("gold", box(x - 9, horizon - 258 * tall, 18, 10)),
      ),
      lightString("gL", lights, 32, 14),
      dancers,
      fill("gold", line),
      fill("deep", line).replace('d="', 'transform="translate(0 7)" d="'),
      bloomAt(0, 1),
      bloomAt(1000, -1),
    ],
  };
};
