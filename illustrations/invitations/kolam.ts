import { garland, marigoldSymbols } from "../kit/marigolds.ts";
import { roundWhole } from "../kit/paths.ts";
import { box, fill, stroke } from "../kit/shapes.ts";
import { sheetSky } from "./landscape.ts";
import type { DrawInvitation } from "./print-invitation.ts";

const marigolds = marigoldSymbols("m");

/** The door's lintel, threshold and sides, the middle of the kolam, and the size of plants and lamps. */
const places = {
  card: { top: 118, sill: 930, left: 150, kolam: 1168, flat: 0.44, size: 222, scale: 1 },
  square: { top: 72, sill: 690, left: 150, kolam: 850, flat: 0.34, size: 190, scale: 0.74 },
  story: { top: 214, sill: 1276, left: 146, kolam: 1530, flat: 0.52, size: 236, scale: 1.16 },
} as const;

/** A banana leaf that grows up from 0,0 and bends over to the right, about 420 long. */
const bananaLeaf = `
  ${fill("lf", "M0 0C-6-120 20-250 96-330 170-400 250-390 300-330 270-350 250-330 236-346 230-320 210-322 190-326 196-296 168-300 152-290 150-256 128-252 112-240 110-200 88-190 76-170 66-120 40-60 0 0z")}
  ${fill("lf-d", "M0 0C0-110 34-230 104-310 160-370 240-380 300-330 240-360 170-340 122-288 60-214 24-110 6-8z")}
  ${stroke("m3", 4, "M2-4C4-120 40-240 112-310 160-356 230-370 290-336")}`;

const plant = `
  ${fill("m1", "M-26 0C-22-200-18-340-12-470H16C20-340 26-200 30 0z")}
  ${fill("m2", "M4 0C8-200 8-340 4-470H16C20-340 26-200 30 0z")}
  ${stroke("m4", 4, "M-24-60C-6-68 10-68 28-60M-22-160C-6-168 10-168 26-160M-18-260C-4-268 8-268 22-260M-15-360C-4-366 8-366 19-360")}
  <g transform="translate(0 -452)">
    <g transform="scale(-1 1)rotate(24)">${bananaLeaf}</g>
    <g transform="rotate(46)scale(.92)">${bananaLeaf}</g>
    <g transform="scale(-1 1)rotate(64)scale(.8)">${bananaLeaf}</g>
    <g transform="rotate(4)">${bananaLeaf}</g>
    <g transform="scale(-1 1)rotate(-8)scale(.92)">${bananaLeaf}</g>
  </g>
  ${stroke("lf-d", 10, "M6-450C40-420 52-390 52-330", ' stroke-linecap="round"')}
  ${fill("mg-l", "M20-396q14-14 26 6l-8 42q-16-4-18-48zM52-404q20-8 24 14l-14 36q-14-12-10-50zM24-344q14-10 24 6l-6 40q-16-6-18-46zM54-352q18-8 24 12l-14 38q-12-10-10-50z")}
  ${fill("m3", "M36-380q10 10 2 36l8-2q8-30-4-42zM66-388q8 10-2 34l6-2q12-24 4-36z")}
  ${fill("cloth", "M40-306C24-272 32-236 54-218 76-240 82-276 66-306z")}
  ${fill("cloth-d", "M56-306C58-272 58-240 54-218 76-240 82-276 66-306z")}`;

/** A standing brass lamp with five flames; foot at 0,0, 330 high. */
const lamp = `
  ${fill("gold", "M-58 0C-56-18-30-24-14-30V-70L-22-82-12-94V-196L-22-208-12-222H12L22-208 12-196V-94L22-82 14-70V-30C30-24 56-18 58 0z")}
  ${fill("gold-d", "M2 0V-222H12L22-208 12-196V-94L22-82 14-70V-30C30-24 56-18 58 0z")}
  ${fill("gold", "M-66-242C-50-222-24-216 0-216S50-222 66-242L58-250H-58z")}
  ${fill("gold-l", "M-66-244Q0-228 66-244L60-252H-60z")}
  ${fill("gold", "M-8-250H8L5-292 14-304 0-340-14-304-5-292z")}
  ${fill("gold-d", "M1-250H8L5-292 14-304 0-340z")}
  ${[-56, -28, 28, 56]
    .map(
      (x) =>
        `<g transform="translate(${x} -248)">${fill("flame", "M0-36C9-22 10-12 5-4 2 0-2 0-5-4-10-12-9-22 0-36z")}${fill("flame-l", "M0-22C4-14 4-10 2-6 1-4-1-4-2-6-4-10-3-14 0-22z")}</g>`,
    )
    .join("")}`;

/** One loop of a sikku kolam round the middle, in quarters of the turn. */
const petal = (reach: number, wide: number) =>
  `M0 0C${wide} ${roundWhole(-reach * 0.3)} ${wide} ${roundWhole(-reach * 0.8)} 0 ${-reach}C${-wide} ${roundWhole(-reach * 0.8)} ${-wide} ${roundWhole(-reach * 0.3)} 0 0z`;
const around = (count: number, from: number, shape: string) =>
  Array.from(
    { length: count },
    (_, index) => `<g transform="rotate(${from + (index * 360) / count})">${shape}</g>`,
  ).join("");

const line = (data: string, width: number, inkName = "ivory") =>
  stroke(inkName, width, data, ' stroke-linejoin="round" stroke-linecap="round"');

