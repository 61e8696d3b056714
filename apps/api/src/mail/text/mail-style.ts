import { siteBrand } from '@melhor-escola/config/brand';
import { brandColors } from '@melhor-escola/config/brand-colors';

/** The kit's colours (packages/ui/src/tokens.css) as mail programs know them: in sRGB, without variables. */
export const light = {
  paper: '#fbf9f4',
  card: '#ffffff',
  wash: '#f2efe8',
  line: '#ddd9cf',
  ink: '#182031',
  soft: '#4c5464',
  get brand(): string {
    return brandColors[siteBrand()].light.brand;
  },
  onBrand: '#ffffff',
  highlight: '#faeb7a',
  onHighlight: '#182031',
} as const;

const dark = {
  paper: '#162421',
  card: '#1f2f2b',
  wash: '#293a37',
  line: '#384945',
  ink: '#f1efe6',
  soft: '#b9bcb1',
  highlight: '#e3d469',
  onHighlight: '#1e1d0d',
} as const;

/** Of the systems: no mail program fetches a font. In single quotes, for it stands in attributes. */
export const family = "'Segoe UI',Roboto,'Helvetica Neue',Helvetica,Arial,sans-serif";

/** For those that tell the page of the system's setting, and for Outlook.com, which writes its own attribute. */
export function darkStyles(): string {
  const { brand, onBrand } = brandColors[siteBrand()].dark;
  const rules = Object.entries({
    '.paper': `background:${dark.paper} !important`,
    '.card': `background:${dark.card} !important`,
    '.wash': `background:${dark.wash} !important`,
    '.line': `border-color:${dark.line} !important`,
    '.ink': `color:${dark.ink} !important`,
    '.soft': `color:${dark.soft} !important`,
    '.link': `color:${brand} !important`,
    '.button': `background:${brand} !important;color:${onBrand} !important`,
    '.marker': `background:${dark.highlight} !important;color:${dark.onHighlight} !important`,
  });
  return [
    `@media (prefers-color-scheme:dark){${rules.map(([name, rule]) => `${name}{${rule}}`).join('')}}`,
    ...rules.map(([name, rule]) => `[data-ogsc] ${name},[data-ogsb] ${name}{${rule}}`),
  ].join('\n');
}
