/** Maximum number of cached class attribute values; a site has a few hundred. */
const mostRemembered = 5000;

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/**
 * Finds names in pages: classes, `[data-theme=…]` and `[dir=…]`.
 * @param names the names to find
 * @returns a function that reports which of the names a finished page, as React writes it, contains: a 1 for
 * each, else a 0
 */
export function createNameFinder(names: readonly string[]): (html: string) => Uint8Array {
  const places = new Map(names.map((name, place) => [name, place]));
  const remembered = new Map<string, number[]>();

  const placesOf = (attribute: string, value: string) => {
    const known = remembered.get(value);
    if (known !== undefined) return known;
    const found = tokensOf(attribute, value)
      .map((token) => places.get(token))
      .filter((place) => place !== undefined);
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(value, found);
    return found;
  };

  return (html) => {
    const has = new Uint8Array(names.length);
    for (const attribute of ["class", "data-theme", "dir"]) {
      const opening = `${attribute}="`;
      const values = new Set<string>();
      let at = html.indexOf(opening);
      while (at !== -1) {
        const start = at + opening.length;
        const end = html.indexOf('"', start);
        values.add(html.slice(start, end));
        at = html.indexOf(opening, end);
      }
      for (const value of values) for (const place of placesOf(attribute, value)) has[place] = 1;
    }
    return has;
  };
}

function tokensOf(attribute: string, value: string): string[] {
  if (attribute !== "class") return [`[${attribute}=${value}]`];
  return value.replaceAll(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole).split(/\s+/);
}
