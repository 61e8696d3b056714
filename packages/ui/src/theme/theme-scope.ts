/** The attributes by which a part of a page chooses its theme and brand. */
export interface ThemeScope {
  'data-theme'?: string;
  'data-brand'?: string;
}

/**
 * The theme and brand in force at an element, for a layer that opens from it but is drawn at the end of the body,
 * outside the part of the page that chose them. Empty when the whole page chose: the body has them already.
 */
export function themeScopeOf(element: Element | null): ThemeScope {
  const { theme } = closest(element, 'data-theme');
  const { brand } = closest(element, 'data-brand');
  return { ...(theme && { 'data-theme': theme }), ...(brand && { 'data-brand': brand }) };
}

function closest(element: Element | null, attribute: string): DOMStringMap {
  const scope = element?.closest<HTMLElement>(`:not(html)[${attribute}]`);
  return scope?.dataset ?? {};
}

/** Gives a layer that has just been drawn the theme of what it opened from. */
export function applyTheme(layer: Element, opener: Element | null): void {
  for (const [attribute, value] of Object.entries(themeScopeOf(opener))) layer.setAttribute(attribute, value);
}
