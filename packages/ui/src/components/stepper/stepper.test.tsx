import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Stepper } from './stepper.tsx';

const steps = [{ label: 'Criança' }, { label: 'Responsável' }, { label: 'Reserva' }];
const markupAt = (current: number) => renderToStaticMarkup(<Stepper steps={steps} current={current} />);

describe('Stepper', () => {
  afterEach(() => void vi.unstubAllEnvs());

  it('marks exactly one step of its ordered list as the current one', () => {
    const markup = markupAt(2);
    expect(markup).toContain('<ol ');
    expect(markup.match(/aria-current="step"/g)).toHaveLength(1);
    expect(markup).toMatch(/data-state="current" aria-current="step"[^]*?Responsável/);
  });

  it('completed steps have a hidden "concluído", and no others', () => {
    expect(markupAt(3).match(/, concluído/g)).toHaveLength(2);
    expect(markupAt(1)).not.toContain('concluído');
  });

  it.each([
    [1, 'Passo 1 de 3'],
    [3, 'Passo 3 de 3'],
    [4, 'Tudo concluído'],
  ])('CO-05 says "Passo N de M" at %d', (current, text) => {
    expect(markupAt(current)).toContain(`>${text}<`);
  });

  it.each([0, -2, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'rejects %d as the current step, in development',
    (current) => {
      expect(() => markupAt(current)).toThrow('Stepper');
    },
  );

  it.each([
    [0, 'Passo 1 de 3', ['current', 'ahead', 'ahead']],
    [2.7, 'Passo 2 de 3', ['completed', 'current', 'ahead']],
    [3.5, 'Passo 3 de 3', ['completed', 'completed', 'current']],
    [Number.NaN, 'Passo 1 de 3', ['current', 'ahead', 'ahead']],
    [9, 'Tudo concluído', ['completed', 'completed', 'completed']],
  ])('in production %d is one step for the sentence and the list', (current, text, states) => {
    vi.stubEnv('NODE_ENV', 'production');
    const markup = markupAt(current);
    expect(markup).toContain(`>${text}<`);
    expect([...markup.matchAll(/data-state="(\w+)"/g)].map(([, state]) => state)).toEqual(states);
    expect(markup.match(/aria-current="step"/g) ?? []).toHaveLength(states.includes('current') ? 1 : 0);
  });

  it('has no buttons without a handler', () => {
    expect(markupAt(3)).not.toContain('<button');
  });
});
