import { lightString } from "../kit/light-strings.ts";
import { garland, marigoldSymbols } from "../kit/marigolds.ts";
import { lotusRing, scallopRing } from "../kit/ornament-rings.ts";
import { roundWhole } from "../kit/paths.ts";
import { box, fill, stroke } from "../kit/shapes.ts";
import { rangoliSky } from "../kit/sky.ts";
import { twirler } from "../posters/sangeet-music.ts";
import type { DrawInvitation } from "./print-invitation.ts";

const marigolds = marigoldSymbols("m");

/** Middle and radius of the drum's head, the edge of the stage, and the height of the dancers. */
const places = {
  card: { y: 556, radius: 372, stage: 1108, dancer: 280, aside: 176, swag: 1 },
  square: { y: 400, radius: 330, stage: 800, dancer: 216, aside: 118, swag: 0.72 },
  story: { y: 760, radius: 400, stage: 1336, dancer: 330, aside: 176, swag: 1.4 },
} as const;

/** A drumstick, its head at 0,0. */
const stick = (x: number, y: number, turn: number, scale: number, curved: boolean) =>
  `<g transform="translate(${x} ${y})rotate(${turn})scale(${scale})">${
    curved
      ? `${stroke("wood-l", 17, "M4-12C-46-70-40-160-10-330")}${stroke("wood", 6, "M11-12C-36-72-32-160-3-330")}`
      : `${stroke("wood-l", 9, "M0 0L-8-340")}${stroke("wood", 4, "M3 0L-5-340")}`
  }</g>`;

