import { cloud } from "../kit/clouds.ts";
import { type ArtPoint, polygon, roundWhole } from "../kit/paths.ts";
import { seededRandom } from "../kit/random.ts";
import { distant, paintRidge, ridge } from "../kit/ridges.ts";
import { roseSymbols } from "../kit/roses.ts";
import { box, fill, stroke } from "../kit/shapes.ts";
import { treeline } from "../kit/trees.ts";
import { sheetSky } from "./landscape.ts";
import type { DrawInvitation } from "./print-invitation.ts";
import { starPath } from "./star-tiles.ts";

const roses = roseSymbols("r");

/** Where the arch begins and ends, the end of the garden, and how the lanterns hang. */
const places = {
  card: {
    crown: 76,
    spring: 470,
    garden: 806,
    floor: 1098,
    half: 392,
    scale: 1,
    lamps: 150,
    moon: [500, 232],
  },
  square: {
    crown: 40,
    spring: 330,
    garden: 560,
    floor: 792,
    half: 410,
    scale: 0.74,
    lamps: 90,
    moon: [500, 132],
  },
  story: {
    crown: 130,
    spring: 640,
    garden: 980,
    floor: 1330,
    half: 400,
    scale: 1.14,
    lamps: 300,
    moon: [500, 278],
  },
} as const;

const lantern = `
  <path d="M-1.500-400H1.500V-96H-1.500z" fill="var(--gold)"/>
  <path d="M0-100L12-84H-12z" fill="var(--gold)"/>
  <path d="M-30-56Q-26-84 0-88 26-84 30-56z" fill="var(--gold)"/>
  <path d="M6-87Q26-84 30-56H12Q14-76 6-87z" fill="var(--gold-d)"/>
  <path d="M-34-56H34L26 10H-26z" fill="var(--glow)"/>
  <path d="M0-34Q12-18 6-4 0 4-6-4-12-18 0-34z" fill="var(--flame)"/>
  <path d="M-34-58H34V-50H-34zM-28 6H28V14H-28zM-34-56L-26 10H-20L-25-56zM34-56L26 10H20L25-56zM-2.500-52V-36H2.500V-52zM-2.500-2V8H2.500V-2z" fill="var(--gold)"/>
  <path d="M-20-50L-8-50-18-28zM20-50L8-50 18-28zM-17 6L-6 6-18-12zM17 6L6 6 18-12z" fill="var(--gold-d)"/>
  <path d="M-16 14H16L8 26H-8zM0 26L6 40 0 54-6 40z" fill="var(--gold)"/>`;

const cypress = (x: number, y: number, high: number) =>
  fill(
    "pine",
    `M${x} ${y - high}C${roundWhole(x + high * 0.17)} ${roundWhole(y - high * 0.5)} ${roundWhole(x + high * 0.14)} ${roundWhole(y - high * 0.08)} ${x + 3} ${y - 6}V${y}H${x - 3}V${y - 6}C${roundWhole(x - high * 0.14)} ${roundWhole(y - high * 0.08)} ${roundWhole(x - high * 0.17)} ${roundWhole(y - high * 0.5)} ${x} ${y - high}z`,
  ) +
  fill(
    "pine-l",
    `M${x} ${y - high}C${roundWhole(x + high * 0.17)} ${roundWhole(y - high * 0.5)} ${roundWhole(x + high * 0.14)} ${roundWhole(y - high * 0.08)} ${x + 3} ${y - 6}C${roundWhole(x + high * 0.07)} ${roundWhole(y - high * 0.2)} ${roundWhole(x + high * 0.07)} ${roundWhole(y - high * 0.6)} ${x} ${y - high}z`,
  );

