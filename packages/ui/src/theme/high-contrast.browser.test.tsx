import { brands } from '@melhor-escola/config/brand';
import { expect, it } from 'vitest';
import { emulateMedia } from '../testing/browser/emulate-media.ts';
import { mount } from '../testing/browser/mount.ts';
import { listPairs, markPairs, textPairs } from '../testing/color/pairs.ts';

const scopes = (['light', 'dark'] as const).flatMap((theme) => brands.map((brand) => ({ theme, brand })));

/** Relative luminance of WCAG 2.2, of the color as the browser shows it. */
function luminance(color: string): number {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = Array.from(context.getImageData(0, 0, 1, 1).data, (channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The pairs of tokens with less contrast than `minimum`, as `ink-soft on wash: 6.9`. */
function tooLow(probe: HTMLElement, pairs: [on: string, ground: string][], minimum: number): string[] {
  const shown = (token: string) => {
    probe.style.color = `var(--${token})`;
    return luminance(getComputedStyle(probe).color);
  };
  return pairs.flatMap(([on, ground]) => {
    const [one, other] = [shown(on), shown(ground)];
    const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    return ratio < minimum ? [`${on} on ${ground}: ${ratio.toFixed(1)}`] : [];
  });
}

it.each(scopes)(
  'A2 $brand in $theme has 7:1 for text and 4.5:1 for edges when asked for more contrast',
  async (scope) => {
    await emulateMedia('prefers-contrast');
    await mount(<div id="scope" data-theme={scope.theme} data-brand={scope.brand} />);
    const probe = document.getElementById('scope') ?? document.body;
    expect(tooLow(probe, listPairs(textPairs), 7)).toEqual([]);
    expect(tooLow(probe, listPairs(markPairs), 4.5)).toEqual([]);
    expect(
      tooLow(
        probe,
        [
          ['hairline', 'card'],
          ['hairline', 'paper'],
        ],
        4.5,
      ),
    ).toEqual([]);
  },
);
