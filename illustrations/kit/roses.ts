import { type ArtPoint, polygonTenths } from "./paths.ts";
import { place } from "./svg.ts";
import { rotatePath } from "./rotate-path.ts";

/** The rim of a petal between the notches to its neighbours; what lies within is all one ink. */
const petal = "Q-21-41-6-39-2-38 0-32 2-40 11-40 21-39 22.1-30.4";
/** As much of its shaded half as the next petal leaves to be seen. */
const shade = "M6-19Q9-27 9-34 12-40 16-38L22-34 23-31Q11-29 6-19z";
const light = "M-2-8Q-17-20-17-28-16-34-10-35-12-22-2-8z";
/** As above for a flower that is shown too small for its curves. */
const smallPetal = "L-16-41 0-33 16-41 22.1-30.4";
const smallShade = "M6-19L11-38 23-33z";
const smallLight = "M-3-10L-17-26-11-35z";
const smallLeaves =
  "M1-22L20-27 36-38 16-42zM0-20L-20-22-36-30-16-37zM0-44L20-51 30-60 9-60zM0-42L-20-45-32-54-12-57zM-2-60L-12-74-6-92 4-78z";
const smallLeafShade =
  "M1-22L20-27 36-38zM0-20L-20-22-36-30zM0-44L20-51 30-60zM0-42L-20-45-32-54zM-2-60L-12-74-6-92z";
const turns = [0, 72, 144, 216, 288];
const allRound = (part: string) => turns.map((turn) => rotatePath(part, turn)).join("");
/** Five petals as one outline: where they overlap nobody sees an edge. */
const corolla = (rim: string) => `M-22 -30${turns.map((turn) => rotatePath(rim, turn)).join("")}z`;

/** Four corners are round at the size of an anther. */
const anther = (x: number, y: number) => `M${x - 2.5} ${y}l2.500-2.500 2.500 2.500-2.500 2.500z`;

/** Round at the size of the heart of a flower. */
const heart = (radius: number) => {
  const points = Array.from({ length: 8 }, (_, index): ArtPoint => {
    const angle = (index / 8) * 2 * Math.PI;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
  return polygonTenths(points);
};

/** The heart of the flower: a disc, and ten filaments round it with a dot at the end of each. */
const stamens =
  heart(6.8) +
  [
    [0, -15],
    [9, -13],
    [15, -6],
    [15, 6],
    [10, 12],
    [0, 15],
    [-10, 12],
    [-15, 6],
    [-15, -6],
    [-9, -13],
  ]
    .map(([x = 0, y = 0]) => {
      // All outlines run clockwise: where two meet, the one does not cut a hole in the other.
      const upright = Math.abs(x) < Math.abs(y);
      const wide = upright ? -Math.sign(y) : Math.sign(x);
      return `M0 0L${x} ${y}${upright ? "h" : "v"}${wide * 1.5}L${upright ? `${wide} 0` : `0 ${wide}`}z${anther(x, y)}`;
    })
    .join("");

/**
 * The Alberta wild rose as symbols of one drawing: open flower (radius about 40), flower from the
 * side, bud, and a spray of five leaflets that grows up from 0,0. Inks: rose, rose-d, rose-l, gold,
 * gold-l, leaf, leaf-d.
 */
export function roseSymbols(prefix: string) {
  return {
    defs: `
      <g id="${prefix}R">
        <path d="${corolla(petal)}" fill="var(--rose)"/>
        <path d="${allRound(shade)}" fill="var(--rose-d)" fill-opacity=".55"/>
        <path d="${allRound(light)}${heart(12.4)}" fill="var(--rose-l)"/>
        <path d="${stamens}" fill="var(--gold)"/>
        <path d="M-4-1L-1-4 2-1-1 2z" fill="var(--gold-l)"/>
      </g>
      <g id="${prefix}Rs">
        <path d="${corolla(smallPetal)}" fill="var(--rose)"/>
        <path d="${allRound(smallShade)}" fill="var(--rose-d)" fill-opacity=".55"/>
        <path d="${allRound(smallLight)}M-12 0L-6-11 6-11 12 0 6 11-6 11z" fill="var(--rose-l)"/>
        <path d="M-14-8L-3-5 4-15 5-3 15 2 5 5 0 15-4 5z" fill="var(--gold)"/>
      </g>
      <g id="${prefix}S">
        <path d="M-30-22C-34-38-14-46-4-36-2-46 16-46 18-34 30-38 36-22 24-10 14 2-14 4-30-22z" fill="var(--rose-d)"/>
        <path d="M-34-16C-30-34-6-34-2-20 4-34 28-36 33-16 30 0 10 8 0 8-12 8-30 0-34-16z" fill="var(--rose)"/>
        <path d="M-28-18C-24-28-12-28-8-18-8-8-6 0 0 7-14 5-28-4-28-18z" fill="var(--rose-l)"/>
        <path d="M-10 4C-6 10 6 10 10 4 9 12 5 16 1 17L0 30-3 30-2 17C-6 15-9 11-10 4z" fill="var(--leaf)"/>
      </g>
      <g id="${prefix}B">
        <path d="M-9-4C-14-18-6-30 0-38 7-30 14-16 9-4 4 2-5 2-9-4z" fill="var(--rose)"/>
        <path d="M0-38C7-30 14-16 9-4 6 0 3 0 1 0 6-14 4-28 0-38z" fill="var(--rose-d)"/>
        <path d="M-10-6C-6 0 6 0 10-6 11-14 8-18 8-20 12-10 14 0 6 5L2 8 1 20-1 20-2 8-6 5C-14 0-12-10-8-20-8-16-11-12-10-6z" fill="var(--leaf)"/>
      </g>
      <g id="${prefix}L">
        <path d="M0 0C2-30 0-50-2-62" stroke="var(--leaf-d)" stroke-width="2.4" fill="none"/>
        <path d="M1-22Q24-24 36-38 16-50 1-22zM0-20Q-25-18-36-30-18-46 0-20zM0-44Q21-46 30-60 12-69 0-44zM0-42Q-22-42-32-54-14-66 0-42zM-2-60Q-19-76-6-92 14-80-2-60z" fill="var(--leaf)"/>
        <path d="M1-22Q24-24 36-38 14-35 1-22zM0-20Q-14-32-36-30-24-18 0-20zM0-44Q21-46 30-60 10-56 0-44zM0-42Q-13-54-32-54-22-42 0-42zM-2-60Q-19-76-6-92-7-74-2-60z" fill="var(--leaf-d)"/>
      </g>
      <g id="${prefix}Ls">
        <path d="${smallLeaves}M-2 0L0-62 2 0z" fill="var(--leaf)"/>
        <path d="${smallLeafShade}" fill="var(--leaf-d)"/>
      </g>`,
    /** `squash` below 1 tips the flower away from the eye; a small one has simpler petals. */
    open: (x: number, y: number, scale: number, turn = 0, squash = 1): string =>
      place(
        `${prefix}${scale < 0.65 ? "Rs" : "R"}`,
        x,
        y,
        squash === 1 ? scale : `${scale} ${+(scale * squash).toFixed(2)}`,
        turn,
      ),
    side: (x: number, y: number, scale: number, turn = 0): string => place(`${prefix}S`, x, y, scale, turn),
    bud: (x: number, y: number, scale: number, turn = 0): string => place(`${prefix}B`, x, y, scale, turn),
    leaf: (x: number, y: number, scale: number, turn = 0): string =>
      place(`${prefix}${scale < 0.65 ? "Ls" : "L"}`, x, y, scale, turn),
  };
}
