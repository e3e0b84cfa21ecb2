import { Parser } from "saxen";

/** An element of a drawing. */
export type SvgElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly SvgElement[];
};

/**
 * Parses a drawing of ours.
 * @throws Error for a text that is not well-formed
 */
export function parseSvg(svg: string): SvgElement {
  const root: SvgElement & { children: SvgElement[] } = { name: "", attributes: {}, children: [] };
  const open = [root];
  const parser = new Parser();
  parser.on("openTag", (name, attributesOf) => {
    const element = { name, attributes: { ...attributesOf() }, children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on("closeTag", () => void open.pop());
  parser.on("error", (error) => {
    throw error;
  });
  parser.parse(svg);
  const [drawing] = root.children;
  if (drawing?.name !== "svg") throw new Error("The drawing is not an SVG");
  return drawing;
}

/** All elements with an id. */
export function elementsById(root: SvgElement): ReadonlyMap<string, SvgElement> {
  const found = new Map<string, SvgElement>();
  const visit = (element: SvgElement) => {
    const { id } = element.attributes;
    if (id !== undefined) found.set(id, element);
    for (const child of element.children) visit(child);
  };
  visit(root);
  return found;
}
