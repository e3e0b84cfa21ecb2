const channels = (hex: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** A colour between two, both as `#rrggbb`; a share of 0 is the first. */
export const mixColours = (from: string, to: string, share: number): string => {
  const end = channels(to);
  return `#${channels(from)
    .map((value, index) => Math.round(value + ((end[index] ?? value) - value) * share))
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("")}`;
};

/** A colour in coloured light. */
export const tintColour = (colour: string, light: string): string => {
  const lit = channels(light);
  return `#${channels(colour)
    .map((value, index) => Math.round((value * (lit[index] ?? 255)) / 255))
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("")}`;
};

/** The colour that is this one in coloured light. */
export const untintColour = (colour: string, light: string): string => {
  const lit = channels(light);
  return `#${channels(colour)
    .map((value, index) => Math.min(255, Math.round((value * 255) / (lit[index] ?? 255))))
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("")}`;
};
