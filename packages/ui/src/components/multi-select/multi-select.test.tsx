import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MultiSelect } from './multi-select.tsx';

const options = [
  { value: 'manha', label: 'Manhã' },
  { value: 'tarde', label: 'Tarde' },
];

it('the server renders it as checkboxes for a form, before hydration and without scripts', () => {
  const html = renderToStaticMarkup(
    <MultiSelect label="Turnos" name="turno" options={options} defaultValue={['tarde']} />,
  );
  const boxes = html.match(/<input[^>]*>/g) ?? [];
  expect(boxes).toHaveLength(2);
  expect(boxes.every((box) => box.includes('type="checkbox"') && box.includes('name="turno"'))).toBe(true);
  expect(boxes.map((box) => box.includes('checked'))).toEqual([false, true]);
});

it('without a name it submits nothing, and neither does a disabled one', () => {
  expect(renderToStaticMarkup(<MultiSelect label="Turnos" options={options} />)).not.toContain('<input');
  expect(
    renderToStaticMarkup(<MultiSelect label="Turnos" name="turno" options={options} disabled />),
  ).not.toContain('<input');
});
