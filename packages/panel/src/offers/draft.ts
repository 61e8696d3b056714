import {
  type DeviceStorage,
  type DeviceStore,
  deviceStore,
  tabStorage,
} from '@melhor-escola/ui/device-store';
import { type OfferValues, parseValues } from './offer-values.ts';

/** Which offer a form is about: a new one, or one as it was when the form was opened. */
export interface EditedOffer {
  /** Undefined for a new offer. */
  readonly id: number | undefined;
  readonly version: number | undefined;
  readonly values: OfferValues;
}

/** Ends with the tab, and with the session: signing out clears what begins with this prefix. */
const KEY = 'montilla:panel-offer';

/** The unsent offer of a school in this tab. @param storage the tab's, unless a test passes another. */
export function offerDraft(slug: string, storage: DeviceStorage = tabStorage): DeviceStore<EditedOffer> {
  return deviceStore(storage, `${KEY}:${slug}`, ({ id, version, values }) => {
    if (typeof values !== 'object' || values === null) return undefined;
    const known = typeof id === 'number' && typeof version === 'number';
    return {
      id: known ? id : undefined,
      version: known ? version : undefined,
      values: parseValues({ ...values }),
    };
  });
}
