import { cloud } from "../kit/clouds.ts";
import { coupleSymbol } from "../kit/couple.ts";
import type { ArtPoint } from "../kit/paths.ts";
import { seededRandom } from "../kit/random.ts";
import { backdrop, paintRidge, ridge } from "../kit/ridges.ts";
import { roseSymbols } from "../kit/roses.ts";
import { arched, box, fill, glints, stroke } from "../kit/shapes.ts";
import { spruceSymbols, treeline } from "../kit/trees.ts";
import { chimney, gable, turret, wing } from "../posters/castle.ts";
import { sheetSky } from "./landscape.ts";
import { notched, paperPlate, rule } from "./plates.ts";
import type { DrawInvitation } from "./print-invitation.ts";

const roses = roseSymbols("r");
const spruces = spruceSymbols("p", [1, 2, 3]);
const couple = coupleSymbol("c");

/** Where the picture ends and the castle stands, its size, and the rules between the texts. */
const places = {
  card: { bottom: 898, top: 56, foot: 640, scale: 1.16, rule: 1186, bloom: 1 },
  square: { bottom: 566, top: 36, foot: 424, scale: 0.8, rule: 838, bloom: 0.72 },
  story: { bottom: 1110, top: 56, foot: 800, scale: 1.3, rule: 1432, bloom: 1.1 },
} as const;

const terrace = Array.from({ length: 12 }, (_, index) => arched(-286 + index * 52, 30, 26, 30)).join("");

/** The hotel on its bluff, 0,0 at the middle of its foot, about 640 wide and 440 high. */
const hotel = `
  ${wing({ x: -330, width: 130, eaves: -140, ridge: -206, foot: 0, shade: 0.24, columns: 6, rows: 4 })}
  ${turret(-326, 16, -150, -232, 0)}
  ${wing({ x: 196, width: 140, eaves: -128, ridge: -190, foot: 0, shade: 0.2, columns: 6, rows: 4 })}
  ${chimney(-176, -300, -200)}
  ${chimney(160, -300, -200)}
  ${wing({ x: -210, width: 150, eaves: -206, ridge: -290, foot: 0, shade: 0.2, columns: 6, rows: 6 })}
  ${wing({ x: 66, width: 150, eaves: -196, ridge: -280, foot: 0, shade: 0.14, columns: 6, rows: 6 })}
  ${gable(-158, 32, -262, -204, 0)}
  ${gable(142, 32, -250, -194, 0)}
  ${fill("glow", ...[-170, -126, -82, -38].flatMap((y) => [box(-164, y, 10, 18), box(-144, y, 8, 18), box(146, y, 10, 18)]))}
  ${fill("pane", ...[-170, -126, -82, -38].flatMap((y) => [box(-180, y, 8, 18), box(126, y, 8, 18)]))}
  ${chimney(-42, -436, -340)}
  ${chimney(24, -436, -340)}
  ${wing({ x: -74, width: 148, eaves: -322, ridge: -444, foot: 0, shade: 0.22, columns: 5, rows: 8 })}
  ${turret(-72, 19, -306, -408, 0)}
  ${turret(76, 19, -306, -408, 0)}
  ${turret(214, 18, -178, -268, 0)}
  ${gable(2, 36, -350, -286, 0)}
  ${fill("glow", arched(2, -180, 34, 72), arched(2, 0, 40, 62), box(-10, -150, 9, 24), box(6, -150, 9, 24), box(-10, -104, 9, 24), box(6, -104, 9, 24))}
  ${fill("pane", arched(2, -272, 14, 30))}
  ${fill("lime-m", box(-320, 0, 640, 44))}
  ${fill("lime-d", box(-320, 0, 180, 44), box(-320, 36, 640, 10))}
  ${fill("glow", terrace)}
  ${fill("lime", box(-330, -8, 660, 9))}`.replaceAll("--lime", "--stone");

