import {
  type DeviceStorage,
  type DeviceStore,
  deviceStore,
  tabStorage,
} from '@melhor-escola/ui/device-store';

/** Decisions that are written in a form. */
const decisionKinds = ['answered', 'proposed', 'declined'] as const;
export type DecisionKind = (typeof decisionKinds)[number];

/** What is typed in the form of a decision. */
export interface DecisionValues {
  readonly reply: string;
  /** Of a proposal; empty where none is chosen. */
  readonly time1: string;
  readonly time2: string;
  readonly time3: string;
}

/** A decision that is not sent yet, and the version of the request it is about. */
export interface DecisionDraft {
  readonly kind: DecisionKind;
  readonly version: number;
  readonly values: DecisionValues;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The unsent decision on a request in this tab: it survives a reload and ends with the tab or the session. */
export function decisionDraft(
  slug: string,
  visit: number,
  storage: DeviceStorage = tabStorage,
): DeviceStore<DecisionDraft> {
  return deviceStore(
    storage,
    `montilla:panel-visit-${slug}-${visit}`,
    ({ kind: stored, version, values }) => {
      const kind = decisionKinds.find((known) => known === stored);
      if (!kind || typeof version !== 'number' || typeof values !== 'object' || values === null)
        return undefined;
      const { reply, time1, time2, time3 }: Readonly<Record<string, unknown>> = { ...values };
      return {
        kind,
        version,
        values: { reply: text(reply), time1: text(time1), time2: text(time2), time3: text(time3) },
      };
    },
  );
}
