import { describe, expect, it } from 'vitest';
import { cpfDigits, isCpf, maskCpf } from './cpf.ts';

describe('VA-10 a CPF', () => {
  it.each(['529.982.247-25', '52998224725', '111.444.777-35'])('%s is valid', (text) => {
    expect(isCpf(text)).toBe(true);
  });

  it.each(['529.982.247-26', '111.111.111-11', '529.982.247-2', '', '529 982 247 25', 'abc'])(
    '%j is invalid',
    (text) => {
      expect(isCpf(text)).toBe(false);
    },
  );

  it('S23 is displayed masked', () => {
    expect(cpfDigits('529.982.247-25')).toBe('52998224725');
    expect(maskCpf('52998224725')).toBe('***.982.247-**');
  });
});
