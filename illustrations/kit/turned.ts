import { joined, tenths } from "./paths.ts";

/** Path data of absolute moves, lines and curves, turned about 0,0 by so many degrees. */
export function turned(data: string, degrees: number): string {
  if (degrees === 0) return data;
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return data.replace(/([MLCQ])([^MLCQz]+)/g, (_, command: string, list: string) => {
    const numbers = [...list.matchAll(/-?[\d.]+/g)].map(Number);
    const values = numbers.map((value, index) => {
      const other = numbers[index % 2 === 0 ? index + 1 : index - 1] ?? 0;
      return tenths(index % 2 === 0 ? value * cos - other * sin : other * sin + value * cos);
    });
    return command + joined(values);
  });
}
