import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AccordionItem } from './accordion-item.tsx';
import type { AccordionProps } from './accordion-root.tsx';
import { Accordion } from './accordion.tsx';

const item = (value: string) => (
  <AccordionItem key={value} value={value} title={`Pergunta ${value}`}>
    Resposta {value}
  </AccordionItem>
);
const serve = (count: number, extra: Partial<AccordionProps> = {}) =>
  renderToStaticMarkup(
    <Accordion {...extra}>{Array.from({ length: count }, (_, index) => item(`${index + 1}`))}</Accordion>,
  );
const open = (html: string) => html.match(/aria-expanded="true"/g)?.length ?? 0;

describe('Accordion', () => {
  it("ST-06 the first is open by default, in the server's HTML", () => {
    expect(serve(3)).toMatch(/aria-expanded="true"[^]*Pergunta 1[^]*aria-expanded="false"[^]*Pergunta 2/);
    expect(open(serve(3))).toBe(1);
    expect(open(serve(3, { defaultValue: [] }))).toBe(0);
    expect(open(serve(3, { defaultValue: ['2', '3'], multiple: true }))).toBe(2);
  });

  it('every answer is in the markup, for search engines', () => {
    expect(serve(3)).toMatch(/Resposta 1[^]*Resposta 2[^]*Resposta 3/);
  });

  it('hides nothing by attribute before scripts run, because without them nothing could open it', () => {
    expect(serve(3)).not.toMatch(/\shidden/);
  });

  it('renders the same markup from `Accordion.Root`, `Item`, `Trigger` and `Content`', () => {
    const parts = renderToStaticMarkup(
      <Accordion.Root>
        <Accordion.Item value="1">
          <Accordion.Trigger>Pergunta 1</Accordion.Trigger>
          <Accordion.Content>Resposta {1}</Accordion.Content>
        </Accordion.Item>
      </Accordion.Root>,
    );
    expect(parts).toBe(serve(1));
  });

  it('a part outside an item throws an explanation', () => {
    expect(() => renderToStaticMarkup(<Accordion.Trigger>Pergunta</Accordion.Trigger>)).toThrow(
      'AccordionTrigger: it is outside of AccordionItem, which holds its state. Put it inside `<AccordionItem>`.',
    );
  });

  it('has headings of the level of its `headingLevel`', () => {
    expect(serve(2).match(/<h3/g)).toHaveLength(2);
    expect(serve(2, { headingLevel: 5 }).match(/<h5/g)).toHaveLength(2);
  });

  it('open panels are landmarks up to six items, and not with more', () => {
    expect(serve(6)).toMatch(/<section[^>]* aria-labelledby="[^"]+-trigger"/);
    expect(serve(7)).not.toContain('aria-labelledby');
  });

  it('a closed panel is not a landmark', () => {
    expect(serve(6, { defaultValue: [] })).not.toContain('aria-labelledby');
  });

  it('an item outside an accordion throws an explanation', () => {
    expect(() => renderToStaticMarkup(item('1'))).toThrow(
      'AccordionItem: it is outside of Accordion, which holds its state. Put it inside `<Accordion>`.',
    );
  });
});
