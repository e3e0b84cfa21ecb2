import { type ArtPoint, polygon, polygonTenths, roundWhole } from "./paths.ts";
import { type PathStop, pointsAlongPath } from "./points-along-path.ts";

/** A layer of a bead: its breadth as a share of the bead's, its corners and its ink. */
export interface Bead {
  readonly breadth: number;
  readonly corners: number;
  readonly inkName: string;
  /** On each bead where nothing is said, or on every nth. */
  readonly every?: number;
  /** All ink where nothing is said. */
  readonly opacity?: number;
}

/** Beads that are drawn as one, by how far the line turns between them. */
const pieceSizes = [
  { most: 8, turns: 12 },
  { most: 4, turns: 30 },
  { most: 2, turns: 360 },
] as const;
/** About how many bytes these take: a bead in a symbol, a whole line that is placed, a piece that is placed and turned. */
const bytes = { bead: 60, line: 34, piece: 58 };

/**
 * Beads threaded on lines, some at a time: each piece is a symbol of short filled outlines, cut a
 * little unevenly like paper. A row of round dashes looks much the same and takes a browser
 * twice as long. Lines of one form are one symbol. The symbols' ids begin with `id`.
 */
export function beads(id: string, line: string, width: number, gap: number, layers: readonly Bead[]): string {
  const lines = pointsAlongPath(line, gap);
  const forms = Map.groupBy(lines, formOf);
  const symbols = new Map<string, string>();
  const draw = (name: string, places: readonly ArtPoint[]) => {
    if (!symbols.has(name)) symbols.set(name, `<g id="${name}">${painted(places, width, layers)}</g>`);
    return name;
  };
  const uses = lines.map((stopsOfLine) => {
    const form = formOf(stopsOfLine);
    const [x, y] = stopsOfLine[0]?.point ?? [0, 0];
    const times = forms.get(form)?.length ?? 0;
    const pieces = inPieces(stopsOfLine);
    if (stopsOfLine.length * bytes.bead + times * bytes.line < times * pieces.length * bytes.piece) {
      const name = `${id}f${[...forms.keys()].indexOf(form)}`;
      draw(
        name,
        stopsOfLine.map(({ point }): ArtPoint => [point[0] - x, point[1] - y]),
      );
      return `<use href="#${name}" x="${roundWhole(x)}" y="${roundWhole(y)}"/>`;
    }
    return pieces
      .map((piece) => placed(draw(`${id}${piece.length}`, inRow(piece.length, gap)), piece))
      .join("");
  });
  return `<defs>${[...symbols.values()].join("")}</defs>${uses.join("")}`;
}

/** The same for lines that differ only in where they begin. */
const formOf = (line: readonly PathStop[]): string =>
  line
    .map(({ point }) => point.map((value, axis) => roundWhole(value - (line[0]?.point[axis] ?? 0))))
    .join(" ");

const inRow = (size: number, gap: number): ArtPoint[] =>
  Array.from({ length: size }, (_, index): ArtPoint => [(index - (size - 1) / 2) * gap, 0]);

/** Long pieces where the line is straight, short ones in a bend. */
function inPieces(line: readonly PathStop[]): PathStop[][] {
  const pieces: PathStop[][] = [];
  for (let from = 0; from < line.length;) {
    const size =
      pieceSizes.find(
        ({ most, turns }) => from + most <= line.length && turnOf(line.slice(from, from + most)) <= turns,
      )?.most ?? 1;
    pieces.push(line.slice(from, from + size));
    from += size;
  }
  return pieces;
}

function turnOf(piece: readonly PathStop[]): number {
  const [from, to] = [piece[0]?.turn ?? 0, piece.at(-1)?.turn ?? 0];
  const between = Math.abs(to - from) % 360;
  return Math.min(between, 360 - between);
}

const painted = (places: readonly ArtPoint[], width: number, layers: readonly Bead[]): string =>
  layers
    .map(({ breadth, corners, inkName, opacity, every = 1 }, layer) => {
      const radius = (width * breadth) / 2;
      const outlines =
        opacity === undefined && touches(places, radius)
          ? ribbon(places, radius)
          : places
              .map((place, index) =>
                index % every === 0 ? bead(place, radius, corners, index * 1.9 + layer) : "",
              )
              .join("");
      return `<path d="${outlines}" fill="var(--${inkName})"${opacity === undefined ? "" : ` fill-opacity="${opacity}"`}/>`;
    })
    .join("");

/** Whether each bead lies well over the next one: their rims are then one outline. */
const touches = (places: readonly ArtPoint[], radius: number): boolean =>
  places.length > 1 &&
  places.every((place, index) => {
    const next = places[index + 1];
    return next === undefined || Math.hypot(next[0] - place[0], next[1] - place[1]) < radius * 1.7;
  });

/** Where the rim of a bead has its corners on one side of the string, in degrees from straight aside; a small bead has one. */
const rims = { small: [-4], large: [-34, 26] };
/** A radius up to which one corner is round, on a card. */
const small = 6.5;

/** Beads that overlap, as one outline with a notch between each two: half the corners of the single beads. */
function ribbon(places: readonly ArtPoint[], radius: number): string {
  const side = (line: readonly ArtPoint[], turn: number) =>
    line.flatMap((place, index): ArtPoint[] => {
      const [before, after] = [line[index - 1], line[index + 1]];
      const [from, to] = [before ?? place, after ?? place];
      const along = Math.atan2(to[1] - from[1], to[0] - from[0]);
      const corner = (degrees: number, out: number): ArtPoint => {
        const angle = along - Math.PI / 2 + (degrees * Math.PI) / 180;
        return [place[0] + out * Math.cos(angle), place[1] + out * Math.sin(angle)];
      };
      const out = radius > small ? 1.06 : 1.13;
      const uneven = (number: number) => radius * (out + 0.07 * Math.sin(index * 1.9 + number + turn));
      const bulge = rims[radius > small ? "large" : "small"].map((degrees, number) =>
        corner(degrees, uneven(number)),
      );
      if (!after) return [...bulge, corner(90, radius)];
      const notch = Math.hypot(after[0] - place[0], after[1] - place[1]) / 2;
      const deep = Math.sqrt(radius * radius - notch * notch);
      return [...bulge, corner((Math.atan2(notch, deep) * 180) / Math.PI, radius)];
    });
  const outline = [...side(places, 0), ...side(places.toReversed(), 1)];
  return radius > 5 ? polygon(outline) : polygonTenths(outline);
}

/** As much ink as a disc of that radius. */
function bead([x, y]: ArtPoint, radius: number, corners: number, turn: number): string {
  const step = (2 * Math.PI) / corners;
  const out = radius * Math.sqrt(step / Math.sin(step));
  const points = Array.from({ length: corners }, (_, index): ArtPoint => {
    const angle = turn + index * step;
    return [x + out * Math.cos(angle), y + out * Math.sin(angle)];
  });
  return radius > 3 ? polygon(points) : polygonTenths(points);
}

function placed(name: string, piece: readonly PathStop[]): string {
  const middle = (axis: 0 | 1) => piece.reduce((sum, { point }) => sum + point[axis], 0) / piece.length;
  const [from, to] = [piece[0], piece.at(-1)];
  if (!from || !to) return "";
  const turn =
    from === to
      ? from.turn
      : (Math.atan2(to.point[1] - from.point[1], to.point[0] - from.point[0]) * 180) / Math.PI;
  return `<use href="#${name}" transform="translate(${roundWhole(middle(0))} ${roundWhole(middle(1))})rotate(${roundWhole(turn)})"/>`;
}
