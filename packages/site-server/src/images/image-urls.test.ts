import { describe, expect, it } from 'vitest';
import { imageWidths, photoFiles } from './image-urls.ts';
import { parsePhotoUrl } from './images.ts';

const sourceOrigins = ['https://fotos.example', 'http://127.0.0.1:9000'];
const hosts = { cdnOrigin: '', sourceOrigins };
const none = { cdnOrigin: '', sourceOrigins: [] };
const photo = 'https://fotos.example/escola/frente%20nova.jpg?v=2';

describe('CA-16 photoFiles', () => {
  it('has a URL for every width, which the server can parse', () => {
    const files = photoFiles(hosts, photo);
    const entries = files?.srcSet?.split(',').map((entry) => entry.split(' ')) ?? [];
    expect(entries.map(([, width]) => width)).toEqual(imageWidths.map((width) => `${width}w`));
    for (const [url = '', width = ''] of entries) {
      expect(
        parsePhotoUrl(url, { imageWidths, imageOrigins: sourceOrigins, isOwnPhoto: () => false }),
      ).toEqual({
        width: Number.parseInt(width, 10),
        source: new URL(photo),
      });
    }
    expect(files?.src).toBe('/imagens/640/fotos.example/escola/frente%20nova.jpg?v=2');
  });

  it('uses the CDN if one is configured', () => {
    const files = photoFiles({ ...hosts, cdnOrigin: 'https://cdn.example' }, photo);
    expect(files?.src).toMatch(/^https:\/\/cdn\.example\/imagens\/640\/fotos\.example\//);
    expect(files?.srcSet?.split(',').every((entry) => entry.startsWith('https://cdn.example/imagens/'))).toBe(
      true,
    );
  });

  it.each([
    'https://evil.example/a.jpg',
    'https://fotos.example.evil.example/a.jpg',
    'https://fotos.example',
    '/cover.png',
    'data:image/png;base64,AA==',
  ])('is undefined for %s', (url) => {
    expect(photoFiles(hosts, url)).toBeUndefined();
    expect(photoFiles(none, photo)).toBeUndefined();
  });

  it('ends at three times the width that it is shown in', () => {
    expect(photoFiles(hosts, photo, 64)?.srcSet?.match(/ \d+w/g)).toEqual([' 64w', ' 128w', ' 224w']);
    expect(photoFiles(hosts, photo, 108)?.srcSet?.match(/ \d+w/g)?.at(-1)).toBe(' 320w');
  });

  it('product 13 has the service’s drawings without any setting, in no width', () => {
    const path = '/v3/pictures/demo/escola-demo/fachada.svg';
    expect(photoFiles(none, path)).toEqual({ src: `/imagens${path}` });
    expect(photoFiles({ ...none, cdnOrigin: 'https://cdn.example' }, path)).toEqual({
      src: `https://cdn.example/imagens${path}`,
    });
  });

  it('has every width of a photo of the service, without any setting', () => {
    const files = photoFiles(none, '/v3/pictures/schools/a.webp', 20);
    expect(files).toEqual({
      src: '/imagens/640/v3/pictures/schools/a.webp',
      srcSet: '/imagens/64/v3/pictures/schools/a.webp 64w',
    });
  });

  it('separates URLs so that a comma within one ends nothing', () => {
    // HTML: a URL of a `srcset` ends at a blank.
    expect(photoFiles(hosts, 'https://fotos.example/a,b.jpg', 20)?.srcSet).toBe(
      '/imagens/64/fotos.example/a,b.jpg 64w',
    );
  });
});
