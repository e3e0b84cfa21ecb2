import { candle } from "../kit/candles.ts";
import { type ArtPoint, roundWhole } from "../kit/paths.ts";
import { perspective } from "../kit/perspective.ts";
import { backdrop, paintRidge, ridge } from "../kit/ridges.ts";
import { roseSymbols } from "../kit/roses.ts";
import { box, fill, stroke } from "../kit/shapes.ts";
import { ellipseBands } from "../kit/sky.ts";
import { paperPlate, rule } from "./plates.ts";
import type { DrawInvitation } from "./print-invitation.ts";

const roses = roseSymbols("r");

/** The picture's round-headed window, the height of the eye, and the size of things. */
const places = {
  card: { top: 56, bottom: 900, left: 70, eye: 560, scale: 1, rule: 1186 },
  square: { top: 34, bottom: 580, left: 58, eye: 380, scale: 0.72, rule: 840 },
  story: { top: 60, bottom: 1112, left: 70, eye: 690, scale: 1.14, rule: 1432 },
} as const;

/** A couple dancing, his hand in hers; feet at 0,0, about 200 high. */
const dancers = `
  <path d="M34-6C40-60 36-90 30-108H62C66-80 66-30 62-4H50L48-70 44-4z" fill="var(--suit)"/>
  <path d="M22-170C18-140 20-118 26-100H64C70-126 70-152 62-172z" fill="var(--suit)"/>
  <path d="M54-172C64-150 66-124 62-100H64C70-126 70-152 62-172zM56-100L58-4H62C66-30 66-80 62-100z" fill="var(--rim)" opacity=".6"/>
  <circle cx="42" cy="-190" r="13" fill="var(--skin-d)"/>
  <path d="M29-192C28-210 54-212 56-196 48-200 38-200 29-192z" fill="var(--hair)"/>
  <path d="M-20-104C-34-70-74-30-112-2-70 14 20 10 48-2 36-40 22-80 14-104z" fill="var(--gown-l)"/>
  <path d="M-20-104C-34-70-74-30-112-2-96 4-82 6-66 7-36-30-14-70-4-104z" fill="var(--gown)"/>
  <path d="M-18-160C-24-138-22-118-20-102H14C16-122 12-142 8-160z" fill="var(--gown-l)"/>
  <path d="M-18-160C-24-138-22-118-20-102H-8C-12-122-10-142-6-160z" fill="var(--gown)"/>
  <path d="M-6-164h9v-10h-9z" fill="var(--skin)"/>
  <ellipse cx="0" cy="-182" rx="11" ry="13" fill="var(--skin)"/>
  <path d="M10-190C4-202-14-200-13-184-22-184-22-168-12-170-8-176-4-188 10-190z" fill="var(--hair)"/>
  <path d="M-14-156C-40-160-62-176-76-194L-70-199C-56-184-36-170-10-166z" fill="var(--skin)"/>
  <path d="M26-160C0-168-44-184-68-206L-62-212C-40-194 4-180 34-172z" fill="var(--suit)"/>
  <path d="M8-156C24-152 40-152 56-158L58-152C42-144 22-144 6-148z" fill="var(--skin)"/>`;

