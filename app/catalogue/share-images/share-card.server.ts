import { breakLines, typesetLine, type Typeface } from "./typeset-text.server.ts";

/** Size that social networks expect, in pixels. */
const shareSize = { width: 1200, height: 630 } as const;

const frame = { x: 78, y: 54, width: 418, height: 522, mat: 16 } as const;
const column = { x: 560, width: 566 } as const;
const [navy, navyLight, cream, rose] = ["#1f2c40", "#2b3d53", "#f9f5f0", "#dba5ac"] as const;

export type ShareCard = {
  /** What the listing is: 'Photographers' or 'Railway hotel'. */
  kind: string;
  name: string;
  place: string;
  /** Text in the picture of an invented business. */
  sample: boolean;
  /** The picture as an SVG element without custom properties; it is cropped to the frame. */
  picture: string;
};

/** The share image of a listing as SVG: its poster in a frame, its name beside it, no sample figure. */
export function drawShareCard({ kind, name, place, sample, picture }: ShareCard): string {
  const size = breakLines("heading", name, 68, column.width).length <= 3 ? 68 : 52;
  const lines = breakLines("heading", name, size, column.width);
  const leading = size * 1.1;
  const top = 316 - (lines.length * leading) / 2;
  const foot = top + lines.length * leading;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${shareSize.width}" height="${shareSize.height}" viewBox="0 0 ${shareSize.width} ${shareSize.height}">
    <rect width="1200" height="630" fill="${navy}"/>
    ${[520, 420, 320, 220].map((radius, ring) => `<circle cx="1130" cy="630" r="${radius}" fill="${ring % 2 ? navy : navyLight}"/>`).join("")}
    <rect x="${frame.x - 8}" y="${frame.y + 10}" width="${frame.width + 16}" height="${frame.height + 8}" fill="#141d2c" opacity=".55"/>
    <rect x="${frame.x}" y="${frame.y}" width="${frame.width}" height="${frame.height}" fill="${cream}"/>
    ${framed(picture)}
    ${words("body", kind.toUpperCase(), 19, column.x, top - 34, rose, 0.2)}
    ${lines.map((line, at) => words("heading", line, size, column.x, top + leading * (at + 0.82), cream)).join("")}
    ${words("body", place, 25, column.x, foot + 42, "#c9d2de")}
    ${sample ? words("body", "Sample listing", 19, column.x, foot + 82, rose) : ""}
    <rect x="${column.x}" y="536" width="44" height="2" fill="${rose}"/>
    ${words("heading", "Wild Rose Weddings", 27, column.x, 574, cream)}
  </svg>`;
}

/** Places the picture in the frame: an svg element inside an svg is cropped to its own box. */
function framed(picture: string): string {
  const { x, y, width, height, mat } = frame;
  return picture.replace(
    /^<svg/,
    `<svg x="${x + mat}" y="${y + mat}" width="${width - 2 * mat}" height="${height - 2 * mat}"`,
  );
}

function words(
  face: Typeface,
  text: string,
  size: number,
  x: number,
  y: number,
  ink: string,
  tracking = 0,
): string {
  const { path } = typesetLine(face, text, size, tracking);
  return `<path transform="translate(${x} ${y.toFixed(1)})" d="${path}" fill="${ink}"/>`;
}
