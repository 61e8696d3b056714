import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Stepper } from './stepper.tsx';

const steps = [{ label: 'Criança' }, { label: 'Responsável' }, { label: 'Reserva' }];
const markupAt = (current: number) => renderToStaticMarkup(<Stepper steps={steps} current={current} />);

describe('Stepper', () => {
  it('ol + aria-current="step", on one step alone', () => {
    const markup = markupAt(2);
    expect(markup).toContain('<ol ');
    expect(markup.match(/aria-current="step"/g)).toHaveLength(1);
    expect(markup).toMatch(/data-state="current" aria-current="step"[^]*?Responsável/);
  });

  it('hidden "concluído" on what is behind, and on nothing else', () => {
    expect(markupAt(3).match(/, concluído/g)).toHaveLength(2);
    expect(markupAt(1)).not.toContain('concluído');
  });

  it.each([
    [1, 'Passo 1 de 3'],
    [3, 'Passo 3 de 3'],
    [0, 'Passo 1 de 3'],
    [4, 'Tudo concluído'],
  ])('CO-05 "Passo N de M" text at %d', (current, words) => {
    expect(markupAt(current)).toContain(`>${words}<`);
  });

  it('clickable only if allowed: without a handler there is nothing to press', () => {
    expect(markupAt(3)).not.toContain('<button');
  });
});
