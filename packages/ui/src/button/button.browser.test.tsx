import { type ReactElement, type ReactNode, Suspense, use } from 'react';
import { describe, expect, it } from 'vitest';
import { mount, useCleanPage } from '../browser-testing/mount.ts';
import { describeConformance } from '../conformance/conformance.tsx';
import { Button } from './button.tsx';
import { LinkButton } from './link-button.tsx';

describeConformance({
  component: Button,
  props: { children: 'Ver bolsas' },
  dataComponent: 'button',
  element: HTMLButtonElement,
  asChild: true,
});

describeConformance({
  component: LinkButton,
  props: { children: 'Ver bolsas', href: '/bolsas' },
  dataComponent: 'link-button',
  element: HTMLAnchorElement,
  asChild: true,
});

/**
 * An element as it crosses from a server component: a lazy node over a promise of it (React's Flight client). Slot must
 * wait for it (radix#3776).
 */
function fromServer(element: ReactElement): ReactNode {
  const node: object = { $$typeof: Symbol.for('react.lazy'), _payload: Promise.resolve(element), _init: use };
  return node as ReactNode;
}

describe('RSC', () => {
  useCleanPage();

  it('RSC `asChild`: an element that comes from the server takes the look', async () => {
    const { container } = await mount(
      <Suspense fallback="espera">
        <LinkButton asChild>{fromServer(<a href="#escola">Conhecer a escola</a>)}</LinkButton>
      </Suspense>,
    );
    await expect.poll(() => container.querySelector('a')?.dataset['component']).toBe('link-button');
    expect(container.querySelector('a')?.getAttribute('href')).toBe('#escola');
  });
});
