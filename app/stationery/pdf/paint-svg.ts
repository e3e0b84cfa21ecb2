import { combine, identity, numbersIn, parseTransform, type Matrix } from "./matrix.ts";
import {
  colourOperand,
  matrixOperator,
  pathOperators,
  pdfNumber,
  type NameOpacity,
  type PageContent,
} from "./page-content.ts";
import { elementsById, parseSvg, type SvgElement } from "./parse-svg.ts";
import { shapeOutline } from "./shape-outline.ts";
import { placeOutlineBy } from "./place-outline-by.ts";

/** What an element hands down to those within it. */
type Style = {
  fill: string;
  stroke: string;
  fillOpacity: number;
  strokeOpacity: number;
  strokeWidth: number;
  cap: number;
  join: number;
  dash: readonly number[];
  evenOdd: boolean;
};

const initialStyle: Style = {
  fill: "#000000",
  stroke: "none",
  fillOpacity: 1,
  strokeOpacity: 1,
  strokeWidth: 1,
  cap: 0,
  join: 0,
  dash: [],
  evenOdd: false,
};

const caps: Readonly<Record<string, number>> = { butt: 0, round: 1, square: 2 };
const joins: Readonly<Record<string, number>> = { miter: 0, round: 1, bevel: 2 };

/** Elements that paint nothing where they stand. */
const unpainted = new Set(["defs", "title", "desc", "clipPath", "symbol"]);

/** Attributes that say nothing about how an element looks, or that are read where they matter. */
const silent =
  /^(?:id|xmlns.*|viewBox|role|aria-.*|preserveAspectRatio|width|height|d|points|c[xy]|r|r[xy]|[xy][12]?|href|xlink:href|transform|clip-path|clip-rule|clipPathUnits)$/;

export type SvgPainter = {
  content: PageContent;
  nameOpacity: NameOpacity;
  /** Paints a group as one, with an opacity of its own. @returns the operators that place it */
  paintGroup: (opacity: number, paint: (painter: SvgPainter) => void) => string[];
};

/**
 * Paints a drawing into a content stream, in the drawing's own units and with y downwards.
 * @throws Error for what it cannot paint as vectors: nothing is left out without a word
 */
export function paintSvg(svg: string, painter: SvgPainter): void {
  const root = parseSvg(svg);
  const byId = elementsById(root);
  for (const child of root.children) paint(child, styleOf(root, initialStyle), painter, byId);
}

function paint(
  element: SvgElement,
  inherited: Style,
  painter: SvgPainter,
  byId: ReadonlyMap<string, SvgElement>,
): void {
  const { name, attributes, children } = element;
  if (unpainted.has(name)) return;
  const style = styleOf(element, inherited);
  const opacity = Number(attributes.opacity ?? 1);
  const { content } = painter;
  content.write("q");
  if (attributes.transform !== undefined) content.write(matrixOperator(parseTransform(attributes.transform)));
  if (attributes["clip-path"] !== undefined) content.write(...clip(attributes["clip-path"], byId));
  const outline = shapeOutline(element);
  if (outline !== null) {
    const isBoth = style.fill !== "none" && style.stroke !== "none";
    if (opacity < 1 && isBoth)
      content.write(
        ...painter.paintGroup(opacity, (inner) => paintShape(pathOperators(outline), style, 1, inner)),
      );
    else paintShape(pathOperators(outline), style, opacity, painter);
  } else {
    const within = name === "use" ? usedBy(element, byId) : { at: identity, elements: children };
    if (name !== "use" && name !== "g" && name !== "svg")
      throw new Error(`A drawing has an element '${name}', which a PDF cannot show as vectors`);
    const paintAll = (to: SvgPainter) => {
      if (within.at !== identity) to.content.write(matrixOperator(within.at));
      for (const child of within.elements) paint(child, style, to, byId);
    };
    if (opacity < 1) content.write(...painter.paintGroup(opacity, paintAll));
    else paintAll(painter);
  }
  content.write("Q");
}

