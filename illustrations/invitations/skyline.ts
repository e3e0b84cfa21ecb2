import { calgaryTower } from "../kit/calgary-tower.ts";
import { cloud } from "../kit/clouds.ts";
import { coupleSymbol } from "../kit/couple.ts";
import { roundWhole } from "../kit/paths.ts";
import { seededRandom } from "../kit/random.ts";
import { roseSymbols } from "../kit/roses.ts";
import { box, fill, glints, stroke } from "../kit/shapes.ts";
import { spruceSymbols, treeline } from "../kit/trees.ts";
import { peaceBridge } from "../posters/peace-bridge.ts";
import { sheetSky } from "./landscape.ts";
import type { DrawInvitation } from "./print-invitation.ts";

const roses = roseSymbols("r");
const spruces = spruceSymbols("p", [1, 2]);
const couple = coupleSymbol("c");

/** The river's far bank, the near bank, and the size of the city. */
const places = {
  card: { shore: 880, bank: 1112, scale: 1 },
  square: { shore: 622, bank: 800, scale: 0.72 },
  story: { shore: 1090, bank: 1326, scale: 1.16 },
} as const;

/** x, width, height, share of the lit side, kind of top; from the left. */
const towers = [
  [28, 92, 196, 0.4, "flat"],
  [112, 70, 292, 0.4, "step"],
  [176, 96, 236, 0.36, "flat"],
  [262, 74, 352, 0.36, "slant"],
  [338, 76, 176, 0.34, "flat"],
  [500, 70, 204, 0.4, "step"],
  [576, 108, 440, 0.4, "bow"],
  [694, 76, 300, 0.42, "flat"],
  [760, 90, 402, 0.42, "slant"],
  [842, 78, 262, 0.44, "flat"],
  [910, 84, 328, 0.46, "step"],
] as const;

/** Calgary from the river by last light: the Tower before the sun, the Peace Bridge red over the Bow. */
export const drawSkyline: DrawInvitation = (sheet) => {
  const { shore, bank, scale: s } = places[sheet.shape];
  const { height } = sheet;
  const random = seededRandom(5);
  const foot = shore - 24;
  const sun = { x: 452, y: roundWhole(foot - 208 * s) };
  let windows = "";
  const city = towers
    .map(([x, width, high, lit, top], index) => {
      const [up, roof] = [foot - high * s, high * s];
      // The side that faces the sun is lit.
      const facing = x + width / 2 < sun.x ? x + width * (1 - lit) : x;
      const crown = {
        flat: "",
        step: box(x + width * 0.24, up - 20 * s, width * 0.52, 24 * s),
        slant: `M${x} ${roundWhole(up + 1)}L${x + width} ${roundWhole(up - 44 * s)}V${roundWhole(up + 4)}H${x}z`,
        bow: `M${x} ${roundWhole(up + 1)}Q${x + width * 0.5} ${roundWhole(up - 44 * s)} ${x + width} ${roundWhole(up + 1)}V${roundWhole(up + 4)}H${x}z`,
      }[top];
      const far = index % 3 === 1;
      for (let row = 0; row < Math.floor(roof / (19 * s)) - 1; row++)
        for (let column = 0; column < Math.floor(width / 18); column++)
          if (random() < 0.42) windows += box(x + 10 + column * 17, up + 14 * s + row * 19 * s, 7, 9 * s);
      return (
        fill(far ? "big-d" : "big-s", box(x, up, width, roof), crown) +
        fill(far ? "far-m" : "big-m", box(facing, up, width * lit, roof))
      );
    })
    .join("");
  const span = peaceBridge({
    from: 250,
    to: 1040,
    roof: shore + 8 * s,
    roofRise: 46 * s,
    deck: shore + 62 * s,
    deckRise: 36 * s,
    ribbons: 25,
  });
  const water = { x: 0, y: shore + 30 * s, width: 1000, height: bank - shore - 30 * s };
  const reflected = towers.map(([x, width, high]) => box(x + 4, shore, width - 8, high * s * 0.62)).join("");
  const edge = (down: number) =>
    `M-10 ${bank + down - 20}C160 ${bank + down - 54} 330 ${bank + down - 6} 480 ${bank + down + 20}S820 ${bank + down + 30} 1010 ${bank + down - 16}V${height + 10}H-10z`;
  const y = height;
  const bloom = [
    roses.leaf(140, y - 4, 1.1, 60),
    roses.leaf(60, y - 124, 1.6, -16),
    roses.leaf(138, y - 112, 1.3, 20),
    roses.open(62, y - 72, 1.55, 20),
    roses.open(168, y - 26, 1.15, 52),
    roses.bud(120, y - 146, 1.1, 12),
    roses.leaf(860, y - 4, 1.1, -60),
    roses.leaf(946, y - 120, 1.5, 12),
    roses.leaf(868, y - 108, 1.3, -22),
    roses.open(940, y - 66, 1.5, 4),
    roses.open(838, y - 24, 1.1, 30),
    roses.side(884, y - 122, 0.9, -14),
  ].join("");
  return {
    defs: roses.defs + spruces.defs + couple.defs,
    layers: [
      sheetSky(sheet, {
        ...sun,
        horizon: sun.y + 40,
        disc: roundWhole(72 * s),
        stretch: 1.3,
        radii: [760, 620, 486, 366, 262, 214, 168, 124].map((radius) =>
          roundWhole(radius * (s > 1 ? 1.1 : s)),
        ),
        ground: shore,
      }),
      cloud({ x: 600, y: sun.y - 216 * s, scale: 0.9 * s, body: "k6", edge: "k3" }),
      cloud({ x: -80, y: sun.y - 120 * s, scale: 0.9 * s, body: "k6", edge: "k3" }),
      city,
      fill("glow", windows),
      calgaryTower(452, foot, 470 * s, "right")
        .replaceAll("--shaft-l", "--big-m")
        .replaceAll("--shaft", "--big-d")
        .replaceAll("--pod-l", "--brick-l")
        .replaceAll("--pod", "--brick"),
      fill(
        "hill2",
        treeline(-10, 1010, (x) => shore - 16 - 8 * Math.sin(x / 60), {
          height: 42 * s,
          step: 17,
          seed: 3,
          base: 40,
          floor: shore + 2,
        }),
      ),
      fill("water-d", box(0, shore, 1000, bank - shore + 60)),
      `<path d="${reflected}" fill="var(--water)" fill-opacity=".55"/>`,
      fill(
        "water-l",
        ...Array.from({ length: 9 }, (_, index) =>
          box(
            sun.x - 70 + (index % 3) * 12 - index * 3,
            shore + 72 * s + index * 17 * s,
            140 - (index % 4) * 22,
            5 * s,
          ),
        ),
      ),
      stroke("big-s", 5, glints(random, 40, water, 110), ' stroke-linecap="round"'),
      stroke("k4", 4, glints(random, 46, water, 90), ' stroke-linecap="round"'),
      fill("brick-d", span.tube),
      stroke("brick", 7 * s, span.rising + span.falling),
      stroke("brick-l", 9 * s, span.roofEdge),
      stroke("brick-l", 7 * s, span.deckEdge),
      stroke("glow", 4 * s, span.walk),
      spruces.tree(1, 42, bank + 10, 380 * s),
      spruces.tree(2, -8, bank + 20, 470 * s),
      spruces.tree(2, 112, bank + 4, 230 * s),
      fill("deep-l", edge(0)),
      couple.at(250, bank + 6, 118 * s),
      spruces.tree(1, 962, bank + 30, 260 * s),
      fill("deep", edge(22)),
      bloom,
    ],
  };
};
