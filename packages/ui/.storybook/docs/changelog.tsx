import { Markdown } from '@storybook/addon-docs/blocks';

/** Written by `changeset version`; missing before the first release. */
const released = import.meta.glob<string>('../../CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** Pending changes: one file per change, which starts with the packages it concerns. */
const pending = import.meta.glob<string>('../../../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** All changes of the kit: pending ones first, then release by release. */
export function Changelog() {
  const next = Object.values(pending).flatMap(
    (file) => /^---\n[^]*?'@melhor-escola\/ui'[^]*?\n---\n([^]*)$/.exec(file)?.[1]?.trim() ?? [],
  );
  const releases = Object.values(released).map((file) => file.replace(/^# .*$/m, ''));
  return <Markdown>{['## Next release', ...next, ...releases].join('\n\n')}</Markdown>;
}