/** A threshold on a wedding morning: banana plants to both sides of the door, brass lamps, a kolam on the ground. */
export const drawKolam: DrawInvitation = (sheet) => {
  const { top, sill, left, kolam, flat, size, scale: s } = places[sheet.shape];
  const { height } = sheet;
  const right = 1000 - left;
  const drawn = `
    ${around(8, 0, fill("brick-l", petal(size * 1.42, size * 0.46)))}
    ${around(8, 22.5, fill("mg", petal(size * 1.06, size * 0.34)))}
    <circle r="${roundWhole(size * 0.56)}" fill="var(--cloth)"/>
    ${around(8, 0, line(petal(size * 1.52, size * 0.54), 6))}
    ${around(8, 22.5, line(petal(size * 1.3, size * 0.42), 6))}
    ${around(16, 11.25, line(petal(size * 0.8, size * 0.2), 5))}
    <circle r="${roundWhole(size * 0.4)}" fill="none" stroke="var(--ivory)" stroke-width="6"/>
    ${around(8, 0, fill("mg-l", petal(size * 0.36, size * 0.14)))}
    <circle r="${roundWhole(size * 0.1)}" fill="var(--ivory)"/>
    ${around(16, 0, `<circle cy="${roundWhole(-size * 1.1)}" r="7" fill="var(--ivory)"/>`)}
    ${around(8, 22.5, `<circle cy="${roundWhole(-size * 1.46)}" r="10" fill="var(--ivory)"/>`)}`;
  const jamb = (x: number) =>
    fill("wood", box(x, top, 58, sill - top)) +
    fill("wood-d", box(x + 40, top, 18, sill - top), box(x, top, 6, sill - top)) +
    Array.from({ length: Math.floor((sill - top - 60) / 74) }, (_, index) => {
      const y = top + 60 + index * 74;
      return (
        fill("gold", `M${x + 23} ${y - 26}L${x + 41} ${y}L${x + 23} ${y + 26}L${x + 5} ${y}z`) +
        fill("wood-d", `M${x + 23} ${y - 12}L${x + 31} ${y}L${x + 23} ${y + 12}L${x + 15} ${y}z`)
      );
    }).join("");
  const leafRow = Array.from({ length: 15 }, (_, index) => {
    const x = left + 14 + (index * (right - left - 28)) / 14;
    return marigolds.leaf(roundWhole(x), top + 22, 0.86 * Math.max(s, 0.8), 180);
  }).join("");
  const drops = [left + 40, 500, right - 40];
  const tall = (sill - top) / 812;
  const bloomAt = (x: number, side: 1 | -1) =>
    [
      marigolds.head(x + side * 20 * s, height - 20, 1.2 * s, 0),
      marigolds.head(x + side * 92 * s, height + 4, 1.05 * s, 24),
      marigolds.head(x + side * 16 * s, height - 96 * s, 0.9 * s, 40),
    ].join("");
  return {
    defs: `${marigolds.defs}<g id="kP">${plant}</g><g id="kL">${lamp}</g>`,
    layers: [
      sheetSky(sheet, {
        x: 500,
        y: sill - 160,
        disc: 0,
        stretch: 0.8,
        radii: [1180, 1040, 920, 820, 740, 660, 590, 520].map((radius) => roundWhole(radius * (sill / 930))),
        ground: sill + 20,
      }),
      fill("brick-d", box(-5, sill - 6, 1010, height)),
      fill("brick", box(-5, sill + 30 * s, 1010, height)),
      fill("stone-d", box(-5, sill - 10, 1010, 42 * s)),
      fill("stone", box(-5, sill - 14, 1010, 16)),
      `<g transform="translate(500 ${kolam})scale(1 ${flat})">${drawn}</g>`,
      `<g transform="translate(84 ${sill + 16})scale(${(tall * 1.06).toFixed(2)})"><use href="#kP"/></g><g transform="translate(916 ${sill + 16})scale(${(-tall * 1.06).toFixed(2)} ${(tall * 1.06).toFixed(2)})"><use href="#kP"/></g>`,
      // The door: a carved frame, dark within.
      fill("deep", box(left, top, right - left, sill - top)),
      stroke("gold", 3, `M${left + 78} ${top + 80}H${right - 78}V${sill - 26}H${left + 78}z`),
      jamb(left),
      `<g transform="matrix(-1 0 0 1 1000 0)">${jamb(left)}</g>`,
      fill("wood", `M${left - 34} ${top - 44}H${right + 34}L${right + 14} ${top + 14}H${left - 14}z`),
      fill("wood-d", box(left - 14, top + 2, right - left + 28, 14)),
      fill(
        "gold",
        box(left - 40, top - 52, right - left + 80, 10),
        box(left - 18, top + 14, right - left + 36, 5),
      ),
      stroke(
        "gold-l",
        13,
        `M${left - 8} ${top - 14}H${right + 8}`,
        ' stroke-linecap="round" stroke-dasharray="0 30"',
      ),
      fill("stone", `M${left - 40} ${sill - 22}H${right + 40}L${right + 60} ${sill + 10}H${left - 60}z`),
      fill("stone-d", box(left - 60, sill + 8, right - left + 120, 14)),
      leafRow,
      garland(
        "kG",
        `M${left + 4} ${top + 18}Q${(left + 500) / 2} ${top + 66 * s} 500 ${top + 20}Q${(right + 500) / 2} ${top + 66 * s} ${right - 4} ${top + 18}${drops.map((x) => `M${x} ${top + 26}v${roundWhole((x === 500 ? 34 : 150) * s)}`).join("")}`,
        20,
      ),
      `<g transform="translate(${left + 66} ${sill + 8})scale(${(s * 0.94).toFixed(2)})"><use href="#kL"/></g><g transform="translate(${right - 66} ${sill + 8})scale(${(s * 0.94).toFixed(2)})"><use href="#kL"/></g>`,
      bloomAt(0, 1),
      bloomAt(1000, -1),
    ],
  };
};
