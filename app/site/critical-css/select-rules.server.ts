import type { Need, SheetPart } from "#app/first-paint/sheet-parts.server.ts";

/**
 * The rules of style sheets that may match on a page. All that is in doubt is kept, in the same order.
 * @param has whether the page has a class, or a `[data-theme=…]`
 * @returns a style sheet
 */
export function chooseRules(parts: readonly SheetPart[], has: (name: string) => boolean): string {
  const isMet = (need: Need): boolean =>
    typeof need === "string" ? has(need) : need.some((choice) => choice.every(isMet));
  const write = (some: readonly SheetPart[], named: (name: string) => boolean): string =>
    some
      .map((part) => {
        if (part.kind === "always") return part.css;
        if (part.kind === "named") return named(part.name) ? part.css : "";
        if (part.kind === "group") {
          const within = write(part.parts, named);
          return within === "" ? "" : `${part.head}{${within}}`;
        }
        const matching = part.selectors.filter(([, needs]) => needs.every(isMet));
        return matching.length === 0 ? "" : matching.map(([selector]) => selector).join(",") + part.block;
      })
      .join("");
  const withoutNamed = write(parts, () => false);
  return write(parts, (name) => withoutNamed.includes(name));
}

/** All names that the rules of style sheets need. */
export function namesNeeded(parts: readonly SheetPart[]): Set<string> {
  const names = new Set<string>();
  const add = (need: Need) => {
    if (typeof need === "string") names.add(need);
    else need.flat().forEach(add);
  };
  const visit = (part: SheetPart) => {
    if (part.kind === "group") part.parts.forEach(visit);
    if (part.kind === "rule") part.selectors.forEach(([, needs]) => needs.forEach(add));
  };
  parts.forEach(visit);
  return names;
}
