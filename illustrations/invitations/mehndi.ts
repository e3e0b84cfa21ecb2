import { garland, marigoldSymbols } from "../kit/marigolds.ts";
import { lotusRing, scallopRing } from "../kit/ornament-rings.ts";
import { roseSymbols } from "../kit/roses.ts";
import { box, fill, stroke } from "../kit/shapes.ts";
import { rangoliSky } from "../kit/sky.ts";
import { hennaedHand } from "../posters/mehndi.ts";
import type { DrawInvitation } from "./print-invitation.ts";

const roses = roseSymbols("r");
const marigolds = marigoldSymbols("m");

/** Where the wrists are cut, and the size of the hands. */
const places = {
  card: { wrist: 1106, scale: 0.94, bloom: 1, sun: 720 },
  square: { wrist: 790, scale: 0.7, bloom: 0.84, sun: 520 },
  story: { wrist: 1320, scale: 1.04, bloom: 1.2, sun: 900 },
} as const;

/** Two hennaed hands side by side before a rangoli sun. */
export const drawMehndi: DrawInvitation = (sheet) => {
  const { wrist, scale: s, bloom: b, sun } = places[sheet.shape];
  const { height: y } = sheet;
  const outer = 640 * s;
  const hand = (x: number, turn: number, mirrored: boolean) =>
    `<g transform="translate(${x} ${wrist + 24})rotate(${turn})scale(${mirrored ? -s : s} ${s})translate(-400 -990)"><use href="#m-hand"/></g>`;
  const row = Array.from({ length: 21 }, (_, index) => {
    const x = index * 50;
    return index % 2 === 0 ? marigolds.leaf(x, wrist + 44, 0.62 * b, 0) : "";
  }).join("");
  const flowers = Array.from({ length: 11 }, (_, index) =>
    roses.open(index * 100, wrist + 34 + (index % 2) * 6, (index % 2 === 0 ? 0.95 : 0.78) * b, index * 31),
  ).join("");
  const posy = [
    roses.leaf(500, wrist + 10, 1.5 * b, -44),
    roses.leaf(500, wrist + 10, 1.5 * b, 44),
    roses.leaf(500, wrist - 40, 1.5 * b, -16),
    roses.leaf(500, wrist - 40, 1.5 * b, 16),
    roses.bud(446, wrist - 60 * b, 1.1 * b, -30),
    roses.bud(554, wrist - 60 * b, 1.1 * b, 30),
    roses.open(500, wrist - 30 * b, 1.2 * b, 6),
  ].join("");
  const bloomAt = (x: number, side: 1 | -1) =>
    [
      roses.leaf(x + side * 128 * b, y + 4, 1.2 * b, side * 62),
      roses.leaf(x + side * 40 * b, y - 90 * b, 1.4 * b, side * -10),
      roses.leaf(x + side * 120 * b, y - 60 * b, 1.3 * b, side * 34),
      roses.open(x + side * 34 * b, y - 60 * b, 1.5 * b, 12),
      roses.open(x + side * 122 * b, y - 16 * b, 1.2 * b, 40),
      roses.bud(x + side * 86 * b, y - 110 * b, 1.1 * b, side * 18),
    ].join("");
  return {
    defs: `${roses.defs}${marigolds.defs}<path id="mlo" d="${lotusRing(36, 11)}"/><path id="msc" d="${scallopRing(36, 0.56)}"/>${hennaedHand}`
      .replaceAll("--red", "--cloth")
      .replaceAll("--green", "--second"),
    layers: [
      rangoliSky({
        sun: { x: 500, y: sun },
        disc: 0,
        radii: [1, 0.86, 0.73, 0.61, 0.5, 0.41, 0.33, 0.26].map((share) => Math.round(outer * share)),
        rings: ["mlo", "msc"],
        halfPetal: 5,
        dots: {
          radii: [Math.round(outer * 0.55)],
          count: 72,
          weight: 64,
          inkName: "gold-l",
          opacity: 0.8,
        },
        size: [1000, wrist + 60],
      }),
      `<g transform="translate(500 ${sun})">`,
      `<circle r="${Math.round(outer * 0.17)}" fill="var(--sun)"/>`,
      `</g>`,
      hand(306, -8, false),
      hand(694, 8, true),
      fill("second-d", box(-5, wrist + 20, 1010, 40)),
      posy,
      row,
      flowers,
      fill("deep", box(-5, wrist + 50, 1010, y)),
      stroke("gold", 4, `M0 ${wrist + 54}H1000`),
      garland("mg1", `M-10 ${wrist + 66}H1010`, 18),
      bloomAt(0, 1),
      bloomAt(1000, -1),
    ],
  };
};
