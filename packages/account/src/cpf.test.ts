import { expect, it } from 'vitest';
import { maskCpf } from './cpf.ts';

it('S23 a CPF is shown without its first and last digits, however it is written', () => {
  expect(maskCpf('52998224725')).toBe('***.982.247-**');
  expect(maskCpf('529.982.247-25')).toBe('***.982.247-**');
});
