import { type DeviceStorage, type DeviceStore, deviceStore } from '@melhor-escola/ui/device-store';
import type { QuestionValues } from './question-values.ts';

/**
 * The draft of a question about this school, stored in the tab: survives a reload and ends with the tab.
 *
 * @param storage the tab's `sessionStorage`; a function, because access to it may throw.
 */
export function questionDraftStore(
  slug: string,
  storage: DeviceStorage = () => window.sessionStorage,
): DeviceStore<QuestionValues> {
  // The prefix of the site's keys in a tab's storage (spec §9).
  return deviceStore(storage, `montilla:question:${slug}`, parse, 1);
}

function parse({ text, userName, userEmail }: Readonly<Record<string, unknown>>): QuestionValues | undefined {
  if (typeof text !== 'string' || typeof userName !== 'string' || typeof userEmail !== 'string')
    return undefined;
  return { text, userName, userEmail };
}

/** Query key of the e-mail to which the link of a submitted question was sent; it is stored nowhere else. */
export const sentQuestionKey = (slug: string) => ['search', 'sent-question', slug] as const;
