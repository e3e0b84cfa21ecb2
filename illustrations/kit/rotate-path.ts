import { joinNumbers, formatTenths, roundWhole } from "./paths.ts";

interface Placed {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/**
 * Path data of absolute moves, lines and curves, turned about 0,0 by an angle in degrees and put in its
 * place: as fine as it was drawn, in whole units where it keeps its size.
 */
export function rotatePath(data: string, degrees: number, place?: Placed): string {
  const { scale, x: left, y: top } = place ?? { scale: 1, x: 0, y: 0 };
  const print = place ? formatTenths : (value: number) => `${roundWhole(value) + 0}`;
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  return data.replace(/([MLCQ])([^MLCQz]+)/g, (_, command: string, list: string) => {
    const numbers = [...list.matchAll(/-?[\d.]+/g)].map(Number);
    const values = numbers.map((value, index) => {
      const other = numbers[index % 2 === 0 ? index + 1 : index - 1] ?? 0;
      return print(index % 2 === 0 ? value * cos - other * sin + left : other * sin + value * cos + top);
    });
    return command + joinNumbers(values);
  });
}
