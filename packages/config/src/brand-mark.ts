import { brandName, type Brand } from './brand.ts';
import { logoColors, themeColors } from './colors.generated.ts';

/** The pen stroke of each brand's mark. */
const strokes: Readonly<Record<Brand, string>> = {
  'melhor-escola': 'M9.5 23V10l7.5 8 7.5-8v13',
  'main-education':
    'M17 13c-2-2-4.8-2.8-8-2.8v11.6c3.2 0 6 .8 8 2.7 2-1.9 4.8-2.7 8-2.7V10.2c-3.2 0-6 .8-8 2.8zv11.3',
  'career-guide': 'M8.5 23.5h5.3v-5h5.4v-5h5.3m-3.6-4 4 4-4 4',
  'distance-learning': 'M9 14.2c4.6-4.2 11.4-4.2 16 0m-12.3 4.3c2.5-2.2 6.1-2.2 8.6 0M17 23.2v.01',
};

/**
 * A brand's mark as an SVG document of 32 × 32 units, for what cannot render the kit's `Logo`: e-mails, error pages, icons. The site's
 * test of its icons (`favicons.test.ts`) holds them and the kit's logo to it.
 */
export function brandMark(brand: Brand): string {
  const { cover, spine } = logoColors[brand];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none"><title>${brandName(brand)}</title><rect width="32" height="32" rx="7" fill="${cover}"/><path d="M0 7a7 7 0 0 1 5-6.7v31.4A7 7 0 0 1 0 25z" fill="${spine}"/><path d="m8 25.5 18.5-2.5" stroke="${themeColors.light.highlight}" stroke-width="4.5" stroke-linecap="round"/><path d="${strokes[brand]}" stroke="#fff" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
}
