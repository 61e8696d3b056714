import { describe, expect, it } from 'vitest';
import { formatNumber } from '@melhor-escola/config/number-format';
import { formatFileSize, formatTypes, sortFiles } from './file-rules.ts';
import { fileUploadMessages } from './messages.ts';

const file = (name: string, type: string, size = 10) =>
  new File(['x'.repeat(size)], name, { type, lastModified: 0 });

describe('sortFiles', () => {
  const rules = { accept: 'image/*, application/pdf,.CSV', maxSize: 10, maxFiles: 2 };
  it.each([
    ['an image', file('foto.webp', 'image/webp')],
    ['a type by name', file('a', 'application/pdf')],
    ['an ending, whatever its case', file('notas.Csv', '')],
  ])('accepts %s', (_what, chosen) =>
    expect(sortFiles([chosen], [], rules)).toEqual({ accepted: [chosen], rejected: [] }),
  );

  it.each([
    ['another type', file('a.zip', 'application/zip'), 'wrongType'],
    ['a type that only begins alike', file('a', 'image'), 'wrongType'],
    ['no type', file('foto', ''), 'wrongType'],
    ['a byte too much', file('foto.png', 'image/png', 11), 'tooLarge'],
  ] as const)('rejects %s', (_what, chosen, reason) =>
    expect(sortFiles([chosen], [], rules)).toEqual({ accepted: [], rejected: [{ file: chosen, reason }] }),
  );

  it('counts the present files, and accepts each once', () => {
    const [one, two, three] = ['1.csv', '2.csv', '3.csv'].map((name) => file(name, ''));
    if (!one || !two || !three) throw new Error('three files');
    expect(sortFiles([one, two, three], [one], rules)).toEqual({
      accepted: [two],
      rejected: [
        { file: one, reason: 'repeated' },
        { file: three, reason: 'tooMany' },
      ],
    });
  });

  it('accepts everything without restrictions', () => {
    const chosen = file('a', '');
    const none = { accept: undefined, maxSize: undefined, maxFiles: undefined };
    expect(sortFiles([chosen], [], none).accepted).toEqual([chosen]);
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
