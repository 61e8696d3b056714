import { readFileSync } from 'node:fs';
import { brands } from '@melhor-escola/config/brand';
import { brandMark } from '@melhor-escola/config/brand-mark';
import { themeColors } from '@melhor-escola/config/colors';
import { Logo } from '@melhor-escola/ui/logo';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

/** The shapes and the colors of their strokes, in order. */
const paths = (svg: string) => [...svg.matchAll(/ (?:d|stroke)="([^"]*)"/g)].map(([, value]) => value);

it.each(brands)('EN-15 the icon of %s is the mark of its logo', (brand) => {
  const icon = readFileSync(new URL(`../../public/favicons/${brand}.svg`, import.meta.url), 'utf8');
  expect(icon.trim()).toBe(brandMark(brand));
  expect(icon).toContain(`stroke="${themeColors.light.highlight}"`);
  expect(paths(icon)).toEqual(paths(renderToStaticMarkup(createElement(Logo, { brand, variant: 'mark' }))));
});
