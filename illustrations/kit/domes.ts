import { formatTenths } from "./paths.ts";

export interface DomeInks {
  readonly lit: string;
  readonly shade: string;
  readonly ribs: string;
}

/** A ribbed onion dome with its finial; `halfWidth` at the base, which stands on y. */
export function dome(x: number, y: number, halfWidth: number, height: number, inks: DomeInks): string {
  const top = y - height;
  const side = (reach: number) =>
    `C${formatTenths(x + reach * 0.72)} ${formatTenths(y - height * 0.62)} ${formatTenths(x + reach * 1.28)} ${formatTenths(y - height * 0.34)} ${formatTenths(x + reach)} ${y}z`;
  const bulb = (share: number) => {
    const reach = halfWidth * share;
    return `M${formatTenths(x - reach)} ${y}C${formatTenths(x - halfWidth * 1.28 * share)} ${formatTenths(y - height * 0.34)} ${formatTenths(x - halfWidth * 0.72 * share)} ${formatTenths(y - height * 0.62)} ${x} ${formatTenths(top)}${side(reach)}`;
  };
  const w = halfWidth;
  const finial =
    `M${x} ${formatTenths(top - w * 0.55)}l${formatTenths(w * 0.07)} ${formatTenths(w * 0.3)}a${formatTenths(w * 0.1)} ${formatTenths(w * 0.1)} 0 1 1 ${formatTenths(-w * 0.14)} 0z` +
    `M${formatTenths(x - w * 0.16)} ${formatTenths(top + w * 0.06)}q${formatTenths(w * 0.16)} ${formatTenths(-w * 0.22)} ${formatTenths(w * 0.32)} 0z`;
  return (
    `<path d="${bulb(1)}" fill="${inks.lit}"/>` +
    `<path d="M${x} ${y}L${x} ${formatTenths(top)}${side(w)}" fill="${inks.shade}"/>` +
    `<path d="${bulb(0.66)}${bulb(0.3)}" fill="none" stroke="${inks.ribs}" stroke-width="2"/>` +
    `<path d="${finial}" fill="${inks.ribs}"/>`
  );
}
