import { isDemoPicture } from '@melhor-escola/domain/demo-picture';
import { describe, expect, it } from 'vitest';
import { demoPictures, pictureState } from './motifs.ts';
import { drawScene } from './scene.ts';

const school = (n: number, amenities: Record<string, boolean> = {}) =>
  demoPictures({ slug: `escola-${n}-demo`, stageMask: 0b0011, amenities });

const readMotif = (url: string) => /([a-z]+)\.svg$/.exec(url)?.[1];
const all = Array.from({ length: 2_000 }, (_, n) => n);
const inState = (state: string) => all.filter((n) => pictureState(`escola-${n}-demo`) === state);
const some = inState('usual').slice(0, 60);

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

  it('of one school in twenty has none, of one a single one, and of one bad ones: upright, or tilted and dark', async () => {
    for (const state of ['none', 'one', 'poor'])
      expect(inState(state).length / all.length).toBeCloseTo(0.05, 1);
    expect(new Set(inState('none').map((n) => school(n).images.length))).toEqual(new Set([0]));
    expect(new Set(inState('one').map((n) => school(n).images.length))).toEqual(new Set([1]));
    const subject = { isForToddlers: false, isForTeenagers: false, hasRoofedCourt: false };
    const poor = await Promise.all(
      inState('poor')
        .slice(0, 20)
        .map(async (n) => drawScene(`escola-${n}-demo`, 'sala', subject)),
    );
    expect(poor.filter((svg) => svg.includes('viewBox="110 0 150 300"')).length).toBeGreaterThan(3);
    expect(poor.filter((svg) => svg.includes('rotate(')).length).toBeGreaterThan(3);
    for (const svg of poor) expect(svg.match(/<g\b/g)?.length ?? 0).toBe(svg.match(/<\/g>/g)?.length ?? 0);
  });

  it('shows only what the school has, by its amenities', () => {
    const shown = new Set(
      some.flatMap((n) => school(n, { piscina: true, biblioteca: false }).images.map(readMotif)),
    );
    expect(shown).toEqual(new Set(['fachada', 'portao', 'sala', 'piscina']));
  });
});
