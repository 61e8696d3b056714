import { expect, it } from 'vitest';
import { breadcrumbJsonLd } from './breadcrumb-json-ld.ts';

it('A4 gives search engines the path with absolute URLs', () => {
  const items = [
    { label: 'Início', href: '/' },
    { label: 'Araguaína', href: '/escolas/to/araguaina' },
    { label: 'Colégio' },
  ];
  expect(breadcrumbJsonLd(items, 'https://melhorescola.example')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Início', item: 'https://melhorescola.example/' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Araguaína',
        item: 'https://melhorescola.example/escolas/to/araguaina',
      },
      { '@type': 'ListItem', position: 3, name: 'Colégio' },
    ],
  });
});

it('rejects an origin that is not a URL', () => {
  expect(() => breadcrumbJsonLd([{ label: 'Início', href: '/' }], 'melhorescola')).toThrow(TypeError);
});
