import { cloud } from "../kit/clouds.ts";
import { coupleSymbol } from "../kit/couple.ts";
import { blade, scatter } from "../kit/meadow.ts";
import { type ArtPoint, roundWhole } from "../kit/paths.ts";
import { seededRandom } from "../kit/random.ts";
import { distant, paintRidge, ridge } from "../kit/ridges.ts";
import { box, fill, stroke } from "../kit/shapes.ts";
import { wheatSymbols } from "../kit/wheat.ts";
import { sheetSky } from "./landscape.ts";
import type { DrawInvitation } from "./print-invitation.ts";

const wheat = wheatSymbols("w");
const couple = coupleSymbol("c");

/** Horizon, upper edge of the standing wheat, and the size of what stands on the plain. */
const places = {
  card: { horizon: 836, edge: 1126, scale: 1, sun: 720 },
  square: { horizon: 596, edge: 802, scale: 0.78, sun: 514 },
  story: { horizon: 1030, edge: 1346, scale: 1.14, sun: 896 },
} as const;

/** A wooden grain elevator with its drive shed and annex; 0,0 at the middle of its foot, 300 high. */
const elevator = `
  ${fill("brick", "M-62 0V-160L-40-236V-286L0-312 40-286V-236L62-160V0z")}
  ${fill("brick-d", "M10 0V-306L40-286V-236L62-160V0z")}
  ${fill("brick-l", "M-62 0V-160L-40-236V-286L-30-292V-232L-50-160V0z")}
  ${fill("wood-d", "M-48-284L0-318 48-284 42-276 0-304-42-276zM-70-156L-44-240H-34L-56-156zM70-156L44-240H34L56-156z")}
  ${fill("glow", box(-12, -272, 20, 26))}
  ${fill("wood-d", "M-4-272h4v26h-4zM-12-261h20v4h-20z")}
  ${fill("brick-l", "M62 0V-74L104-100 146-74V0z")}
  ${fill("brick", "M62 0V-74L104-100V0z")}
  ${fill("wood-d", "M56-70L104-104 152-70 147-62 104-92 61-62zM88 0V-46H122V0z")}
  ${fill("brick-d", "M-140 0V-96H-62V0z")}
  ${fill("brick", "M-140 0V-96H-112V0z")}
  ${fill("wood-d", "M-148-92L-132-122H-62V-92z")}`;

