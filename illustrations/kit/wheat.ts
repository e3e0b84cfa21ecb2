import { roundWhole } from "./paths.ts";
import { place } from "./svg.ts";
import { rotatePath } from "./rotate-path.ts";

const husks = (side: -1 | 1, count = 6) =>
  Array.from({ length: count }, (_, step) => step)
    .map((step) => {
      const [y, tall] = [roundWhole(-62 - step * (66 / count)), roundWhole(102 / count)];
      return `M0 ${y}L${side * 10} ${y - roundWhole(tall * 0.3)} ${side * 11} ${y - tall} 0 ${y - roundWhole(tall * 0.7)}z`;
    })
    .join("");

/** An ear by its inks: stalk and awns, the husks in the light and those in the shade. */
const ear = {
  stalk: "M-1.5 0Q2-40-1-64L1-64Q4-40 1.5 0z",
  light:
    husks(-1) +
    "M0-126Q-7-136 0-148zM-9.7-82L-16-112-8.3-82zM8.3-82L16-112 9.7-82zM-8.7-104L-12-136-7.3-104zM7.3-104L12-136 8.7-104zM-.7-140L0-160 .7-140z",
  shade: husks(1) + "M0-126Q7-136 0-148z",
};

/** An ear of a sheaf, where the next ear hides most of it. */
const boundEar = {
  stalk: ear.stalk,
  light: `${husks(-1, 4)}M0-126L-5-138 0-148zM-.7-140L0-160 .7-140z`,
  shade: `${husks(1, 4)}M0-126L5-138 0-148z`,
};

/** The same where a sheaf is shown too small for its husks. */
const smallEar = { stalk: "M-3 0L-1-64H1L3 0z", light: "M0-62L-13-100 0-148z", shade: "M0-62L13-100 0-148z" };

const bundle = [-38, -22, -7, 7, 22, 38];
const smallBundle = [-38, -18, 0, 18, 38];
const bound = (part: string, turns: readonly number[] = bundle) =>
  turns
    .map((turn) => rotatePath(part, turn, { scale: 1 - Math.abs(turn) / 240, x: turn * 0.4, y: -50 }))
    .join("");

/** A ripe ear on its stalk and a tied sheaf; both grow up from 0,0. Inks: wheat, wheat-l, wheat-d, tie. */
export function wheatSymbols(prefix: string) {
  return {
    defs: `
      <g id="${prefix}E">
        <path d="${ear.stalk}" fill="var(--wheat-d)"/>
        <path d="${ear.light}" fill="var(--wheat-l)"/>
        <path d="${ear.shade}" fill="var(--wheat)"/>
      </g>
      <g id="${prefix}F">
        <path d="M-26 0C-14-40-10-60-22-96H22C10-60 14-40 26 0 10 6-10 6-26 0z${bound(boundEar.stalk)}" fill="var(--wheat-d)"/>
        <path d="M-14 2C-6-40-4-60-12-96M-2 4C0-40 0-60 0-96M12 3C5-40 6-60 12-96" stroke="var(--wheat)" stroke-width="5" fill="none"/>
        <path d="${bound(boundEar.light)}" fill="var(--wheat-l)"/>
        <path d="${bound(boundEar.shade)}" fill="var(--wheat)"/>
        <path d="M-15-62Q0-54 15-62L16-48Q0-40-16-48z" fill="var(--tie)"/>
      </g>
      <g id="${prefix}Fs">
        <path d="M-26 0C-14-40-10-60-22-96H22C10-60 14-40 26 0 10 6-10 6-26 0z${bound(smallEar.stalk, smallBundle)}" fill="var(--wheat-d)"/>
        <path d="${bound(smallEar.light, smallBundle)}M-16 2L-9-56-8-56-10 3zM-2 4V-56H0L3 4z" fill="var(--wheat-l)"/>
        <path d="${bound(smallEar.shade, smallBundle)}" fill="var(--wheat)"/>
        <path d="M-15-62Q0-54 15-62L16-48Q0-40-16-48z" fill="var(--tie)"/>
      </g>`,
    ear: (x: number, y: number, scale: number, turn = 0): string => place(`${prefix}E`, x, y, scale, turn),
    sheaf: (x: number, y: number, scale: number, turn = 0): string =>
      place(`${prefix}${scale < 0.62 ? "Fs" : "F"}`, x, y, scale, turn),
  };
}
