import { groupByTile } from "./group-by-tile.ts";
import { bladeOutline, grainOutline } from "./grass-blades.ts";
import { splitFill } from "./split-fills.ts";
import { dots, maxDotWidth } from "./dots.ts";
import type { ArtPoint } from "./paths.ts";
import { pointsAlongPath } from "./points-along-path.ts";
import { type Stroke, attribute, eachShape } from "./strokes.ts";

/** Fewer lines than this are not worth cutting. */
const few = 6;

/**
 * Round strokes cut out as filled shapes: dots, rows of dots, short level strokes, blades of grass.
 * They look as before on a card and cost a browser a third, a blade a sixth. Marks that lie close together
 * are one shape: a browser draws its screen in squares and leaves out what does not touch a square;
 * one long path it would work out again for each of them.
 */
export const strokesToFills = (markup: string): string =>
  withoutGroupsInClips(
    eachShape(quartersJoined(markup), (tag, stroke, outer) => {
      if (!stroke.stroke) return splitFill(tag);
      if (/ id=| class=/.test(tag) || stroke["stroke-linecap"] !== "round") return tag;
      const outlines = outlinesOf(tag, Number(stroke["stroke-width"] ?? 1), stroke["stroke-dasharray"]);
      return outlines === undefined ? tag : filled(tag, stroke, outer, outlines);
    }),
  );

/**
 * A clip path may not have a group in it: a browser then clips everything away. What a group with attributes
 * gives to its shapes would be lost without it, so that one is a mistake of the drawing.
 */
const withoutGroupsInClips = (markup: string): string =>
  markup.replace(/<clipPath [^>]*>.*?<\/clipPath>/gs, (clip) => {
    const group = /<g\s[^>]*>/.exec(clip)?.[0];
    if (group !== undefined) throw new Error(`A clip path may not have a group in it: ${group}`);
    return clip.replace(/<g>|<\/g>/g, "");
  });

/** A circle of dots that is drawn in quarters as one row again: it is cut by squares, not by quarters. */
const quartersJoined = (markup: string): string =>
  markup.replace(
    /<g( stroke-width="[^"]*" stroke-dasharray="0 [^"]*")>((?:<path d="[^"]*"\/>)+)<\/g>/g,
    (_, style: string, arcs: string) => `<path d="${arcs.replace(/<path d="|"\/>/g, "")}"${style}/>`,
  );

function filled(tag: string, stroke: Stroke, outer: Stroke, outlines: readonly string[]): string {
  // Pieces do not overlap: each lets through what the whole would, and no sheet between has to be mixed.
  const opacity = Number(stroke["stroke-opacity"] ?? 1) * Number(attribute(tag, "opacity") ?? 1);
  const paint =
    ` fill="${stroke.stroke}"` +
    (outer.stroke ? ` stroke="none"` : "") +
    (opacity === 1 ? "" : ` fill-opacity="${opacity.toFixed(2).replace(/^0|0$/g, "")}"`) +
    (/ transform="[^"]*"/.exec(tag)?.[0] ?? "");
  const [only = "", ...others] = outlines;
  if (others.length === 0) return `<path d="${only}"${paint}/>`;
  return `<g${paint}>${outlines.map((outline) => `<path d="${outline}"/>`).join("")}</g>`;
}

/** The marks of a shape by pieces, if it is nothing but such marks. */
function outlinesOf(tag: string, width: number, dashes: string | undefined): string[] | undefined {
  const places = width <= maxDotWidth ? placesOf(tag, dashes) : undefined;
  if (places) return groupByTile(places, (place) => place).map((piece) => dots(piece, width));
  const data = tag.startsWith("<path") && dashes === undefined ? attribute(tag, "d") : undefined;
  if (data === undefined || width > 8 || !/^(M-?[\d.]+[ -]?-?[\d.]+([qlhL])[-\d. ]+)+$/.test(data))
    return undefined;
  const lines = [...data.matchAll(/M(-?[\d.]+) ?(-?[\d.]+)([qlhL])([-\d. ]+)/g)].map(
    ([, x, y, command, rest = ""]) => ({
      start: [Number(x), Number(y)] as const,
      steps: [...rest.matchAll(/-?(\d+\.?\d*|\.\d+)/g)].map(
        ([number], index) => Number(number) - (command === "L" ? Number(index % 2 === 0 ? x : y) : 0),
      ),
    }),
  );
  if (lines.length < few || lines.some(({ steps }) => steps.length > 4 || steps.length === 3))
    return undefined;
  return groupByTile(lines, ({ start }) => start).map((piece) =>
    piece
      .map(({ start, steps }) =>
        isGrain(steps, width)
          ? grainOutline(start, [steps[0] ?? 0, steps[1] ?? 0], width)
          : bladeOutline(start, steps, width),
      )
      .join(""),
  );
}

/** A grain of rice or a glint on the water; what is longer and leans is a blade of grass. */
const isGrain = ([across = 0, down = 0, ...bend]: readonly number[], width: number): boolean =>
  bend.length === 0 && (down === 0 || Math.hypot(across, down) < 5 * width);

/** Where the dots of a shape lie, if it is nothing but dots. */
function placesOf(tag: string, dashes: string | undefined): ArtPoint[] | undefined {
  const data = tag.startsWith("<path") ? attribute(tag, "d") : undefined;
  if (data !== undefined && onlyDots.test(data)) return dotsOf(data);
  const gap = Number(/^0 ([\d.]+)$/.exec(dashes ?? "")?.[1]);
  if (!gap) return undefined;
  if (tag.startsWith("<circle")) return aroundCircle(tag, gap);
  if (data === undefined || (attribute(tag, "fill") ?? "none") !== "none") return undefined;
  return pointsAlongPath(data, gap).flatMap((line) => line.map(({ point }) => point));
}

function aroundCircle(tag: string, gap: number): ArtPoint[] {
  const [x = 0, y = 0, radius = 0] = ["cx", "cy", "r"].map((name) => Number(attribute(tag, name) ?? 0));
  const count = Math.round((2 * Math.PI * radius) / gap);
  return Array.from({ length: count }, (_, index): ArtPoint => {
    const angle = (index / count) * 2 * Math.PI;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

const onlyDots = /^([Mm]-?\d+ ?-?\d+h0)+$/;

function dotsOf(data: string): ArtPoint[] {
  let [x, y] = [0, 0];
  return [...data.matchAll(/([Mm])(-?\d+) ?(-?\d+)/g)].map(([, command, across, down]): ArtPoint => {
    [x, y] = command === "m" ? [x + Number(across), y + Number(down)] : [Number(across), Number(down)];
    return [x, y];
  });
}
