import { expect, it } from 'vitest';
import { altProblem, isSameList, photosDraft } from './photos-draft.ts';

const photos = [
  { url: '/a', alt: 'Pátio' },
  { url: '/b', alt: 'Fachada' },
];

it('keeps a draft per school, and reads nothing else', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const draft = photosDraft('girassol', () => storage);
  draft.write({ version: 'a', photos });
  expect(draft.read()).toEqual({ version: 'a', photos });
  expect(photosDraft('aquarela', () => storage).read()).toBeUndefined();
  for (const wrong of [
    '{"version":1,"photos":[]}',
    '{"version":"a","photos":[{"url":"/a"}]}',
    '{"version":"a"}',
  ]) {
    kept.set('montilla:panel-photos-girassol', wrong);
    expect(draft.read()).toBeUndefined();
  }
});

it('compares photos, texts and order', () => {
  expect(isSameList(photos, [...photos])).toBe(true);
  expect(isSameList(photos, photos.toReversed())).toBe(false);
  expect(isSameList(photos, photos.slice(1))).toBe(false);
  expect(isSameList(photos, photos.with(1, { url: '/b', alt: 'Frente' }))).toBe(false);
});

it('asks for what a photo shows', () => {
  expect(altProblem('  ')).toBe('Escreva o que se vê na foto');
  expect(altProblem('Pátio')).toBeUndefined();
});
