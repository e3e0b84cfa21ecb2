import { roundWhole } from "../kit/paths.ts";

/** The Peace Bridge: a flattened tube of two families of crossing ribbons, from one x to another. */
export interface BridgeSpan {
  readonly from: number;
  readonly to: number;
  /** y of roof and deck at the ends, and how far each rises in the middle. */
  readonly roof: number;
  readonly roofRise: number;
  readonly deck: number;
  readonly deckRise: number;
  readonly ribbons: number;
}

export function peaceBridge(span: BridgeSpan) {
  const { from, to, ribbons } = span;
  const arc = (x: number) => Math.sin(((x - from) / (to - from)) * Math.PI);
  const roof = (x: number) => span.roof - span.roofRise * arc(x);
  const deck = (x: number) => span.deck - span.deckRise * arc(x);
  const tenths = Array.from({ length: 11 }, (_, index) => from + ((to - from) * index) / 10);
  const edge = (heightAt: (x: number) => number, xs: readonly number[] = tenths) =>
    xs.map((x) => `${roundWhole(x)} ${roundWhole(heightAt(x))}`).join("L");
  const within = (x: number) => Math.max(from, Math.min(to, x));
  const step = (to - from) / (ribbons - 2);
  const ends = Array.from({ length: ribbons }, (_, index) => {
    const start = from + (index - 1) * step;
    return [within(start), within(start + step * 2)] as const;
  });
  const high = span.deck - span.roof;
  const ribbon = (start: readonly [number, number], end: readonly [number, number], rise: number) =>
    `M${roundWhole(start[0])} ${roundWhole(start[1])}C${roundWhole(start[0] + step * (rise > 0 ? 0.35 : 0.8))} ${roundWhole(start[1] - (rise > 0 ? high * 0.7 : -high * 0.08))} ${roundWhole(end[0] - step * (rise > 0 ? 0.8 : 0.35))} ${roundWhole(end[1] + (rise > 0 ? high * 0.08 : -high * 0.7))} ${roundWhole(end[0])} ${roundWhole(end[1])}`;
  return {
    tube: `M${edge(roof)}L${edge(deck, tenths.toReversed())}z`,
    roofEdge: `M${edge(roof)}`,
    deckEdge: `M${edge(deck)}`,
    walk: `M${edge((x) => deck(x) - high * 0.26)}`,
    rising: ends.map(([a, b]) => ribbon([a, deck(a)], [b, roof(b)], 1)).join(""),
    falling: ends.map(([a, b]) => ribbon([a, roof(a)], [b, deck(b)], -1)).join(""),
    deck,
  };
}
