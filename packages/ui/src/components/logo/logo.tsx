import { cva, type Variant } from '../../internal/cva.ts';
import type { ComponentProps } from 'react';
import { brandNames as names, brands as list } from '@melhor-escola/config/brand';

/** The four brands (EN-15). Each is also a theme: `data-brand` on the root of the page. */
export type Brand = 'melhor-escola' | 'main-education' | 'career-guide' | 'distance-learning';

// The site's own, because its servers and e-mails name the brands too. Defined here, because the kit's types must not
// depend on the site.
/** Every brand, in display order. */
export const brands: readonly Brand[] = list;

/** The visible name of each brand: the family's word, and the brand's own. */
export const brandNames: Readonly<Record<Brand, readonly [family: string, own: string]>> = names;

export type LogoVariant = 'full' | 'mark';

export interface LogoProps extends Omit<ComponentProps<'span'>, 'children'> {
  /**
   * The brand. The logo keeps its color whatever the page's theme.
   * @default 'melhor-escola'
   */
  brand?: Brand | undefined;
  /**
   * Mark of 24, 32 or 48 px.
   * @default 'medium'
   */
  size?: LogoSize | undefined;
  /**
   * The mark with the name, or alone.
   * @default 'full'
   */
  variant?: LogoVariant | undefined;
}

// One pen stroke each: an M, an open book, rising steps, a lesson over the air.
const strokes: Readonly<Record<Brand, string>> = {
  'melhor-escola': 'M9.5 23V10l7.5 8 7.5-8v13',
  'main-education':
    'M17 13c-2-2-4.8-2.8-8-2.8v11.6c3.2 0 6 .8 8 2.7 2-1.9 4.8-2.7 8-2.7V10.2c-3.2 0-6 .8-8 2.8zv11.3',
  'career-guide': 'M8.5 23.5h5.3v-5h5.4v-5h5.3m-3.6-4 4 4-4 4',
  'distance-learning': 'M9 14.2c4.6-4.2 11.4-4.2 16 0m-12.3 4.3c2.5-2.2 6.1-2.2 8.6 0M17 23.2v.01',
};

const style = cva('me-logo', { variants: { size: { small: 'me-sm', medium: '', large: 'me-lg' } } });

export type LogoSize = Variant<typeof style, 'size'>;

/**
 * A brand's logo: a notebook with a pen stroke over a highlighter stroke. Renders a `<span>` whose text is the brand's
 * name; the mark alone is an image with that name.
 *
 * Data attributes: `data-component="logo"`, `data-brand`, `data-size`; parts `mark` and `name`.
 */
export function Logo({
  brand = 'melhor-escola',
  size = 'medium',
  variant = 'full',
  className,
  ...rest
}: LogoProps) {
  const [family, own] = brandNames[brand];
  const alone = variant === 'mark';
  const meaning = alone ? { role: 'img', 'aria-label': `${family} ${own}` } : { 'aria-hidden': true };
  return (
    <span
      data-component="logo"
      data-brand={brand}
      data-size={size}
      {...rest}
      className={style({ size, className })}
    >
      <svg data-part="mark" viewBox="0 0 32 32" fill="none" {...meaning}>
        <rect width="32" height="32" rx="7" fill="var(--logo-cover)" />
        <path d="M0 7a7 7 0 0 1 5-6.7v31.4A7 7 0 0 1 0 25z" fill="var(--logo-spine)" />
        <path d="m8 25.5 18.5-2.5" stroke="#faeb7a" strokeWidth="4.5" strokeLinecap="round" />
        <path
          d={strokes[brand]}
          stroke="#fff"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {!alone && (
        <span data-part="name" className="me-logo-name">
          {family} <b>{own}</b>
        </span>
      )}
    </span>
  );
}
