const styleElements = /<style>([\s\S]*?)<\/style>/g;
const declarations = /--([\w-]+):\s*([^;}]+)/g;
const inkUses = /var\(--([\w-]+)\)/g;

/** Inks by name, without the two hyphens. */
export type CssColours = ReadonlyMap<string, string>;

/** The inks that a style sheet or a part of it declares. */
export function parseCssColours(css: string): Map<string, string> {
  return new Map([...css.matchAll(declarations)].map(([, name = "", value = ""]) => [name, value.trim()]));
}

/**
 * A drawing with the colours written into it: rasterisers know no custom properties.
 * @param inks what the drawing itself does not bring along
 * @throws Error when an ink is declared nowhere
 */
export function inlineCssColours(svg: string, inks: CssColours = new Map()): string {
  const own = new Map([
    ...inks,
    ...[...svg.matchAll(styleElements)].flatMap(([, css = ""]) => [...parseCssColours(css)]),
  ]);
  return svg.replace(styleElements, "").replace(inkUses, (_, name: string) => {
    const value = own.get(name);
    if (value === undefined) throw new Error(`The drawing uses the ink '${name}', which nobody declares.`);
    return value;
  });
}
