import { expect, it, vi } from 'vitest';
import { assetsCache, deleteOldCaches, pagesCache } from './cached-page.ts';

it('product 12 deletes the caches of earlier versions, and no others', async () => {
  const names = new Set([pagesCache, assetsCache, 'melhor-escola:old', 'another-app']);
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...names]),
    delete: (name: string) => Promise.resolve(names.delete(name)),
  });
  await deleteOldCaches();
  expect([...names]).toEqual([pagesCache, assetsCache, 'another-app']);
});
