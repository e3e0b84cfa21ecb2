import { joined, tenths } from "./paths.ts";

interface Placed {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** Path data of absolute moves, lines and curves, turned about 0,0 by so many degrees and put in its place. */
export function turned(data: string, degrees: number, place: Placed = { scale: 1, x: 0, y: 0 }): string {
  if (degrees === 0 && place.scale === 1 && place.x === 0 && place.y === 0) return data;
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * place.scale, Math.sin(angle) * place.scale];
  return data.replace(/([MLCQ])([^MLCQz]+)/g, (_, command: string, list: string) => {
    const numbers = [...list.matchAll(/-?[\d.]+/g)].map(Number);
    const values = numbers.map((value, index) => {
      const other = numbers[index % 2 === 0 ? index + 1 : index - 1] ?? 0;
      return tenths(
        index % 2 === 0 ? value * cos - other * sin + place.x : other * sin + value * cos + place.y,
      );
    });
    return command + joined(values);
  });
}
