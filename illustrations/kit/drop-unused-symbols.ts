const symbols = /<g id="([^"]+)">((?:(?!<g[ >]).)*?)<\/g>/gs;
const definitions = /<defs>.*?<\/defs>/gs;

/** A drawing without the symbols that nothing in it refers to, and with those that are alike only once. */
export function dropUnusedSymbols(drawing: string): string {
  const first = new Map<string, string>();
  const same = new Map<string, string>();
  for (const [defs] of drawing.matchAll(definitions))
    for (const [, id = "", shapes = ""] of defs.matchAll(symbols)) {
      const known = first.get(shapes);
      if (known === undefined) first.set(shapes, id);
      else same.set(id, known);
    }
  const shared = drawing.replace(/ href="#([^"]+)"/g, (_, id: string) => ` href="#${same.get(id) ?? id}"`);
  return shared.replace(definitions, (defs) =>
    defs.replace(symbols, (symbol, id: string) => (shared.includes(` href="#${id}"`) ? symbol : "")),
  );
}
