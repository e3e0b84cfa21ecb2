import type { RuleRequirement, StylesheetPart } from "./stylesheet-parts.server.ts";

/**
 * The rules of style sheets that may match on a page. Every doubtful rule stays, in the same order.
 * @param has whether the page has a class, a `[data-theme=…]` or a `[dir=rtl]`
 * @returns a style sheet
 */
export function selectRules(parts: readonly StylesheetPart[], has: (name: string) => boolean): string {
  const isMet = (need: RuleRequirement): boolean =>
    typeof need === "string" ? has(need) : need.some((choice) => choice.every(isMet));
  const write = (some: readonly StylesheetPart[], named: (name: string) => boolean): string =>
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

/** All names that the rules of style sheets require. */
export function requiredNames(parts: readonly StylesheetPart[]): Set<string> {
  const names = new Set<string>();
  const add = (need: RuleRequirement) => {
    if (typeof need === "string") names.add(need);
    else need.flat().forEach(add);
  };
  const visit = (part: StylesheetPart) => {
    if (part.kind === "group") part.parts.forEach(visit);
    if (part.kind === "rule") part.selectors.forEach(([, needs]) => needs.forEach(add));
  };
  parts.forEach(visit);
  return names;
}
