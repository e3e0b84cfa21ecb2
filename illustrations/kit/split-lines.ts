import { joinNumbers } from "./paths.ts";

/** Side of a square of the drawing in which short lines stay one piece. */
const near = 280;
/** Fewer lines than this are not worth a shape of their own. */
const few = 6;

/**
 * The lines of path data, those that begin close together in one piece. A browser draws its screen in
 * squares and leaves out what does not touch a square; one long path of dots it would work out again for
 * each of them.
 */
function pieces(data: string): string[] {
  const squares = new Map<string, string>();
  for (const { x, y, line } of linesOf(data)) {
    const square = `${Math.floor(x / near)} ${Math.floor(y / near)}`;
    squares.set(square, (squares.get(square) ?? "") + line);
  }
  return [...squares.values()].map(inSteps);
}

interface Line {
  readonly x: number;
  readonly y: number;
  /** With an absolute start. */
  readonly line: string;
}

/** Dots may follow each other in relative steps; what else is drawn has an absolute start. */
function linesOf(data: string): Line[] {
  let [x, y] = [0, 0];
  return (data.match(/[Mm][^Mm]+/g) ?? []).map((line) => {
    const [across = 0, down = 0] = [...line.matchAll(/-?[\d.]+/g)].map(Number);
    [x, y] = line.startsWith("m") ? [x + across, y + down] : [across, down];
    return { x, y, line: line.startsWith("m") ? `M${x} ${y}h0` : line };
  });
}

/** Dots in relative steps, which is shorter; other lines as they are. */
function inSteps(data: string): string {
  if (!onlyDots.test(data)) return data;
  const lines = linesOf(data);
  return lines
    .map(({ x, y }, index) => {
      const before = lines[index - 1];
      return before ? `m${joinNumbers([`${x - before.x}`, `${y - before.y}`])}h0` : `M${x} ${y}h0`;
    })
    .join("");
}

const onlyDots = /^([Mm]-?\d+ ?-?\d+h0)+$/;

/** A line that nothing paints, to be stroked by each use of its id. */
export const definedLine = (id: string, line: string): string =>
  `<g fill="none" id="${id}">${pieces(line)
    .map((piece) => `<path d="${piece}"/>`)
    .join("")}</g>`;

/** Scattered dots and rows of dots in pieces; they look as before. Not in symbols, which are small. */
export const splitDots = (layer: string): string =>
  layer.replace(/<path d="([^"]+)"([^>]*)\/>/g, (path, data: string, more: string) => {
    const isDotted = onlyDots.test(data) || (/ stroke-dasharray="0 /.test(more) && /^(M[^m]+)+$/.test(data));
    if (!isDotted || / id=| class=/.test(more)) return path;
    const apart = pieces(data);
    if (apart.length === 1 || linesOf(data).length < few) return path;
    const own = / opacity="[^"]+"/.exec(more)?.[0] ?? "";
    return `<g${more.replace(own, own.replace("opacity", "stroke-opacity"))}>${apart.map((piece) => `<path d="${piece}"/>`).join("")}</g>`;
  });
