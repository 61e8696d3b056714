import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { desktop, mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { Banner } from './banner.tsx';

describeConformance({
  component: Banner,
  props: { title: 'Manutenção.', children: 'Hoje, das 22h às 23h.' },
  dataComponent: 'banner',
  element: HTMLElement,
});

describe('Banner', () => {
  useCleanPage();
  afterEach(desktop);

  it('closed by keyboard, it moves the focus to the next element', async () => {
    await mount(
      <>
        <Banner closable>Hoje.</Banner>
        <button type="button">Depois</button>
      </>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(document.querySelector('[data-component="banner"]')).toBeNull();
    await expect.poll(() => document.activeElement?.textContent).toBe('Depois');
  });

  it('a caller can keep it open', async () => {
    await mount(
      <Banner closable onOpenChange={(_, details) => details.cancel()}>
        Hoje.
      </Banner>,
    );
    await userEvent.click(page.getByRole('button', { name: 'Fechar aviso' }));
    await expect.element(page.getByRole('region', { name: 'Aviso do site' })).toBeVisible();
  });

  it('its close button is at least 24 px', async () => {
    await mount(<Banner closable>Hoje.</Banner>);
    const { width, height } = page.getByRole('button').element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  });
});
