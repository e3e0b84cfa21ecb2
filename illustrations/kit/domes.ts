import { tenths } from "./paths.ts";

export interface DomeInks {
  readonly lit: string;
  readonly shade: string;
  readonly ribs: string;
}

/** A ribbed onion dome with its finial; `halfWidth` at the base, which stands on y. */
export function dome(x: number, y: number, halfWidth: number, height: number, inks: DomeInks): string {
  const top = y - height;
  const side = (reach: number) =>
    `C${tenths(x + reach * 0.72)} ${tenths(y - height * 0.62)} ${tenths(x + reach * 1.28)} ${tenths(y - height * 0.34)} ${tenths(x + reach)} ${y}z`;
  const bulb = (share: number) => {
    const reach = halfWidth * share;
    return `M${tenths(x - reach)} ${y}C${tenths(x - halfWidth * 1.28 * share)} ${tenths(y - height * 0.34)} ${tenths(x - halfWidth * 0.72 * share)} ${tenths(y - height * 0.62)} ${x} ${tenths(top)}${side(reach)}`;
  };
  const w = halfWidth;
  const finial =
    `M${x} ${tenths(top - w * 0.55)}l${tenths(w * 0.07)} ${tenths(w * 0.3)}a${tenths(w * 0.1)} ${tenths(w * 0.1)} 0 1 1 ${tenths(-w * 0.14)} 0z` +
    `M${tenths(x - w * 0.16)} ${tenths(top + w * 0.06)}q${tenths(w * 0.16)} ${tenths(-w * 0.22)} ${tenths(w * 0.32)} 0z`;
  return (
    `<path d="${bulb(1)}" fill="${inks.lit}"/>` +
    `<path d="M${x} ${y}L${x} ${tenths(top)}${side(w)}" fill="${inks.shade}"/>` +
    `<path d="${bulb(0.66)}${bulb(0.3)}" fill="none" stroke="${inks.ribs}" stroke-width="2"/>` +
    `<path d="${finial}" fill="${inks.ribs}"/>`
  );
}
