import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Autocomplete } from './autocomplete.tsx';

const city = { name: 'Palmas, TO', slug: 'palmas-to' };
const common = { label: 'Cidade', name: 'cidade', valueName: 'slug', loadOptions: () => [city] };

describe('Autocomplete, as a server renders it', () => {
  it('P3 is a text field of its form, labelled, with what was chosen in it', () => {
    const markup = renderToStaticMarkup(
      <Autocomplete {...common} labelKey="name" valueKey="slug" defaultOption={city} />,
    );
    expect(markup).toMatch(/<input [^>]*name="cidade"/);
    expect(markup).toMatch(/<input [^>]*type="text"/);
    expect(markup).toMatch(/<input [^>]*value="Palmas, TO"/);
    expect(markup).toContain('<input type="hidden" name="slug" value="palmas-to"/>');
    const id = /<input [^>]*id="([^"]+)"/.exec(markup)?.[1];
    expect(markup).toContain(`for="${id}"`);
  });

  it('refers to no list while there is none', () => {
    const markup = renderToStaticMarkup(<Autocomplete {...common} labelKey="name" />);
    expect(markup).toContain('aria-expanded="false"');
    expect(markup).not.toMatch(/aria-controls="[^"]*-list"|aria-activedescendant/);
    expect(markup).not.toContain('type="hidden"');
  });

  it('takes its words to the field: hint, error, optional', () => {
    const markup = renderToStaticMarkup(
      <Autocomplete
        {...common}
        labelKey="name"
        id="cidade"
        hint="Onde a criança vai estudar"
        error="Informe a cidade."
        optional
      />,
    );
    expect(markup).toMatch(/<input [^>]*aria-describedby="cidade-hint cidade-error"/);
    expect(markup).toMatch(/<input [^>]*aria-invalid="true"/);
    expect(markup).toContain('(opcional)');
  });
});
