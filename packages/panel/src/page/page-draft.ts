import { deviceStore, type DeviceStorage, tabStorage } from '@melhor-escola/ui/device-store';
import { parsePageValues, type PageValues } from './page-values.ts';

/** What was typed and not saved yet, and the version of the page it was typed on. */
export interface PageDraft {
  readonly version: number;
  readonly values: PageValues;
}

/** The unsaved change of a school's page in this tab: it survives a reload and ends with the tab or the session. */
export function pageDraft(slug: string, storage: DeviceStorage = tabStorage) {
  return deviceStore<PageDraft>(storage, `montilla:panel-page-${slug}`, ({ version, values: stored }) => {
    if (typeof version !== 'number' || typeof stored !== 'object' || stored === null) return undefined;
    const values = parsePageValues(stored);
    return values && { version, values };
  });
}
