import { describe, expect, it } from 'vitest';
import { imageWidths, photoFiles } from './photos.ts';
import { readImageAddress } from '../server/images/images.ts';

const takenFrom = ['https://fotos.example', 'http://127.0.0.1:9000'];
const hosts = { shownBy: '', takenFrom };
const photo = 'https://fotos.example/escola/frente%20nova.jpg?v=2';

describe('CA-16 photoFiles', () => {
  it('has an address of the site for every width it serves, and the site reads each', () => {
    const files = photoFiles(hosts, photo);
    const addresses = files?.srcSet?.split(',').map((entry) => entry.split(' ')) ?? [];
    expect(addresses.map(([, width]) => width)).toEqual(imageWidths.map((width) => `${width}w`));
    for (const [address = '', width = ''] of addresses) {
      expect(readImageAddress(address, takenFrom)).toEqual({
        width: Number.parseInt(width, 10),
        source: new URL(photo),
      });
    }
    expect(files?.src).toBe('/imagens/640/fotos.example/escola/frente%20nova.jpg?v=2');
  });

  it('asks the network that shows them instead, where there is one', () => {
    const files = photoFiles({ ...hosts, shownBy: 'https://cdn.example' }, photo);
    expect(files?.src).toMatch(/^https:\/\/cdn\.example\/imagens\/640\/fotos\.example\//);
    expect(files?.srcSet?.split(',').every((entry) => entry.startsWith('https://cdn.example/imagens/'))).toBe(
      true,
    );
  });

  it.each([
    'https://evil.example/a.jpg',
    'https://fotos.example.evil.example/a.jpg',
    'https://fotos.example',
  ])('shows nothing of %s', (address) => {
    expect(photoFiles(hosts, address)).toBeUndefined();
    expect(photoFiles(undefined, photo)).toBeUndefined();
  });

  it('leaves what the site has itself as it is', () => {
    expect(photoFiles(undefined, '/cover.png')).toEqual({ src: '/cover.png' });
  });

  it('writes no list that an address would break', () => {
    const files = photoFiles(hosts, 'https://fotos.example/a,b.jpg');
    expect(files).toEqual({ src: '/imagens/640/fotos.example/a,b.jpg', srcSet: undefined });
  });
});
