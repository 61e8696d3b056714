import Star from 'lucide-react/icons/star';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { Badge } from './badge.tsx';

describeConformance({
  component: Badge,
  props: { children: 'Novo' },
  dataComponent: 'badge',
  element: HTMLSpanElement,
});

const width = (name: string) => page.getByTestId(name).element().getBoundingClientRect().width;

describe('Badge', () => {
  useCleanPage();

  it('is as wide as its text, and never wider than its container', async () => {
    await mount(
      <div style={{ width: 160 }}>
        <Badge data-testid="short">Novo</Badge>
        <Badge data-testid="long">Economize R$ 4.320,00 por ano nesta escola</Badge>
      </div>,
    );
    expect(width('short')).toBeLessThan(80);
    expect(width('long')).toBeLessThanOrEqual(160);
  });

  it('the text is complete: the icon is not read, and the tone adds nothing', async () => {
    await mount(
      <Badge tone="danger" icon={Star} data-testid="badge">
        Últimas vagas
      </Badge>,
    );
    const badge = page.getByTestId('badge').element();
    expect(badge.textContent).toBe('Últimas vagas');
    expect(badge.querySelector('svg')?.ariaHidden).toBe('true');
    expect(badge.getAttribute('role')).toBeNull();
  });
});