/** The great hotel over the river, under a long flank of layered limestone. */
export const drawCastle: DrawInvitation = (sheet) => {
  const { bottom, top, foot, scale, rule: ruleAt, bloom } = places[sheet.shape];
  const { height } = sheet;
  const random = seededRandom(11);
  const up = (points: readonly ArtPoint[]): ArtPoint[] => points.map(([x, y]) => [x, foot - y * scale]);
  const flank = ridge({
    key: up([
      [-300, -20],
      [-60, 330],
      [60, 280],
      [300, 520],
      [352, 430],
      [424, 468],
      [600, 170],
      [690, 236],
      [760, 190],
      [880, 290],
      [1160, 0],
    ]),
    habits: ["back", "slab", "horn", "back", "horn"],
    base: foot + 60,
    light: 760,
    seed: 35,
    ...backdrop,
    roughness: 22,
    gullies: 6,
    folds: 5,
    snow: 0.34,
    depth: 3,
  });
  const sun = { x: 792, y: Math.round(foot - 330 * scale) };
  const radii = [860, 700, 560, 440, 336, 250, 176, 116].map((radius) => Math.round(radius * scale * 0.9));
  const shore = foot + 96 * scale;
  const river = `
    ${fill("water-d", `M0 ${shore - 14}C240 ${shore - 34} 700 ${shore - 40} 1000 ${shore - 22}V${bottom + 20}H0z`)}
    ${fill("water", `M0 ${shore}C240 ${shore - 20} 520 ${shore - 22} 700 ${shore + 14}C820 ${shore + 36} 920 ${shore + 44} 1000 ${shore + 44}V${bottom + 20}H0z`)}
    ${fill("water-l", `M120 ${shore + 8}C300 ${shore - 8} 480 ${shore} 620 ${shore + 30}C480 ${shore + 22} 300 ${shore + 20} 120 ${shore + 8}z`)}
    ${stroke("water-l", 4, glints(random, 26, { x: 60, y: shore + 6, width: 800, height: Math.max(40, bottom - shore - 40) }, 90), ' stroke-linecap="round"')}
    ${stroke("sun", 4, glints(random, 12, { x: 640, y: shore + 16, width: 260, height: Math.max(30, bottom - shore - 50) }, 60), ' stroke-linecap="round"')}`;
  const woods = (y: number, tall: number, seed: number, inkName: string, base: number) =>
    fill(
      inkName,
      treeline(-10, 1010, (x) => y - 16 * scale * Math.sin((x + seed * 60) / 190), {
        height: tall * scale,
        step: 17 * scale,
        seed,
        base: base * scale,
      }),
    );
  const near = `
    ${fill("deep", `M-10 ${bottom - 54 * scale}C140 ${bottom - 96 * scale} 330 ${bottom - 70 * scale} 440 ${bottom + 20}H-10z`)}
    ${fill("deep", `M600 ${bottom + 20}C720 ${bottom - 30 * scale} 860 ${bottom - 96 * scale} 1010 ${bottom - 110 * scale}V${bottom + 20}z`)}
    ${couple.at(262, bottom - 68 * scale, 112 * scale)}
    ${spruces.tree(2, 908, bottom - 40 * scale, 420 * scale)}
    ${spruces.tree(1, 830, bottom - 20 * scale, 270 * scale)}
    ${spruces.tree(3, 760, bottom - 10 * scale, 180 * scale)}
    ${spruces.tree(1, 74, bottom - 40 * scale, 300 * scale)}
    ${spruces.tree(3, 140, bottom - 50 * scale, 190 * scale)}`;
  // The bloom leans over the edge of the plate.
  const [l, r, y, s] = [96, 904, bottom - 4, bloom];
  const flowers = [
    roses.leaf(l + 60 * s, y + 4, 1.4 * s, 60),
    roses.leaf(l - 20 * s, y - 40 * s, 1.4 * s, -20),
    roses.leaf(l + 20 * s, y - 40 * s, 1.3 * s, 20),
    roses.open(l, y - 8 * s, 1.4 * s, 14),
    roses.open(l + 82 * s, y + 12 * s, 1.05 * s, 46),
    roses.bud(l + 44 * s, y - 74 * s, 1 * s, 12),
    roses.leaf(r - 70 * s, y + 4, 1.4 * s, -60),
    roses.leaf(r + 16 * s, y - 40 * s, 1.4 * s, 14),
    roses.open(r, y - 8 * s, 1.35 * s, 30),
    roses.open(r - 84 * s, y + 8 * s, 1.05 * s, 4),
    roses.side(r - 40 * s, y - 66 * s, 0.8 * s, -14),
  ];
  const spray = [
    roses.leaf(420, 1708, 1.3, -70),
    roses.leaf(580, 1708, 1.3, 70),
    roses.leaf(452, 1680, 1.2, -32),
    roses.leaf(548, 1680, 1.2, 32),
    roses.side(410, 1704, 0.9, -40),
    roses.bud(590, 1708, 1, 54),
    roses.open(500, 1704, 1.3, 8),
  ].join("");
  return {
    defs: roses.defs + spruces.defs + couple.defs,
    layers: [
      sheetSky(sheet, { ...sun, disc: Math.round(54 * scale), stretch: 1.18, radii, ground: bottom + 20 }),
      cloud({ x: 40, y: sun.y - 60 * scale, scale: 0.8 * scale, body: "k7", edge: "k4" }),
      cloud({ x: 560, y: sun.y + 84 * scale, scale: 0.7 * scale, body: "k4", edge: "sun" }),
      paintRidge(flank, "big"),
      woods(foot - 70 * scale, 34, 4, "hill", 160),
      woods(foot - 20 * scale, 44, 7, "hill2", 160),
      `<g transform="translate(480 ${foot})scale(${scale})">${hotel}</g>`,
      woods(foot + 66 * scale, 52, 12, "pine", 80),
      river,
      near,
      paperPlate({ outline: notched(56, top, 944, bottom), height }),
      flowers.join(""),
      rule(500, ruleAt, 300),
      sheet.shape === "story" ? spray : "",
    ],
  };
};
