import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import Search from 'lucide-react/icons/search';
import { Icon, iconSizes, type IconSize } from './icon.tsx';

describeConformance({
  component: Icon,
  props: { as: Search },
  dataComponent: 'icon',
  element: SVGSVGElement,
});

describe('Icon', () => {
  useCleanPage();

  it.each(Object.entries(iconSizes))('CO-05 %s is %i px, even without enough space', async (size, side) => {
    await mount(
      <div style={{ display: 'flex', width: 8 }}>
        <Icon as={Search} size={size as IconSize} label="Buscar" />
      </div>,
    );
    const { width, height } = page.getByRole('img', { name: 'Buscar' }).element().getBoundingClientRect();
    expect([width, height]).toEqual([side, side]);
  });

  it('has the color of the surrounding text', async () => {
    await mount(
      <p style={{ color: 'rgb(1, 2, 3)' }}>
        <Icon as={Search} label="Buscar" />
      </p>,
    );
    expect(getComputedStyle(page.getByRole('img', { name: 'Buscar' }).element()).stroke).toBe('rgb(1, 2, 3)');
  });
});
