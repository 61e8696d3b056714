import { expect, it } from 'vitest';
import { lazySlugList, type SlugList } from './slug-list.ts';
import { storedSlugList } from './stored-slug-list.ts';

const storedList = (slugs: readonly string[]): SlugList => {
  const list = storedSlugList({ key: 'lista', maximum: 4, storage: () => undefined });
  list.replace(slugs);
  return list;
};

it('is empty until the first subscription, then has the stored slugs', async () => {
  const stored = storedList(['a']);
  const list = lazySlugList(4, () => Promise.resolve(stored));
  expect(list.slugs()).toEqual([]);
  const received = await new Promise<readonly string[]>((resolve) => {
    list.subscribe(() => resolve(list.slugs()));
  });
  expect(received).toEqual(['a']);
});

it('applies changes once it is loaded, and does not notify unsubscribed listeners', async () => {
  const stored = storedList([]);
  const list = lazySlugList(4, () => Promise.resolve(stored));
  let received = 0;
  const end = list.subscribe(() => (received += 1));
  end();
  list.add('b');
  await Promise.resolve();
  await Promise.resolve();
  expect(stored.slugs()).toEqual(['b']);
  expect(received).toBe(0);
});
