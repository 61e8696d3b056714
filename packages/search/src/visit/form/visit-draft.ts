import { type DeviceStorage, type DeviceStore, deviceStore } from '@melhor-escola/ui/device-store';
import { type VisitValues, visitValuesOf } from './visit-values.ts';

/** Increment when the shape changes: drafts of another version are ignored. */
const VERSION = 1;

/**
 * The draft of a request to this school, stored in the tab: survives a reload and ends with the tab.
 *
 * @param storage the tab's `sessionStorage`; a function, because access to it may throw.
 */
export function visitDraftStore(
  slug: string,
  storage: DeviceStorage = () => window.sessionStorage,
): DeviceStore<{ readonly values: VisitValues }> {
  return deviceStore(storage, `montilla:visit:${slug}`, parse, VERSION);
}

/** @throws {TypeError} for anything that is not a draft. */
function parse({ values }: Readonly<Record<string, unknown>>): { readonly values: VisitValues } {
  if (typeof values !== 'object' || values === null) throw new TypeError('not an object');
  const fields: Readonly<Record<string, unknown>> = { ...values };
  return {
    values: visitValuesOf((name) => {
      const text = fields[name];
      if (typeof text !== 'string') throw new TypeError('not a string');
      return text;
    }),
  };
}

/** Query key of the e-mail to which the link of a submitted request was sent; it is stored nowhere else. */
export const sentVisitKey = (slug: string) => ['search', 'sent-visit', slug] as const;
