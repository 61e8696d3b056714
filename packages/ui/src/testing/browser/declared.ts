/**
 * All declarations of the page's style sheets that apply to an element, as text: also those that only take effect on a
 * phone, such as the space below a notch or the height of its address bar.
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
