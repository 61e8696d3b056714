import { describe, expect, it } from 'vitest';
import { girassol } from '../page/page.fixture.ts';
import { fixtureApi } from '../fixtures/site.tsx';
import { applyDraft, type ClaimDraft, claimDraft, toClaimDraft } from './claim-draft.ts';
import { prepareClaimedPage } from './queries.ts';

const { email: _email, version: _version, prepared: _prepared, ...seen } = girassol;
const loaded = toClaimDraft({ ...seen, seen, isPrepared: false });

/** The fields that a draft stores in the service. */
async function sent(draft: ClaimDraft): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const api = fixtureApi(async (_url, { body }) => {
    resolve(await new Response(body).json());
    return Response.json({});
  });
  await prepareClaimedPage(api, 'girassol', draft);
  return Reflect.get(Object(await promise), 'page');
}

describe('what a claimant has typed in this tab', () => {
  it('is kept with what they saw, per school', () => {
    const kept = new Map<string, string>();
    const storage = () => ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
    const draft = claimDraft('girassol', storage);
    draft.write(loaded);
    expect(draft.read()).toEqual(loaded);
    expect(claimDraft('aquarela', storage).read()).toBeUndefined();
    kept.set('montilla:panel-claim-girassol', JSON.stringify({ values: loaded.values }));
    expect(draft.read()).toBeUndefined();
  });

  it('leaves what others have published since as it is, where the claimant has typed nothing', () => {
    const draft = { ...loaded, values: { ...loaded.values, description: 'De Maria' } };
    const newer = toClaimDraft({
      ...seen,
      name: 'Girassol da Ana',
      description: 'De Ana',
      seen: { ...seen, name: 'Girassol da Ana', description: 'De Ana' },
      isPrepared: false,
    });
    const applied = applyDraft(newer, draft);
    expect(applied.values).toEqual({ ...newer.values, description: 'De Maria' });
    // The service finds out that both have changed it.
    expect(applied.seen).toEqual({ ...newer.seen, description: loaded.seen.description });
  });

  it('leaves what another device has stored since as it is, and stores only what was typed here', async () => {
    const prepared = toClaimDraft({ ...seen, description: 'Do computador', seen, isPrepared: true });
    const draft = { ...prepared, values: { ...prepared.values, visitHours: '' } };
    const newer = toClaimDraft({ ...seen, description: 'Do celular', seen, isPrepared: true });
    const applied = applyDraft(newer, draft);
    expect(applied.values).toEqual({ ...newer.values, visitHours: '' });
    expect(await sent(applied)).toEqual({ visitHours: null });
  });

  it('stores a field that is set back to what the claimant saw', async () => {
    const prepared = toClaimDraft({ ...seen, description: 'Do computador', seen, isPrepared: true });
    const back = { ...prepared, values: { ...prepared.values, description: prepared.seen.description } };
    expect(await sent(back)).toEqual({ description: seen.description });
  });
});