function paintShape(path: readonly string[], style: Style, opacity: number, painter: SvgPainter): void {
  const { content, nameOpacity } = painter;
  const isFilled = style.fill !== "none";
  const isStroked = style.stroke !== "none" && style.strokeWidth > 0;
  if (path.length === 0 || (!isFilled && !isStroked)) return;
  const [fillAlpha, strokeAlpha] = [style.fillOpacity * opacity, style.strokeOpacity * opacity];
  if (fillAlpha < 1 || strokeAlpha < 1) content.write(`/${nameOpacity(fillAlpha, strokeAlpha)} gs`);
  if (isFilled) content.write(`${colourOperand(style.fill)} rg`);
  if (isStroked) {
    content.write(`${colourOperand(style.stroke)} RG`, `${pdfNumber(style.strokeWidth)} w`);
    content.write(`${style.cap} J`, `${style.join} j`, "4 M");
    if (style.dash.length > 0) content.write(`[${style.dash.map(pdfNumber).join(" ")}] 0 d`);
  }
  const star = style.evenOdd ? "*" : "";
  content.write(...path);
  if (isFilled && isStroked) content.write(`B${star}`);
  else content.write(isFilled ? `f${star}` : "S");
}

function styleOf({ attributes }: SvgElement, inherited: Style): Style {
  const style = { ...inherited };
  for (const [key, value] of Object.entries(attributes)) {
    if (value === "inherit" || value === "currentColor") throw new Error(`A drawing has ${key}="${value}"`);
    switch (key) {
      case "fill":
        style.fill = value;
        break;
      case "stroke":
        style.stroke = value;
        break;
      case "fill-opacity":
        style.fillOpacity = Number(value);
        break;
      case "stroke-opacity":
        style.strokeOpacity = Number(value);
        break;
      case "stroke-width":
        style.strokeWidth = Number(value);
        break;
      case "stroke-linecap":
        style.cap = caps[value] ?? 0;
        break;
      case "stroke-linejoin":
        style.join = joins[value] ?? 0;
        break;
      case "stroke-dasharray":
        style.dash = value === "none" ? [] : numbersIn(value);
        break;
      case "fill-rule":
        style.evenOdd = value === "evenodd";
        break;
      case "opacity":
        break;
      default:
        if (!silent.test(key))
          throw new Error(`A drawing has the attribute '${key}', which a PDF would lose`);
    }
  }
  return style;
}

/** What `use` refers to, and where it stands. */
function usedBy(
  { attributes }: SvgElement,
  byId: ReadonlyMap<string, SvgElement>,
): { at: Matrix; elements: readonly SvgElement[] } {
  const target = byId.get((attributes.href ?? attributes["xlink:href"] ?? "").slice(1));
  if (target === undefined) throw new Error(`A drawing uses '${attributes.href}', which it does not have`);
  if (target.attributes.viewBox !== undefined) throw new Error("A drawing uses a symbol with a view box");
  return {
    at: [1, 0, 0, 1, Number(attributes.x ?? 0), Number(attributes.y ?? 0)],
    elements: target.name === "symbol" ? target.children : [target],
  };
}

/** Cuts what follows to the shapes of a clip path. */
function clip(reference: string, byId: ReadonlyMap<string, SvgElement>): string[] {
  const target = byId.get(/^url\(#(.+)\)$/.exec(reference)?.[1] ?? "");
  if (target?.name !== "clipPath")
    throw new Error(`A drawing is clipped by '${reference}', which it does not have`);
  const ofAll = parseTransform(target.attributes.transform);
  const paths = target.children.flatMap((child) => {
    const within = child.name === "use" ? usedBy(child, byId) : { at: identity, elements: [child] };
    return within.elements.flatMap((shape) => {
      const outline = shapeOutline(shape);
      if (outline === null) throw new Error(`A drawing is clipped by an element '${shape.name}'`);
      const own = combine(within.at, parseTransform(shape.attributes.transform));
      return pathOperators(placeOutlineBy(outline, combine(ofAll, own)));
    });
  });
  const isEvenOdd = target.children.some(({ attributes }) => attributes["clip-rule"] === "evenodd");
  return [...paths, isEvenOdd ? "W*" : "W", "n"];
}
