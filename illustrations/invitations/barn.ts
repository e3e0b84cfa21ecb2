import { coupleSymbol } from "../kit/couple.ts";
import { lightString } from "../kit/light-strings.ts";
import { cloud } from "../kit/clouds.ts";
import { type ArtPoint, roundWhole } from "../kit/paths.ts";
import { backdrop, paintRidge, ridge } from "../kit/ridges.ts";
import { box, fill, stroke } from "../kit/shapes.ts";
import { treeCrown } from "../kit/tree-crowns.ts";
import { treeline } from "../kit/trees.ts";
import { scatter } from "../kit/meadow.ts";
import { seededRandom } from "../kit/random.ts";
import { placed } from "../kit/svg.ts";
import { scallopRing } from "../kit/ornament-rings.ts";
import { sheetSky } from "./landscape.ts";
import type { DrawInvitation } from "./print-invitation.ts";

const couple = coupleSymbol("c");

/** The foot of the barn, the rim of the foreground, and the size of things. */
const places = {
  card: { foot: 884, edge: 1130, scale: 1 },
  square: { foot: 628, edge: 800, scale: 0.74 },
  story: { foot: 1112, edge: 1350, scale: 1.12 },
} as const;

/** A gambrel barn with its doors open; 0,0 at the middle of its foot, 520 wide and 420 high. */
const barn = `
  ${fill("brick", "M-210 0V-196L-160-330-10-412 140-330 190-196V0z")}
  ${fill("brick-d", "M190 0V-196L140-330-10-412 30-412 330-372 380-236 396-190V0z")}
  ${fill("wood-d", "M-10-416L310-420 352-338 400-190 190-196 140-330z")}
  ${fill("wood", "M140-330L352-338 400-190 190-196z")}
  ${stroke("wood-d", 3, "M60-372L330-378M165-264L376-264M152-298L364-302M178-230L388-228")}
  ${stroke("ivory", 9, "M-216-190L-164-334-10-420 144-334 196-190")}
  ${stroke("brick-d", 3, "M-170-8V-250M-130-8V-330M-90-212V-360M70-212V-360M110-8V-330M150-8V-250M-50-212V-240M30-212V-240")}
  ${fill("ivory", "M-46-330V-250H26V-330z")}
  ${fill("glow", "M-38-322V-258H18V-322z")}
  ${stroke("ivory", 5, "M-10-322V-258M-38-290H18")}
  ${fill("flame", "M-96 0V-204H76V0z")}
  ${fill("glow", "M-80 0V-188H60V0z")}
  ${fill("wood-l", "M-80 0L-40-46H20L60 0z")}
  ${fill("wood", "M-80-188L-40-140H20L60-188V-176L24-132H-44L-80-176z")}
  ${stroke("wood", 5, "M-40-140V-46M20-140V-46")}
  ${stroke("sun", 6, "M-70-150h0M-54-138h0M-34-132h0M-10-130h0M14-132h0M34-138h0M50-150h0", ' stroke-linecap="round"')}
  ${fill("brick-l", box(-188, -204, 88, 204), box(80, -204, 88, 204))}
  ${stroke("ivory", 6, "M-185-201H-103V-3H-185zM-185-3L-103-201M-185-201L-103-3M83-201H165V-3H83zM83-3L165-201M83-201L165-3")}
  ${fill("wood-d", box(-200, -214, 380, 9))}
  ${fill("wood-d", "M70-418L88-462H132L150-420z", box(84, -476, 52, 40))}
  ${fill("ivory", "M76-476L110-506 144-476z", box(98, -466, 24, 26))}`;

const sag = (from: ArtPoint, to: ArtPoint, down: number) =>
  `M${roundWhole(from[0])} ${roundWhole(from[1])}Q${roundWhole((from[0] + to[0]) / 2)} ${roundWhole((from[1] + to[1]) / 2 + down)} ${roundWhole(to[0])} ${roundWhole(to[1])}`;

