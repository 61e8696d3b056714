import { isDemoPicture } from '@melhor-escola/domain/demo-picture';
import { describe, expect, it } from 'vitest';
import { demoPictures } from './motifs.ts';

const school = (n: number, amenities: Record<string, boolean> = {}) =>
  demoPictures({ slug: `escola-${n}-demo`, stageMask: 0b0011, amenities });

const readMotif = (url: string) => /([a-z]+)\.svg$/.exec(url)?.[1];
const some = Array.from({ length: 60 }, (_, n) => n);

describe('product 13 demoPictures', () => {
  it('has three to five pictures with a text each, the building or the gate first', () => {
    for (const n of some) {
      const { images, imageAlts } = school(n, { biblioteca: true, piscina: true, 'area-verde': true });
      expect(images.length).toBeGreaterThanOrEqual(3);
      expect(images.length).toBeLessThanOrEqual(5);
      expect(new Set(images).size).toBe(images.length);
      expect(images.every(isDemoPicture)).toBe(true);
      expect(['fachada', 'portao']).toContain(readMotif(images[0] ?? ''));
      expect(imageAlts).toHaveLength(images.length);
      expect(imageAlts.every((alt) => /^Ilustração: \p{Ll}/u.test(alt) && alt.length <= 160)).toBe(true);
    }
  });

  it('shows only what the school has, by its amenities', () => {
    const shown = new Set(
      some.flatMap((n) => school(n, { piscina: true, biblioteca: false }).images.map(readMotif)),
    );
    expect(shown).toEqual(new Set(['fachada', 'portao', 'sala', 'piscina']));
  });
});
