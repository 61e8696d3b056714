import { expect, describe, it } from 'vitest';
import { demoMotifs, pictureSubject } from './motifs.ts';
import { drawScene } from './scene.ts';

const schools = {
  toddlers: pictureSubject({ stageMask: 0b0001, amenities: {} }),
  pupils: pictureSubject({ stageMask: 0b0110, amenities: { 'quadra-coberta': true } }),
  teenagers: pictureSubject({ stageMask: 0b1000, amenities: {} }),
};

describe('product 13 drawScene', () => {
  it.each(demoMotifs)(
    'draws %s the same every time, in few bytes, without text, scripts or references',
    async (motif) => {
      for (const subject of Object.values(schools)) {
        for (let n = 0; n < 8; n += 1) {
          const svg = await drawScene(`escola-${n}-demo`, motif, subject);
          expect(await drawScene(`escola-${n}-demo`, motif, subject)).toBe(svg);
          expect(svg.length).toBeLessThan(14_000);
          expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 400 300">/);
          expect(svg.replace(/ xmlns="[^"]+"/, '')).not.toMatch(
            /<(?!\/?(?:svg|g|path|ellipse)\b)|href|url\(|style|NaN|undefined/,
          );
        }
      }
    },
  );

  it('draws schools in colours of their own, with buildings of several forms', async () => {
    const drawings = await Promise.all(
      Array.from({ length: 40 }, (_, n) => drawScene(`escola-${n}-demo`, 'fachada', schools.pupils)),
    );
    expect(new Set(drawings).size).toBeGreaterThan(12);
    expect(new Set(drawings.map((svg) => svg.replaceAll(/"#\w+"/g, ''))).size).toBe(3);
  });

  it('draws what the stages of a school look like', async () => {
    const [first, second, third] = await Promise.all(
      Object.values(schools).map((subject) => drawScene('creche', 'sala', subject)),
    );
    expect(new Set([first, second, third]).size).toBe(3);
    expect(await drawScene('creche', 'quadra', schools.toddlers)).not.toBe(
      await drawScene('creche', 'quadra', schools.pupils),
    );
  });
});
