import { brandNames, brands } from '@melhor-escola/config/brand';
import { afterEach, expect, it, vi } from 'vitest';
import { createOperatorPages, createPlainPages } from './plain-pages.ts';

afterEach(() => vi.unstubAllEnvs());

it.each(brands)('EN-15 plain pages have the brand that the environment names: %s', (brand) => {
  vi.stubEnv('BRAND', brand);
  const { overloaded, invalidUrl, failed, unsentForm } = createPlainPages();
  const [, own] = brandNames[brand];
  for (const page of [
    overloaded,
    invalidUrl[404],
    failed('id'),
    unsentForm([]),
    createOperatorPages().closed,
  ])
    expect(page).toContain(`<b>${own}</b>`);
});