/** A garden with a water channel by moonlight, through a pointed arch in a pierced screen. */
export const drawNikah: DrawInvitation = (sheet) => {
  const { crown, spring, garden, floor, half, scale: s, lamps, moon } = places[sheet.shape];
  const { height } = sheet;
  const random = seededRandom(12);
  const rise = spring - crown;
  /** Half of the opening's width at a height: a pointed arch, drawn by four centres. */
  const reach = (y: number) => {
    if (y >= spring) return half;
    const share = (spring - y) / rise;
    return share > 1 ? 0 : half * (1 - share ** 1.9) ** 0.72 * (1 - 0.06 * share);
  };
  const steps = Array.from(
    { length: 23 },
    (_, index) => crown + rise * (1 - Math.cos((index / 22) * (Math.PI / 2))),
  );
  const outline = (grow: number) => {
    const side = steps.map((y): ArtPoint => [
      reach(y) + grow * (y === crown ? 0 : 1),
      y - grow * 0.7 * (1 - (y - crown) / rise),
    ]);
    const right = side.map(([x, y]): ArtPoint => [500 + x, y]);
    const left = side.toReversed().map(([x, y]): ArtPoint => [500 - x, y]);
    return polygon([[500 - half - grow, floor + 10], ...left, ...right, [500 + half + grow, floor + 10]]);
  };
  const lattice: string[] = [];
  const pitch = 61;
  for (let row = 0; row * pitch - 20 < floor; row++)
    for (let column = 0; column < 18; column++) {
      const x = roundWhole(500 + (column - 8.5) * pitch);
      const y = 14 + row * pitch;
      const near = Math.min(reach(y - 24), reach(y + 30)) < reach(y + 30) ? reach(y + 30) : reach(y);
      if (Math.abs(x - 500) > near + 64 && y < floor - 24)
        lattice.push(`<use href="#jS" x="${x}" y="${y}"/>`);
    }
  const far = ridge({
    key: (
      [
        [60, 0],
        [150, 150],
        [220, 104],
        [330, 210],
        [420, 90],
        [500, 128],
        [580, 84],
        [690, 226],
        [770, 120],
        [860, 176],
        [950, 0],
      ] as const
    ).map(([x, y]): ArtPoint => [x, garden - y * s]),
    base: garden + 10,
    light: "left",
    seed: 52,
    ...distant,
    snow: 0.42,
  });
  const [moonX, moonY] = moon;
  const m = 46 * s;
  const crescent = `M${moonX + m * 0.5} ${moonY - m * 0.86}A${m} ${m} 0 1 0 ${moonX + m * 0.5} ${moonY + m * 0.86}A${m * 0.82} ${m * 0.82} 0 1 1 ${moonX + m * 0.5} ${moonY - m * 0.86}z`;
  const deep = floor - garden;
  const at = (share: number) => roundWhole(garden + deep * share);
  const lawn = `
    ${fill("m2", box(0, garden - 4, 1000, deep + 40))}
    ${fill("m3", `M500 ${garden}L-120 ${floor + 20}H-420L440 ${garden}zM500 ${garden}L1120 ${floor + 20}H1420L560 ${garden}z`)}
    ${fill("m4", `M476 ${garden}L40 ${floor + 20}H-260L452 ${garden}zM524 ${garden}L960 ${floor + 20}H1260L548 ${garden}z`)}
    ${fill("stone", `M484 ${garden}H516L800 ${floor + 20}H200z`)}
    ${fill("stone-d", `M488 ${garden}H512L706 ${floor + 20}H294z`)}
    ${fill("water", `M490 ${garden + 3}H510L688 ${floor + 20}H312z`)}
    ${fill("water-l", `M495 ${garden + 3}H505L566 ${floor + 20}H434z`)}
    ${stroke("water", 4, Array.from({ length: 12 }, (_, index) => `M${roundWhole(500 - (8 + index * 6) * (0.6 + random() * 0.5))} ${at(0.16 + index * 0.07)}h${roundWhole((16 + index * 10) * (0.5 + random() * 0.5))}`).join(""), ' stroke-linecap="round"')}
    ${stroke("k1", 4, Array.from({ length: 9 }, (_, index) => `M${roundWhole(492 - index * 3)} ${at(0.22 + index * 0.08)}h${16 + index * 5}`).join(""), ' stroke-linecap="round"')}`;
  const pavilion = `<g transform="translate(500 ${garden + 6})scale(${(s * 0.8).toFixed(2)})">
    ${fill("marble", box(-92, -112, 184, 112))}${fill("marble-m", box(0, -112, 92, 112))}
    ${fill("glow", "M-30 0V-62Q-28-86 0-96 28-86 30-62V0z", "M-76 0V-48Q-74-66-58-72-42-66-40-48V0z", "M40 0V-48Q42-66 58-72 74-66 76-48V0z")}
    ${fill("gold", box(-100, -118, 200, 7))}
    ${fill("roof", "M-62-118C-74-160-30-176 0-206 30-176 74-160 62-118z")}
    ${fill("roof-d", "M0-206C30-176 74-160 62-118H20C34-150 20-180 0-206z")}
    ${fill("gold", "M-3-206L0-236 3-206z", box(-66, -122, 132, 5))}
    ${fill("marble-d", box(-108, -4, 216, 8))}</g>`;
  const pairs = [
    [404, 0.05, 120],
    [352, 0.16, 150],
    [274, 0.34, 200],
    [156, 0.62, 280],
  ] as const;
  const hedges = pairs
    .map(
      ([x, share, high]) =>
        cypress(x, at(share), roundWhole(high * s)) + cypress(1000 - x, at(share), roundWhole(high * s)),
    )
    .join("");
  const tiles = Array.from(
    { length: 17 },
    (_, index) => `<use href="#jT" x="${20 + index * 60}" y="${floor + 40}"/>`,
  ).join("");
  const [y, b] = [height, s];
  const bloomAt = (x: number, side: 1 | -1) =>
    [
      roses.leaf(x + side * 120 * b, y + 6, 1.1 * b, side * 62),
      roses.leaf(x + side * 36 * b, y - 84 * b, 1.4 * b, side * -12),
      roses.leaf(x + side * 110 * b, y - 60 * b, 1.3 * b, side * 30),
      roses.open(x + side * 36 * b, y - 56 * b, 1.4 * b, 12),
      roses.open(x + side * 118 * b, y - 14 * b, 1.1 * b, 40),
      roses.bud(x + side * 84 * b, y - 104 * b, 1 * b, side * 18),
    ].join("");
  return {
    defs: `${roses.defs}<g id="jS"><path d="${starPath(29)}" fill="none" stroke="var(--gold)" stroke-width="3.500"/><path d="${starPath(17)}" fill="var(--deep-l)"/><path d="M29 0H32M-29 0H-32M0 29V32M0-29V-32" stroke="var(--gold)" stroke-width="3.500"/></g><g id="jT"><path d="${starPath(25)}" fill="var(--second)"/><path d="${starPath(16)}" fill="var(--ivory)"/><path d="${starPath(9)}" fill="var(--gold)"/></g><g id="jL">${lantern}</g>`,
    layers: [
      sheetSky(sheet, {
        x: 500,
        y: garden - 40,
        disc: 0,
        stretch: 1.15,
        radii: [760, 640, 520, 400, 210, 170, 130, 90].map((radius) => roundWhole(radius * Math.max(s, 0.8))),
        ground: floor,
      }),
      fill("sun", crescent),
      cloud({ x: 150, y: garden - 210 * s, scale: 0.6 * s, body: "k6", edge: "k3" }),
      paintRidge(far, "far"),
      fill(
        "hill2",
        treeline(60, 940, (x) => garden - 14 - 8 * Math.sin(x / 70), {
          height: 40 * s,
          step: 16,
          seed: 4,
          base: 30,
        }),
      ),
      pavilion,
      lawn,
      hedges,
      `<path fill-rule="evenodd" d="M-5-5H1005V${floor + 10}H-5z${outline(0)}" fill="var(--deep)"/>`,
      lattice.join(""),
      stroke("gold", 8, outline(14)),
      stroke("cloth", 10, outline(4)),
      `<use href="#jL" transform="translate(${500 - half + 62} ${spring + lamps})scale(${s})"/><use href="#jL" transform="translate(${500 + half - 62} ${spring + lamps})scale(${s})"/>`,
      fill("deep", box(-5, floor, 1010, height - floor + 10)),
      fill("cloth", box(-5, floor + 4, 1010, 72)),
      stroke("gold", 5, `M-5 ${floor + 4}H1005M-5 ${floor + 76}H1005`),
      tiles,
      bloomAt(0, 1),
      bloomAt(1000, -1),
    ],
  };
};
