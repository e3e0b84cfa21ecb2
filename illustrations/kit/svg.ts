/** Places a symbol of the same drawing: the reference point of every symbol is its own 0,0. */
export const place = (id: string, x: number, y: number, scale: number | string, turn = 0): string =>
  `<use href="#${id}" transform="translate(${x} ${y})${turn === 0 ? "" : `rotate(${turn})`}scale(${scale})"/>`;

export const ink = (name: string): string => `var(--${name})`;

/** Takes out the white space between elements and the zeros that a number does not need. */
export const compact = (markup: string): string =>
  `${markup
    .replace(/>\s+</g, "><")
    .replace(/\s*\n\s*/g, " ")
    .replace(/(\d*\.\d*[1-9])0+(?=["\s,)\-a-zA-Z])/g, "$1")
    .replace(/\b0\.(?=\d)/g, ".")
    .trim()}\n`;