/** A hall at dusk: arched windows to the mountains, a chandelier, two who dance. */
export const drawBallroom: DrawInvitation = (sheet) => {
  const { top, bottom, left, eye, scale: s, rule: ruleAt } = places[sheet.shape];
  const { height } = sheet;
  const right = 1000 - left;
  const room = perspective(500, eye);
  const [wall, floor, ceiling] = [430, 330 * s, -470 * s];
  const back = 1.9;
  const arch = (x: number, depth: readonly [number, number], low: number, spring: number, high: number) => {
    const [near, far] = depth;
    const middle = (near + far) / 2;
    const steps: readonly (readonly [number, number])[] = [
      [near, low],
      [near, spring],
      [near + (middle - near) * 0.2, spring + (high - spring) * 0.6],
      [near + (middle - near) * 0.55, spring + (high - spring) * 0.9],
      [middle, high],
      [far - (far - middle) * 0.55, spring + (high - spring) * 0.9],
      [far - (far - middle) * 0.2, spring + (high - spring) * 0.6],
      [far, spring],
      [far, low],
    ];
    return room.face(...steps.map(([at, down]) => [x, down, at] as const));
  };
  const bays = [
    [1.02, 1.2],
    [1.3, 1.5],
    [1.62, 1.82],
  ] as const;
  const side = (x: number) =>
    bays
      .map(
        (depth) =>
          fill("gold", arch(x, [depth[0] - 0.02, depth[1] + 0.02], 120 * s, -170 * s, -300 * s)) +
          fill("k2", arch(x, depth, 110 * s, -166 * s, -282 * s)),
      )
      .join("");
  const [farLeft, farRight] = [500 - wall / back, 500 + wall / back];
  const [farFloor, farCeiling] = [eye + floor / back, eye + ceiling / back];
  const half = 150;
  const windowFoot = roundWhole(farFloor - 24 * s);
  const windowSpring = roundWhole(farCeiling + 130 * s);
  const windowPath = (grow: number) =>
    `M${500 - half - grow} ${windowFoot}V${windowSpring}A${half + grow} ${half * 0.72 * s + grow} 0 0 1 ${500 + half + grow} ${windowSpring}V${windowFoot}z`;
  const up = (points: readonly ArtPoint[]): ArtPoint[] => points.map(([x, y]) => [x, windowFoot - y * s]);
  const peaks = ridge({
    key: up([
      [330, 30],
      [410, 118],
      [440, 88],
      [512, 170],
      [560, 100],
      [606, 132],
      [680, 20],
    ]),
    base: windowFoot,
    light: 450,
    seed: 37,
    ...backdrop,
    roughness: 10,
    gullies: 3,
    snow: 0.4,
    buttresses: 0,
  });
  const tiles: string[] = [];
  const depths = [0.8, 0.92, 1.06, 1.22, 1.4, 1.62, back];
  for (let row = 0; row < depths.length - 1; row++)
    for (let column = -7; column < 7; column++) {
      const [near = 1, far = 1] = [depths[row], depths[row + 1]];
      if ((row + column) % 2 === 0)
        tiles.push(
          room.face(
            [column * 86, floor, near],
            [(column + 1) * 86, floor, near],
            [(column + 1) * 86, floor, far],
            [column * 86, floor, far],
          ),
        );
    }
  const coffers = room.lines(
    ...[-0.5, 0, 0.5].map(
      (share) =>
        [
          [wall * share, ceiling, 0.7],
          [wall * share, ceiling, back],
        ] as const,
    ),
    ...[0.86, 1.04, 1.28, 1.58].map(
      (depth) =>
        [
          [-wall, ceiling, depth],
          [wall, ceiling, depth],
        ] as const,
    ),
  );
  const curtain = `
    ${fill("cloth", `M-6 0H66C60 ${200 * s} 40 ${300 * s} 12 ${400 * s}L16 ${620 * s}H-6z`)}
    ${fill("cloth-d", `M6 0H22C20 ${200 * s} 12 ${300 * s} 2 ${400 * s}V${380 * s}zM44 0H66C60 ${200 * s} 40 ${300 * s} 12 ${400 * s}C34 ${280 * s} 44 ${180 * s} 44 0zM4 ${420 * s}L8 ${620 * s}H2z`)}
    ${fill("gold", box(-6, 396 * s, 26, 12))}`;
  const hang = (mirrored: boolean) =>
    `<g transform="translate(${mirrored ? right + 2 : left - 2} ${top + 40})scale(${mirrored ? -2 : 2} 1)">${curtain}</g>`;
  // Two rings of candles and a rain of glass.
  const [lx, ly] = [500, roundWhole(top + 214 * s)];
  const ring = (y: number, rx: number, count: number, high: number) =>
    fill(
      "gold",
      `M${lx - rx} ${y}Q${lx} ${y + 34 * s} ${lx + rx} ${y}L${lx + rx - 8} ${y + 12 * s}Q${lx} ${y + 46 * s} ${lx - rx + 8} ${y + 12 * s}z`,
    ) +
    Array.from({ length: count }, (_, index) => {
      const share = (index / (count - 1)) * 2 - 1;
      return candle(
        roundWhole(lx + rx * share * 0.96),
        roundWhole(y + 16 * s * (1 - share * share)),
        roundWhole(11 * s),
        roundWhole(high),
      );
    }).join("");
  const strand = (y: number, rx: number, drop: number, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const share = (index / (count - 1)) * 2 - 1;
      const x = roundWhole(lx + rx * share * 0.9);
      const from = y + 20 * s * (1 - share * share) + 10 * s;
      const length = drop * (1.1 - 0.6 * Math.abs(share));
      return `M${x} ${roundWhole(from)}l5 ${roundWhole(length * 0.5)}-5 ${roundWhole(length * 0.5)}-5-${roundWhole(length * 0.5)}z`;
    }).join("");
  const chandelier = `
    <circle cx="${lx}" cy="${ly + 10}" r="${roundWhole(210 * s)}" fill="var(--glow)" fill-opacity=".14"/>
    <circle cx="${lx}" cy="${ly + 10}" r="${roundWhole(140 * s)}" fill="var(--glow)" fill-opacity=".18"/>
    ${stroke("gold", 5, `M${lx} ${top - 10}V${roundWhole(ly + 60 * s)}`)}
    ${stroke("gold", 4, `M${lx} ${roundWhole(ly - 110 * s)}Q${roundWhole(lx - 60 * s)} ${roundWhole(ly - 40 * s)} ${roundWhole(lx - 170 * s)} ${roundWhole(ly + 26 * s)}M${lx} ${roundWhole(ly - 110 * s)}Q${roundWhole(lx + 60 * s)} ${roundWhole(ly - 40 * s)} ${roundWhole(lx + 170 * s)} ${roundWhole(ly + 26 * s)}`)}
    ${ring(roundWhole(ly - 44 * s), roundWhole(96 * s), 5, 30 * s)}
    ${ring(roundWhole(ly + 24 * s), roundWhole(176 * s), 9, 34 * s)}
    ${fill("sun", strand(ly - 44 * s, 96 * s, 50 * s, 7), strand(ly + 24 * s, 176 * s, 84 * s, 13))}
    ${fill("gold-l", `M${lx} ${roundWhole(ly + 70 * s)}l12 ${roundWhole(30 * s)}-12 ${roundWhole(36 * s)}-12-${roundWhole(36 * s)}z`)}`
    .replaceAll("--wax", "--ivory")
    .replaceAll("--wick", "--ink");
  const head = 280 * Math.min(1, (bottom - top) / 560) * (sheet.shape === "square" ? 0.62 : 1);
  const outline = `M${left} ${bottom}V${top + head}C${left} ${top + head * 0.36} ${left + 190} ${top} 500 ${top}S${right} ${top + head * 0.36} ${right} ${top + head}V${bottom}z`;
  const bloom = (x: number, sideOf: 1 | -1) =>
    [
      roses.leaf(x + sideOf * 70 * s, bottom + 8, 1.4 * s, sideOf * 62),
      roses.leaf(x - sideOf * 10 * s, bottom - 40 * s, 1.4 * s, sideOf * -16),
      roses.leaf(x + sideOf * 30 * s, bottom - 40 * s, 1.3 * s, sideOf * 22),
      roses.open(x + sideOf * 6, bottom - 10 * s, 1.35 * s, 10),
      roses.open(x + sideOf * 86 * s, bottom + 6 * s, 1.02 * s, 40),
      roses.bud(x + sideOf * 48 * s, bottom - 72 * s, 1 * s, sideOf * 14),
    ].join("");
  return {
    defs: roses.defs,
    layers: [
      fill("second-d", box(0, 0, 1000, bottom + 20)),
      fill(
        "second-d",
        room.face([-wall, ceiling, 0.6], [wall, ceiling, 0.6], [wall, ceiling, back], [-wall, ceiling, back]),
      ),
      stroke("second", 7, coffers),
      fill(
        "stone",
        room.face([-wall, ceiling, 0.6], [-wall, ceiling, back], [-wall, floor, back], [-wall, floor, 0.6]),
      ),
      fill(
        "stone-m",
        room.face([wall, ceiling, 0.6], [wall, ceiling, back], [wall, floor, back], [wall, floor, 0.6]),
      ),
      side(-wall),
      side(wall),
      fill("stone-m", box(farLeft, farCeiling, farRight - farLeft, farFloor - farCeiling)),
      fill("gold", windowPath(14)),
      fill("k7", windowPath(0)),
      `<g>${ellipseBands(
        { x: 450, y: windowFoot - 90 * s },
        1,
        [120, 96, 70].map((radius) => radius * Math.min(1, s)),
        { ground: windowFoot },
      )
        .replaceAll("--k1)", "--sun)")
        .replaceAll("--k3)", "--k4)")}</g>`,
      paintRidge(peaks, "far"),
      fill("hill2", box(500 - half, windowFoot - 16 * s, half * 2, 16 * s)),
      stroke(
        "gold",
        6,
        `M500 ${roundWhole(windowSpring - half * 0.72 * s)}V${windowFoot}M${500 - half / 2} ${roundWhole(windowSpring - half * 0.6 * s)}V${windowFoot}M${500 + half / 2} ${roundWhole(windowSpring - half * 0.6 * s)}V${windowFoot}M${500 - half} ${windowSpring + 30}H${500 + half}`,
      ),
      fill("gold", box(farLeft, farCeiling, farRight - farLeft, 8)),
      fill(
        "wood-l",
        room.face([-700, floor, 0.7], [700, floor, 0.7], [wall, floor, back], [-wall, floor, back]),
      ),
      fill("wood", tiles.join("")),
      fill(
        "glow",
        room.face([-70, floor, back], [70, floor, back], [150, floor, 1.2], [-150, floor, 1.2]),
      ).replace("/>", ' fill-opacity=".5"/>'),
      hang(false),
      hang(true),
      chandelier,
      `<ellipse cx="500" cy="${roundWhole(bottom - 78 * s)}" rx="${roundWhole(150 * s)}" ry="${roundWhole(18 * s)}" fill="var(--wood-d)" fill-opacity=".6"/>`,
      `<g transform="translate(512 ${roundWhole(bottom - 80 * s)})scale(${(1.18 * s).toFixed(2)})">${dancers}</g>`,
      paperPlate({ outline, height }),
      bloom(left + 26, 1),
      bloom(right - 26, -1),
      rule(500, ruleAt, 300),
    ],
  };
};
