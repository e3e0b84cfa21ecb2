import type { Outline, OutlineStep } from "#app/stationery/typesetting/outline.ts";
import { arcCurves } from "./arc-curves.ts";

/** The last handle, which a smooth curve mirrors, and of which kind of curve it was. */
type CurveHandle = { of: string; x: number; y: number } | null;

/** Numbers that each command takes. */
const counts: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

/**
 * The steps of an attribute `d`, absolute, with arcs as curves.
 * @throws Error for a text that is not a path
 */
export function pathOutline(data: string): Outline {
  const steps: OutlineStep[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let handle: CurveHandle = null;
  for (const { letter, values } of commandsIn(data)) {
    const command = letter.toUpperCase();
    const isRelative = letter !== command;
    const [dx, dy] = isRelative ? [x, y] : [0, 0];
    const at = (index: number) => (values[index] ?? 0) + (index % 2 === 0 ? dx : dy);
    const mirrored = (of: string): [number, number] =>
      handle?.of === of ? [2 * x - handle.x, 2 * y - handle.y] : [x, y];
    let next: OutlineStep[] = [];
    let newHandle: CurveHandle = null;
    switch (command) {
      case "M":
        next = [{ step: "M", values: [at(0), at(1)] }];
        break;
      case "L":
        next = [{ step: "L", values: [at(0), at(1)] }];
        break;
      case "H":
        next = [{ step: "L", values: [(values[0] ?? 0) + dx, y] }];
        break;
      case "V":
        next = [{ step: "L", values: [x, (values[0] ?? 0) + dy] }];
        break;
      case "C":
        next = [{ step: "C", values: [at(0), at(1), at(2), at(3), at(4), at(5)] }];
        newHandle = { of: "C", x: at(2), y: at(3) };
        break;
      case "S":
        next = [{ step: "C", values: [...mirrored("C"), at(0), at(1), at(2), at(3)] }];
        newHandle = { of: "C", x: at(0), y: at(1) };
        break;
      case "Q":
        next = [{ step: "Q", values: [at(0), at(1), at(2), at(3)] }];
        newHandle = { of: "Q", x: at(0), y: at(1) };
        break;
      case "T": {
        const [hx, hy] = mirrored("Q");
        next = [{ step: "Q", values: [hx, hy, at(0), at(1)] }];
        newHandle = { of: "Q", x: hx, y: hy };
        break;
      }
      case "A": {
        const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0, endX = 0, endY = 0] = values;
        next = arcCurves(
          { x, y },
          { rx, ry, turn, isLarge: large !== 0, isClockwise: sweep !== 0 },
          { x: endX + dx, y: endY + dy },
        );
        break;
      }
      default:
        next = [{ step: "Z", values: [] }];
    }
    steps.push(...next);
    handle = newHandle;
    const end = next.at(-1)?.values.slice(-2) ?? [];
    [x = x, y = y] = command === "Z" ? [startX, startY] : end;
    if (command === "M") [startX, startY] = [x, y];
  }
  return steps;
}

/** The commands one by one: further numbers repeat a command, and a move goes on as a line. */
function* commandsIn(data: string): Generator<{ letter: string; values: number[] }> {
  for (const [, letter = "", args = ""] of data.matchAll(/([a-z])([^a-z]*(?:e[+-]?\d[^a-z]*)*)/gi)) {
    const count = counts[letter.toUpperCase()];
    if (count === undefined) throw new Error(`A path has the command '${letter}'`);
    const numbers = letter.toUpperCase() === "A" ? arcNumbers(args) : pathNumbers(args);
    if (count === 0) {
      yield { letter, values: [] };
      continue;
    }
    if (numbers.length === 0 || numbers.length % count !== 0)
      throw new Error(`A path has ${numbers.length} numbers after '${letter}'`);
    let now = letter;
    for (let at = 0; at < numbers.length; at += count) {
      yield { letter: now, values: numbers.slice(at, at + count) };
      if (letter === "M") now = "L";
      if (letter === "m") now = "l";
    }
  }
}

const number = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?`;
const pathNumbers = (text: string) => (text.match(new RegExp(number, "gi")) ?? []).map(Number);

/** The flags of an arc are single digits, and what follows may touch them. */
const arc = new RegExp(
  `(${number})[\\s,]*(${number})[\\s,]*(${number})[\\s,]*([01])[\\s,]*([01])[\\s,]*(${number})[\\s,]*(${number})`,
  "gi",
);
const arcNumbers = (text: string) => [...text.matchAll(arc)].flatMap(([, ...values]) => values.map(Number));
