import { Markdown } from '@storybook/addon-docs/blocks';
import { changesIn, type Change } from './read-changelog.ts';

/** What `changeset version` has written, once there is a release. */
const released = Object.values(
  import.meta.glob<string>('../CHANGELOG.md', { query: '?raw', import: 'default', eager: true }),
);
/** What waits for the next release: a file for each change, beginning with the packages it is of. */
const pending = Object.values(
  import.meta.glob<string>('../../../.changeset/*.md', { query: '?raw', import: 'default', eager: true }),
);

const changes = changesIn({ pending, released });

/** What changed in the kit: what waits for the next release, then release by release. */
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

/** What changed in a component: every change that names it. */
export function changesOf(component: string): readonly Change[] {
  const name = new RegExp(String.raw`\b${component}\b`);
  return changes.filter(({ text }) => name.test(text));
}
