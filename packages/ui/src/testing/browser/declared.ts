/**
 * Everything the page's stylesheets say of an element, as text: also what shows on a phone alone, such as the room below
 * a notch or the height that its address bar leaves.
 */
export function declared(element: Element): string {
  return [...document.styleSheets].map(({ cssRules }) => declaredIn(cssRules, element)).join('\n');
}

function declaredIn(rules: CSSRuleList, element: Element, parent = '*'): string {
  return [...rules]
    .map((rule) => {
      if (rule instanceof CSSStyleRule) {
        const selector = rule.selectorText.replaceAll(/(?<!\\)&/g, `:is(${parent})`);
        const own = element.matches(selector) ? rule.style.cssText : '';
        return `${own}\n${declaredIn(rule.cssRules, element, selector)}`;
      }
      return rule instanceof CSSGroupingRule ? declaredIn(rule.cssRules, element, parent) : '';
    })
    .join('\n');
}
