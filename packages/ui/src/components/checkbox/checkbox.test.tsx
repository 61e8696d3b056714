import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CheckboxGroup } from './checkbox-group.tsx';
import { Checkbox } from './checkbox.tsx';

const inputs = (markup: string) => markup.match(/<input [^>]*>/g) ?? [];

const group = (state: { value?: string[]; defaultValue?: string[] }) =>
  inputs(
    renderToStaticMarkup(
      <CheckboxGroup legend="Turno" name="turno" {...state}>
        <Checkbox label="Todos" />
        <Checkbox label="Manhã" value="manha" />
        <Checkbox label="Tarde" value="tarde" />
      </CheckboxGroup>,
    ),
  );

describe('Checkbox', () => {
  it("P3 is a plain form control in the server's markup", () => {
    const [input = ''] = inputs(
      renderToStaticMarkup(<Checkbox label="Manhã" name="turno" value="manha" defaultChecked />),
    );
    expect(input).toContain('type="checkbox"');
    expect(input).toContain('name="turno"');
    expect(input).toContain('value="manha"');
    expect(input).toContain('checked=""');
  });

  it('is described by a number of zero', () => {
    expect(renderToStaticMarkup(<Checkbox id="noite" label="Noite" trailing={0} />)).toContain(
      'aria-describedby="noite-trailing"',
    );
  });
});

describe('CheckboxGroup', () => {
  it.each([{ value: ['tarde'] }, { defaultValue: ['tarde'] }])(
    'P3 checks in the markup the values of %o',
    (state) => {
      const [all, morning, afternoon] = group(state);
      expect(all).not.toContain('name=');
      expect(morning).toContain('name="turno"');
      expect(morning).not.toContain('checked=""');
      expect(afternoon).toContain('checked=""');
    },
  );
});
