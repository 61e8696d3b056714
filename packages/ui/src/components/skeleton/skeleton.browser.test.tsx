import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { announced, clearAnnouncements } from '../../testing/browser/announced.ts';
import { emulateMedia } from '../../testing/browser/emulate-media.ts';
import { mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { Text } from '../text/text.tsx';
import { SkeletonGroup } from './skeleton-group.tsx';
import { Skeleton } from './skeleton.tsx';

describeConformance({
  component: Skeleton,
  props: {},
  dataComponent: 'skeleton',
  element: HTMLSpanElement,
});

describeConformance({
  component: SkeletonGroup,
  props: { loading: true, placeholder: 'espera' },
  dataComponent: 'skeleton-group',
  element: HTMLDivElement,
});

const bones = (
  <Text as="div">
    <Skeleton />
    <Skeleton width="60%" />
  </Text>
);

/** Two lines of text, and their placeholder while loading. */
const group = (loading: boolean) => (
  <SkeletonGroup loading={loading} placeholder={bones}>
    <Text as="div">
      23 bolsas em Palmas
      <br />a partir de R$ 410,00
    </Text>
  </SkeletonGroup>
);

const busy = () =>
  [...document.querySelectorAll('[aria-busy="true"]')].map((part) => part.getAttribute('data-part'));

describe('SkeletonGroup', () => {
  useCleanPage();
  beforeEach(clearAnnouncements);

  it('the container is busy, and no bone is announced', async () => {
    const { container, rerender } = await mount(group(true));
    const rendered = [...container.querySelectorAll('[data-component="skeleton"]')];
    expect(rendered.map((bone) => [bone.ariaHidden, bone.role, bone.ariaBusy, bone.ariaLive])).toEqual(
      rendered.map(() => ['true', null, null, null]),
    );
    expect(rendered).toHaveLength(2);
    expect(busy()).toEqual(['content']);
    rerender(group(false));
    await expect.element(page.getByText(/23 bolsas/)).toBeVisible();
    expect(busy()).toEqual([]);
  });

  it('announces once that it loaded, after announcing that it loads, and nothing if nothing was loading', async () => {
    const { rerender, unmount } = await mount(group(true));
    await expect.poll(() => announced()).toEqual(['Carregando']);
    rerender(group(false));
    await expect.poll(() => announced()).toEqual(['Carregando', 'Conteúdo carregado']);
    unmount();
    clearAnnouncements();
    const { rerender: rerenderOther } = await mount(group(false));
    rerenderOther(group(false));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(announced()).toEqual([]);
  });

  it('nothing moves when the content has loaded', async () => {
    const { container, rerender } = await mount(group(true));
    const { height } = container.getBoundingClientRect();
    rerender(group(false));
    await expect.element(page.getByText(/23 bolsas/)).toBeVisible();
    expect(container.getBoundingClientRect().height).toBe(height);
  });

  it('the bones stand still under reduced motion', async () => {
    const { container } = await mount(bones);
    const bone = container.querySelector('[data-component="skeleton"]') as Element;
    const moves = () => bone.getAnimations().some(({ playState }) => playState === 'running');
    expect(moves()).toBe(true);
    await emulateMedia('prefers-reduced-motion');
    await expect.poll(moves).toBe(false);
  });
});
