import type { ClaimedPage } from '@melhor-escola/api-client/panel';
import { deviceStore, type DeviceStorage, tabStorage } from '@melhor-escola/ui/device-store';
import { differentFields, parsePageValues, toPageValues, type PageValues } from '../page/page-values.ts';

/** What a claimant has typed, and what they saw when they did: only what differs is theirs. */
export interface ClaimDraft {
  readonly values: PageValues;
  /** What was published. */
  readonly seen: PageValues;
  /** As the service had it when this tab began: what differs was typed here, and not on another device. */
  readonly stored: PageValues;
}

/** The page as its claimant prepares it: without an e-mail, which may be the proof of the claim. */
export function toClaimDraft(page: ClaimedPage): ClaimDraft {
  const values = toPageValues({ ...page, email: null });
  return {
    values,
    stored: values,
    seen: toPageValues({ ...page.seen, email: null }),
  };
}

/** What was typed and not stored in the service yet, in this tab: it survives a reload and ends with the tab or the session. */
export function claimDraft(slug: string, storage: DeviceStorage = tabStorage) {
  return deviceStore<ClaimDraft>(storage, `montilla:panel-claim-${slug}`, (kept) => {
    const values = parseValues(kept['values']);
    const seen = parseValues(kept['seen']);
    const stored = parseValues(kept['stored']);
    return values && seen && stored && { values, seen, stored };
  });
}

const parseValues = (kept: unknown) =>
  typeof kept === 'object' && kept !== null ? parsePageValues(kept) : undefined;

/** The page with what was typed in this tab, so that what others have published, or another device has stored, meanwhile stays. */
export function applyDraft(page: ClaimDraft, draft: ClaimDraft): ClaimDraft {
  const [values, seen] = [{ ...page.values }, { ...page.seen }];
  for (const field of differentFields(draft.values, draft.stored)) {
    Object.assign(values, { [field]: draft.values[field] });
    Object.assign(seen, { [field]: draft.seen[field] });
  }
  return { values, seen, stored: page.stored };
}
