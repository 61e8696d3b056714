import { describe, expect, it } from 'vitest';
import { readImageAddress } from './image-address.ts';

const origins = ['https://fotos.example', 'http://10.0.0.5:9000'];
const read = (target: string) => readImageAddress(target, origins);

describe('CA-16 readImageAddress', () => {
  it('takes width, host, path and query, and the scheme from what is configured', () => {
    expect(read('/imagens/320/10.0.0.5:9000/a%20b.jpg?v=2&w=1')).toEqual({
      width: 320,
      source: new URL('http://10.0.0.5:9000/a%20b.jpg?v=2&w=1'),
    });
  });

  it.each([
    '/imagens/320/fotos.example/escola/../frente.jpg',
    '/imagens/320/fotos.example/escola/%2e%2e/frente.jpg',
    '/imagens/320/fotos.example/a b.jpg',
    '/imagens/320/fotos.example/a.jpg#x',
    String.raw`/imagens/320/fotos.example/\evil.example`,
    '/imagens/320/FOTOS.example/a.jpg',
    '/imagens/320/fotos.example:443/a.jpg',
    '/imagens/320/fotos.example',
    '/imagens/319/fotos.example/a.jpg',
  ])('S15 %s is no way of writing one', (target) => {
    expect(read(target)).toBeUndefined();
  });

  it('S15 a path that begins with two slashes stays at its host', () => {
    expect(read('/imagens/64/fotos.example//evil.example/a.jpg')?.source.host).toBe('fotos.example');
  });
});