const sunflower = (x: number, y: number, size: number, turn: number) =>
  `<use href="#sf" transform="${placed(roundWhole(x), roundWhole(y), size.toFixed(2), turn)}"/>`;

const stem = (x: number, y: number, high: number, lean: number) =>
  stroke(
    "leaf-d",
    8,
    `M${roundWhole(x)} ${roundWhole(y + high)}Q${roundWhole(x + lean)} ${roundWhole(y + high * 0.4)} ${roundWhole(x)} ${roundWhole(y)}`,
  ) +
  fill(
    "leaf",
    `M${roundWhole(x + lean * 0.5)} ${roundWhole(y + high * 0.55)}q30-40 74-22q-20 40-74 22zM${roundWhole(x + lean * 0.5)} ${roundWhole(y + high * 0.7)}q-30-40-74-22q20 40 74 22z`,
  );

/** A barn at the end of the day: its doors open, lights strung over the yard. */
export const drawBarn: DrawInvitation = (sheet) => {
  const { foot, edge, scale: s } = places[sheet.shape];
  const { height } = sheet;
  const random = seededRandom(8);
  const up = (points: readonly ArtPoint[]): ArtPoint[] => points.map(([x, y]) => [x, foot - 40 * s - y * s]);
  const hills = ridge({
    key: up([
      [-120, 0],
      [20, 210],
      [90, 150],
      [190, 250],
      [250, 180],
      [340, 226],
      [520, 70],
      [690, 180],
      [770, 130],
      [900, 236],
      [960, 180],
      [1040, 210],
      [1180, 0],
    ]),
    base: foot,
    light: 250,
    seed: 27,
    ...backdrop,
    roughness: 14,
    snow: 0.34,
  });
  const sun = { x: 206, y: roundWhole(foot - 270 * s) };
  const yard = edge - foot;
  const posts = [
    [66, foot + yard * 0.62, 330],
    [930, foot + yard * 0.62, 330],
  ] as const;
  const [barnX, barnY] = [500, roundWhole(foot + 26 * s)];
  const top = (post: (typeof posts)[number]): ArtPoint => [post[0], post[1] - post[2] * s];
  const eaves: readonly ArtPoint[] = [
    [barnX - 164 * s, barnY - 300 * s],
    [barnX + 140 * s, barnY - 300 * s],
  ];
  const [leftEaves = [0, 0], rightEaves = [0, 0]] = eaves;
  const strings =
    sag(top(posts[0]), leftEaves, 90 * s) +
    sag(top(posts[1]), rightEaves, 90 * s) +
    sag(top(posts[0]), top(posts[1]), 300 * s) +
    sag(top(posts[0]), [-20, foot - 60 * s], 40 * s) +
    sag(top(posts[1]), [1020, foot - 60 * s], 40 * s);
  const flowers = (
    [
      [40, -150, 1.1, 10],
      [120, -96, 1.25, -14],
      [16, -60, 1.3, 30],
      [196, -44, 0.95, 20],
    ] as const
  )
    .flatMap(([x, y, size, turn]) =>
      ([1, -1] as const).map((side) => {
        const at = 500 + side * (x - 500);
        return (
          stem(at, height + y * s, 190 * s, -16 * side) + sunflower(at, height + y * s, size * s, turn * side)
        );
      }),
    )
    .join("");
  const grass = (y: number) =>
    `M-10 ${roundWhole(y)}C180 ${roundWhole(y - 34)} 360 ${roundWhole(y + 16)} 500 ${roundWhole(y + 18)}S840 ${roundWhole(y - 34)} 1010 ${roundWhole(y - 6)}V${height + 10}H-10z`;
  const tree = (x: number, seed: number, size: number) =>
    fill(
      "bark",
      `M${x - 8} ${foot + 30}L${x - 5} ${roundWhole(foot - 90 * size * s)}H${x + 5}L${x + 8} ${foot + 30}z`,
    ) +
    treeCrown(
      {
        x,
        y: roundWhole(foot - 120 * size * s),
        across: 74 * size * s,
        high: 92 * size * s,
        tufts: 16,
        tuft: 40 * size * s,
        seed,
        light: -1,
      },
      "tree",
    );
  return {
    defs: `${couple.defs}<g id="sf"><path d="${scallopRing(18, 0.9, 48)}" fill="var(--wheat-d)"/><path d="${scallopRing(15, 0.9, 39)}" fill="var(--mg-l)"/><circle r="25" fill="var(--wood-d)"/><circle r="17" fill="var(--wood)"/><circle r="9" fill="var(--wood-d)"/></g>`,
    layers: [
      sheetSky(sheet, {
        ...sun,
        horizon: sun.y + 60,
        disc: roundWhole(58 * s),
        stretch: 1.3,
        radii: [800, 650, 510, 390, 262, 210, 164, 118].map((radius) => roundWhole(radius * s)),
        ground: foot,
      }),
      cloud({ x: 520, y: sun.y - 130 * s, scale: 1 * s, body: "k6", edge: "k3" }),
      paintRidge(hills, "far"),
      fill(
        "hill",
        treeline(-10, 1010, (x) => foot - 26 * s - 16 * Math.sin(x / 110), {
          height: 40 * s,
          step: 16,
          seed: 5,
          base: 70,
        }),
      ),
      fill("m4", `M-10 ${foot - 8}Q500 ${foot - 34} 1010 ${foot - 4}V${edge + 60}H-10z`),
      tree(872, 5, 1.25),
      tree(958, 9, 1),
      tree(72, 14, 0.9),
      `<g transform="translate(${barnX} ${barnY})scale(${s})">${barn}</g>`,
      fill(
        "m2",
        `M-10 ${foot + 34 * s}C260 ${foot + 14 * s} 740 ${foot + 14 * s} 1010 ${foot + 34 * s}V${edge + 60}H-10z`,
      ),
      fill(
        "m3",
        `M-10 ${roundWhole(foot + yard * 0.5)}C200 ${roundWhole(foot + yard * 0.34)} 320 ${roundWhole(foot + yard * 0.4)} 400 ${roundWhole(foot + yard * 0.5)}L340 ${edge + 40}H-10zM1010 ${roundWhole(foot + yard * 0.46)}C860 ${roundWhole(foot + yard * 0.34)} 700 ${roundWhole(foot + yard * 0.4)} 600 ${roundWhole(foot + yard * 0.5)}L700 ${edge + 40}H1010z`,
      ),
      fill(
        "wheat-l",
        `M${roundWhole(barnX - 78 * s)} ${roundWhole(foot + 26 * s)}H${roundWhole(barnX + 58 * s)}L${roundWhole(barnX + 150)} ${edge + 40}H${roundWhole(barnX - 190)}z`,
      ),
      fill(
        "wheat",
        `M${roundWhole(barnX + 20 * s)} ${roundWhole(foot + 26 * s)}H${roundWhole(barnX + 58 * s)}L${roundWhole(barnX + 150)} ${edge + 40}H${roundWhole(barnX + 40)}z`,
      ),
      stroke(
        "m1",
        6,
        scatter(random, 44, { x: 0, y: foot + yard * 0.4, width: 340, height: yard * 0.5 }) +
          scatter(random, 44, { x: 680, y: foot + yard * 0.4, width: 320, height: yard * 0.5 }),
        ' stroke-linecap="round"',
      ),
      couple.at(486, roundWhole(foot + yard * 0.62), 126 * s),
      ...posts.map((post) =>
        fill("wood-d", box(post[0] - 6, post[1] - post[2] * s - 10, 12, post[2] * s + 40)),
      ),
      lightString("bL", strings, 34 * Math.max(s, 0.8), 15 * Math.max(s, 0.8)),
      fill("deep-l", grass(edge - 8)),
      fill("deep", grass(edge + 20)),
      flowers,
    ],
  };
};
