import { describe, expect, it } from 'vitest';
import { demoPicturePath, isDemoPicture } from './demo-picture.ts';

describe('product 13 isDemoPicture', () => {
  it('accepts the path of a drawing', () => {
    expect(isDemoPicture(demoPicturePath('colegio-girassol-araguaina-to-demo-2', 'fachada'))).toBe(true);
  });

  it.each([
    '/v3/pictures/demo/../account/user/fachada.svg',
    '/v3/pictures/demo/escola/fachada.svg?x=1',
    '/v3/pictures/demo/escola/%66achada.svg',
    '/v3/pictures/demo//fachada.svg',
    '/v3/account/user/picture',
    'https://fotos.example/v3/pictures/demo/escola/fachada.svg',
    '//v3/pictures/demo/escola/fachada.svg',
  ])('S15 rejects %s', (url) => {
    expect(isDemoPicture(url)).toBe(false);
  });
});
