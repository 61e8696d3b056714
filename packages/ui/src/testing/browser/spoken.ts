import { virtual } from '@guidepup/virtual-screen-reader';

/** More phrases than any part of the kit has: after the last one the reader starts again, without end. */
const MAX_PHRASES = 200;

/**
 * What a screen reader announces from the start to the end of an element, without the ends of containers. The kit's
 * texts are Portuguese; roles and states are in the simulator's English (@guidepup/virtual-screen-reader), its only
 * language.
 */
export async function readThrough(container: HTMLElement): Promise<string[]> {
  await virtual.start({ container });
  try {
    const first = await virtual.lastSpokenPhrase();
    for (let phrases = 0; phrases < MAX_PHRASES; phrases += 1) {
      await virtual.next();
      if ((await virtual.lastSpokenPhrase()) === first) break;
    }
    const log = await virtual.spokenPhraseLog();
    return log.slice(0, -1).filter((phrase) => !phrase.startsWith('end of '));
  } finally {
    await virtual.stop();
  }
}

/** What a screen reader announces while an action runs: focus changes and live regions. */
export async function spokenDuring(action: () => Promise<unknown>): Promise<string[]> {
  await virtual.start({ container: document.body });
  try {
    await virtual.clearSpokenPhraseLog();
    await action();
    return await virtual.spokenPhraseLog();
  } finally {
    await virtual.stop();
  }
}

/** The live region announcements among the phrases of one urgency, as plain text. */
export function announcements(phrases: readonly string[], urgency: 'polite' | 'assertive'): string[] {
  const prefix = `${urgency}: `;
  return phrases.filter((phrase) => phrase.startsWith(prefix)).map((phrase) => phrase.slice(prefix.length));
}