/** Big sky over the wheat: an elevator by the rails, the Rockies as a line on the horizon. */
export const drawPrairie: DrawInvitation = (sheet) => {
  const { horizon, edge, scale: s, sun } = places[sheet.shape];
  const { height } = sheet;
  const random = seededRandom(17);
  const up = (points: readonly ArtPoint[]): ArtPoint[] => points.map(([x, y]) => [x, horizon - y * s]);
  const rockies = ridge({
    key: up([
      [-40, 10],
      [60, 58],
      [110, 34],
      [190, 86],
      [240, 50],
      [318, 74],
      [380, 36],
      [450, 62],
      [520, 26],
      [590, 46],
      [690, 4],
    ]),
    base: horizon + 4,
    light: 330,
    seed: 6,
    ...distant,
    roughness: 8,
    snow: 0.4,
  });
  const bands = {
    x: 330,
    y: sun,
    horizon: sun + 20,
    disc: Math.round(62 * s),
    stretch: 1.5,
    ground: horizon,
  };
  const field = edge - horizon;
  const at = (share: number) => roundWhole(horizon + field * share);
  // Rows run to one point on the horizon.
  const furrows = Array.from({ length: 30 }, (_, index) => {
    const foot = -1500 + index * 140;
    return `M330 ${horizon}L${foot} ${edge + 60}L${foot + 46} ${edge + 60}z`;
  }).join("");
  const land = `
    ${fill("f4", `M0 ${horizon - 6}Q500 ${horizon - 14} 1000 ${horizon - 6}V${edge + 80}H0z`)}
    ${fill("f3", `M0 ${at(0.06)}H1000V${edge + 80}H0z`)}
    ${fill("f1", furrows)}
    ${fill("f2", `M0 ${at(0.5)}C240 ${at(0.34)} 460 ${at(0.42)} 640 ${at(0.58)}S900 ${at(0.56)} 1000 ${at(0.46)}V${edge + 80}H0z`)}
    ${fill("f1", `M0 ${at(0.74)}C260 ${at(0.54)} 420 ${at(0.6)} 620 ${at(0.74)}S880 ${at(0.76)} 1000 ${at(0.68)}V${edge + 80}H0z`)}
    ${fill("f3", `M560 ${edge + 80}C520 ${at(0.76)} 470 ${at(0.62)} 330 ${at(0.52)}C420 ${at(0.6)} 452 ${at(0.74)} 420 ${edge + 80}z`)}
    ${stroke("f4", 6, scatter(random, 60, { x: 0, y: at(0.6), width: 1000, height: field * 0.4 }), ' stroke-linecap="round"')}
    ${stroke("wood-d", 5 * s, `M0 ${at(0.05)}H1000`)}
    ${fill("wood-d", Array.from({ length: 9 }, (_, index) => box(40 + index * 118, horizon - 78 * s, 3.5, 84 * s) + box(28 + index * 118, horizon - 70 * s, 28, 3)).join(""))}
    ${stroke("wood-d", 1.5, Array.from({ length: 8 }, (_, index) => `M${40 + index * 118} ${roundWhole(horizon - 68 * s)}q59 14 118 0`).join(""))}`;
  // Ears that lean in the wind; they stand lower where the path begins.
  const stand = (count: number, foot: number, tall: number, size: number) => {
    let stalks = "";
    const lit: string[] = [];
    const shaded: string[] = [];
    for (let index = 0; index < count; index++) {
      const x = -20 + (1040 * (index + random())) / count;
      const low = 0.42 + 0.58 * Math.min(1, Math.abs(x - 500) / 340);
      const [high, lean] = [tall * s * low * (0.75 + 0.4 * random()), (14 + 26 * random()) * s];
      const [rootY, length] = [foot + 20, high + 20];
      stalks += blade(x, rootY, lean * 0.2, lean, length);
      const [tipX, tipY, e] = [roundWhole(x + lean), roundWhole(rootY - length), size * s];
      const ear = (side: number) =>
        `M${tipX} ${tipY + 4}q${roundWhole(side * e * 0.34)} ${-roundWhole(e * 0.5)} ${roundWhole(e * 0.34)} ${-roundWhole(e * 1.5)}q${roundWhole(side * e * 0.1)} ${roundWhole(e * 0.9)} ${-roundWhole(e * 0.34)} ${roundWhole(e * 1.5)}z`;
      lit.push(ear(1.1));
      shaded.push(ear(-0.9));
    }
    return (
      stroke("wheat-d", 3, stalks, ' stroke-linecap="round"') +
      fill("wheat", ...shaded) +
      fill("wheat-l", ...lit)
    );
  };
  const soil = (down: number) =>
    `M-10 ${edge + down}C180 ${edge + down - 22} 360 ${edge + down + 20} 500 ${edge + down + 24}S840 ${edge + down - 28} 1010 ${edge + down - 4}V${height + 10}H-10z`;
  const fan = (side: 1 | -1) =>
    [
      [30, 0, 2.0, -4],
      [96, 26, 1.75, 10],
      [-4, 70, 1.7, -16],
      [150, 60, 1.4, 24],
      [60, 90, 1.5, 4],
      [196, 84, 1.15, 36],
    ]
      .map(([x = 0, y = 0, size = 1, turn = 0]) =>
        wheat.ear(500 + side * (x - 480), height + y, +(size * s).toFixed(2), -side * turn * -1),
      )
      .join("");
  const geese = [
    [0, 0],
    [-34, -18],
    [-70, -34],
    [30, -22],
    [62, -40],
    [96, -62],
  ]
    .map(([x = 0, y = 0]) => {
      const [gx, gy] = [760 + x * s, sun - 96 * s + y * s];
      return `M${roundWhole(gx - 15)} ${roundWhole(gy - 6)}q8-5 15 5q7-10 16-6q-10 2-16 11q-6-9-15-10z`;
    })
    .join("");
  return {
    defs: wheat.defs + couple.defs,
    layers: [
      sheetSky(sheet, {
        ...bands,
        radii: [760, 610, 480, 366, 262, 206, 158, 112].map((radius) => Math.round(radius * Math.min(s, 1))),
      }),
      cloud({ x: 560, y: sun - 20 * s, scale: 0.9 * s, body: "k4", edge: "sun" }),
      cloud({ x: -60, y: sun - 70 * s, scale: 0.8 * s, body: "k5", edge: "k2" }),
      fill("big-s", geese),
      paintRidge(rockies, "far"),
      land,
      `<g transform="translate(772 ${at(0.04)})scale(${s})">${elevator}</g>`,
      `<g transform="translate(936 ${at(0.02)})scale(${(s * 0.62).toFixed(2)})">${elevator.replaceAll("--brick", "--second").replaceAll("--second-l", "--second")}</g>`,
      couple.at(446, at(0.62), 96 * s),
      fill("deep-l", soil(-34)),
      stand(74, edge + 4, 118, 30),
      fill("deep-2", soil(6)),
      stand(46, edge + 58, 112, 36),
      fill("deep", soil(44)),
      fan(1),
      fan(-1),
    ],
  };
};
