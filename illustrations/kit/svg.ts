/** The transform of what has its reference point, 0,0, at x, y. */
export const placed = (x: number, y: number, scale: number | string, turn = 0): string =>
  `${x === 0 && y === 0 ? "" : `translate(${x} ${y})`}${turn === 0 ? "" : `rotate(${turn})`}scale(${scale})`;

/** Places a symbol of the same drawing: the reference point of every symbol is its own 0,0. */
export const place = (id: string, x: number, y: number, scale: number | string, turn = 0): string =>
  `<use href="#${id}" transform="${placed(x, y, scale, turn)}"/>`;

export const ink = (name: string): string => `var(--${name})`;

/** Takes out the white space between elements and the zeros that a number does not need. */
export const compact = (markup: string): string =>
  `${markup
    .replace(/>\s+</g, "><")
    .replace(/\s*\n\s*/g, " ")
    .replace(/(\d*\.\d*[1-9])0+(?=["\s,)\-a-zA-Z])/g, "$1")
    .replace(/\b0\.(?=\d)/g, ".")
    .replace(/rotate\(0\)(?=[rst])|(?<=\))scale\(1\)(?=")/g, "")
    .replace(/ d="([^"]+)"/g, (_, data: string) => ` d="${tight(data)}"`)
    .trim()}\n`;

/** Path data without what a reader does not need: far decimals, a space before a minus sign, a command that is said again. */
function tight(data: string): string {
  let last = "";
  return data
    .replace(/\d*\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100))
    .replace(/ -/g, "-")
    .replace(/([a-zA-Z])([^a-zA-Z]*)/g, (step, command: string, values: string) => {
      const isSaidAgain = command === last && /[LHVCSQTA]/i.test(command) && values.startsWith("-");
      last = command;
      return isSaidAgain ? values : step;
    });
}
