import { roseSymbols } from "../kit/roses.ts";
import { place } from "../kit/svg.ts";

const drawn = roseSymbols("o");

/** Flowers that many objects wear, drawn once in the sprite in the inks of the objects: the simple ones, as they are shown small. */
export const roses = {
  bud: drawn.bud,
  open: (x: number, y: number, scale: number, turn = 0): string => place("oRs", x, y, scale, turn),
  leaf: (x: number, y: number, scale: number, turn = 0): string => place("oLs", x, y, scale, turn),
};

/** Radius 40 at scale 1; simpler than the posters' marigold, as it is shown at a few pixels. */
export const marigold = (x: number, y: number, scale: number, turn = 0): string =>
  place("oM", x, y, scale, turn);

/** A small rose, and the same with two sprays: what a plain thing wears at a wedding. */
export const bloom = (x: number, y: number): string => `<use href="#o-bloom" x="${x}" y="${y}"/>`;
export const posy = (x: number, y: number): string => `<use href="#o-posy" x="${x}" y="${y}"/>`;

/** A candle flame that stands on x, y. */
export const flame = (x: number, y: number): string => `<use href="#o-flame" x="${x}" y="${y}"/>`;

/** The inks of the kit's rose by the roles that both themes recolour. */
const roles: Readonly<Record<string, string>> = {
  rose: "o-a",
  "rose-d": "o-ad",
  "rose-l": "o-rl",
  gold: "o-g",
  "gold-l": "o-gl",
  leaf: "o-l",
  "leaf-d": "o-ld",
};

export const flowerSymbols =
  drawn.defs.replace(/var\(--([\w-]+)\)/g, (ink, name: string) =>
    roles[name] ? `var(--${roles[name]})` : ink,
  ) +
  `<g id="oM" fill="none" stroke-linecap="round">
    <circle r="26" stroke="var(--o-mgd)" stroke-width="20" stroke-dasharray="0 14.85"/>
    <circle r="18" stroke="var(--o-mg)" stroke-width="16" stroke-dasharray="0 11.3"/>
    <circle r="9" stroke="var(--o-gl)" stroke-width="11" stroke-dasharray="0 7.06"/>
    <circle r="5" fill="var(--o-mgd)"/>
  </g>
  <g id="o-bloom">${roses.open(0, 0, 0.36, 10)}</g>
  <g id="o-posy">${roses.leaf(-4, 2, 0.36, -64)}${roses.leaf(5, 2, 0.36, 62)}${roses.open(0, 0, 0.44, 10)}</g>
  <g id="o-flame">
    <path d="M0-32C11-16 10 0 0 0S-11-16 0-32z" fill="var(--o-a)"/>
    <path d="M0-18C6-9 5-2 0-2S-6-9 0-18z" fill="var(--o-gl)"/>
  </g>`;
