import { describe, expect, it } from 'vitest';
import { readPhotos } from './school-photos.ts';

const read = (text: string) => readPhotos(text, ['https://fotos.example', 'http://10.0.0.5:9000']);
const front = 'https://fotos.example/frente%20nova.jpg?v=2';

describe('product 13 photos in a partner’s file', () => {
  it('reads addresses with their texts', () => {
    expect(read(`${front}  Fachada com o portão azul|http://10.0.0.5:9000/q.png Quadra\ncoberta `)).toEqual({
      photos: [
        { url: front, alt: 'Fachada com o portão azul' },
        { url: 'http://10.0.0.5:9000/q.png', alt: 'Quadra coberta' },
      ],
    });
  });

  it('leaves photos as they are when empty, and removes them for a dash', () => {
    expect(read('')).toEqual({ photos: undefined });
    expect(read('-')).toEqual({ photos: [] });
  });

  it.each([
    ['photos: a photo is an address, a space and its text', front],
    ['photos: a photo is an address, a space and its text', `${front} A | `],
    ['photos: an address begins with https://', 'javascript:alert(1) A fachada'],
    ['photos: an address begins with https://', 'frente.jpg A fachada'],
    ['photos: the host of an address is not one of IMAGE_HOSTS', 'https://evil.example/a.jpg A fachada'],
    [
      'photos: the host of an address is not one of IMAGE_HOSTS',
      'https://fotos.example@evil.example/a.jpg A',
    ],
    ['photos: the host of an address is not one of IMAGE_HOSTS', 'http://fotos.example/a.jpg A fachada'],
    [
      'photos: an address has a fragment, a comma, or characters to encode',
      'https://fotos.example/a,b.jpg A',
    ],
    ['photos: an address has a fragment, a comma, or characters to encode', 'https://fotos.example/á.jpg A'],
    [
      'photos: an address has a fragment, a comma, or characters to encode',
      'https://fotos.example/a.jpg#b A',
    ],
    [
      'photos: an address has a fragment, a comma, or characters to encode',
      'https://u:p@fotos.example/a.jpg A',
    ],
    ['photos: an address has a fragment, a comma, or characters to encode', 'https://fotos.example A'],
    ['photos: an address is longer than 500 characters', `https://fotos.example/${'a'.repeat(500)} A`],
    ['photos: a text is longer than 160 characters', `${front} ${'a'.repeat(161)}`],
    ['photos: an address is given twice', `${front} A | ${front} B`],
    ['photos holds more than 10 photos', Array.from({ length: 11 }, (_, n) => `${front}${n} A`).join('|')],
  ])('S15 rejects with "%s"', (problem, text) => {
    expect(read(text)).toEqual({ problem });
  });
});
