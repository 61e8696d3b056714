import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Segment } from './segment.tsx';
import { SegmentedControl } from './segmented-control.tsx';
import { SegmentedNav, SegmentLink } from './segmented-nav.tsx';

it("P3 is a group of plain radios in the server's markup, one of them checked", () => {
  const markup = renderToStaticMarkup(
    <SegmentedControl legend="Modo de ver" name="modo" defaultValue="mapa">
      <Segment value="lista" label="Lista" />
      <Segment value="mapa" label="Mapa" />
    </SegmentedControl>,
  );
  const radios = markup.match(/<input [^>]*>/g) ?? [];
  expect(radios).toHaveLength(2);
  expect(radios.every((radio) => radio.includes('type="radio"') && radio.includes('name="modo"'))).toBe(true);
  expect(radios.map((radio) => radio.includes('checked=""'))).toEqual([false, true]);
});

it('P3 SegmentedNav is a list of links, the current one marked', () => {
  const markup = renderToStaticMarkup(
    <SegmentedNav aria-label="Modo de ver">
      <SegmentLink href="/lista" current>
        Lista
      </SegmentLink>
      <SegmentLink href="/mapa">Mapa</SegmentLink>
    </SegmentedNav>,
  );
  expect(markup.match(/aria-current="true"/g)).toHaveLength(1);
  expect(markup).toMatch(/<li [^>]*><a [^>]*aria-current="true"[^>]*href="\/lista"/);
});

it('warns developers about a segment outside a control', () => {
  expect(() => renderToStaticMarkup(<Segment value="lista" label="Lista" />)).toThrow(
    'Segment: it is outside of SegmentedControl, which holds its state. Put it inside `<SegmentedControl>`.',
  );
});
