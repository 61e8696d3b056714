import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { findings, mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { QrCode } from './qr-code.tsx';

const props = { text: 'ME-7Q2K', label: 'Código QR da bolsa' };

describeConformance({
  component: QrCode,
  props,
  dataComponent: 'qr-code',
  element: SVGSVGElement,
});

describe('QrCode', () => {
  useCleanPage();

  it('is dark on white in the dark theme too', async () => {
    await mount(
      <div data-theme="dark">
        <QrCode {...props} />
      </div>,
    );
    const code = page.getByRole('img', { name: 'Código QR da bolsa' }).element();
    const light = await lightnessOf(getComputedStyle(code).backgroundColor);
    const dark = await lightnessOf(getComputedStyle(code).color);
    expect(light).toBeGreaterThan(240);
    expect(dark).toBeLessThan(80);
    expect(await findings()).toEqual([]);
  });
});

/** The mean of red, green and blue, from 0 to 255, of any CSS color. */
async function lightnessOf(color: string): Promise<number> {
  const canvas = document.createElement('canvas');
  const ink = canvas.getContext('2d');
  if (!ink) throw new Error('This browser has no canvas.');
  ink.fillStyle = color;
  ink.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = ink.getImageData(0, 0, 1, 1).data;
  return (red + green + blue) / 3;
}
