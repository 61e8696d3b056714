/** The attributes that set the theme and brand of a part of a page. */
export interface ThemeScope {
  'data-theme'?: string;
  'data-brand'?: string;
}

/**
 * The theme and brand of an element, for a layer that opens from it but renders at the end of the body, outside that
 * part of the page. Empty if the whole page sets them: the body then inherits them.
 */
export function readThemeScope(element: Element | null): ThemeScope {
  const { theme } = closest(element, 'data-theme');
  const { brand } = closest(element, 'data-brand');
  return { ...(theme && { 'data-theme': theme }), ...(brand && { 'data-brand': brand }) };
}

function closest(element: Element | null, attribute: string): DOMStringMap {
  const scope = element?.closest<HTMLElement>(`:not(html)[${attribute}]`);
  return scope?.dataset ?? {};
}

/** Applies the theme of its opener to a newly rendered layer. */
export function applyTheme(layer: Element, opener: Element | null): void {
  for (const [attribute, value] of Object.entries(readThemeScope(opener)))
    layer.setAttribute(attribute, value);
}
