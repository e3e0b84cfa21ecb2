import { roundWhole } from "./paths.ts";

/** A burning candle that stands on x, y, lit by its own flame. Inks: wax, wax-d, flame, flame-l, wick. */
export function candle(x: number, y: number, width: number, height: number): string {
  const half = width / 2;
  const top = y - height;
  const flame = width * 1.1;
  return (
    `<path d="M${x - half} ${y}V${top}Q${x} ${top - half * 0.5} ${x + half} ${top}V${y}z" fill="var(--wax)"/>` +
    `<path d="M${roundWhole(x + half * 0.3)} ${y}V${top}H${x + half}V${y}z" fill="var(--wax-d)"/>` +
    `<path d="M${x - half} ${top + 2}q${half * 0.3} ${half * 1.6} ${half * 0.7} 0z" fill="var(--wax-d)"/>` +
    `<path d="M${x - 1} ${top}h2v-8h-2z" fill="var(--wick)"/>` +
    `<path d="M${x} ${roundWhole(top - flame * 2)}C${roundWhole(x + flame * 0.6)} ${roundWhole(top - flame)} ${roundWhole(x + flame * 0.4)} ${top - 4} ${x} ${top - 3}C${roundWhole(x - flame * 0.4)} ${top - 4} ${roundWhole(x - flame * 0.6)} ${roundWhole(top - flame)} ${x} ${roundWhole(top - flame * 2)}z" fill="var(--flame)"/>` +
    `<path d="M${x} ${roundWhole(top - flame * 1.3)}C${roundWhole(x + flame * 0.3)} ${roundWhole(top - flame * 0.6)} ${roundWhole(x + flame * 0.2)} ${top - 5} ${x} ${top - 5}C${roundWhole(x - flame * 0.2)} ${top - 5} ${roundWhole(x - flame * 0.3)} ${roundWhole(top - flame * 0.6)} ${x} ${roundWhole(top - flame * 1.3)}z" fill="var(--flame-l)"/>`
  );
}
