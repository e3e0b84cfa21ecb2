import { altTexts } from "../../alt-texts.ts";
import { inks } from "../../kit/palette.ts";
import type { Poster } from "../../kit/poster.ts";
import { roseSymbols } from "../../kit/roses.ts";

const palette = inks(
  "linen #f1e6d6, linen-l #fbf3e6, linen-d #dccbb4, wood #a8795a, wood-d #8f6349, wood-l #bd8f6c",
  "plate #fffdf7, plate-d #e4d8c6, rim #c9a24a, slate #52667f, slate-d #3c4e66, slate-l #7c8fa3",
  "steel #d8d4ca, steel-d #a39d92, glass #cfe0e0, glass-l #f2faf8, glass-d #a9c2c6, wine #8c2f45",
  "wax #fff3dc, wax-d #e3c39a, flame #ffc24a, flame-l #fff6cf, glow #ffdf9a",
  "rose #d98a97, rose-d #a9566a, rose-l #f6cdc9, gold #e8b04a, gold-l #fbe3a0, leaf #5f8a70, leaf-d #3a5f52",
);

const roses = roseSymbols("a7");

/** A knife, a fork and a spoon, seen from above, upright around 0,0. */
const cutlery = `
  <g id="a7k"><path d="M-5 8C-9-40-6-84 5-104L6 8z" fill="var(--steel)"/><path d="M0 8L5-104 6 8z" fill="var(--steel-d)"/><path d="M-5 8H6L7 96Q0 104-6 96z" fill="var(--steel-d)"/><path d="M-5 8H0V99L-6 96z" fill="var(--steel)"/></g>
  <g id="a7f"><path d="M-13-100h5v40h4v-40h5v40h4v-40h5V-56Q9-36 4-30L6 96Q0 104-6 96L-4-30Q-12-38-13-56z" fill="var(--steel)"/><path d="M1-30H4L6 96Q3 102 0 101z" fill="var(--steel-d)"/></g>`;

/** A plate on a charger, a folded napkin across it, a rose on the napkin. */
const cover = (x: number, y: number, turn: number) => `
  <g transform="translate(${x} ${y})rotate(${turn})">
    <path d="M-112 12A112 108 0 0 0 112 12L112 22A112 108 0 0 1-112 22z" fill="var(--linen-d)"/>
    <circle r="112" fill="var(--slate)"/>
    <path d="M0-112A112 112 0 0 1 0 112z" fill="var(--slate-d)"/>
    <circle r="92" fill="var(--plate)"/>
    <path d="M0-92A92 92 0 0 1 0 92A74 92 0 0 0 0-92z" fill="var(--plate-d)"/>
    <circle r="84" fill="none" stroke="var(--rim)" stroke-width="4"/>
    <path d="M-30-84L30-84 34 92-34 92z" fill="var(--linen-l)"/>
    <path d="M2-84H30L34 92H6z" fill="var(--linen-d)"/>
    <path d="M-31-60H31L31-54-31-54zM-33 72H33V78H-33z" fill="var(--rose)"/>
    ${roses.leaf(-6, 10, 0.8, -46)}${roses.leaf(6, 8, 0.8, 40)}${roses.open(0, 4, 0.9, 14)}
    <use href="#a7f" x="-146"/><use href="#a7k" x="146"/>
  </g>`;

/** A glass from above: foot, bowl and what is in it. */
const glass = (x: number, y: number, radius: number, drink: string) => `
  <circle cx="${x + 5}" cy="${y + 7}" r="${radius}" fill="var(--linen-d)"/>
  <circle cx="${x}" cy="${y}" r="${radius}" fill="var(--glass)"/>
  <circle cx="${x}" cy="${y}" r="${Math.round(radius * 0.76)}" fill="var(--${drink})"/>
  <path d="M${x - radius * 0.6} ${y - radius * 0.5}Q${x - radius * 0.2} ${y - radius} ${x + radius * 0.4} ${y - radius * 0.8}L${x + radius * 0.2} ${y - radius * 0.6}Q${x - radius * 0.2} ${y - radius * 0.7} ${x - radius * 0.4} ${y - radius * 0.3}z" fill="var(--glass-l)"/>`;

/** A candle from above, in the ring of its own light. */
const candleLight = (x: number, y: number) => `
  <circle cx="${x}" cy="${y}" r="58" fill="var(--glow)" opacity=".35"/>
  <circle cx="${x}" cy="${y}" r="36" fill="var(--glow)" opacity=".5"/>
  <circle cx="${x}" cy="${y}" r="21" fill="var(--rim)"/>
  <circle cx="${x}" cy="${y}" r="16" fill="var(--wax)"/>
  <path d="M${x} ${y - 16}A16 16 0 0 1 ${x} ${y + 16}z" fill="var(--wax-d)"/>
  <path d="M${x} ${y - 12}Q${x + 9} ${y} ${x} ${y + 7} ${x - 9} ${y} ${x} ${y - 12}z" fill="var(--flame)"/>
  <path d="M${x} ${y - 4}Q${x + 4} ${y + 1} ${x} ${y + 5} ${x - 4} ${y + 1} ${x} ${y - 4}z" fill="var(--flame-l)"/>`;

/** The garland that runs along the middle of the table: leaves first, then roses where they part. */
const runner = Array.from({ length: 15 }, (_, index) => {
  const x = 24 + index * 54;
  const y = 186 + Math.round(10 * Math.sin(index * 1.7));
  return (
    roses.leaf(x, y + 6, 0.78, 70 + (index % 3) * 16) +
    roses.leaf(x + 18, y, 0.72, -100 - (index % 4) * 12) +
    (index % 3 === 0
      ? roses.open(x + 4, y, 0.8, index * 40)
      : index % 3 === 1
        ? roses.bud(x, y, 0.7, 100)
        : "")
  );
}).join("");

const table = `
  <path d="M0 0H800V600H0z" fill="var(--linen)"/>
  <path d="M0 0H800V18H0zM0 560H800V600H0z" fill="var(--wood)"/>
  <path d="M0 0H800V8H0zM0 584H800V600H0z" fill="var(--wood-d)"/>
  <path d="M0 560H800V566H0z" fill="var(--linen-d)"/>
  <path d="M90 18L60 560H72L104 18zM430 18L424 560H436L444 18zM710 18L742 560H754L724 18z" fill="var(--linen-l)"/>
  <path d="M0 132H800V242H0z" fill="var(--slate-l)"/>
  <path d="M0 138H800V142H0zM0 232H800V236H0z" fill="var(--linen-l)"/>`;

export const tableSetting: Poster = {
  className: "wr-dtab",
  size: [800, 600],
  crop: "xMidYMid slice",
  title: { id: "a7T", text: altTexts["decor/table-setting"] },
  palette,
  defs: `${roses.defs}${cutlery}`,
  layers: [
    table,
    runner,
    [112, 400, 690].map((x) => candleLight(x, 186)).join(""),
    cover(212, 410, 0),
    cover(596, 410, 0),
    glass(404, 300, 34, "wine"),
    glass(404, 384, 28, "glass-l"),
    glass(22, 300, 34, "wine"),
    glass(780, 300, 34, "wine"),
    glass(780, 384, 28, "glass-l"),
  ],
};
