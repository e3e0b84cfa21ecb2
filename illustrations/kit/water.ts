/** How much of a reflection a band of water hides, and in which ink. */
export interface WaterBand {
  readonly inkName: string;
  readonly opacity: number;
}

/** Still water over a reflection, in flat bands that hide more of it towards the eye, the first at the shore. */
export const waterBands = (
  shore: number,
  bands: readonly WaterBand[],
  [width, height] = [800, 1000],
): string => {
  // Each band is deeper than the one before: the water lies flat.
  const edge = (index: number) => Math.round(shore + (height - shore) * (index / bands.length) ** 1.3);
  return bands
    .map(
      ({ inkName, opacity }, index) =>
        `<path d="M0 ${edge(index)}H${width}V${edge(index + 1)}H0z" fill="var(--${inkName})"${opacity === 1 ? "" : ` fill-opacity="${opacity}"`}/>`,
    )
    .join("");
};

/**
 * What stands on the far shore, upside down. Land and reflection both end on the shore: neither needs a
 * clip, in which a browser takes two or three times as long for everything.
 */
export const upsideDown = (shore: number, land: string): string =>
  `<g transform="matrix(1 0 0 -1 0 ${shore * 2})">${land}</g>`;

/** Bands of one ink by what each hides. */
export const hiding = (inkName: string, ...opacities: readonly number[]): WaterBand[] =>
  opacities.map((opacity) => ({ inkName, opacity }));
