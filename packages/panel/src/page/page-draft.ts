import { deviceStore, type DeviceStorage } from '@melhor-escola/ui/device-store';
import { pageFields, type PageValues } from './page-values.ts';

/** What was typed and not saved yet, and the version of the page it was typed on. */
export interface PageDraft {
  readonly version: number;
  readonly values: PageValues;
}

const tabStorage: DeviceStorage = () => (typeof window === 'undefined' ? undefined : window.sessionStorage);

/** The unsaved change of a school's page in this tab: it survives a reload and ends with the tab or the session. */
export function pageDraft(slug: string, storage: DeviceStorage = tabStorage) {
  return deviceStore<PageDraft>(storage, `montilla:panel-page-${slug}`, ({ version, values }) => {
    if (typeof version !== 'number' || typeof values !== 'object' || values === null) return undefined;
    const texts = pageFields.map((field) => [field, Reflect.get(values, field)] as const);
    return texts.every(
      (entry): entry is [(typeof pageFields)[number], string] => typeof entry[1] === 'string',
    )
      ? { version, values: toValues(texts) }
      : undefined;
  });
}

function toValues(texts: readonly (readonly [keyof PageValues, string])[]): PageValues {
  const values: PageValues = { name: '', email: '', phone: '', website: '', visitHours: '', description: '' };
  for (const [field, text] of texts) values[field] = text;
  return values;
}
