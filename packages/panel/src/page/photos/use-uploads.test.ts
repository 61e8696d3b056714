import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fixtureApi } from '../../fixtures/site.tsx';
import { photoEditsQuery } from './photos-draft.ts';
import { fixturePhotos, photoUrl } from './photos.fixture.ts';
import { startUpload } from './use-uploads.ts';

const slug = 'colegio-girassol';
const file = (name: string) => new File([name], name, { type: 'image/jpeg' });

let answers: ((response: Response) => void)[];
let queryClient: QueryClient;

/** A service that has three photos, and takes another when the test answers. */
const api = fixtureApi((_url, { method }) =>
  method === 'POST'
    ? new Promise((resolve) => {
        answers.push(resolve);
      })
    : Promise.resolve(Response.json(fixturePhotos(3))),
);
const edited = () => queryClient.getQueryData(photoEditsQuery(slug).queryKey)?.photos.map(({ url }) => url);
const mutations = () => queryClient.getMutationCache().getAll();

beforeEach(() => {
  answers = [];
  queryClient = new QueryClient();
  vi.stubGlobal('navigator', { onLine: true });
  // What it cannot decode is sent as it is.
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not here')));
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

describe('an upload, whatever page is open when it ends', () => {
  it('is in the edited list, although no screen has been there since', async () => {
    startUpload({ api, queryClient, slug }, file('patio.jpg'));
    await expect.poll(() => answers.length).toBe(1);
    expect(edited()).toBeUndefined();
    answers[0]?.(Response.json({ url: photoUrl(9), width: 1_600, height: 1_200 }));
    await expect.poll(edited).toEqual([photoUrl(1), photoUrl(2), photoUrl(3), photoUrl(9)]);
    await expect.poll(mutations).toEqual([]);
  });

  it('is sent after those before it', async () => {
    startUpload({ api, queryClient, slug }, file('patio.jpg'));
    startUpload({ api, queryClient, slug }, file('quadra.jpg'));
    await expect.poll(() => answers.length).toBe(1);
    expect(mutations().map(({ state }) => state.isPaused)).toEqual([false, true]);
    answers[0]?.(Response.json({ url: photoUrl(8), width: 1_600, height: 1_200 }));
    await expect.poll(() => answers.length).toBe(2);
    answers[1]?.(Response.json({ url: photoUrl(9), width: 1_600, height: 1_200 }));
    await expect.poll(() => edited()?.slice(3)).toEqual([photoUrl(8), photoUrl(9)]);
  });

  it('waits for another try after a failure, with what went wrong', async () => {
    startUpload({ api, queryClient, slug }, file('patio.jpg'));
    await expect.poll(() => answers.length).toBe(1);
    const body = { code: 'SECOND_FACTOR_REQUIRED', message: 'Confirme que é você.', requestId: '1' };
    answers[0]?.(Response.json(body, { status: 403 }));
    await expect
      .poll(() => mutations()[0]?.state.error)
      .toMatchObject({ response: { code: 'SECOND_FACTOR_REQUIRED' } });
    expect(edited()).toBeUndefined();
  });
});
