/** Tokens that are ink on paper. */
const blackTokens = ['ink', 'ink-soft', 'brand', 'info', 'hairline', 'control-line'];
/** Tokens that are grounds. */
const whiteTokens = ['paper', 'card', 'wash', 'info-wash'];

/**
 * Declarations for the root of a printed page: black on white in both themes. Important, because the site's stylesheet is
 * loaded after the styles of a page's head.
 */
export const printColors = [
  ...blackTokens.map((token) => `--${token}:#000!important`),
  ...whiteTokens.map((token) => `--${token}:#fff!important`),
].join(';');
