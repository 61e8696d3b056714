import type { ClaimedPage } from '@melhor-escola/api-client/panel';
import { deviceStore, type DeviceStorage } from '@melhor-escola/ui/device-store';
import { tabStorage } from '../page/page-draft.ts';
import { differentFields, parsePageValues, toPageValues, type PageValues } from '../page/page-values.ts';

/** What a claimant has typed, and what they saw when they did: only what differs is theirs. */
export interface ClaimDraft {
  readonly values: PageValues;
  readonly seen: PageValues;
}

/** The page as its claimant prepares it: without an e-mail, which may be the proof of the claim. */
export function toClaimDraft(page: ClaimedPage): ClaimDraft {
  return {
    values: toPageValues({ ...page, email: null }),
    seen: toPageValues({ ...page.seen, email: null }),
  };
}

/** What was typed and not stored in the service yet, in this tab: it survives a reload and ends with the tab or the session. */
export function claimDraft(slug: string, storage: DeviceStorage = tabStorage) {
  return deviceStore<ClaimDraft>(storage, `montilla:panel-claim-${slug}`, (stored) => {
    const values = parseValues(stored['values']);
    const seen = parseValues(stored['seen']);
    return values && seen && { values, seen };
  });
}

const parseValues = (stored: unknown) =>
  typeof stored === 'object' && stored !== null ? parsePageValues(stored) : undefined;

/** The page with what the draft changes of it, so that what others have published meanwhile stays. */
export function applyDraft(page: ClaimDraft, draft: ClaimDraft): ClaimDraft {
  const [values, seen] = [{ ...page.values }, { ...page.seen }];
  for (const field of differentFields(draft.values, draft.seen)) {
    Object.assign(values, { [field]: draft.values[field] });
    Object.assign(seen, { [field]: draft.seen[field] });
  }
  return { values, seen };
}
