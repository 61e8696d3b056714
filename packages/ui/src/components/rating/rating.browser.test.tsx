import { describe, expect, it } from 'vitest';
import { mount, useCleanPage } from '../../testing/browser/mount.ts';
import { readThrough } from '../../testing/browser/spoken.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { Rating } from './rating.tsx';

describeConformance({
  component: Rating,
  props: { value: 4.5, count: 12 },
  dataComponent: 'rating',
  element: HTMLSpanElement,
});

describe('Rating in a screen reader', () => {
  useCleanPage();

  it.each([
    ['stars', ['image, 4,5 de 5 estrelas', '12 avaliações']],
    ['compact', ['image, 4,5 de 5 estrelas, 12 avaliações']],
  ] as const)(
    'read-only `role=img` "4,5 de 5 estrelas", announced once and not star by star (%s)',
    async (variant, announced) => {
      const { container } = await mount(<Rating value={4.5} count={12} variant={variant} />);
      expect(await readThrough(container)).toEqual(announced);
    },
  );
});
