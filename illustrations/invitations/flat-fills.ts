/** What a fill covers: a rectangle as `M0 470H800V562H0z`. */
const rectangle = String.raw`<path d="M(-?[\d.]+) (-?[\d.]+)H(-?[\d.]+)V(-?[\d.]+)H-?[\d.]+z" fill="url\(#([\w-]+)\)"([^>]*)\/>`;

/** A rectangle that a pattern fills, as tiles of it: a PDF of ours has no patterns. */
export function patternsToTiles(drawing: string): string {
  const tiles = new Map(
    [
      ...drawing.matchAll(
        /<pattern id="([^"]+)" width="(\d+)" height="(\d+)" patternUnits="userSpaceOnUse">(.*?)<\/pattern>/gs,
      ),
    ].map(([, id = "", width, height, shapes = ""]) => [
      id,
      { width: Number(width), height: Number(height), shapes },
    ]),
  );
  return drawing
    .replace(/<pattern id="([^"]+)".*?<\/pattern>/gs, (_, id: string) => {
      return `<g id="${id}">${tiles.get(id)?.shapes ?? ""}</g>`;
    })
    .replace(
      new RegExp(rectangle, "g"),
      (whole, left: string, top: string, right: string, bottom: string, id: string, more: string) => {
        const tile = tiles.get(id);
        if (!tile) return whole;
        const placed: string[] = [];
        // Whole tiles alone: the last ones would lie beyond the rectangle.
        for (let x = Number(left); x + tile.width / 2 < Number(right); x += tile.width)
          for (
            let y = Math.ceil(Number(top) / tile.height) * tile.height;
            y + tile.height / 2 < Number(bottom);
            y += tile.height
          )
            placed.push(`<use href="#${id}" x="${x}" y="${y}"/>`);
        return `<g${more}>${placed.join("")}</g>`;
      },
    );
}

const bandCount = 8;

/** A rectangle that an upright gradient of one ink fills, as flat bands. */
export function gradientsToBands(drawing: string): string {
  const ends = new Map(
    [...drawing.matchAll(/<linearGradient id="([^"]+)" x2="0" y2="1">(.*?)<\/linearGradient>/gs)].map(
      ([, id = "", stops = ""]) => {
        const found = [...stops.matchAll(/stop-color="([^"]+)"(?: stop-opacity="([\d.]+)")?/g)];
        const [from, to] = found.map(([, colour = "", opacity = "1"]) => ({
          colour,
          opacity: Number(opacity),
        }));
        return [id, { from, to }];
      },
    ),
  );
  return drawing
    .replace(/<linearGradient.*?<\/linearGradient>/gs, "")
    .replace(
      new RegExp(rectangle, "g"),
      (whole, left: string, top: string, right: string, bottom: string, id: string, more: string) => {
        const { from, to } = ends.get(id) ?? {};
        if (!from || !to) return whole;
        const edge = (index: number) =>
          Math.round(Number(top) + ((Number(bottom) - Number(top)) * index) / bandCount);
        const bands = Array.from({ length: bandCount }, (_, index) => {
          const opacity = from.opacity + ((to.opacity - from.opacity) * (index + 0.5)) / bandCount;
          return `<path d="M${left} ${edge(index)}H${right}V${edge(index + 1)}H${left}z" fill="${from.colour}" fill-opacity="${opacity.toFixed(2)}"/>`;
        });
        return `<g${more}>${bands.join("")}</g>`;
      },
    );
}
