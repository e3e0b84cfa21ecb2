/** Pointer and keyboard states. */
const states = /:(hover|focus-visible|active)(?![\w-])/g;

/**
 * Makes `data-state="hover"` look like `:hover`, by adding a second rule directly after each such rule of the
 * style sheets: they are the site's own rules, so the gallery has no copy that could become outdated.
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
    const selector = forceStates(rule.selectorText);
    if (selector !== rule.selectorText) rules.insertRule(`${selector} { ${rule.style.cssText} }`, at + 1);
  }
}

/** The selector with attributes, which have the same specificity, instead of the states. */
export function forceStates(selector: string): string {
  return selector.replaceAll(states, '[data-state~="$1"]');
}
