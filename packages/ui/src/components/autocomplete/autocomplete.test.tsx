import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Autocomplete } from './autocomplete.tsx';

const city = { name: 'Palmas, TO', slug: 'palmas-to' };
const common = { label: 'Cidade', name: 'cidade', valueName: 'slug', loadOptions: () => [city] };

describe('Autocomplete, server-rendered', () => {
  it('P3 is a labeled text field of its form, with the chosen text in it', () => {
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

  it('does not reference a missing list', () => {
    const markup = renderToStaticMarkup(<Autocomplete {...common} labelKey="name" />);
    expect(markup).toContain('aria-expanded="false"');
    expect(markup).not.toMatch(/aria-controls="[^"]*-list"|aria-activedescendant/);
    expect(markup).not.toContain('type="hidden"');
  });

  it('connects hint, error and the mark of an optional field to the field', () => {
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
