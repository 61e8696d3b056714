import { describe, expect, it } from 'vitest';
import { formatNumber } from '@melhor-escola/config/number-format';
import { fileProblem, formatFileSize, formatTypes } from './file-rules.ts';
import { fileUploadMessages } from './messages.ts';

const file = (name: string, type: string, size = 10) => new File(['x'.repeat(size)], name, { type });

describe('fileProblem', () => {
  const rules = { accept: 'image/*, application/pdf,.CSV', maxSize: 10 };
  it.each([
    ['an image', file('foto.webp', 'image/webp')],
    ['a type by name', file('a', 'application/pdf')],
    ['an ending, whatever its case', file('notas.Csv', '')],
  ])('accepts %s', (_what, chosen) => expect(fileProblem(chosen, rules)).toBeUndefined());

  it.each([
    ['another type', file('a.zip', 'application/zip'), 'wrongType'],
    ['a type that only begins alike', file('a', 'image'), 'wrongType'],
    ['no type', file('foto', ''), 'wrongType'],
    ['a byte too much', file('foto.png', 'image/png', 11), 'tooLarge'],
  ] as const)('rejects %s', (_what, chosen, problem) => expect(fileProblem(chosen, rules)).toBe(problem));

  it('accepts everything without restrictions', () => {
    expect(fileProblem(file('a', ''), { accept: undefined, maxSize: undefined })).toBeUndefined();
  });
});

it.each([
  [undefined, ''],
  ['image/jpeg', 'JPEG'],
  ['image/jpeg,image/png,image/webp', 'JPEG, PNG ou WebP'],
  ['.jpg,image/jpeg', 'JPG ou JPEG'],
  ['image/*,.pdf', 'imagem ou PDF'],
])('names the types %j as %j', (accept, text) =>
  expect(formatTypes(accept, fileUploadMessages, 'pt-BR')).toBe(text),
);

it.each([
  [undefined, ''],
  [3, '1 KB'],
  [1536, '1,5 KB'],
  [5_242_880, '5 MB'],
  [1024 * 1024 * 12.4, '12 MB'],
])('writes %s bytes as %j', (bytes, text) =>
  expect(formatFileSize(bytes, fileUploadMessages, formatNumber)).toBe(text),
);