/** The head of a dhol as the sun of the evening: its ropes are the rays, the names stand on its skin. */
export const drawSangeet: DrawInvitation = (sheet) => {
  const { y, radius: r, stage, dancer, aside, swag } = places[sheet.shape];
  const { height } = sheet;
  const outer = Math.hypot(500, Math.max(y, stage - y)) * 1.02;
  const step = (outer - r) / 8;
  const radii = Array.from({ length: 8 }, (_, index) => roundWhole(outer - step * (index + 0.2)));
  const spokes = Array.from({ length: 24 }, (_, index) => {
    const angle = (index / 24) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const [inner, out] = [r + 16, r + 50];
    return `M${roundWhole(500 + cos * inner)} ${roundWhole(y + sin * inner)}L${roundWhole(500 + cos * out)} ${roundWhole(y + sin * out)}`;
  }).join("");
  const head = `
    <circle cx="500" cy="${y}" r="${r + 56}" fill="var(--wood-d)"/>
    <circle cx="500" cy="${y}" r="${r + 46}" fill="var(--cloth)"/>
    ${stroke("gold-l", 7, spokes, ' stroke-linecap="round"')}
    <circle cx="500" cy="${y}" r="${r + 20}" fill="var(--wood)"/>
    <circle cx="500" cy="${y}" r="${r + 10}" fill="var(--gold)"/>
    <circle cx="500" cy="${y}" r="${r}" fill="var(--gold-d)"/>
    <circle cx="500" cy="${y}" r="${r - 6}" fill="var(--paper)"/>
    <circle cx="500" cy="${y}" r="${r - 22}" fill="none" stroke="var(--cloth)" stroke-width="3"/>
    <g transform="translate(500 ${y})"><use href="#sc" transform="scale(${((r - 44) / 100).toFixed(2)})" fill="none" stroke="var(--gold)" stroke-width="1"/></g>`;
  const tassel = (x: number, top: number, turn: number) => `
    <g transform="translate(${roundWhole(x)} ${roundWhole(top)})rotate(${turn})scale(${swag > 1 ? 1.1 : 0.9})">
      ${stroke("gold", 4, "M0-30V0")}
      <circle r="13" fill="var(--second)"/>
      <path d="M-13 8H13L22 84H-22z" fill="var(--third)"/>
      <path d="M2 8H13L22 84H6z" fill="var(--third-d)"/>
      <path d="M-15 22H15V30H-15z" fill="var(--gold)"/>
    </g>`;
  const low = r + 46;
  const f = r / 372;
  const sagging = [
    `M-10 ${40 * swag}Q250 ${240 * swag} 500 ${60 * swag}T1010 ${40 * swag}`.replace(
      /T.*/,
      `Q750 ${240 * swag} 1010 ${40 * swag}`,
    ),
  ];
  const curtain = (side: 1 | -1) => {
    const at = (x: number) => 500 + side * (500 - x);
    const down = stage * 0.62;
    return (
      fill(
        "second",
        `M${at(-10)}-5H${at(210)}C${at(190)} ${down * 0.4} ${at(120)} ${down * 0.8} ${at(-10)} ${down}z`,
      ) +
      fill(
        "second-d",
        `M${at(40)}-5H${at(90)}C${at(84)} ${down * 0.4} ${at(50)} ${down * 0.76} ${at(-10)} ${down * 0.94}V${down * 0.8}C${at(20)} ${down * 0.6} ${at(40)} ${down * 0.3} ${at(40)}-5zM${at(150)}-5H${at(210)}C${at(190)} ${down * 0.4} ${at(120)} ${down * 0.8} ${at(-10)} ${down}V${down * 0.98}C${at(90)} ${down * 0.76} ${at(146)} ${down * 0.4} ${at(150)}-5z`,
      ) +
      stroke("gold", 8, `M${at(210)}-5C${at(190)} ${down * 0.4} ${at(120)} ${down * 0.8} ${at(-10)} ${down}`)
    );
  };
  const dancing = (x: number, mirrored: boolean) => {
    const size = (dancer / 186).toFixed(3);
    return `<g transform="translate(${x} ${stage + 14})scale(${mirrored ? `-${size}` : size} ${size})"><use href="#tw"/></g>`;
  };
  const rows = Array.from({ length: 11 }, (_, index) =>
    marigolds.head(index * 100, stage + 38, 0.66, index * 23),
  ).join("");
  const bloomAt = (x: number, side: 1 | -1) =>
    [
      marigolds.leaf(x + side * 128, height + 6, 1, side * 64),
      marigolds.leaf(x + side * 30, height - 84, 1.1, side * -14),
      marigolds.head(x + side * 36, height - 66, 1.05, 10),
      marigolds.head(x + side * 18, height - 2, 1.2, 0),
      marigolds.head(x + side * 98, height - 14, 0.95, 30),
    ].join("");
  return {
    defs: `${marigolds.defs}<path id="lo" d="${lotusRing(30, 11)}"/><path id="sc" d="${scallopRing(30, 0.56)}"/><g id="tw">${twirler
      .replaceAll("--rani", "--cloth")
      .replaceAll("--teal", "--second")
      .replaceAll("--saf", "--mg")
      .replaceAll("--skin2", "--skin-d")}</g>`,
    layers: [
      rangoliSky({
        sun: { x: 500, y },
        disc: 0,
        radii,
        rings: ["lo", "sc"],
        halfPetal: 6,
        dots: { radii: [roundWhole(r + step * 2.2)], count: 72, weight: 70, inkName: "gold-l", opacity: 0.8 },
        size: [1000, stage + 40],
      }),
      curtain(1),
      curtain(-1),
      head,
      stick(roundWhole(500 + r * 0.42), roundWhole(y + r + 100 * f), 118, f, true),
      stick(roundWhole(500 - r * 0.42), roundWhole(y + r + 100 * f), -116, f, false),
      ...[-58, 58, -24, 24].map((turn) => marigolds.leaf(500, y + r + 24, 1.1 * f, turn)),
      marigolds.head(500 - 52 * f, y + r + 40 * f, 0.9 * f, 12),
      marigolds.head(500 + 52 * f, y + r + 40 * f, 0.9 * f, 30),
      marigolds.head(500, y + r + 18 * f, 1.15 * f, 4),
      tassel(500 - low * 0.96, y + low * 0.42, 8),
      tassel(500 + low * 0.96, y + low * 0.42, -8),
      lightString("sL", sagging.join(""), 36, 15),
      garland(
        "sG",
        `M-10 ${20 * swag}Q140 ${170 * swag} 300 ${-6}M700 ${-6}Q860 ${170 * swag} 1010 ${20 * swag}`,
        26,
      ),
      dancing(aside, false),
      dancing(1000 - aside, true),
      fill("deep", box(-5, stage + 6, 1010, height)),
      fill("gold", box(-5, stage + 6, 1010, 5), box(-5, stage + 66, 1010, 5)),
      rows,
      bloomAt(0, 1),
      bloomAt(1000, -1),
    ],
  };
};
