import { Markdown } from '@storybook/addon-docs/blocks';
import { changesIn, type Change } from './read-changelog.ts';

/** Written by `changeset version`; missing before the first release. */
const released = Object.values(
  import.meta.glob<string>('../../CHANGELOG.md', { query: '?raw', import: 'default', eager: true }),
);
/** Pending changes: one file per change, which starts with the packages it concerns. */
const pending = Object.values(
  import.meta.glob<string>('../../../../.changeset/*.md', { query: '?raw', import: 'default', eager: true }),
);

const changes = changesIn({ pending, released });

/** All changes of the kit: pending ones first, then release by release. */
export function Changelog() {
  const releases = [...new Set(changes.map(({ release }) => release))];
  return (
    <>
      {releases.map((release) => (
        <Markdown key={release}>
          {[
            `## ${release}`,
            ...changes.filter((change) => change.release === release).map(({ text }) => text),
          ].join('\n\n')}
        </Markdown>
      ))}
    </>
  );
}

/** The changes of a component: every change that names it. */
export function changesOf(component: string): readonly Change[] {
  const name = new RegExp(String.raw`\b${component}\b`);
  return changes.filter(({ text }) => name.test(text));
}
