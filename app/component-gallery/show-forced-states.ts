/** The states of a pointer and a keyboard. */
const states = /:(hover|focus-visible|active)(?![\w-])/g;

/**
 * Lets `data-state="hover"` look like `:hover`, by a second rule right behind each one that the style
 * sheets have for it: the site's own rules, of which the sheet holds no copy that could go stale.
 */
export function showForcedStates(): void {
  for (const sheet of document.styleSheets) repeatRules(sheet);
}

type Rules = Pick<CSSStyleSheet, "cssRules" | "insertRule">;

function repeatRules(rules: Rules): void {
  for (let at = rules.cssRules.length - 1; at >= 0; at--) {
    const rule = rules.cssRules[at];
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) repeatRules(rule);
    if (!(rule instanceof CSSStyleRule)) continue;
    const selector = forced(rule.selectorText);
    if (selector !== rule.selectorText) rules.insertRule(`${selector} { ${rule.style.cssText} }`, at + 1);
  }
}

/** The selector with attributes, which weigh the same, instead of the states. */
export function forced(selector: string): string {
  return selector.replaceAll(states, '[data-state~="$1"]');
}
