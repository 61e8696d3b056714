import { describe, expect, it } from 'vitest';
import { demoMotifs, subjectOf } from './motifs.ts';
import { drawScene } from './scene.ts';

const everyAmenity = { 'quadra-coberta': true };
const subject = subjectOf({ stageMask: 0b0110, amenities: everyAmenity });

describe('product 13 drawScene', () => {
  it.each(demoMotifs)(
    'draws %s the same every time, in few bytes, without text, scripts or references',
    (motif) => {
      for (const slug of ['colegio-girassol-araguaina-to-demo', 'escola-ipe-amarelo-palmas-to-demo']) {
        const svg = drawScene(slug, motif, subject);
        expect(drawScene(slug, motif, subject)).toBe(svg);
        expect(svg.length).toBeGreaterThan(2_000);
        expect(svg.length).toBeLessThan(12_000);
        expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 400 300">/);
        expect(svg.replace(/ xmlns="[^"]+"/, '')).not.toMatch(
          /<(?!\/?(?:svg|g|path|ellipse)\b)|href|url\(|style|NaN|undefined/,
        );
      }
    },
  );

  it('draws twenty schools differently', () => {
    const drawings = Array.from({ length: 20 }, (_, n) => drawScene(`escola-${n}-demo`, 'fachada', subject));
    expect(new Set(drawings).size).toBe(20);
  });

  it('draws a house with a fence for toddlers', () => {
    const fenced = drawScene('creche', 'fachada', subjectOf({ stageMask: 0b0001, amenities: {} }));
    expect(fenced).not.toBe(drawScene('creche', 'fachada', subject));
  });
});
