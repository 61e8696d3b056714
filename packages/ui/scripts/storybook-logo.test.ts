import { readFileSync } from 'node:fs';
import { logoColors } from '@melhor-escola/config/colors';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Logo } from '../src/components/logo/logo.tsx';

it.each(['logo-light.svg', 'logo-dark.svg', 'favicon.svg'])(
  '%s of Storybook equals the mark of the Logo',
  (name) => {
    const file = readFileSync(new URL(`../.storybook/public/${name}`, import.meta.url), 'utf8');
    const mark = renderToStaticMarkup(createElement(Logo, { variant: 'mark' }));
    const strokes = [...mark.matchAll(/ d="([^"]+)"/g)].map(([, stroke = '']) => stroke);
    expect(strokes).toHaveLength(3);
    for (const stroke of strokes) expect(file).toContain(` d="${stroke}"`);
    for (const color of Object.values(logoColors['melhor-escola'])) expect(file).toContain(`fill="${color}"`);
  },
);
