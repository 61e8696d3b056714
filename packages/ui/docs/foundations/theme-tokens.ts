import themeCss from '../../src/theme/foundation.css?raw';

/** Tokens of the theme whose name begins so, as `src/theme/foundation.css` writes them: `--radius-` gives `card` → `12px`. */
export function themeTokens(prefix: string): [name: string, value: string][] {
  const declaration = new RegExp(String.raw`--${prefix}-([a-z0-9-]+):\s*([^;]+);`, 'g');
  return [...themeCss.matchAll(declaration)]
    .map(([, name = '', value = '']): [string, string] => [name, value.trim()])
    .filter(([name, value]) => value !== 'initial' && !name.includes('--'));
}
