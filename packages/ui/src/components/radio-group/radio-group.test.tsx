import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RadioGroup } from './radio-group.tsx';
import { Radio } from './radio.tsx';

const inputs = (state: { name?: string; value?: string | null; defaultValue?: string }) =>
  renderToStaticMarkup(
    <RadioGroup legend="Ordenar por" {...state}>
      <Radio value="preco" label="Preço" />
      <Radio value="distancia" label="Distância" />
    </RadioGroup>,
  ).match(/<input [^>]*>/g) ?? [];

it.each([{ value: 'distancia' }, { defaultValue: 'distancia' }])(
  'P3 checks in the markup the value of %o',
  (state) => {
    const [price, distance] = inputs({ name: 'ordem', ...state });
    expect(price).toContain('name="ordem"');
    expect(price).not.toContain('checked=""');
    expect(distance).toContain('checked=""');
  },
);

it('has a name of its own by default, because without one radios do not exclude each other', () => {
  const [first, second] = inputs({}).map((input) => /name="([^"]+)"/.exec(input)?.[1]);
  expect(first).toBeTruthy();
  expect(first).toBe(second);
});

it('warns developers about a radio outside a group', () => {
  expect(() => renderToStaticMarkup(<Radio value="preco" label="Preço" />)).toThrow(
    'Radio: it is outside of RadioGroup, which holds its state. Put it inside `<RadioGroup>`.',
  );
});
