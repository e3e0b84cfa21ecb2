import { roundWhole } from "../kit/paths.ts";

const bands = [
  { inkNumber: 5, radius: 300 },
  { inkNumber: 4, radius: 220 },
  { inkNumber: 3, radius: 150 },
  { inkNumber: 2, radius: 96 },
];

/** The banded sun of the card scenes, with the sun at 0,0 so that a card can put it where it likes. */
export const sceneSky =
  `<path d="M-400-300H800V500H-400z" fill="var(--o-s6)"/>` +
  bands
    .map(
      ({ inkNumber, radius }) =>
        `<ellipse cy="40" rx="${roundWhole(radius * 1.3)}" ry="${radius}" fill="var(--o-s${inkNumber})"/>`,
    )
    .join("") +
  `<circle r="26" fill="var(--o-sun)"/>`;
