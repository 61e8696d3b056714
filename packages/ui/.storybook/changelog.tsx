import { Markdown } from '@storybook/addon-docs/blocks';

/** What `changeset version` has written, once there is a release. */
const released = import.meta.glob<string>('../CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** What waits for the next release: a file for each change, beginning with the packages it is of. */
const waiting = import.meta.glob<string>('../../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const ofTheKit = /^---\n[^]*?'@melhor-escola\/ui'[^]*?\n---\n(?<words>[^]*)$/;

/** What changed in the kit: what waits for the next release, then release by release. */
export function Changelog() {
  const next = Object.values(waiting).flatMap((file) => ofTheKit.exec(file)?.groups?.['words'] ?? []);
  const releases = Object.values(released).map((file) => file.replace(/^# .*\n/, ''));
  return (
    <>
      {next.length > 0 && <Markdown>{['## Next release', ...next].join('\n\n')}</Markdown>}
      {releases.length > 0 && <Markdown>{releases.join('\n')}</Markdown>}
    </>
  );
}
