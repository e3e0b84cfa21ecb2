/** How many pixels a rem is: 16, or what the visitor set as the size of text. */
export const pixelsOfRem = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
