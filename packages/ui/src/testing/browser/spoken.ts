import { virtual } from '@guidepup/virtual-screen-reader';

/** More phrases than any part of the kit has: past the last one the reader begins again, without end. */
const MAX_PHRASES = 200;

/**
 * What a screen reader says on its way through an element, from its start to its end, without the ends of what it
 * leaves. Words of the kit are Portuguese; roles and states come in the English of the simulator
 * (@guidepup/virtual-screen-reader), which has no other.
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

/** What a screen reader says of the page while something is done in it: where the focus goes, and what is announced. */
export async function hear(action: () => Promise<unknown>): Promise<string[]> {
  await virtual.start({ container: document.body });
  try {
    await virtual.clearSpokenPhraseLog();
    await action();
    return await virtual.spokenPhraseLog();
  } finally {
    await virtual.stop();
  }
}

/** Of what was heard, what was announced: the words alone, by their urgency. */
export function announcements(phrases: readonly string[], urgency: 'polite' | 'assertive'): string[] {
  const prefix = `${urgency}: `;
  return phrases.filter((phrase) => phrase.startsWith(prefix)).map((phrase) => phrase.slice(prefix.length));
}
