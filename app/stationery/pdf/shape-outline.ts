import type { Outline, OutlineStep } from "#app/stationery/typesetting/outline.ts";
import { numbersIn } from "./matrix.ts";
import type { SvgElement } from "./parse-svg.ts";
import { pathOutline } from "./path-outline.ts";

/** How far the handles of a cubic curve are from its ends where it draws a quarter of a circle. */
const quarter = 0.5522847498;

/** The outline of a basic shape; null for an element that is none. */
export function shapeOutline({ name, attributes }: SvgElement): Outline | null {
  const value = (key: string) => Number(attributes[key] ?? 0);
  switch (name) {
    case "path":
      return pathOutline(attributes.d ?? "");
    case "circle":
      return ellipse(value("cx"), value("cy"), value("r"), value("r"));
    case "ellipse":
      return ellipse(value("cx"), value("cy"), value("rx"), value("ry"));
    case "rect":
      return rectangle(value("x"), value("y"), value("width"), value("height"), radiiOf(attributes));
    case "line":
      return [
        { step: "M", values: [value("x1"), value("y1")] },
        { step: "L", values: [value("x2"), value("y2")] },
      ];
    case "polyline":
      return corners(numbersIn(attributes.points ?? ""));
    case "polygon":
      return [...corners(numbersIn(attributes.points ?? "")), close];
    default:
      return null;
  }
}

const close: OutlineStep = { step: "Z", values: [] };

function corners(numbers: readonly number[]): OutlineStep[] {
  const steps: OutlineStep[] = [];
  for (let at = 0; at + 1 < numbers.length; at += 2)
    steps.push({ step: at === 0 ? "M" : "L", values: numbers.slice(at, at + 2) });
  return steps;
}

function ellipse(x: number, y: number, rx: number, ry: number): Outline {
  const [hx, hy] = [rx * quarter, ry * quarter];
  return [
    { step: "M", values: [x + rx, y] },
    { step: "C", values: [x + rx, y + hy, x + hx, y + ry, x, y + ry] },
    { step: "C", values: [x - hx, y + ry, x - rx, y + hy, x - rx, y] },
    { step: "C", values: [x - rx, y - hy, x - hx, y - ry, x, y - ry] },
    { step: "C", values: [x + hx, y - ry, x + rx, y - hy, x + rx, y] },
    close,
  ];
}

function radiiOf({ rx, ry }: SvgElement["attributes"]): [number, number] {
  return [Number(rx ?? ry ?? 0), Number(ry ?? rx ?? 0)];
}

function rectangle(x: number, y: number, width: number, height: number, [rx, ry]: [number, number]): Outline {
  const [right, bottom] = [x + width, y + height];
  if (rx === 0 || ry === 0) return [...corners([x, y, right, y, right, bottom, x, bottom]), close];
  const [a, b] = [Math.min(rx, width / 2), Math.min(ry, height / 2)];
  const [ha, hb] = [a * (1 - quarter), b * (1 - quarter)];
  return [
    { step: "M", values: [x + a, y] },
    { step: "L", values: [right - a, y] },
    { step: "C", values: [right - ha, y, right, y + hb, right, y + b] },
    { step: "L", values: [right, bottom - b] },
    { step: "C", values: [right, bottom - hb, right - ha, bottom, right - a, bottom] },
    { step: "L", values: [x + a, bottom] },
    { step: "C", values: [x + ha, bottom, x, bottom - hb, x, bottom - b] },
    { step: "L", values: [x, y + b] },
    { step: "C", values: [x, y + hb, x + ha, y, x + a, y] },
    close,
  ];
}
